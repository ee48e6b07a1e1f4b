"""The game as the page of companions has it: its cards, its state, its points, and a new one."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache

from gui.documents.companions import AnyGame
from gui.presenters.companions import CompanionDesk, Hint, Piece, Zone
from gui.presenters.journal import Choice, Sum
from gui.presenters.zulus.offers import ZulusOffers
from gui.session import Session
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.companions.zulus import odds
from heart_africa.companions.zulus.advice import Advice, advise
from heart_africa.companions.zulus.components import Card
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.state import State
from heart_africa.core.messages import say
from heart_africa.language.narration import percent
from heart_africa.language.zulus import TONGUE, used_chits, worth_told
from heart_africa.language.zulus_advice import advised
from heart_africa.language.zulus_cards import card_text


class ZulusDesk(CompanionDesk[State]):
    """*Zulus on the Ramparts!* at the desk."""

    companion, offers, advises = ZULUS, ZulusOffers, True

    def extras(self, lang: str, edition: int) -> Mapping[str, Sequence[Choice]]:
        """The options of 12.0 and the optional cards of 12.3."""
        data = edition_data(1 if edition == 1 else 2)
        box = components(ZULUS.packs.own_set(edition))
        options = [(each, say(lang, f"zulus-option-{each}")) for each in data.set_up.options]
        last = data.set_up.shuffled[1]
        cards = [(str(each.number), each.name(lang)) for each in box.cards if each.number > last]
        return {"option": options, "card": cards}

    def advice(self, session: Session, document: AnyGame) -> tuple[Hint, ...]:
        """What each legal order is expected to bring, and whether the camp survives it."""
        offers = ZulusOffers(session, document)
        try:
            found = advise(offers.rules.book, document.live)
        except ComponentNeeded:
            return ()
        return tuple(_hint(session, offers, each) for each in found)

    def title(self, session: Session, state: State) -> str:
        """The game and its edition."""
        box = state.components
        return session.say("zulusdesk-title", edition=box.edition) if box else super().title(session, state)

    def chips(self, session: Session, state: State) -> Iterator[Choice]:
        """Day or night, ammunition, fires, and how many lie in cup and piles."""
        say = session.say
        yield "", say("zulus-event-turn", turn=state.turn).rstrip(".")
        hours = say("zulus-stands-night" if state.night else "zulus-stands-day").rstrip(".")
        yield ("warn", f"☾ {hours}") if state.night else ("", f"☀ {hours}")
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

    def zones(self, session: Session, state: State, active: Collection[str]) -> Iterator[Zone]:
        """The cards, by where they lie."""
        ours = ZULUS.ours(state.box) is not None
        for name in ("hand", "table", "committed", "discard"):
            cards = getattr(state, name)
            if cards or name == "hand":
                found = (_piece(session.lang, state.card(each), ours, str(each) in active) for each in cards)
                title = session.say(f"zulusdesk-zone-{name}", count=len(cards))
                yield Zone(title, tuple(found), aside=name == "discard")

    def sums(self, session: Session, state: State, book: Book) -> Iterator[Sum]:
        """The points if it ended so, and what the cup holds."""
        lang = session.lang
        if worth := worth_told(lang, book, state):
            yield Sum(worth[0], tuple(map("  ".join, worth[1])))
        if not state.ending:
            chances = sorted(odds.chits(state).items(), key=lambda pair: -pair[1])
            rows = (
                f"{percent(lang, each)}  {TONGUE.named(lang, state, 'chit', name)}" for name, each in chances
            )
            yield Sum(session.say("zulusdesk-next-chit"), tuple(rows))
        if used := used_chits(lang, state):
            yield Sum(session.say("zulusdesk-used-chits", count=sum(state.used)), tuple(used))


def _hint(session: Session, offers: ZulusOffers, advice: Advice) -> Hint:
    """An order with what is expected of it."""
    said = advised(session.lang, advice)
    expected = session.say("zulusdesk-expected", value=said.value, survives=said.survives)
    why = (*(f"{value}  {part}" for value, part in said.parts), said.gains)
    return Hint(advice.order, offers.words(advice.order)[0], expected, tuple(filter(None, why)))


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
