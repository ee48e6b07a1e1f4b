"""The game as the page of companions has it: its units, its state, what is to be expected, and a new one."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from gui.documents.companions import AnyGame
from gui.presenters.companions import CompanionDesk, CompanionWords, Hint, Piece, Zone
from gui.presenters.isandlwana.groups import FIRES, ZULU, pieces_of, together
from gui.presenters.isandlwana.offers import IsandlwanaOffers
from gui.presenters.journal import Choice, Sum, WordedAct
from gui.session import Session
from heart_africa.companions.isandlwana import combat, movement, odds
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.hexes import distance
from heart_africa.companions.isandlwana.setting_up import OPTIONS
from heart_africa.companions.isandlwana.solitaire import PlayZulus
from heart_africa.companions.isandlwana.state import State
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import say
from heart_africa.language.companions import cited
from heart_africa.language.isandlwana import read_out
from heart_africa.language.narration import chance


class IsandlwanaWords(CompanionWords):
    """How it is told in its log."""

    def told(self, act: StandingAct[State]) -> WordedAct:
        """An act in words, with the dice that are read out."""
        return super().told(replace(act, act=read_out(act.act)))


class IsandlwanaDesk(CompanionDesk[State]):
    """*Last Stand at Isandlwana* at the desk."""

    companion, offers, words, advises = ISANDLWANA, IsandlwanaOffers, IsandlwanaWords, True

    def extras(self, lang: str, edition: int) -> Mapping[str, Sequence[Choice]]:  # noqa: ARG002  # there is one
        """The Zulus played by the system (9.2), the free set-up (10.0)."""
        return {"option": [(each, say(lang, f"isandlwanadesk-option-{each}")) for each in OPTIONS]}

    def advice(self, session: Session, document: AnyGame) -> tuple[Hint, ...]:
        """What each plan of the computer's would order, and the odds of what a die decides."""
        try:
            return tuple(IsandlwanaOffers(session, document).advised())
        except ComponentNeeded:
            return ()

    def chips(self, session: Session, state: State) -> Iterator[Choice]:
        """Turn and side, what became of wagon and colours, how many are left."""
        word = session.say
        turn = word("isandlwana-event-turn", turn=state.turn).rstrip(".")
        yield "", turn if state.turn else word("companions-set-up")
        if not state.ending:
            yield "", word(f"isandlwanadesk-side-{state.side}")
        yield "", _british(session, state)
        waiting = sum(state.zulus.get(each, 0) for each in state.box.onrush)
        yield "", word("isandlwanadesk-zulus", count=sum(state.zulus.values()), waiting=waiting)
        if state.wagon_captured:
            yield "bad", word("isandlwanadesk-wagon-captured")
        yield ("bad" if state.colours == "captured" else ""), word(f"isandlwanadesk-colours-{state.colours}")
        if state.turn >= state.numbers.turns.fire_short:
            yield "warn", word("isandlwanadesk-short")

    def zones(self, session: Session, state: State, active: Collection[str]) -> Iterator[Zone]:
        """The British, by whether they are to be placed, stand on the map, are still to come or are lost."""
        del active
        unplaced = state.unplaced
        where: dict[str, list[Piece]] = {"placing": [], "map": [], "coming": [], "lost": []}
        for name, each in state.units.items():
            printed = state.printed(name)
            later = "placing" if name in unplaced else "coming"
            zone = "map" if each.hex else later if each.steps else "lost"
            title = f"{printed.label}  {each.steps}" if each.steps else printed.label
            place = f" · {each.hex}" if each.hex else ""
            square = f" · {session.say('isandlwanaprint-square')}" if each.square else ""
            called = printed.name(session.lang)
            where[zone].append(Piece(name, title, f"{called}{place}{square}", ()))
        for name, hex_ in state.leaders.items():
            known = state.box.pieces[name].name(session.lang)
            zone = "map" if hex_ else "placing" if name in unplaced else "lost"
            sort = f"{session.say('isandlwanadesk-leader')}{f' · {hex_}' if hex_ else ''}"
            where[zone].append(Piece(name, f"★ {known}", sort, ()))
        for zone, pieces in where.items():
            if pieces:
                title = session.say(f"isandlwanadesk-zone-{zone}", count=len(pieces))
                yield Zone(title, tuple(pieces), aside=zone in {"lost", "coming"})

    def laid(self, state: State) -> bool:
        """Once everybody stands who has a printed hex."""
        return bool(state.units)

    def chosen(self, document: AnyGame, piece: str) -> str:
        """Firers come to those chosen already, or leave them; of others one is chosen at a time."""
        before = pieces_of(document.chosen)
        if document.live.step not in FIRES:
            return super().chosen(document, piece)
        return together([each for each in before if each != piece] if piece in before else [*before, piece])

    def keeps(self, document: AnyGame, order: Command) -> str:
        """The Zulu units of an onrush hex go one after another; who took the wagon may go on."""
        state: State = document.live
        start = order.start if isinstance(order, movement.MoveZulu) and state.step == "zulu-movement" else ""
        start = next(iter(state.moving), start) if start else ""
        return f"{ZULU}{start}" if start and movement.unmoved(state, start) > 0 else ""

    def follows(self, document: AnyGame) -> Command | None:
        """Where the rules play the Zulus: all that they do in a phase, and by which hex returns who fell."""
        state: State = document.live
        last = document.journal.last
        if last is None or document.by_hand or not state.solitaire or state.side != "zulu" or state.ending:
            return None
        goes_on = isinstance(last.act.command, PlayZulus) and last.before.step == state.step
        falls = state.wait is not None and state.wait.kind == "recycle"
        return PlayZulus() if goes_on or falls else None

    def sums(self, session: Session, state: State, book: Book) -> Iterator[Sum]:
        """The best fire at each target, whom snipers may hit, how far to escape; in the end, who is left."""
        word, lang = session.say, session.lang
        if state.ending:
            left = (each for each in self.zones(session, state, ()) if not each.aside)
            yield Sum(_british(session, state), tuple(piece.title for zone in left for piece in zone.pieces))
            return
        if state.step in {"reaction", "combat"} and not state.waits:
            rows = []
            for target, units in combat.targets(book, state).items():
                hits = odds.fire(book, state, combat.Fire(target, units))
                who = ", ".join(state.printed(each).label for each in units)
                rows.append((-hits, f"{target}  {chance(lang, hits)}  {who}"))
            yield Sum(word("isandlwanadesk-targets"), tuple(row for _, row in sorted(rows)))
        beside = combat.snipeable(state)
        lost = odds.sniped(state).weights
        said = word("isandlwanadesk-sniping", count=len(beside), least=min(lost), most=max(lost))
        yield Sum(
            cited(lang, said, "IS-055"),
            tuple(state.printed(each).label for each in beside),
        )  # fmt: skip
        if leaders := [name for name, hex_ in state.leaders.items() if hex_ in state.beside_zulus]:
            said = word("isandlwanadesk-leaders", chance=chance(lang, odds.falls(state)))
            yield Sum(
                cited(lang, said, "IS-060"), tuple(state.box.pieces[each].name(lang) for each in leaders)
            )
        if state.wagon and state.colours != "declined":
            away = min(distance(state.wagon, each) for each in state.box.west_exit)
            yield Sum(cited(lang, word("isandlwanadesk-escape", hexes=away), "IS-037"), ())


def _british(session: Session, state: State) -> str:
    """How many of the British are on the map."""
    steps = [each.steps for each in state.units.values() if each.hex]
    return session.say("isandlwanadesk-british", units=len(steps), steps=sum(steps))


DESK = IsandlwanaDesk()
"""The game at the desk."""
