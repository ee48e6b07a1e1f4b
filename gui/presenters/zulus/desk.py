"""The game as the page of companions has it: its cards, its state, its points, and a new one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from gui.dice import Generator
from gui.documents.companions import AnyGame
from gui.documents.zulus import ZulusDocument, begin
from gui.presenters.companions import CompanionDesk, Hint, Need, Offer, Piece, Table, Zone
from gui.presenters.journal import Choice, Sum
from gui.presenters.zulus.offers import Offers, book_of
from gui.presenters.zulus.words import ZulusContext, ZulusWords
from gui.session import Session
from heart_africa.companions.zulus import odds
from heart_africa.companions.zulus.advice import Advice, advise
from heart_africa.companions.zulus.components import Card, ComponentNeeded, Components
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.setting_up import StateComponent
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.tracker import due
from heart_africa.companions.zulus.victory import level, level_rule, victory_points
from heart_africa.core.citations import cite
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.messages import say
from heart_africa.kinds.own_packs import PACKS, keep
from heart_africa.language.narration import percent, signed
from heart_africa.language.zulus import chit_name, objection, printed_value, used_chits, worded
from heart_africa.language.zulus_advice import advised
from heart_africa.language.zulus_cards import card_text
from reports.options import PaperOptions
from reports.paper import Paper
from reports.zulus import game_papers

PLURALS = {"card": "cards", "chit": "chits", "regiment": "regiments", "box": "box"}
"""The table of a pack that holds the pieces of a kind."""


class ZulusDesk(CompanionDesk):
    """*Zulus on the Ramparts!* at the desk."""

    companion, context, words, advises = ZULUS, ZulusContext, ZulusWords, True

    # --- a new game ---

    def extras(self, lang: str, edition: int) -> Mapping[str, Sequence[Choice]]:
        """The options of 12.0 and the optional cards of 12.3."""
        data = edition_data(1 if edition == 1 else 2)
        box = components(ZULUS.packs.own_set(edition))
        options = [(each, worded(lang, box, f"zulus-option-{each}", {})) for each in data.set_up.options]
        last = data.set_up.shuffled[1]
        cards = [(str(each.number), each.name(lang)) for each in box.cards if each.number > last]
        return {"option": options, "card": cards}

    def begin(
        self,
        session: Session,
        name: str,
        edition: int,
        chosen: Mapping[str, Sequence[str]],
        *,
        own: bool,
        thrower: Generator | None = None,
    ) -> ZulusDocument:
        """Lay one out. Raises `Refused`, `BadData`."""
        folder = session.folder / PACKS if own else None
        return begin(session, name, edition, chosen, folder, thrower=thrower or Generator())

    def against(self, session: Session, edition: int, refused: Refused) -> Sequence[str]:
        """Why those options and cards do not go together."""
        box = components(ZULUS.packs.own_set(edition))
        return [objection(session.lang, box, each) for each in refused.problems]

    # --- the table ---

    def table(self, session: Session, document: AnyGame) -> Table:
        """How it stands, and what may be done."""
        state: State = document.looked_at
        box = state.components
        if box is None:
            return Table(session.say("companions-zulus-title"), due=self._due(session, state))
        offers = Offers(ZulusContext(session, document))
        lacking = document.held.lacking if document.held else None
        found: tuple[Offer, ...] = ()
        try:
            found = tuple(offers.all()) if document.at is None else ()
        except ComponentNeeded as needed:
            lacking = lacking or needed
        return Table(
            session.say("zulusdesk-title", edition=box.edition),
            self._statement(session, box),
            self._due(session, state),
            tuple(self._chips(session, state)) if state.ibuthos else (),
            found,
            tuple(self._zones(session, state, found)) if state.ibuthos else (),
            lambda: tuple(self._sums(session, state, offers)) if state.ibuthos else (),
            over=bool(state.ending),
            need=self._need(session, box, lacking) if isinstance(lacking, ComponentNeeded) else None,
        )

    def advice(self, session: Session, document: AnyGame) -> tuple[Hint, ...]:
        """What each legal order is expected to bring, and whether the camp survives it."""
        offers = Offers(ZulusContext(session, document))
        try:
            found = advise(offers.book, document.live)
        except ComponentNeeded:
            return ()
        return tuple(_hint(session, offers, each) for each in found)

    def papers(self, document: AnyGame, journal: Journal[Any], options: PaperOptions) -> Iterable[Paper]:
        """The story; with our own set its cards, chits, board and reference sheet."""
        return game_papers(book_of(document), journal, document.name, options)

    def _statement(self, session: Session, box: Components) -> str:
        """What the pack says of itself."""
        if not _ours(box):
            return session.say("zulusdesk-own-box", pack=box.pack)
        return ZULUS.packs.own_set(box.edition).top.head.statement(session.lang)

    def _due(self, session: Session, state: State) -> str:
        found = due(state)
        text = worded(session.lang, state.components, found.what, found.about)
        return f"{text[:1].upper()}{text[1:]} ({cite(found.rule, 0, session.lang)})"

    def _chips(self, session: Session, state: State) -> Iterator[Choice]:
        """Day or night, ammunition, fires, and how many lie in cup and piles."""
        say = session.say
        yield "", say("zulus-event-turn", turn=state.turn).rstrip(".")
        yield (
            ("warn", f"☾ {say('zulus-stands-night')}")
            if state.night
            else ("", f"☀ {say('zulus-stands-day')}")
        )
        if state.low_ammo:
            yield "warn", f"! {say('zulusdesk-low-ammo')}"
        for each in state.hampered:
            yield "warn", f"−1 {say(f'zuluscalc-cause-{each}')}"
        if state.resting:
            yield "warn", say("zulusdesk-resting")
        for marker in state.support:
            yield "good", say(f"zulus-marker-{marker}")
        for fallen in (each.name for each in state.ibuthos if each.fallen):
            yield "good", f"✗ {say(f'zulus-ibutho-{fallen}')}: {say('zulus-stands-fallen')}"
        yield "", say("zulusdesk-cup", count=state.in_cup)
        yield "", say("zulusdesk-pile", count=len(state.pile))
        yield "", say("zulusdesk-discard", count=len(state.discard))

    # --- cards ---

    def _zones(self, session: Session, state: State, offers: Iterable[Offer]) -> Iterator[Zone]:
        active = {each.piece for each in offers if not each.off}
        for name, cards in (
            ("hand", state.hand),
            ("table", state.table),
            ("committed", state.committed),
            ("discard", state.discard),
        ):
            if cards or name == "hand":
                pieces = (
                    _piece(session.lang, state.card(each), _ours(state.box), str(each) in active)
                    for each in cards
                )
                title = session.say(f"zulusdesk-zone-{name}", count=len(cards))
                yield Zone(title, tuple(pieces), aside=name == "discard")

    # --- sums ---

    def _sums(self, session: Session, state: State, offers: Offers) -> Iterator[Sum]:
        """The points if it ended so, and what the cup holds."""
        try:
            worth = victory_points(offers.book, state)
        except ComponentNeeded:
            pass
        else:
            named = session.say(f"zuluscalc-level-{level(state, worth.total)}")
            said = session.say("zulus-stands-points", points=worth.total, level=named)
            rows = (
                f"{signed(each.value)}  {worded(session.lang, state.box, each.what, each.about)}"
                f" ({cite(each.rule, 0, session.lang)})"
                for each in worth.lines
            )
            yield Sum(f"{said} ({cite(level_rule(state), 0, session.lang)})", tuple(rows))
        if not state.ending:
            chances = sorted(odds.chits(state).items(), key=lambda pair: -pair[1])
            yield Sum(session.say("zulusdesk-next-chit"), tuple(self._chits(session, state.box, chances)))
        if used := used_chits(session.lang, state):
            yield Sum(session.say("zulusdesk-used-chits", count=sum(state.used)), tuple(used))

    def _chits(
        self, session: Session, box: Components, chances: Iterable[tuple[str, Fraction]]
    ) -> Iterator[str]:
        for name, found in chances:
            yield f"{percent(session.lang, found)}  {chit_name(session.lang, box, name)}"

    # --- the owner's own box ---

    def _need(self, session: Session, box: Components, needed: ComponentNeeded) -> Need:
        kind, _, name = needed.piece.partition("-")
        key = f"{PLURALS[kind]}.{name}.{needed.field}".replace("..", ".")
        return Need(
            printed_value(session.lang, box, needed),
            lambda said: StateComponent(needed.piece, needed.field, said),
            lambda said: keep(ZULUS, box.edition, key, said, session.folder / PACKS),
        )


def _hint(session: Session, offers: Offers, advice: Advice) -> Hint:
    """An order with what is expected of it."""
    said = advised(session.lang, advice)
    expected = session.say("zulusdesk-expected", value=said.value, survives=said.survives)
    why = (*(f"{value}  {part}" for value, part in said.parts), said.gains)
    return Hint(advice.order, offers.text(advice.order), expected, tuple(filter(None, why)))


def _ours(box: Components) -> bool:
    """Whether it is our own set, which every card face says."""
    return ZULUS.packs.own_set(box.edition).top.head.id == box.pack


@cache
def _piece(lang: str, card: Card, ours: bool, active: bool) -> Piece:  # noqa: FBT001  # what it is remembered by
    """A card in words; our own ones say that they are."""
    words = [card.card_class or "unknown", *([card.rank] if card.rank else [])]
    sort = [str(card.number), *(say(lang, f"zulusdesk-sort-{each}") for each in words)]
    sort += [card.medal.upper()] if card.medal not in {None, "none"} and card.medal else []
    sort += [f"◇ {say(lang, 'zulusdesk-ours')}"] if ours else []
    title = card.name(lang) or f"#{card.number}"
    return Piece(str(card.number), title, " · ".join(sort), tuple(card_text(lang, card)), active)


DESK = ZulusDesk()
