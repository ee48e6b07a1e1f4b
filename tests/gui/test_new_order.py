"""The recipe "Add an order": declared with its rule, registered and worded, it is typed, completed, asked and explained."""

import shutil
from collections.abc import Iterator
from inspect import signature
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import pytest

from gui.app import session as a_session
from gui.documents.battle import BattleDocument
from gui.presenters.battle.card import shot_facts
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import check, order_form, suggestions, typed_order
from heart_africa.core import messages
from heart_africa.core.dice import Dice
from heart_africa.core.fields import Asked, FigureName, KnownBy, Turns, UnitName
from heart_africa.core.journal.records import EventRecord, Order
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import Problem
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.words import KINDS, typed
from heart_africa.language.order_fields import commands, form, order_title, words_of
from heart_africa.language.writer import line
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.referee import ORDERS
from heart_africa.terminal.campaign.order_commands import ordering
from heart_africa.terminal.game.orders import show_verb
from heart_africa.terminal.game.wording import metavar
from heart_africa.terminal.play import shoot
from heart_africa.terminal.play.options import AskedBy
from heart_africa.terminal.screen import Screen
from tests.gui.battles import played

# --- the definition with its rule ---


class Signal(Order, kind="signal"):
    """A leader waves a flag to a unit; `seen`: who of it saw him; `answered`: they waved back; for `turns`."""

    leader: UnitName
    unit: UnitName
    flag: Annotated[Literal["white", "green"], Asked.AT_ONCE] = "white"
    seen: tuple[FigureName, ...] = ()
    answered: Annotated[bool, Asked.AS_A_QUESTION] = True
    turns: Turns = 1
    hidden: Annotated[bool, KnownBy.BATTLE] = False


def objections(_book: Book, _battle: Battle, order: Signal) -> tuple[Problem, ...]:
    return () if order.flag == "white" else (Problem("umpire-not-over", "TURN-01", 23, ""),)


def decide(_book: Book, _battle: Battle, _order: Signal, _dice: Dice) -> tuple[EventRecord, ...]:
    return ()


# --- its registration ---

FEATURE = Feature((Signal,), (), objections, decide, lambda order: order.unit)

# --- its messages ---

WORDS = {
    "en": """
order-signal = signal, wave
    .title = Wave to a unit
    .help = A leader waves a flag to a unit.
    .example = signal R9 R1
field-flag = flag
    .label = Which flag
    .help = The flag that he waves.
field-seen = seen
    .help = Who of the unit saw him.
field-answered = answered
    .help = They waved back.
    .not = No answer
    .not-help = Nobody waved back.
value-white = white
value-green = green
""",
    "es": """
order-signal = señala, avisa
    .title = Hacer señas a una unidad
    .help = Un Líder hace señas a una unidad con una bandera.
    .example = señala R9 R1
field-flag = bandera
    .label = Qué bandera
    .help = La bandera con que hace señas.
field-seen = visto
    .help = Quiénes de la unidad lo han visto.
field-answered = contestan
    .help = Contestan a las señas.
    .not = Sin respuesta
    .not-help = Nadie contesta.
value-white = blanca
value-green = verde
""",
}


def forget() -> None:
    """What has been read of the catalogue so far."""
    for known in (
        messages._entries, messages._understood, messages._pattern, messages._bundle, words_of, commands,
    ):  # fmt: skip
        known.cache_clear()


@pytest.fixture(autouse=True)
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The order is one of the battle's."""
    folder = tmp_path / "messages"
    shutil.copytree(messages.FOLDER, folder)
    for lang, words in WORDS.items():
        with (folder / lang / "orders.ftl").open("a", encoding="utf-8") as file:
            file.write(words)
    monkeypatch.setattr(messages, "FOLDER", folder)
    order: type[Any] = Signal
    monkeypatch.setitem(ORDERS, order, FEATURE)
    monkeypatch.setitem(KINDS, "signal", order)
    forget()
    yield
    forget()


@pytest.fixture
def table(tmp_path: Path) -> BattleDocument:
    return played(a_session(tmp_path, "en"))


def named(table: BattleDocument) -> tuple[str, str]:
    """Red's leader and one of red's units."""
    leader = table.live.leader("red")
    assert leader is not None
    return leader.name, next(each.name for each in table.live.fighting("red"))


