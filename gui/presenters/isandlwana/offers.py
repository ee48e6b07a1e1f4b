"""The orders of the game: those of the whole phase as buttons, those of what is chosen on the map."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from gui.presenters.companions import Hint, Offer, Offers
from gui.presenters.isandlwana.groups import FIRES, hex_of, pieces_of, shares_of
from heart_africa.companions.isandlwana import combat, movement
from heart_africa.companions.isandlwana.combat import Attack, Fire
from heart_africa.companions.isandlwana.components import HexId
from heart_africa.companions.isandlwana.game import ENDABLE, EndPhase
from heart_africa.companions.isandlwana.hexes import members
from heart_africa.companions.isandlwana.movement import FormSquare, LeaveSquare, Move, MoveZulu
from heart_africa.companions.isandlwana.plans import advised
from heart_africa.companions.isandlwana.setting_up import Place, free_places
from heart_africa.companions.isandlwana.state import WAGON, State
from heart_africa.core.dice import SIDES
from heart_africa.core.journal.records import Command
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.narration import minus, percent, signed

MANY = frozenset({"placing", "zulu-movement", "zulu-attack", "movement", *FIRES})
"""The steps with more orders than anybody would look through: what is chosen tells which are offered."""
PLACES = ("hex", "onrush", "start", "end", "target")
"""The fields of an order that name the hex at which it is aimed."""
ON_THE_MAP = "●"
DICED = FIRES | {"zulu-attack", "sniping", "fatalities"}
"""The steps in which a die decides what comes of an order."""


class IsandlwanaOffers(Offers):
    """The orders of a game as it stands."""

    state: State

    def all(self) -> Iterator[Offer]:
        """Those of the phase, and those of what is chosen. Raises `ComponentNeeded`."""
        state = self.state
        system = state.side == "zulu" and state.solitaire
        if state.components is None or (state.step in MANY and not state.waits and not system):
            yield from self._of_chosen()
            if state.step in ENDABLE:
                yield self._button(EndPhase())
            return
        placed = state.step == "arrivals" and not state.waits
        for order in self.rules.legal(state):
            if placed and isinstance(order, Place):
                yield self._aimed(order, order.hex, ON_THE_MAP)
            else:
                yield self._button(order, self._hex(order))

    def words(self, order: Command) -> tuple[str, str]:
        """What it says, and at which hex it is aimed."""
        place, whom = self._hex(order), _of_whom(order)
        company = self.state.units.get(whom)
        facts = {
            "first": getattr(order, "first", ""),
            "who": self.tongue.named(self.lang, self.state, "piece", whom),
            "steps": company.steps if company else 0,
            "decline": "yes" if getattr(order, "decline", False) else "no",
            "next": self.state.step,
            "place": place or "none",
        }
        return self.session.say(f"isandlwanadesk-do-{order.kind}", **facts), place

    # --- advice ---

    def advised(self) -> Iterator[Hint]:
        """What each plan orders next, and why; then, of what is chosen or of all, what a die decides.

        Raises `ComponentNeeded`.
        """
        book, state = self.rules.book, self.state
        for name, each in advised(book, state).items():
            plan = self.session.say(f"isandlwana-plan-{name}")
            yield Hint(each.order, f"{plan}: {self._said(each.order)}", self.session.say(each.why))
        if state.waits or state.step not in DICED or (state.side == "zulu" and state.solitaire):
            return
        known = {*pieces_of(self.document.chosen), hex_of(self.document.chosen)} - {""}
        found: list[Any] = [
            each
            for each in self.rules.legal(state)
            if not known or known & {*getattr(each, "units", ()), getattr(each, "start", "")}
        ]
        offers = [self.shot(each) if isinstance(each, (Fire, Attack)) else self.offer(each) for each in found]
        for offer in sorted(offers, key=lambda offer: offer.mark, reverse=True):
            if offer.odds:
                first, *lines = offer.odds.split("\n")
                yield Hint(offer.order, offer.text, first, tuple(lines))

    def _said(self, order: Command) -> str:
        """An order in words, whether it has a button or is given on the map."""
        match order:
            case Move(end=end) | Fire(target=end) | Attack(target=end) | MoveZulu(ends=(end, *_)):
                return f"{self._who(order)} → {end}"
            case _:
                return self.words(order)[0]

    # --- offers of both kinds ---

    def _button(self, order: Command, place: str = "") -> Offer:
        """An order on a button; it stays in view whatever is chosen."""
        return Offer(order, self.words(order)[0], self.odds(order), "", self.document.chosen, place)

    def _aimed(
        self, order: Command, place: HexId, mark: str, odds: str = "", why: Iterable[str] = ()
    ) -> Offer:
        """An order that is given by pressing a hex; `mark` stands there, `why` beside it."""
        told = "\n".join(filter(None, (odds, *why)))
        return Offer(order, f"{self._who(order)} → {place}", told, "", self.document.chosen, place, mark)

    def _who(self, order: Any) -> str:  # noqa: ANN401  # as above
        """Whose order it is, in a few letters."""
        if start := getattr(order, "start", ""):
            return f"{self.session.say('isandlwanadesk-zulu')} {start}"
        pieces = getattr(order, "pieces", ()) or getattr(order, "units", ()) or (order.piece,)
        points = getattr(order, "points", ()) or ("",) * len(pieces)
        named = (str(self.tongue.named(self.lang, self.state, "piece", each)) for each in pieces)
        return ", ".join(f"{who} ({used})" if used else who for who, used in zip(named, points, strict=True))

    def _hex(self, order: object) -> HexId:
        """The hex at which an order is aimed, or of whom it is about."""
        for name in PLACES:
            if found := getattr(order, name, ""):
                return str(found)
        return self.state.place(_of_whom(order))

    # --- of what is chosen ---

    def _of_chosen(self) -> Iterator[Offer]:
        state, chosen = self.state, self.document.chosen
        match state.step:
            case "placing":
                yield from self._placing()
            case "zulu-movement" if zulu := hex_of(chosen):
                yield from self._zulu_moves(zulu)
            case "zulu-attack" if zulu := hex_of(chosen):
                yield from self._attacks(zulu)
            case "movement" if pieces := pieces_of(chosen):
                yield from self._moves(pieces)
            case "reaction" | "combat" if pieces := pieces_of(chosen):
                yield from self._fires(pieces)

    def _to_place(self) -> str:
        """The chosen piece, if it is to be placed; else the next one."""
        waiting = self.state.unplaced or tuple(self.state.arriving())
        return self.document.chosen if self.document.chosen in waiting else next(iter(waiting), "")

    def _placing(self) -> Iterator[Offer]:
        """Where that piece may be placed."""
        piece = self._to_place()
        places, _ = free_places(self.rules.book, self.state, piece) if piece else ((), "")
        yield from (self._aimed(Place(piece, hex_), hex_, ON_THE_MAP) for hex_ in sorted(places))

    def _zulu_moves(self, start: HexId) -> Iterator[Offer]:
        book, state = self.rules.book, self.state
        if movement.unmoved(state, start) < 1:
            return
        costs = movement.zulu_costs(book, state, start)
        for end in members(movement.zulu_reach(book, state, start)):
            if (
                movement.unmoved(state, end) < 1
            ):  # else a press chooses those who wait there: a line sends others
                yield self._moved(
                    MoveZulu(start, (end,)), end, costs[end], movement.zulu_points(state, start)
                )

    def _moves(self, pieces: tuple[str, ...]) -> Iterator[Offer]:
        """Offers to move these pieces together to each hex in reach, and to form square or leave it."""
        book, state = self.rules.book, self.state
        points = [movement.left(state, each) for each in pieces if each != WAGON]
        most = min(points, default=state.numbers.movement.wagon_on_road)
        for end, cost in movement.costs(book, state, pieces).items():
            order = Move(pieces, end)
            if not self.rules.problems(book, state, order):
                yield self._moved(order, end, cost, most)
        units = tuple(each for each in pieces if each in state.units)
        square = bool(units) and all(state.units[each].square for each in units)
        if units:
            formation = LeaveSquare(units) if square else FormSquare(units)
            yield self.offer(formation, self.rules.problems(book, state, formation))

    def piece(self, order: object) -> str:  # noqa: ARG002  # any order
        """The piece that an offer stands under: the one that is chosen."""
        return self.document.chosen

    def _moved(self, order: Command, end: HexId, cost: int, most: int) -> Offer:
        said = self.session.say("isandlwanadesk-cost", cost=cost, most=most)
        return self._aimed(order, end, str(cost), said)

    def _fires(self, pieces: tuple[str, ...]) -> Iterator[Offer]:
        """The Zulus at whom all of these may fire, with the hit number and its reasons."""
        book, state = self.rules.book, self.state
        units = tuple(each for each in pieces if each in state.units)
        shares = shares_of(self.document.chosen)
        points = tuple(shares.get(each, combat.unused(state, each)) for each in units) if shares else ()
        for target, may in combat.targets(book, state).items() if units else ():
            if set(units) <= set(may):
                yield self.shot(Fire(target, units, points))

    def _attacks(self, start: HexId) -> Iterator[Offer]:
        orders = combat.attacks(self.rules.book, self.state)
        yield from (self.shot(order) for order in orders if order.start == start)

    def shot(self, order: Fire | Attack) -> Offer:
        """A fire or an attack, with its hit number and the reasons for it."""
        book, state = self.rules.book, self.state
        if isinstance(order, Fire):
            found = combat.fire_reckoning(book, state, order)
            needs = found.total
        else:
            found = combat.aimed_at(book, state, order)
            needs = state.numbers.fire.zulu_strength - found.total
        hits = combat.chances(state, needs)
        about = {"needs": minus(needs), "faces": hits, "percent": percent(self.lang, Fraction(hits, SIDES))}
        said = self.session.say("isandlwanadesk-hit", **about)
        mark = f"≤{max(1, min(needs, SIDES - 1))}"
        return self._aimed(order, order.target, mark, said, self.reasons(found))

    def reasons(self, found: Reckoning) -> list[str]:
        """The lines of a reckoning, each with its value, its words and its rule."""
        lines = ((each, self.tongue.reckoned(self.lang, self.state, each)) for each in found.lines)
        return [f"{signed(each.value)}  {self._of(each.where)}{words}" for each, words in lines]

    def _of(self, unit: str) -> str:
        """Whose line it is, where several units fire."""
        return f"{self.state.printed(unit).label}: " if unit in self.state.units else ""

    def who_is_chosen(self) -> str:
        """The British pieces that are chosen, by their names."""
        pieces = pieces_of(self.document.chosen)
        return self._who(Move(pieces, "")) if pieces else ""

    def why_not(self, hex_: HexId) -> str:
        """What is against doing at a hex with what is chosen what one does in this phase."""
        state, pieces, zulu = self.state, pieces_of(self.document.chosen), hex_of(self.document.chosen)
        order: Any = None
        if state.step in FIRES and pieces and hex_ in state.zulus:
            order = Fire(hex_, pieces)
        elif state.step == "movement" and pieces:
            order = Move(pieces, hex_)
        elif state.step == "zulu-movement" and zulu:
            order = MoveZulu(zulu, (hex_,))
        elif state.step == "zulu-attack" and zulu and hex_ in state.standing:
            order = Attack(zulu, hex_)
        elif state.step in {"placing", "arrivals"}:
            order = Place(self._to_place(), hex_)
        if order is None:
            return ""
        found = self.rules.problems(self.rules.book, state, order)
        return "\n".join(self.tongue.objections(self.lang, state, found))


def _of_whom(order: object) -> str:
    """The British piece that an order names; "" for none."""
    return next(
        (str(found) for name in ("piece", "unit", "leader") if (found := getattr(order, name, ""))), ""
    )
