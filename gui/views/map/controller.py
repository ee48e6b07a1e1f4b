"""Turns what is done on the map into orders: moves to confirm, shots to prepare, the menu of a figure."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from gui.dice import MissingDice, OrderDice
from gui.documents.map.document import OpenMap
from gui.documents.map.moves import MoveDraft, as_far, confirm, dice_of, roll
from gui.documents.map.offers import Ride, fires_lit, offers, stand_where_it_is, wall_shots
from gui.documents.map.shots import VolleyDraft, nobody_may, ready, volley
from gui.documents.map.terrain import piece_at
from gui.presenters.map.draft import proposal, refusal
from gui.presenters.map.figure_looks import Token, measured
from gui.presenters.map.sight import shots
from gui.presenters.map.wording import offer_text, problem_text
from gui.session import Session
from gui.views.map.draft_strip import DraftStrip
from gui.views.map.hover import HoverDetails
from gui.views.map.paint.ground import ORDER
from gui.views.map.selection_tool import SelectionTool, strike
from gui.views.parts.work import Work
from heart_africa.board.layout import Blaze, Building, Spot
from heart_africa.board.shapes import distance, nearest
from heart_africa.board.table_record import SettleDispute
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import Names
from heart_africa.rules.battle import Stage
from heart_africa.rules.organisation.tembas import ClimbRoof, LeaveRoof
from heart_africa.rules.play.close_combat.leaving import Evade


class Orders(Protocol):
    """Where an order prepared on the map is carried out.

    `left` is emitted when it has been carried out or dropped.
    """

    left: SignalInstance

    def show_order(self, kind: str, unit: str, command: object | None) -> None:
        """Show this order, or hide with None; one given in short may leave something open."""

    def asks_dice(self, command: Command) -> bool:
        """Whether an order throws dice."""


class MapController(QObject):
    """Turns what is chosen, dragged and pointed at on the map into orders."""

    def __init__(self, session: Session, strip: DraftStrip, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._strip, self._parent = session, strip, parent
        self.orders: Orders | None = None
        self.say: Callable[[str, tuple[str, ...]], None] = lambda _text, _more: None
        self.opened: OpenMap | None = None
        self.selection: SelectionTool | None = None
        self._work: Work | None = None
        self.looking = HoverDetails(session, self, lambda text, more: self.say(text, more))  # noqa: PLW0108  # set later
        self._aim = ("", "")
        self._refused = False
        self._due: list[Any] = []
        self._version: object = None
        self._after: Callable[[], None] | None = None
        for signal, do in (
            (strip.do, self.confirm),
            (strip.as_far, self._as_far),
            (strip.leave, self.cancel),
            (strip.roll, self._roll),
            (strip.ambush, self._ambush),
            (strip.settle, self._settle),
        ):
            signal.connect(do)
        self.carry_out, self.typed, self.pointed = strip.carry_out, strip.type_face, self.looking.pointed

    def take_up(self, opened: OpenMap, selection: SelectionTool) -> None:
        """Work on the map of another battle."""
        self.opened, self.selection = opened, selection
        self.looking.take_up(opened, selection)
        self._due = []
        self._strip.show_proposal(None)

    # --- moves ---

    def told(self, draft: MoveDraft | None) -> None:
        """Show on the strip what the draft of a move would do."""
        found = proposal(self._session, self.opened, draft) if draft and self.opened else None
        if self.opened is not None:
            self._version = (self.opened.table.version, self.opened.table.at)
        self._strip.show_proposal(found)

    def confirm(self, why: str) -> None:
        """Carry out what is proposed: the draft, or an order that was refused, with `why` as reason."""
        selection, opened = self.selection, self.opened
        if opened is not None and opened.refused is not None:
            command = opened.refused.command
            self.attempt(lambda: opened.give(command, why))
            return
        if selection is None or opened is None or selection.draft is None:
            return
        draft = selection.draft
        selection.cancel()
        self._due = []
        self.attempt(lambda: self._due.extend(confirm(opened, draft, why)))
        if draft.kind == "place" and draft.inches and opened.table.live.stage is Stage.PLAY:
            text, side = proposal(self._session, opened, draft).text, opened.table.agenda.side
            whose = side if side and side != opened.table.live.unit(draft.unit).side else "none"
            self._session.note(self._session.say("table_map-placed-by-hand", what=text, side=whose))
        self._session.tell("map")
        self.go_on()

    def _as_far(self) -> None:
        """Carry a move that is too far out as far as it is allowed; show what is still wrong with that."""
        selection, opened = self.selection, self.opened
        if selection is None or opened is None or selection.draft is None:
            return
        found = as_far(opened, selection.draft)
        if found.problems:
            selection.propose(found.stands)
        else:
            selection.draft = found
            self.confirm("")

    def follow(self) -> None:
        """Bring the proposal up to date after the battle has gone on, or dice are asked for elsewhere.

        A place of the map that was set on fire by any form burns on the map as well.
        """
        opened, selection = self.opened, self.selection
        if opened is not None and opened.live and (lit := fires_lit(opened)):
            self.attempt(lambda: opened.burn((*opened.layout.blazes, *lit), opened.after))
        if opened is None or selection is None or selection.draft is None:
            return
        now = (opened.table.version, opened.table.at)
        if now != self._version:
            selection.follow()
        else:
            self.told(selection.draft)
        self._version = now

    def go_on(self) -> None:
        """Take the next of the orders that a move brings with it; without dice it is carried out at once."""
        self.looking.fire = None
        self.say("", ())
        opened = self.opened
        while self._due and opened is not None:
            order = self._due.pop(0)
            named = getattr(order, "unit", "") or next(iter(getattr(order, "figures", ())), "")
            who = named or getattr(order, "figure", "") or getattr(order, "captor", "")
            unit = opened.table.battle.company.get(who, who)
            if self.orders is not None and self.orders.asks_dice(order):
                self.orders.show_order(order.kind, unit, order)
                return
            self.attempt(partial(opened.table.submit, order, OrderDice()))
        if self._after is not None:
            after, self._after = self._after, None
            self.attempt(after)

    def cancel(self) -> None:
        """Drop what is proposed."""
        if self.opened is not None and self.opened.refused is not None:
            self.opened.leave()
            self._strip.show_proposal(None)
        if self.selection is not None:
            self.selection.cancel()
        if self.orders is not None:
            self.orders.show_order("", "", None)

    def show_refused(self, opened: OpenMap) -> None:
        """Show a refused order to lay out terrain, with what the rules have against it."""
        if opened.refused is not None:
            self._strip.show_proposal(refusal(self._session, opened.refused))
            self._refused = True
        elif self._refused:
            self._refused = False
            self._strip.show_proposal(None)

    def _roll(self, unit: str, faces: tuple[int, ...] = (), throw: bool = True) -> None:  # noqa: FBT001, FBT002  # as the strip says it
        """Roll the dice for a unit's move: the typed faces, and with `throw` the missing ones thrown."""
        opened = self.opened
        if opened is None:
            return
        draft = self.selection.draft if self.selection is not None else None
        paces = draft.paces if draft is not None and draft.unit == unit else ()
        try:
            self.attempt(lambda: roll(opened, unit, faces, paces, throw=throw))
        except MissingDice as short:
            self._strip.more(short)
            return
        if self.selection is not None:
            self.selection.canvas.setFocus()

    def _ambush(self, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        if self.selection is not None:
            self.selection.ambush = on
            self.selection.settle()

    def _settle(self, key: str, answer: bool) -> None:  # noqa: FBT001  # what people found
        """Record what players measured where the map found it too close to call."""
        opened = self.opened
        if opened is not None:
            why = self._session.say("table_map-close-measured")
            self.attempt(lambda: opened.give(SettleDispute(key, answer, why, opened.after)))
            if self.selection is not None:
                self.selection.settle()

    def attempt(self, do: Callable[[], object]) -> None:
        """Do something; a fault or an objection is shown in the status bar."""
        try:
            do()
        except BadData as fault:
            self._session.note_fault(fault)
        except Refused as refused:
            self._session.note(problem_text(self._session, refused.problems[0]))

    def far(self, inches: float, most: float | None) -> str:
        """How far the figures are dragged, and how far their dice allow, in the user's unit."""
        far = measured(self._session, inches)
        return far if most is None else f"{far} / {measured(self._session, most)}"

    # --- the menu ---

    def menu(self, token: Token | None, spot: Spot) -> None:
        """Show the menu of a figure, or of a spot."""
        made = self.made_menu(token, spot)
        if made is not None:
            made.popup(QCursor.pos())

    def made_menu(self, token: Token | None, spot: Spot = (0, 0)) -> QMenu | None:
        """The menu of a figure or spot, not yet shown; None if there is nothing to do."""
        opened = self.opened
        if opened is None:
            return None
        if token:
            entries = self._entries(opened, token)
        else:  # a wall to shoot at, a fire to put there
            piece = piece_at(opened.layout, spot, ORDER)
            shots = wall_shots(opened, piece, spot) if isinstance(piece, Building) else ()
            entries = [*self._offered(opened, shots), *self._fires(opened, spot)]
        menu = QMenu(self._parent)
        menu.setAccessibleName(token.code if token else self._session.say("table_map-name"))
        for text, run in entries:
            menu.addAction(text, run)
        return menu if entries else None

    def _offered(self, opened: OpenMap, orders: Iterable[Command]) -> list[tuple[str, Callable[[], None]]]:
        """Possible orders as menu entries: their text, and what carries them out."""
        names = Names(opened.table.battle)
        return [(offer_text(self._session, names, each), partial(self._take, each)) for each in orders]

    def _take(self, order: Command) -> None:
        """Begin an order of the menu; what it changes on the map is put there after it was carried out."""
        opened = self.opened
        if opened is None:
            return
        match order:
            case Evade():
                self._after = partial(Ride(opened.scene, order).place, opened)
            case ClimbRoof() | LeaveRoof():
                self._after = partial(stand_where_it_is, opened, order)
            case _:
                self._after = None
        self._due = [order]
        self.go_on()

    def _fires(self, opened: OpenMap, spot: Spot) -> list[tuple[str, Callable[[], None]]]:
        """Entries for the fires of the battle that have no place on the map yet."""
        known = {each.name for each in opened.layout.blazes}
        lit = (
            [each.name for each in opened.table.battle.fires if each.name not in known] if opened.live else []
        )
        say = self._session.say
        return [(say("table_map-menu-fire", name=name), partial(self._lit, name, spot)) for name in lit]

    def _lit(self, name: str, spot: Spot) -> None:
        """Put a fire of the battle at this spot, in the piece of terrain that lies there."""
        opened = self.opened
        if opened is not None:
            piece = piece_at(opened.layout, spot, ORDER)
            blaze = Blaze(name, spot, piece.name if piece else "")
            self.attempt(lambda: opened.burn((*opened.layout.blazes, blaze), opened.after))

    def _entries(self, opened: OpenMap, token: Token) -> list[tuple[str, Callable[[], None]]]:
        say, battle = self._session.say, opened.table.battle
        names = Names(battle)
        name = f"{names.code(self._session.lang, token.unit)} {token.unit}"
        own = opened.table.unit
        found: list[tuple[str, Callable[[], None]]] = []
        if what := strike(opened, token.unit):
            found.append((say(f"table_map-menu-{what}", target=name), partial(self.strike, token.unit)))
        hostile = own in battle.units and battle.units[own].side != token.look.side
        if not hostile and opened.live and token.unit in opened.table.agenda.who:
            orders = partial(opened.table.choose, token.unit)
            found.append((say("table_map-menu-orders", target=name), orders))
            if dice_of(opened, token.unit)[0]:
                found.append((say("table_map-menu-roll", target=name), partial(self._roll, token.unit)))
        found += self._offered(opened, offers(opened, token.figure))
        unit = [each.name for each in battle.units[token.unit].here if each.name in opened.layout.stands]
        found.append((say("table_map-menu-choose", target=name), partial(opened.choose, unit)))
        return found

    # --- shooting and charging ---

    def strike(self, target: str) -> None:
        """Do what a click on this unit means: shoot at it, charge it, or nothing."""
        opened = self.opened
        if opened is None:
            return
        match strike(opened, target):
            case "shoot":
                self.shoot(opened.table.unit, target)
            case "charge":
                self.charge(opened.table.unit, target)

    def hint(self, target: str) -> str:
        """What a click on this unit would do, in words; empty if it only chooses the unit."""
        opened = self.opened
        what = strike(opened, target) if opened is not None else ""
        if opened is None or not what:
            return ""
        code = Names(opened.table.battle).code(self._session.lang, target)
        if what == "shoot" and nobody_may(opened, target):
            return self._session.say("table_map-click-why", target=code)
        return self._session.say(f"table_map-click-{what}", target=code)

    def aimed_at(self, target: str) -> None:
        """Show which enemy was picked with the keys for the chosen unit, or that there is none."""
        say = self._session.say
        if target:
            self.say(f"{target} · {self.hint(target)}", ())
            if self.selection is not None:
                spots = (each.stand.spot for each in self.selection.tokens if each.unit == target)
                self.selection.canvas.show_spot(next(spots))
        else:
            self.say(say("table_map-click-nobody"), ())

    def shoot(self, unit: str, target: str) -> None:
        """Prepare the shots of a unit at another in a thread, then show them on the order's card."""
        opened = self.opened
        if opened is None:
            return
        shooters = [name for name in opened.chosen if opened.table.battle.company[name] == unit]
        picked = tuple(name for name in ready(opened, unit) if not shooters or name in shooters)
        self.looking.hush()
        self.say(self._session.say("table_map-sight-looking"), ())
        work = self._work = Work([partial(volley, opened, picked, target)])
        self._aim = (unit, target)
        work.finished.connect(self._aimed)
        work.start()

    def _aimed(self, found: list[VolleyDraft]) -> None:
        """Say the prepared volley in words, then show the order with its dice."""
        self._work = None
        if self.opened is None:
            return
        unit, target = self._aim
        told = shots(self._session, self.opened, found[0], target)
        self.looking.fire = found[0].fire
        self.looking.encircle()
        self.say(told.text, (*told.held, *told.close))
        if self.orders is not None:
            self.orders.show_order("fire", unit, found[0] if found[0].fire else None)

    def charge(self, unit: str, target: str) -> None:
        """Propose to move a unit straight at another until the nearest bases touch."""
        opened, selection = self.opened, self.selection
        if opened is None or selection is None:
            return
        scene = opened.scene
        own, foes = scene.of(unit), scene.of(target)
        pairs = [(scene.footprint(one), scene.footprint(other)) for one in own for other in foes]
        if not pairs:
            return
        (x, y), (to_x, to_y) = nearest(*min(pairs, key=lambda pair: distance(*pair)))
        opened.choose(own)
        selection.nudge((to_x - x, to_y - y))
        selection.settle()
