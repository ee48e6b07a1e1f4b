"""`zulus at FILE`: a question put to a position: how it stands, what is legal, what an order brings."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.companions import positions
from heart_africa.companions.packs import ENDING
from heart_africa.companions.zulus.components import Components
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.events import VolleyApplied
from heart_africa.companions.zulus.game import Zulus, considered, legal
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.position import plain, state_of
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.tracker import due
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import settle
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.strict import nearest
from heart_africa.language.reader import Reader
from heart_africa.language.writer import line as written
from heart_africa.language.zulus import Pieces, objection, sentences, worded
from heart_africa.storage.files import read_text
from heart_africa.terminal import context
from heart_africa.terminal.companions.packs import own_box
from heart_africa.terminal.dice_sources import DiceOptions
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Dealer, Source
from heart_africa.terminal.options import ChosenRulings, Json, Seed, one_of
from heart_africa.terminal.screen import Screen
from heart_africa.terminal.zulus.game import GAME

PositionPath = Annotated[str, typer.Argument(metavar="file", help="help-option-position", show_default=False)]
What = Annotated[
    str, typer.Argument(metavar="legal|do", help="help-option-position-what", show_default=False)
]
OrderText = Annotated[str, typer.Argument(metavar="order", help="help-option-order", show_default=False)]
Faces = Annotated[
    str, typer.Option("--dice", metavar="faces", help="help-option-position-dice", show_default=False)
]
OWN_BOX = "own-box"
"""What a position calls the box that its player has copied himself."""
CODEC = GAME.rules(ZULUS.readings.choose({})).codec


def at(
    ctx: typer.Context,
    file: PositionPath,
    what: What = "legal",
    order: OrderText = "",
    *,
    dice: Faces = "",
    seed: Seed = None,
    ruling: ChosenRulings = None,
    as_json: Json = False,
) -> int:
    """The command: `legal` lists every order with what is for or against it, `do` carries one out."""
    screen: Screen = ctx.obj
    one_of(what, ("legal", "do"), "legal|do")
    found = positions.read(ZULUS.kind, read_text(Path(file)), file)
    box = _box(found)
    state, rules = state_of(found, box), GAME.rules(context.rulings(ruling, GAME.readings))
    if what == "legal":
        return _legal(screen, rules, state, as_json=as_json)
    command = _reader(screen, state).command(order)
    against = rules.objections(state, command)
    if against:
        why = [objection(screen.lang, box, each) for each in against]
        screen.json({"refused": why}) if as_json else screen.items(("✗", each, "red") for each in why)
        return REFUSED
    dealer = Dealer(Source(screen, DiceOptions(None, not dice, seed)), dice or None)
    facts, faces = settle(
        lambda given: rules.decide(state, command, given), lambda count, why: dealer(count, why)[0]
    )
    dealer.done()
    after = _after(rules, state, facts)
    _done(screen, Outcome(facts, faces, after, positions.written(found.head, plain(after))), as_json=as_json)
    return DONE


def _box(found: positions.PositionFile) -> Components:
    """What is printed, by the word of the position. Raises `BadData` for a pack that is not at hand."""
    head = found.head
    if head.edition not in ZULUS.editions:
        about = {"found": str(head.edition), "allowed": ", ".join(map(str, ZULUS.editions)), "nearest": ""}
        raise found.fault("not-one-of", "edition", "position", **about)
    own = ZULUS.packs.own_set(head.edition)
    if head.pack == own.top.head.id:
        return components(own)
    if head.pack == OWN_BOX:
        return components(own_box(ZULUS, head.edition))
    if head.pack.endswith(ENDING):
        file = Path(found.file).parent / head.pack
        return components(ZULUS.packs.checked(ZULUS.packs.read(read_text(file), str(file))))
    known = (own.top.head.id, OWN_BOX)
    about = {"found": head.pack, "nearest": nearest(head.pack, known), "allowed": ", ".join(known)}
    raise found.fault("unknown-id", "pack", "position", what="pack", **about)


def _reader(screen: Screen, state: State) -> Reader:
    return Reader(screen.lang, CODEC.commands, Pieces(state))


def _legal(screen: Screen, rules: Zulus, state: State, *, as_json: bool) -> int:
    """Every order that nothing is against, then why not the others that one may think of."""
    reader, said = _reader(screen, state), due(state)

    def typed(order: Command) -> str:
        return written(reader, order, CODEC.write_command)

    legal_now = legal(rules.book, state)
    usable = {each.card for each in legal_now if each.kind == "use-ability"}
    others = (each for each in considered(state) if each not in legal_now)
    barred = [
        (each, [objection(screen.lang, state.components, why) for why in rules.objections(state, each)])
        for each in others
        if each.kind != "use-ability" or each.card not in usable
    ]
    due_now = worded(screen.lang, state.components, said.what, said.about)
    if as_json:
        screen.json({
            "due": {"what": due_now, "rule": said.rule},
            "legal": [{"order": typed(each), "data": CODEC.write_command(each), "rule": said.rule}
                      for each in legal_now],
            "barred": [{"order": typed(each), "data": CODEC.write_command(each), "why": why}
                       for each, why in barred],
        })  # fmt: skip
        return DONE
    screen.print(due_now, "bold")
    screen.items(("✓", typed(each), "green") for each in legal_now)
    screen.items(("✗", f"{typed(each)}: {' '.join(why)}", "dim") for each, why in barred)
    return DONE


def _after(rules: Zulus, state: State, facts: tuple[EventRecord, ...]) -> State:
    for fact in facts:
        state = rules.evolve(state, fact)
    return state


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an order brought: its events, the dice that it took, the state after it and that as a file."""

    facts: tuple[EventRecord, ...]
    faces: tuple[int, ...]
    state: State
    text: str


def _done(screen: Screen, found: Outcome, *, as_json: bool) -> None:
    """Event by event, with the modifiers and the dice as they count, and the position afterwards."""
    told = sentences(screen.lang, found.state.components, found.facts)
    if not as_json:
        screen.items(("•", each, "") for each in told)
        screen.print()
        screen.file(found.text, "toml")
        return
    volleys = [fact.event for fact in found.facts if isinstance(fact.event, VolleyApplied)]
    screen.json({
        "dice": found.faces,
        "events": [CODEC.write_fact(fact) for fact in found.facts],
        "told": told,
        "modifiers": [{"cause": cause, "value": -1} for each in volleys for cause in each.causes],
        "final_dice": [face for each in volleys for face in each.faces],
        "position": plain(found.state),
        "file": found.text,
    })  # fmt: skip
