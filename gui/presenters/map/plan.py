"""The table as a plan on paper: terrain, units, and what the signs mean."""

from collections.abc import Iterable, Iterator

from gui.documents.map.formations import facing_of, middle_of
from gui.presenters.map.figure_looks import Token, measured
from gui.session import Session
from heart_africa.board.layout import Layout
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import Book
from reports.content.plan import Plan
from reports.content.sheet import NO_HEADS, Row, Section, Sheet, Table
from reports.content.table_plan import table_plan

HEADS = (
    "table_map-plan-head-code",
    "names-head-unit",
    "names-head-figures",
    *("table_map-plan-head-east", "table_map-plan-head-north", "table_map-plan-head-facing"),
)


def plan_of(session: Session, book: Book, battle: Battle, layout: Layout, tokens: Iterable[Token]) -> Plan:
    """The plan of the table with the figures that may be seen."""
    shown = frozenset(token.figure for token in tokens)
    deploying = battle.stage is Stage.DEPLOY
    return table_plan(book, session.lang, battle, layout, figures=shown, deploying=deploying)


def plan_sheet(session: Session, name: str, plan: Plan, tokens: Iterable[Token] = ()) -> Sheet:
    """A page with the plan, and a table of where each unit stands."""
    say = session.say
    sections = [Section("plan", say("table_map-plan-deployment"), (plan,))]
    if rows := tuple(_units(session, tokens)):
        heads = tuple(map(say, HEADS))
        table = Table(("left", "left", "right", "right", "right", "right"), rows, heads)
        sections.append(Section("units", say("table_map-plan-units"), (table,)))
    title, footer = say("table_map-plan-title", battle=name), say("table_map-plan-footer", battle=name)
    kicker, subject = say("table_map-name"), say("table_map-plan-deployment")
    return Sheet(
        "plan", session.lang, kicker, title, "", (), NO_HEADS, tuple(sections), footer, subject=subject
    )


def _units(session: Session, tokens: Iterable[Token]) -> Iterator[Row]:
    """A row for each unit: the middle of its figures, and their facing."""
    units: dict[str, list[Token]] = {}
    for token in tokens:
        units.setdefault(token.unit, []).append(token)
    for name, rows in units.items():
        stands = [token.stand for token in rows]
        (x, y), facing = middle_of(stands), round(facing_of(stands)) % 360
        spot = (measured(session, x), measured(session, y))
        yield Row((rows[0].code.partition(".")[0], name, str(len(rows)), *spot, f"{facing}°"))
