"""`pack list|show|check|set|export`: what a box prints, value by value, with where each comes from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import (
    ENDING,
    ComponentNeeded,
    Data,
    Place,
    Stack,
    is_leaf,
    leaves,
    whole_text,
    with_value,
    without_value,
)
from heart_africa.core.problems import BadData
from heart_africa.core.strict import dotted, parse, unknown
from heart_africa.journal_kinds import own_packs
from heart_africa.storage.files import listed, read_text
from heart_africa.storage.places import data_folder
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.context import write
from heart_africa.terminal.faults import DONE, tell
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.screen import Screen, numbers, texts

PackName = Annotated[str, typer.Argument(metavar="pack", help="help-option-pack", show_default=False)]
Files = Annotated[
    list[str], typer.Argument(metavar="file", help="help-option-pack-files", show_default=False)
]
Where = Annotated[str, typer.Argument(metavar="key", help="help-option-pack-key", show_default=False)]
Value = Annotated[
    str, typer.Argument(metavar="pack-value", help="help-option-pack-value", show_default=False)
]
Take = Annotated[bool, typer.Option("--remove", help="help-option-pack-remove")]
Out = Annotated[str, typer.Option("--out", metavar="file", help="help-option-pack-out", show_default=False)]


def every(game: Companion, ctx: typer.Context, *, as_json: Json = False) -> int:
    """The command: the packs that come with the program, and one's own."""
    screen: Screen = ctx.obj
    found = list(_all(game))
    if as_json:
        screen.json([_facts(game, each) for each in found])
        return DONE
    columns = [
        *texts("companion-pack"),
        *numbers("companion-edition"),
        *texts("companion-kind", "companion-version"),
        *numbers("companion-values", "companion-lacking"),
    ]
    screen.table(columns, (_row(game, each, screen) for each in found))
    screen.print()
    screen.speak("companion-pack-folder", "dim", folder=str(_folder()))
    return DONE


def _row(game: Companion, found: Stack[Any], screen: Screen) -> tuple[object, ...]:
    """A pack in a line of the list."""
    head, values = found.top.head, sum(found.origins.values())
    kind = screen.say(f"companion-kind-{head.kind}")
    return head.id, head.edition, kind, head.version, values, len(list(game.packs.lacking(found)))


def show(
    game: Companion, ctx: typer.Context, pack: PackName, key: Where = "", *, as_json: Json = False
) -> int:
    """The command: what a pack is and how complete, or the values at a place of it."""
    screen, found = ctx.obj, _named(game, pack)
    if key:
        return _show_values(found, _place(game, found, key), screen, as_json=as_json)
    if as_json:
        screen.json(_facts(game, found))
        return DONE
    head = found.top.head
    edition = screen.say("companion-of-edition", edition=head.edition)
    screen.print(
        f"{head.id} {head.version} · {edition} · {screen.say(f'companion-kind-{head.kind}')}", "bold"
    )
    screen.print(head.statement(screen.lang))
    screen.print()
    rows = (
        (screen.say(f"companion-origin-{origin}"), found.origins[origin]) for origin in sorted(found.origins)
    )
    screen.table([*texts("companion-origin"), *numbers("companion-values")], rows)
    _tell_replaced(found, screen)
    lacking = [dotted(place) for place in game.packs.lacking(found)]
    screen.print()
    screen.speak("companion-pack-lacks", count=len(lacking))
    if lacking:
        screen.print(", ".join(lacking), indent=2)
    return DONE


def check(game: Companion, ctx: typer.Context, files: Files, *, as_json: Json = False) -> int:
    """The command: everything that is wrong with some packs; exit code 2 if anything is."""
    screen: Screen = ctx.obj
    code = DONE
    for file in files:
        try:
            found = game.packs.over_rulebook(game.packs.read(read_text(Path(file)), file))
            wrong = list(game.packs.wrong(found))
        except BadData as fault:
            wrong = [fault]
        for each in wrong:
            code = tell(each, screen, as_json=as_json)
        if not wrong and as_json:
            screen.json(_facts(game, found))
        elif not wrong:
            values, lacking = sum(found.origins.values()), len(list(game.packs.lacking(found)))
            screen.speak("companion-pack-sound", file=file, values=values, lacking=lacking)
    return code


def put(
    game: Companion,
    ctx: typer.Context,
    key: Where,
    value: Value = "",
    edition: Played = 0,
    *,
    remove: Take = False,
    as_json: Json = False,
) -> int:
    """The command: a value as one's own box prints it, kept in one's own pack of that edition."""
    screen: Screen = ctx.obj
    chosen = one_edition(game, edition)
    file, text, place = own_packs.own_place(game, chosen, key, _folder())
    try:
        for where, what in game.packs.kept(place, own_packs.typed(value)):
            text = without_value(text, where) if remove else with_value(text, where, what)
    except BadData as fault:  # as in `write_own`
        raise BadData(fault.code, key=fault.key, about=fault.about) from None
    after = own_packs.write_own(game, file, text)
    screen.written(file, as_json=as_json, key=dotted(place))
    if not as_json:
        _tell_replaced(after, screen, place)
    return DONE


