"""How the commands for dice print objections, sums, chances and events; and the same as plain data."""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Protocol, TypeVar

from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES, Dice
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.language.narration import chance, problem, problem_cited, reasons, sentence, signed
from heart_africa.terminal.dice_sources import DiceOptions, DiceUsed, hand, settled
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.wording import sum_lines
from heart_africa.terminal.play.options import flag, option
from heart_africa.terminal.screen import Screen

Facts = dict[str, object]


@dataclass(frozen=True, kw_only=True)  # no slots: it is combined with another base class
class AnswerOptions:
    """The options of every question to the book: `--anyway` and `--json`."""

    anyway: bool = flag("--anyway", last=2)
    as_json: bool = flag("--json", last=2)


@dataclass(frozen=True, kw_only=True)  # as above
class WithDice(AnswerOptions):
    """The options of every command that may throw dice."""

    dice: str | None = option("--dice", "faces", default=None, last=1)
    throw: bool = flag("--throw", last=1)
    seed: int | None = option("--seed", "number", default=None, help_="help-option-dice-seed", last=1)
    certificate: str = option("--certificate", "file", default="", last=1)

    @property
    def wanted(self) -> DiceOptions:
        """Where the faces come from."""
        return DiceOptions(self.dice, self.throw, self.seed, self.certificate)


class Event(Protocol):
    """Something that has happened, as the rules' chapters return it."""

    @property
    def kind(self) -> str:
        """The kind of event."""

    @property
    def what(self) -> str:
        """The id of its message."""

    @property
    def about(self) -> Mapping[str, object]:
        """The facts of its message."""


# --- the answer of a command ---


Said = TypeVar("Said", bound=Event)


def answered(
    screen: Screen,
    asked: WithDice,
    why: str,
    problems: Iterable[Problem],
    decide: Callable[[Dice], tuple[Said, ...]],
    *,
    facts: Callable[[], Facts],
    needs: Callable[[], None],
    came: Callable[[tuple[Said, ...], DiceUsed], None],
    came_facts: Callable[[tuple[Said, ...]], Facts] = lambda _: {},
    heading: Callable[[], None] = lambda: None,
) -> int:
    """Print objections, what is needed and, with dice, what they bring; returns the exit code.

    With `--json` all as plain data: `facts` and `came_facts` add to objections, dice and events.
    A certificate records the dice under the name `why`. Raises `BadData`.
    """
    held = hand(screen, asked.wanted, why)
    if asked.as_json:
        known = {**objection_facts(screen.lang, problems, asked), **facts()}
        if held and not known["refused"]:
            events, dice = settled(held, decide)
            told = [event_facts(screen.lang, event) for event in events]
            known |= {**dice_facts(dice), "events": told, **came_facts(events)}
        screen.json(known)
        return over(known)
    heading()
    if refused(screen, problems, asked):
        return REFUSED
    needs()
    if held:
        events, dice = settled(held, decide)
        show_dice(screen, dice)
        came(events, dice)
    return DONE


# --- objections ---


def refused(screen: Screen, problems: Iterable[Problem], asked: AnswerOptions) -> bool:
    """Whether the book stops the command here; with `--anyway` objections are only printed."""
    found = tuple(dict.fromkeys(problems))
    if not found or asked.as_json:
        return bool(found) and not asked.anyway
    for each in found:
        cited = problem_cited(screen.lang, each)
        screen.items([("!" if asked.anyway else "✗", f"{problem(screen.lang, each)} ({cited})",
                       "yellow" if asked.anyway else "red")])  # fmt: skip
    screen.speak("play-anyway" if asked.anyway else "play-refused", "bold")
    if asked.anyway:
        screen.print()
    return not asked.anyway


def problem_facts(lang: str, found: Problem) -> Facts:
    """An objection as plain data, for `--json`."""
    return {"code": found.code, "rule": found.rule, "page": found.page, "message": problem(lang, found)}


def objection_facts(lang: str, problems: Iterable[Problem], asked: AnswerOptions) -> Facts:
    """The objections as plain data, and whether they were overruled or refuse the command."""
    found = [problem_facts(lang, each) for each in dict.fromkeys(problems)]
    return {"refused": bool(found) and not asked.anyway, "anyway": bool(found) and asked.anyway,
            "objections": found}  # fmt: skip


def over(facts: Facts) -> int:
    """The exit code for these facts: 1 if refused, else 0."""
    return REFUSED if facts["refused"] else DONE


# --- sums and checks ---


def show_sum(screen: Screen, sum_: Reckoning, *, indent: int = 2) -> None:
    """Print a sum line by line, each with its page."""
    screen.items(sum_lines(reasons(screen.lang, sum_)), indent)


def show_check(screen: Screen, check: Check, heading: str) -> None:
    """Print what a die needs: the heading, the face with its chance, the reasons."""
    screen.print(f"{heading} {needed(screen, check)}", "bold")
    show_sum(screen, check.reckoning)
    if any(line.value for line in check.reckoning.lines):
        cited = cite(check.rule, check.page, screen.lang)
        total = signed(check.reckoning.total, nothing="0")
        in_all = screen.say("play-in-all", total=total, target=check.target, cite=cited)
        screen.items([(" =", in_all, "")], 2)


def needed(screen: Screen, check: Check) -> str:
    """The face that a check needs, with the chance in words."""
    how = chance(screen.lang, Fraction(check.chances, SIDES))
    if check.chances == 0:
        return screen.say("play-needs-too-much", needs=check.needs, chance=how)
    if check.chances == SIDES:
        return screen.say("play-needs-nothing", chance=how)
    return screen.say("play-needs", needs=check.needs, chance=how)


def sum_facts(lang: str, sum_: Reckoning) -> list[Facts]:
    """A sum as plain data, for `--json`."""
    return [
        {"value": line.value, "message": reason.why, "rule": line.rule, "page": line.page}
        for line, reason in zip(sum_.lines, reasons(lang, sum_), strict=True)
    ]


def check_facts(lang: str, check: Check) -> Facts:
    """A check as plain data; `chances`: how many of the six faces succeed."""
    return {
        "target": check.target,
        "total": check.reckoning.total,
        "needs": check.needs,
        "chances": check.chances,
        "rule": check.rule,
        "page": check.page,
        "lines": sum_facts(lang, check.reckoning),
    }


# --- events and dice ---


def event_facts(lang: str, event: Event) -> Facts:
    """An event as plain data: its kind, its sentence, its facts, and its rule if it has one."""
    own = {key: getattr(event, key) for key in ("rule", "page") if hasattr(event, key)}
    return {"kind": event.kind, "message": sentence(lang, event), **own, **event.about}


def show_events(screen: Screen, events: Iterable[Event]) -> None:
    """Print the events, a sentence each."""
    screen.items(("•", sentence(screen.lang, event), "") for event in events)


def dice_facts(settled: DiceUsed) -> Facts:
    """The faces as plain data, and where they came from."""
    seed = {} if settled.seed is None else {"seed": settled.seed}
    return {"faces": list(settled.faces), "unused": list(settled.unused), "origin": settled.origin, **seed}


def show_dice(screen: Screen, settled: DiceUsed) -> None:
    """Print to standard error the seed of the dice, and faces that were not needed."""
    if settled.seed is not None:
        screen.warn(screen.say("play-seed", seed=settled.seed))
    if settled.unused:
        faces = " ".join(map(str, settled.unused))
        screen.warn(screen.say("play-unused", faces=faces, count=len(settled.unused)))
