"""The words of *Last Stand at Isandlwana*: what its pieces are called, and whom a typed word means."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import ClassVar

from heart_africa.companions.isandlwana import combat, odds
from heart_africa.companions.isandlwana.events import ComponentStated, PhaseBegan, ZuluMoved
from heart_africa.companions.isandlwana.names import Piece
from heart_africa.companions.isandlwana.state import WAGON, State
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.core import chances
from heart_africa.core.dataclass import replace
from heart_africa.core.dice import SIDES
from heart_africa.core.fields import Meaning
from heart_africa.core.journal.records import Act, Command, EventRecord
from heart_africa.core.messages import say
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.language.companions import Called, Pieces, Tongue, capital
from heart_africa.language.narration import decimal, minus, percent, signed

NAMED = frozenset({"who", "piece", "pieces", "unit", "units", "near", "aimed", "leader"})
"""Facts that are British pieces."""
FEW = 14
"""Up to so many dice of a lot are read out; a hundred that drew ties stand in the journal."""
MANY = 3
"""So many moves of Zulu units for one reason, or by a player, are told in one sentence."""


class IsandlwanaPieces(Pieces[State]):
    """Its hexes and British pieces."""

    kinds = Piece

    def here(self, holds: Meaning) -> Iterable[str]:
        """The pieces on the map, the hexes where somebody stands."""
        state = self.state
        if holds is Piece.HEX:
            hexes = {*state.zulus, *state.standing, *state.leaders.values(), state.wagon, *state.box.onrush}
            return sorted(hexes - {""})
        on_map = [name for name in (*state.units, *state.leaders) if state.place(name)]
        return [*state.unplaced, *on_map, WAGON]

    def called(self, lang: str, holds: Meaning) -> Iterator[Called]:
        """A hex by its number; a piece by its word, the label of its counter, its name."""
        box = self.state.components
        if box is None:
            return
        if holds is Piece.HEX:
            yield from (Called(hex_, hex_) for hex_ in box.grid.hexes)
            return
        for each in box.pieces.values():
            names = (each.label, each.name(lang))
            yield Called(each.id, each.id, tuple(filter(None, names)))
        yield Called(WAGON, WAGON, (say(lang, "isandlwana-wagon-word"),))


class IsandlwanaTongue(Tongue[State]):
    """How the game is told."""

    kind = "isandlwana"
    silent = frozenset({"isandlwana-waits", "isandlwana-settled", "isandlwana-turn"})
    """The heading of the log says the turn, the next line what waits."""
    dice: ClassVar[Mapping[str, str]] = {
        combat.FIRE_DIE: "IS-096",
        combat.ATTACK_DIE: "IS-096",
        combat.SNIPING_DIE: "IS-055",
        combat.LEADER_DIE: "IS-060",
        "isandlwana-nearest-lot": "IS-138",
        "isandlwana-order-lot": "IS-139",
        "isandlwana-even-lot": "IS-138",
    }

    def pieces(self, lang: str, state: State) -> IsandlwanaPieces:
        """Its hexes and British pieces."""
        return IsandlwanaPieces(lang, state)

    def named(self, lang: str, state: State, key: str, value: object) -> object:
        """Pieces by their names, terrain by that of the pack."""
        box = state.components
        if box is None:
            return value
        if key == "terrain":
            terrain = box.terrains.get(str(value))
            return terrain.name(lang).lower() if terrain else value
        if key == "needs":
            return minus(value)
        if key not in NAMED:
            return value
        if value == WAGON:
            return say(lang, "isandlwana-wagon")
        found = box.pieces.get(str(value))
        return found.name(lang) if found else value

    def about(self, lang: str, state: State, fact: EventRecord) -> Mapping[str, object]:
        """Of a value that was said, as it was asked for."""
        event = fact.event
        if isinstance(event, ComponentStated):
            asked = self.printed(lang, state, ComponentNeeded(event.piece, event.field), known=False)
            return {"asked": asked, "value": event.value}
        return super().about(lang, state, fact)

    def told(self, fact: EventRecord) -> bool:
        """Nor is it said that a phase begins in which somebody is asked at once."""
        silent = isinstance(fact.event, PhaseBegan) and fact.event.step in {"choice", "overstack"}
        return super().told(fact) and not silent

    def sentences(self, lang: str, state: State, facts: Iterable[EventRecord]) -> list[str]:
        """What happened; of many Zulu moves in one sentence, where to."""
        facts = list(facts)
        moves = [fact.event for fact in facts if isinstance(fact.event, ZuluMoved)]
        folded = {why for why, count in Counter(each.why for each in moves).items() if count >= MANY}
        rest = [
            fact for fact in facts if not (isinstance(fact.event, ZuluMoved) and fact.event.why in folded)
        ]
        told = []
        for why in sorted(folded, key=[each.why for each in moves].index):
            hexes = [each.end for each in moves if each.why == why]
            about = {"how": why or "moved", "count": len(hexes), "hexes": ", ".join(hexes)}
            told.append(say(lang, "isandlwana-event-zulus-filled", about))
        return told + [capital(each) for each in super().sentences(lang, state, rest)]

    def odds(self, lang: str, book: Book, state: State, order: Command) -> str:
        """The hit number of fire or attack with its reasons, whom snipers and the die of a leader hit."""
        try:
            match order:
                case combat.Fire():
                    found = combat.fire_reckoning(book, state, order)
                    return self._hit(lang, state, found.total, found)
                case combat.Attack():
                    found = combat.aimed_at(book, state, order)
                    needs = state.numbers.fire.zulu_strength - found.total
                    return self._hit(lang, state, needs, found)
                case combat.Snipe():
                    hit = odds.sniped(state)
                    mean = decimal(lang, chances.mean(hit))
                    return say(lang, "isandlwana-odds-sniping", {"mean": mean, "most": max(hit.weights)})
                case combat.Target():
                    return say(lang, "isandlwana-odds-leader", chance=percent(lang, odds.falls(state)))
        except (ComponentNeeded, KeyError, ValueError):  # of what is not known, or not there, nothing is said
            pass
        return ""

    def _hit(self, lang: str, state: State, needs: int, found: Reckoning) -> str:
        chance = percent(lang, Fraction(combat.chances(state, needs), SIDES))
        why = "; ".join(self._reason(lang, state, each) for each in found.lines)
        shown = {"needs": self.named(lang, state, "needs", needs), "chance": chance, "why": why}
        return say(lang, "isandlwana-odds-hit", shown)

    def _reason(self, lang: str, state: State, line: Line) -> str:
        """A line with its value, and whose it is where several units fire."""
        whose = f"{state.printed(line.where).label}: " if line.where in state.units else ""
        return f"{signed(line.value)} {whose}{self.reckoned(lang, state, line)}"

    def printed(self, lang: str, state: State, needed: ComponentNeeded, *, known: bool = True) -> str:
        """A value that an owner's box has to say: what it is, what it is printed on, which are `known`."""
        what, _, name = needed.piece.partition("-")
        box = state.components
        words = ", ".join(box.terrains) if box and known else "none"
        key = "terrain" if what == "terrain" else "piece"
        called = self.named(lang, state, key, name)
        word = f"isandlwana-need-{needed.field or 'terrain'}"
        return say(lang, word, {"piece": called, "known": words})


def read_out(act: Act) -> Act:
    """An act with the dice that are told of it."""
    faces = Counter(each.why for each in act.rolls for _ in each.faces)
    told = (each for each in act.rolls if not each.why.endswith("-lot") or faces[each.why] <= FEW)
    return replace(act, rolls=tuple(told))


TONGUE = IsandlwanaTongue()