def export(
    game: Companion,
    ctx: typer.Context,
    pack: PackName,
    out: Out = "",
    *,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: a pack with all that it stands on, as one file or on the screen."""
    screen: Screen = ctx.obj
    text = whole_text(_named(game, pack))
    if not out:
        screen.file(text, "toml")
    else:
        write(Path(out), text.encode("utf-8"), force=force)
        screen.written(Path(out), as_json=as_json)
    return DONE


def own_box(game: Companion, edition: int) -> Stack[Any]:
    """What a person has copied from his own box, over what its rulebook says of it. Raises `BadData`."""
    return own_packs.own_box(game, edition, _folder())


def keep(game: Companion, edition: int, needed: ComponentNeeded, value: str) -> Place:
    """Keep a value as one's own box prints it. Raises `BadData` for what cannot be printed there."""
    return own_packs.keep(game, edition, needed, value, _folder())


def _folder() -> Path:
    """Where a person's own packs are."""
    return data_folder() / own_packs.PACKS


def _all(game: Companion) -> Iterator[Stack[Any]]:
    """Every pack over what its rulebook says: what the rulebooks say, our own sets, the person's own."""
    for edition in game.editions:
        yield game.packs.over_rulebook(game.packs.rulebook(edition))
        yield game.packs.own_set(edition)
    for file in listed(_folder(), ENDING):
        # the pack of a file in the person's folder, if it is of this game. Raises `BadData`
        text = read_text(file)
        head = parse(text, str(file)).get("pack")
        other = isinstance(head, dict) and head.get("game") not in {None, game.kind}
        read = None if other else game.packs.read(text, str(file))
        if read:
            yield game.packs.over_rulebook(read)


def _named(game: Companion, pack: str) -> Stack[Any]:
    """A pack by its id or its file. Raises `BadData`."""
    if pack.endswith(ENDING):
        return game.packs.over_rulebook(game.packs.read(read_text(Path(pack)), pack))
    known = {each.top.head.id: each for each in _all(game)}
    if pack not in known:
        raise unknown("pack", pack, known).bare()
    return known[pack]


def _place(game: Companion, found: Stack[Any], key: str) -> Place:
    """The place that a person means by a key such as `cards.44.volley.close`. Raises `BadData`."""
    return game.packs.meant(found, tuple(key.split(".")))


def _show_values(found: Stack[Any], place: Place, screen: Screen, *, as_json: bool) -> int:
    """The values below a place, each with its origin."""
    below: object = found.data
    for part in place:
        below = below.get(str(part)) if isinstance(below, dict) else None
    table = below if isinstance(below, dict) else {}
    values = [(place, table)] if is_leaf(table) else list(leaves(table, place))
    if not values:
        raise unknown("key", dotted(place), (dotted(each) for each, _ in leaves(found.data))).bare()
    if as_json:
        screen.json([{"key": dotted(each), **leaf} for each, leaf in values])
        return DONE
    screen.table(
        texts("companion-key", "companion-value", "companion-origin", "companion-source"),
        ([dotted(each), _shown(leaf["value"]), screen.say(f"companion-origin-{leaf['origin']}"),
          _source(leaf, screen)] for each, leaf in values),
    )  # fmt: skip
    return DONE


def _source(leaf: Data, screen: Screen) -> str:
    """Where a value comes from and how certain it is."""
    where = leaf.get("ref") or leaf.get("source") or leaf.get("reason") or ""
    certain = leaf.get("certainty")
    return f"{where} ({screen.say(f'companion-certainty-{certain}')})" if certain else str(where)


def _shown(value: object) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(inner)}" for key, inner in value.items())
    if isinstance(value, bool):
        return str(value).lower()
    return " ".join(map(_shown, value)) if isinstance(value, list) else str(value)


def _tell_replaced(found: Stack[Any], screen: Screen, place: Place = ()) -> None:
    """Which values an upper pack has otherwise than one below, so that nobody overlooks it."""
    for each in found.replaced:
        if not place or each.place == place:
            origin = screen.say(f"companion-origin-{each.was['origin']}")
            screen.speak(
                "companion-replaced", "yellow", key=dotted(each.place), found=_shown(each.now["value"]),
                was=_shown(each.was["value"]), origin=origin, source=_source(each.was, screen),
            )  # fmt: skip


def _facts(game: Companion, found: Stack[Any]) -> dict[str, object]:
    """A pack for programs."""
    lacking = [dotted(place) for place in game.packs.lacking(found)]
    replaced = [
        {"key": dotted(each.place), "was": each.was["value"], "now": each.now["value"]}
        for each in found.replaced
    ]
    head = found.top.head.model_dump(mode="json", exclude_none=True)
    counts: dict[str, object] = {"origins": dict(found.origins), "lacking": lacking, "replaced": replaced}
    return {**head, "file": found.top.file, **counts}
