"""The commands that every kept game has, and how a function becomes the command of one game."""

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from inspect import Parameter, Signature, signature
from itertools import chain
from sys import modules
from typing import TYPE_CHECKING, Annotated, Any, Protocol, runtime_checkable

import typer

from heart_africa.core.messages import LANGUAGES, has

if TYPE_CHECKING:
    from heart_africa.companions.companion import Companion
    from heart_africa.journal_kinds.kind import JournalKind
    from heart_africa.terminal.game.description import KeptGame
    from heart_africa.terminal.screen import Screen

Command = Callable[..., int]
VAR_KEYWORD = Parameter.VAR_KEYWORD
"""Such a parameter (`**status`) stands for the options of the session's method of that name."""
SHARED: Mapping[str, str] = {
    "new": "game.play:new",
    "play": "game.play:play",
    "list": "game.archive:every",
    "status": "game.corrections:status",
    "next": "game.corrections:following",
    "log": "game.corrections:log",
    "goto": "game.corrections:goto",
    "undo": "game.corrections:undo",
    "redo": "game.corrections:redo",
    "correct": "game.corrections:correct",
    "amend": "game.corrections:amend",
    "rename": "game.archive:rename",
    "copy": "game.archive:copy",
    "away": "game.archive:away",
    "export": "game.files:export",
    "import": "game.files:bring",
    "verify": "game.archive:verify",
    "repair": "game.archive:repair",
    "papers": "game.files:papers",
}
"""The commands of every game, by `module:function`; the functions take the game first."""

KEEPING = {SHARED[verb] for verb in ("list", "rename", "copy", "away", "import", "verify", "repair")}
"""Commands that only need the kind of a journal, so that its game is not loaded."""

OF_COMPANIONS: Mapping[str, str | Mapping[str, str]] = {
    "rule": "companions.rules:rule",
    "rulings": "companions.rules:rulings",
    "coverage": "companions.rules:coverage",
    "pack": {
        "list": "companions.packs:every",
        "show": "companions.packs:show",
        "check": "companions.packs:check",
        "set": "companions.packs:put",
        "export": "companions.packs:export",
    },
}
"""The commands of every companion; the functions take its description first."""

BY_POST: Mapping[str, str] = {
    "key": "companions.mail:key",
    "orders": "companions.mail:orders",
    "import": "companions.mail:bring",
}
"""The commands of a companion whose players may play by mail."""

PROGRAM = "heart_africa."
ROOM = "heart_africa.terminal"


def kept_game(where: str, kind: str, own: Mapping[str, str]) -> dict[str, str]:
    """The commands of the game described at `where` (`module:NAME`), imported when called.

    The commands of every game come first, `own` ones replace them or follow. `kind`: where its kind of
    journals is described, for commands that need no more.
    """
    shared = {verb: f"{command} {kind if command in KEEPING else where}" for verb, command in SHARED.items()}
    return {**shared, **own}


def companion(where: str) -> dict[str, str | dict[str, str]]:
    """The commands that need only the description of a companion game at `where` (`module:NAME`)."""
    return {
        verb: f"{below} {where}"
        if isinstance(below, str)
        else {key: f"{each} {where}" for key, each in below.items()}
        for verb, below in OF_COMPANIONS.items()
    }


def sent_by_post(where: str) -> dict[str, str]:
    """The commands of a companion that is played by mail, because its players hide something."""
    return {verb: f"{command} {where}" for verb, command in BY_POST.items()}


def commands_of(game: "KeptGame[Any, Any]") -> dict[str, Command]:
    """Return the commands that every game has, made for this game."""
    return {verb: of_game(found(command), game) for verb, command in SHARED.items()}


def command(where: str) -> Command:
    """The command at `module:function`; a second place, if any, names the game it is for."""
    first, _, game = where.partition(" ")
    return of_game(found(first), found(game)) if game else with_options(found(first))


def found(where: str) -> Any:  # noqa: ANN401  # whatever bears that name
    """What is defined at `module:name`, in this package unless the module is named in full."""
    module, _, name = where.partition(":")
    module = module if module.startswith(PROGRAM) else f"{ROOM}.{module}"
    if module not in modules:
        gc.disable()  # objects of modules stay: looking for garbage takes a third of the time
        try:
            import_module(module)
        finally:
            gc.freeze()
            gc.enable()
    return getattr(modules[module], name)


def of_game(shared: Command, game: "JournalKind[Any] | Companion") -> Command:
    """A shared command as that of one game: the same parameters without the game."""

    def run(*arguments: object, **options: object) -> int:
        return shared(game, *arguments, **options)

    _, *rest = signature(shared).parameters.values()
    run.__doc__, run.__module__ = shared.__doc__, shared.__module__
    taken = (each for own in rest for each in (asked(game, own.name) if own.kind is VAR_KEYWORD else (own,)))
    called = (_called(each, game.kind) for each in sorted(taken, key=lambda each: each.kind))
    return with_options(taking(run, called))


@runtime_checkable
class OptionsOf(Protocol):
    """How a value is made of several options; a parameter `Annotated` with one gets the value."""

    def parameters(self) -> Iterable[Parameter]:
        """The options as parameters."""

    def read(self, screen: "Screen", given: dict[str, Any]) -> object:
        """The value; its options are removed from `given`. Raises `BadData`."""


def with_options(command: Command) -> Command:
    """The command with single options in place of parameters that hold several (`OptionsOf`)."""
    parameters = signature(command).parameters.values()
    told = {each.name: _told(each) for each in parameters}
    asking = {name: found for name, found in told.items() if isinstance(found, OptionsOf)}
    if not asking:
        return command

    def run(ctx: typer.Context, **given: object) -> int:
        said = {name: each.read(ctx.obj, given) for name, each in asking.items()}
        return command(ctx, **given, **said)

    run.__doc__, run.__module__ = command.__doc__, command.__module__
    rows = (asking[each.name].parameters() if each.name in asking else (each,) for each in parameters)
    return taking(run, chain.from_iterable(rows))


def _told(parameter: Parameter) -> object:
    """The first annotation of a parameter besides its type, None if there is none."""
    return next(iter(getattr(parameter.annotation, "__metadata__", ())), None)


def asked(game: object, method: str) -> Iterator[Parameter]:
    """The options of a method of the game's session: its annotated parameters."""
    session: object = getattr(game, "sits", None)
    parameters = signature(getattr(session, method)).parameters.values()
    return (each for each in parameters if hasattr(each.annotation, "__metadata__"))


def taking(command: Command, parameters: Iterable[Parameter]) -> Command:
    """The command with these parameters as its signature."""
    signature_ = Signature(list(parameters))
    command.__signature__ = signature_  # type: ignore[attr-defined]  # what `inspect` looks for
    command.__annotations__ = {each.name: each.annotation for each in signature_.parameters.values()}
    return command


def _called(parameter: Parameter, kind: str) -> Parameter:
    """A parameter for a journal's name, named on the help page after the kind of game if it can be."""
    details: Any = _told(parameter)
    if getattr(details, "metavar", "") != "kept":
        return parameter
    word = kind if has(LANGUAGES[0], f"help-value-{kind}") else "name"
    name: Any = Annotated[str, typer.Argument(metavar=word, help=details.help, show_default=False)]
    return parameter.replace(annotation=name)
