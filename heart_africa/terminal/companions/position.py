"""`at FILE`: a question put to a position: how it stands, what is legal, what an order brings."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.companions import positions
from heart_africa.companions.packs import ENDING, Stack
from heart_africa.companions.rules import CompanionRules, Happening
from heart_africa.core.dice import settle
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.strict import nearest
from heart_africa.storage.files import read_text
from heart_africa.terminal import context
from heart_africa.terminal.companions.packs import own_box
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.dice_sources import DiceOptions
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Dealer, Source
from heart_africa.terminal.options import ChosenRulings, Json, Seed, one_of
from heart_africa.terminal.screen import Screen

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
Game = CompanionGame[Any, Any]


def at(
    game: Game,
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
    found = positions.read(game.kind, read_text(Path(file)), file)
    rules, tongue = game.rules(context.rulings(ruling, game.readings)), game.sits.tongue
    state = rules.state_of(found, rules.pieces(_packs(game, found)))
    if what == "legal":
        return _legal(game, screen, rules, state, as_json=as_json)
    command = tongue.reader(screen.lang, rules.codec, state).command(order)
    if against := rules.objections(state, command):
        why = tongue.objections(screen.lang, state, against)
        screen.json({"refused": why}) if as_json else screen.items(("✗", each, "red") for each in why)
        return REFUSED
    dealer = Dealer(Source(screen, DiceOptions(None, not dice, seed)), dice or None, key="--dice")
    facts, faces = settle(
        lambda given: rules.decide(state, command, given), lambda count, why: dealer(count, why)[0]
    )
    dealer.done()
    after = state
    for fact in facts:
        after = rules.evolve(after, fact)
    told = tongue.sentences(screen.lang, after, facts)
    text = positions.written(found.head, rules.plain(after))
    due = rules.due(after)
    next_ = tongue.worded(screen.lang, after, due.what, due.about)
    if as_json:
        screen.json({
            **_facts(rules, facts, faces),
            "told": told, "due": {"what": next_, "rule": due.rule},
            "position": rules.plain(after), "file": text,
        })  # fmt: skip
        return DONE
    screen.items(("•", each, "") for each in told)
    screen.print(next_, "bold")
    screen.print()
    screen.file(text, "toml")
    return DONE


def _facts(
    rules: CompanionRules[Any], facts: Sequence[EventRecord], faces: tuple[int, ...]
) -> dict[str, object]:
    """The dice, the events, and of dice that were changed how they count in the end."""
    counted = [fact.event.counted for fact in facts if isinstance(fact.event, Happening)]
    return {
        "dice": faces,
        "events": [rules.codec.write_fact(fact) for fact in facts],
        "modifiers": [{"cause": cause, "value": value} for causes, _ in counted for cause, value in causes],
        "final_dice": [face for _, final in counted for face in final],
    }


def _packs(game: Game, found: positions.PositionFile) -> Stack[Any]:
    """What is printed, by the word of the position. Raises `BadData` for a pack that is not at hand."""
    head, packs = found.head, game.companion.packs
    if head.edition not in game.companion.editions:
        allowed = ", ".join(map(str, game.companion.editions))
        about = {"found": str(head.edition), "allowed": allowed, "nearest": ""}
        raise found.fault("not-one-of", "edition", "position", **about)
    own = packs.own_set(head.edition)
    if head.pack == own.top.head.id:
        return own
    if head.pack == OWN_BOX:
        return own_box(game.companion, head.edition)
    if head.pack.endswith(ENDING):
        file = Path(found.file).parent / head.pack
        return packs.checked(packs.read(read_text(file), str(file)))
    known = (own.top.head.id, OWN_BOX)
    about = {"found": head.pack, "nearest": nearest(head.pack, known), "allowed": ", ".join(known)}
    raise found.fault("unknown-id", "pack", "position", what="pack", **about)


def _legal(
    game: Game,
    screen: Screen,
    rules: CompanionRules[Any],
    state: object,
    *,
    as_json: bool,
) -> int:
    """Every order that nothing is against, then why not the others that one may think of."""
    said, tongue, lang = rules.due(state), game.sits.tongue, screen.lang

    line = partial(tongue.line, lang, rules.codec, state)

    def order(given: Command, **more: object) -> Mapping[str, object]:
        return {"order": line(given), "data": rules.codec.write_command(given), **more}

    due_now = tongue.worded(lang, state, said.what, said.about)
    now = rules.legal(state)
    barred = [(each, tongue.objections(lang, state, why)) for each, why in rules.barred(state, now)]
    if as_json:
        legal = [order(each, rule=said.rule) for each in now]
        why_not = [order(each, why=why) for each, why in barred]
        screen.json({"due": {"what": due_now, "rule": said.rule}, "legal": legal, "barred": why_not})
        return DONE
    screen.print(due_now, "bold")
    screen.items(("✓", line(each), "green") for each in now)
    screen.items(("✗", f"{line(each)}: {' '.join(why)}", "dim") for each, why in barred)
    return DONE
