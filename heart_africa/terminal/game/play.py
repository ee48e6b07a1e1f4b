"""`new` and `play`: a game begun; played at the prompt, or by a script of orders."""

from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import typer

from heart_africa import __version__
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.lines import is_comment
from heart_africa.storage.documents import Conflict
from heart_africa.storage.files import read_text
from heart_africa.storage.places import data_folder
from heart_africa.terminal import context
from heart_africa.terminal.dice_sources import ThrownDice
from heart_africa.terminal.faults import BAD_INPUT, DONE, REFUSED
from heart_africa.terminal.game.description import KeptGame, Verbs
from heart_africa.terminal.game.dice import Asker, Back, EndOfInput, Plain, asker, said
from heart_africa.terminal.game.library import evening, library, show_aside
from heart_africa.terminal.game.orders import look_at_reason
from heart_africa.terminal.game.session import GameSession
from heart_africa.terminal.options import ChosenRulings, Name, Who
from heart_africa.terminal.screen import Screen

# --- the loop of the prompt ---


S = TypeVar("S", bound=GameSession[Any])


@dataclass
class Prompt(Generic[S]):
    """Reads lines and carries them out. `again`: a line typed in vain, offered again.

    `worst`: the worst exit code of a line, which a pipe returns; `shown`: what was said last of what comes
    next.
    """

    session: S
    verbs: Verbs[S]
    lines: Asker
    again: str = ""
    worst: int = DONE
    shown: object = None

    def __post_init__(self) -> None:
        """Let the session ask questions only if a person is there: a pipe's next line is an order."""
        self.session.asker = self.session.source.asker = self.lines if self.lines.person else None
        self.session.source.explain, self.session.source.lots = self.session.explain, self.session.lots
        self.session.previews = True

    def run(self) -> int:
        """Carry out lines until there are no more; returns 0, for a pipe the worst code of its lines."""
        while True:
            self.shown = self.session.announce(self.shown)
            try:
                default, self.again = self.again, ""
                line = self.lines.order(self.session.prompt(), default)
                if line and not is_comment(line):
                    self._do(line)
            except EndOfInput:
                return DONE if self.lines.person else self.worst

    def _do(self, line: str) -> None:
        """Carry out a line, or print what is against it."""
        session, screen, writer = self.session, self.session.screen, self.session.writer
        try:
            look_at_reason(line)
            if said("back", line) or self.verbs.meant(line) == "next":
                self.shown = None  # so that the state is shown before the next line
            elif not self.verbs.here(session, line):
                session.order(line)
        except Conflict as conflict:
            self.worst = BAD_INPUT
            screen.fail(bad_text(conflict, screen.lang, terminal=True))
            screen.speak("game-reloaded", "yellow", count=len(writer.reload()))
        except Refused as refused:
            self.worst = max(self.worst, REFUSED)
            session.show_objections(refused.problems)
        except BadData as fault:
            self.worst = BAD_INPUT
            screen.fail(bad_text(fault, screen.lang, terminal=True))
            self.again = line
        except Back:
            screen.speak("game-back", "dim")
        show_aside(screen, writer)


def run_script(session: S, verbs: Verbs[S], path: Path, first: int = 1) -> int:
    """Carry out the lines of a file from `first` on, up to the first that fails; returns an exit code.

    What came before that line stands. Raises `BadData` if the file cannot be read.
    """
    session.folder = path.parent
    for number, text in enumerate(read_text(path).splitlines(), 1):
        if number < first or is_comment(text):
            continue
        session.screen.print(f"› {text.strip()}", "dim")
        try:
            if not verbs.here(session, text.strip()):
                session.order(text)
        except EndOfInput:
            return DONE
        except Refused as refused:
            screen = session.screen
            place = f"{path}, {screen.say('bad-line', line=str(number))}"
            for why in session.objections(refused.problems):
                screen.fail(screen.say("bad-at", place=place, why=why))
            screen.fail(screen.say("game-mend-refused"))
            return _stood(session, number, REFUSED)
        except BadData as fault:
            at = BadData(fault.code, file=str(path), line=number, key=fault.key, about=fault.about)
            session.screen.fail(bad_text(at, session.screen.lang, terminal=True))
            return _stood(session, number, BAD_INPUT)
        show_aside(session.screen, session.writer)
    return DONE


def _stood(session: GameSession[Any], number: int, code: int) -> int:
    """Say that the lines before the fault stand, and where to go on; returns the code."""
    session.screen.warn(session.screen.say("game-stood", line=number))
    return code


# --- `new` and `play` ---


Script = Annotated[Path | None, typer.Option("--script", metavar="file", help="help-option-script")]
Game = KeptGame[Any, GameSession[Any]]
First = Annotated[int, typer.Option("--from", metavar="number", help="help-option-from-line")]


def new(game: Game, ctx: typer.Context, name: Name, *, ruling: ChosenRulings = None, who: Who = "") -> int:
    """`new`: begin a journal and print what comes first."""
    screen: Screen = ctx.obj
    with library() as shelf:
        shelf.create(game.kind, name, who=who, rules=__version__, rulings=context.rulings(ruling).changed)
    with game.read(screen, name) as session:
        session.show_next()
    screen.print()
    screen.speak("game-begun", kind=game.kind, name=name)
    return DONE


def play(
    game: Game,
    ctx: typer.Context,
    name: Name,
    *,
    script: Script = None,
    first: First = 1,
    dice: ThrownDice,
    who: Who = "",
) -> int:
    """`play`: exit code 0 when left or the script is done, 1 if a rule refuses a line, 2 for bad input."""
    screen: Screen = ctx.obj
    with game.written(screen, name, who, dice) as session, evening(game, session.writer):
        if script is not None:
            return run_script(session, game.verbs, script, first)
        screen = session.screen
        asked = asker(
            screen,
            lambda text: game.completion(session).suggest(text),
            data_folder() / (game.history or f"{game.kind}-orders.history"),
            lambda: screen.say("game-hint"),
        )
        code = Prompt(session, game.verbs, asked).run()
        if not isinstance(asked, Plain):
            screen.speak("game-bye", kind=game.kind, name=name)
        return code