def test_it_is_read_and_written_in_both_languages(table: BattleDocument) -> None:
    leader, unit = named(table)
    order = Signal(leader, unit, "green", answered=False)
    typed = {
        "en": f'wave "{leader}" "{unit}" flag green --no-answered',
        "es": f'avisa "{leader}" "{unit}" bandera verde --no-contestan',
    }

    for lang in LANGUAGES:
        found = reader(lang, table.referee, table.live)
        assert found.command(typed[lang]) == order
        assert found.command(line(found, order, lambda each: {"kind": each.kind})) == order


def test_it_is_completed(table: BattleDocument) -> None:
    at, (leader, unit) = BattleContext(table.session, table), named(table)

    assert ("signal", 3, "A leader waves a flag to a unit.") in suggestions(at, "sig")
    offered = suggestions(at, f'signal "{leader}" "{unit}" --fl')
    assert offered == [("--flag", 4, "The flag that he waves.")]
    assert [word for word, *_ in suggestions(at, f'signal "{leader}" "{unit}" flag ')] == [
        "white", "green",
    ]  # fmt: skip


def test_it_is_explained_at_the_prompt_with_its_options(table: BattleDocument) -> None:
    out = StringIO()

    screen = Screen("en", out, StringIO())
    show_verb(screen, form(Signal), lambda slot: metavar(screen, slot))

    told = " ".join(out.getvalue().split())
    assert told.startswith("signal UNIT unit UNIT [options] A leader waves a flag to a unit.")
    assert "For example: signal R9 R1" in told
    assert "--seen FIGURES Who of the unit saw him." in told
    assert "--no-answered Nobody waved back. Asked where it matters." in told
    assert "--turns TURNS How many turns." in told
    assert "--hidden All of it is hidden. Without it, as the battle knows." in told
    assert told.index("flag") < told.index("--seen") < told.index("--no-answered")


def test_it_is_asked_and_judged_at_the_desk(table: BattleDocument) -> None:
    leader, unit = named(table)
    at = BattleContext(table.session, table, "signal", (leader,))

    asked = order_form(at)

    assert (asked.title, asked.text) == ("Wave to a unit", "A leader waves a flag to a unit.")
    assert [each.name for each in asked.fields if each.main] == ["leader", "unit", "flag"]
    flag = next(each for each in asked.fields if each.name == "flag")
    assert (flag.label, flag.tip, flag.choices) == (
        "Which flag", "The flag that he waves.", (("white", "White"), ("green", "Green")),
    )  # fmt: skip
    assert order_title(table.session.lang, typed("signal")) == "Wave to a unit"
    good = check(at, order_form(at, {"unit": unit}))
    assert (good.command, good.against) == (Signal(leader, unit), ())
    bad = typed_order(at, f'signal "{leader}" "{unit}" flag green').said
    assert len(at.met(bad).against) == 1


def test_a_card_asks_for_the_contrary_of_what_usually_holds(table: BattleDocument) -> None:
    asked = BattleContext(table.session, table, "signal").ask("answered", "toggle", value=False)

    assert (asked.label, asked.tip) == ("No answer", "Nobody waved back.")


@pytest.mark.parametrize("fact", ["silhouetted", "work_between"])
def test_a_fact_of_a_shot_is_told_where_it_is_declared_and_nowhere_again(fact: str) -> None:
    """Grammar, help, card and options of commands read it off the order: no module of theirs knows its name."""
    top = Path(messages.__file__).parents[2]
    modules = [
        file
        for folder in ("gui", "heart_africa/language", "heart_africa/terminal", "heart_africa/rules/referee")
        for file in (top / folder).rglob("*.py")
        if fact in file.read_text(encoding="utf-8")
    ]

    assert modules == []
    asked = {each.name for each in shot_facts.FACTS}
    options = {each.name for each in AskedBy(shoot.ShotsWithDice).parameters()}
    assert fact in asked
    assert fact in options


def test_it_can_be_a_command_of_the_terminal() -> None:
    told = {
        each.name: get_args(each.annotation)[1]
        for each in signature(ordering(Signal)).parameters.values()
        if each.name in {"leader", "unit", "flag"}
    }

    assert [type(told[name]).__name__ for name in ("leader", "unit", "flag")] == [
        "ArgumentInfo", "ArgumentInfo", "OptionInfo",
    ]  # fmt: skip
    assert (told["flag"].metavar, told["flag"].help) == ("white|green", "field-flag.help")
