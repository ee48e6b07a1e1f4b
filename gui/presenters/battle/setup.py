"""Setting up a battle: both armies, the pieces of terrain, the deployment."""

import re
from collections.abc import Iterable, Iterator

from armylists.roster_file import ENDING
from armylists.wording.names import list_name
from gui.actions.battle import shown as map_shown
from gui.dice import Generator, OrderDice
from gui.documents.army import sample_text
from gui.documents.battle import BattleDocument
from gui.documents.campaign_battle import points_agreed
from gui.documents.map.document import open_map
from gui.documents.muster import POINTS, Source, sources, usual
from gui.presenters.battle.measured import mapped, to_stand
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.battle.progress import next_step
from gui.presenters.forms import Answers, OrderForm, order_form
from gui.session import Session
from heart_africa.board.ground import ground_of
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import called, order_help, typed
from heart_africa.language.narration import capital
from heart_africa.language.narration import name as called_by_id
from heart_africa.language.order_fields import order_title
from heart_africa.rules.battle import Battle, Side, SideId, Sort, Stage
from heart_africa.rules.battle.state import SIDES, Piece
from heart_africa.rules.battle.units import counted
from heart_africa.rules.book import Trait
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.preparation.choosing_terrain.proposals import GroundProposed
from heart_africa.rules.referee.before_play import waiting
from heart_africa.rules.referee.deployment.turns import TAKES_A_TURN
from heart_africa.rules.referee.setup.orders import ProposeGround
from heart_africa.storage.files import read_text

NAME = re.compile(r'^name = "((?:[^"\\]|\\.)*)"', re.MULTILINE)
LIST = re.compile(r'^list = "([a-z_]+)"', re.MULTILINE)

OVER = "over-points"


@dataclass(frozen=True, slots=True)
class Seat:
    """A side: its army if it has come, with what the army builder objects.

    `points` is the size of a random army for it; `proposed` is the source of an army for it: one of the
    user's own first, and not the one that the other side plays.
    """

    side: SideId
    title: str
    army: str
    facts: str
    traits: str
    marks: str
    points: int
    proposed: str = ""


@dataclass(frozen=True, slots=True)
class Mustering:
    """Both sides, and the sources of armies as ids with words."""

    seats: tuple[Seat, ...]
    sources: tuple[tuple[str, str], ...]
    fault: str


def mustering(session: Session, table: BattleDocument) -> Mustering:
    """Return for each side its army, and the armies that it may bring."""
    known: tuple[Source, ...] = ()
    fault = ""
    try:
        known = sources(session)
    except BadData as bad:
        fault = bad_text(bad, session.lang)
    found = tuple((each.id, _named(session, each)) for each in known)
    return Mustering(
        tuple(replace(_seat(session, table, side), proposed=_proposed(table, side, known)) for side in SIDES),
        found,
        fault,
    )


def _proposed(table: BattleDocument, side: SideId, known: Iterable[Source]) -> str:
    """The id of the first own army that no other side has brought.

    Sources are known while the battle is open; in a battle opened again an army is recognised by name and
    list.
    """
    own = [each for each in known if each.id.startswith("own:")]
    if not own:
        return usual(side)
    others = [(table.brought.get(id_, ""), (each.name, each.army)) for id_, each in table.live.sides.items()
              if id_ != side]  # fmt: skip
    free = (
        each.id
        for each in own
        if not any(each.id == id_ if id_ else _head(each) == army for id_, army in others)
    )
    return next(free, own[0].id)


def _head(source: Source) -> tuple[str, str]:
    """Name and list of an army as its file says; empty if it cannot be read."""
    try:
        text = read_text(source.path) if source.path is not None else ""
    except BadData:
        return "", ""
    name, army = NAME.search(text), LIST.search(text)
    return name[1] if name else "", army[1] if army else ""


def _named(session: Session, source: Source) -> str:
    """The name of a source; of a file only name and list are read."""
    if source.path is None:
        drawn = list_name(session.catalogue, source.list, session.lang)
        return session.say("battle-muster-drawn", list=drawn)
    name, army = _head(source)
    if not (name or army):
        return source.path.name
    known = army in session.catalogue.lists
    which = list_name(session.catalogue, army, session.lang) if known else source.path.name
    kind = source.id.partition(":")[0]
    title = name or source.path.name.removesuffix(ENDING)
    title = sample_text(session, title) if kind == "sample" else title
    return session.say("battle-muster-file", kind=kind, name=title, list=which)


def _seat(session: Session, table: BattleDocument, side: SideId) -> Seat:
    battle, title = table.live, session.say("referee-side", side=side)
    others = (each.limit for id_, each in battle.sides.items() if id_ != side)
    points = points_agreed(session, table, side) or next(others, 0) or POINTS
    if side not in battle.sides:
        return Seat(side, title, "", session.say("battle-muster-missing"), "", "", points)
    army = battle.sides[side]
    figures = len(tuple(counted(battle.of(side))))
    units = len(tuple(battle.of(side, Sort.UNIT)))
    facts = session.say("battle-muster-facts", points=army.points, units=units, figures=figures)
    traits = ", ".join(called_by_id(session.lang, "trait", Trait(each).value) for each in army.traits)
    marks = [session.say("battle-muster-marks", count=len(army.marks))] if army.marks else []
    against = "\n".join([*_of_points(session, table, army), *marks])
    return Seat(side, title, army.name, facts, traits, against, points)


def _of_points(session: Session, table: BattleDocument, army: Side) -> Iterator[str]:
    """What is odd about an army's points: more than agreed, or built for other points than the other army."""
    agreed = points_agreed(session, table, army.id)
    limit = agreed or army.limit
    if OVER in army.marks or (agreed and agreed < min(army.points, army.limit)):
        yield session.say("battle-muster-over", points=army.points, limit=limit)
    others = [each.limit for id_, each in table.live.sides.items() if id_ != army.id]
    if not agreed and others and others[0] != limit:
        yield session.say("battle-muster-limits", own=limit, other=others[0])


# --- the ground ---


@dataclass(frozen=True, slots=True)
class PieceRow:
    """A piece of terrain, with its sides in inches as text."""

    what: str
    long_in: str
    wide_in: str


def pieces(session: Session, table: BattleDocument) -> tuple[Piece, ...]:
    """The pieces proposed or agreed so far, else those of the map; for a newcomer, else drawn by lot.

    Raises `BadData` for a map that cannot be read.
    """
    ground = table.live.ground
    found = (ground.pieces if ground else ()) or on_map(session, table)
    return found or (drawn(table) if table.guided else ())


def drawn(table: BattleDocument) -> tuple[Piece, ...]:
    """Pieces drawn by lot by the book's tables; nothing is entered."""
    act = table.journal.act(ProposeGround(), OrderDice((), Generator()))
    found = (fact.event for fact in act.facts)
    return tuple(piece for event in found if isinstance(event, GroundProposed) for piece in event.pieces)


def rows_of(found: Iterable[Piece]) -> tuple[PieceRow, ...]:
    """The pieces as rows to edit."""
    return tuple(PieceRow(each.what.value, f"{each.long_in:g}", f"{each.wide_in:g}") for each in found)


def on_map(session: Session, table: BattleDocument) -> tuple[Piece, ...]:
    """The pieces on the map of the open battle, measured there; empty without a map. Raises `BadData`."""
    opened = open_map(session) if mapped(session, table) else None
    return ground_of(opened.layout, table.live.defender).pieces if opened else ()


def piece_kinds(session: Session) -> tuple[tuple[str, str], ...]:
    """The kinds of terrain, with their names."""
    return tuple((each.value, capital(called_by_id(session.lang, "piece", each.value))) for each in PieceId)


def agreed(
    table: BattleDocument, rows: tuple[PieceRow, ...], mapped: tuple[Piece, ...] = ()
) -> tuple[Piece, ...]:
    """The rows as pieces; an unchanged row keeps all that is known of its piece. Raises `BadData`.

    `mapped`: the pieces measured on the map, if the rows came from there.
    """
    known = [*mapped, *(table.live.ground.pieces if table.live.ground else ())]
    found = []
    for row in rows:
        made = Piece(PieceId(row.what), inches(row.long_in), inches(row.wide_in))
        same = next((each for each in known if _alike(each, made)), None)
        if same is not None:
            known.remove(same)
        found.append(same or made)
    return tuple(found)


def _alike(one: Piece, other: Piece) -> bool:
    return (one.what, one.long_in, one.wide_in) == (other.what, other.long_in, other.wide_in)


def inches(text: str) -> float:
    """A length as it is typed. Raises `BadData` if it is no number, or longer than any table."""
    try:
        found = float(text.strip().replace(",", ".") or 0)
    except ValueError:
        raise BadData("not-inches", about={"found": text}) from None
    if not 0 <= found < 1000:  # noqa: PLR2004  # no table is as long
        raise BadData("not-inches", about={"found": text})
    return found


# --- the deployment ---


@dataclass(frozen=True, slots=True)
class Placing:
    """Which side deploys now, and the units that wait."""

    side: SideId
    title: str
    waiting: tuple[tuple[str, str], ...]
    left: str


@dataclass(frozen=True, slots=True)
class PutAll:
    """The button that places all units that are left; `leads`: it is what comes next."""

    text: str
    tip: str
    leads: bool


def put_all(session: Session, table: BattleDocument) -> PutAll | None:
    """That button while units are left to deploy, or to place on the shown map; else None.

    Units of the computer are not placed for it.
    """
    lang, free = session.lang, not next_step(session, table)
    if left := to_stand(session, table):
        what = "place-all" if len(left) > 1 else "place"
        text, tip = session.say(f"table_map-list-{what}"), session.say("table_map-list-place-tip")
        return PutAll(text, tip, free and table.agenda.side not in table.computers)
    theirs = any(tuple(waiting(table.live, side)) for side in table.computers)
    if theirs or "deploy-rest" not in table.agenda.orders:
        return None
    text, tip = order_title(lang, typed("deploy-rest")), order_help(lang, "deploy-rest")
    return PutAll(text, tip, table.guided and free and not map_shown(session))  # a map must be laid first


def placing(session: Session, table: BattleDocument) -> Placing | None:
    """The deployment, while somebody still has to deploy; else None."""
    agenda, battle = table.agenda, table.live
    if battle.stage is not Stage.DEPLOY or "deploy" not in agenda.orders or not agenda.who:
        return None
    return Placing(
        agenda.side,
        session.say("battle-deploy-title", side=session.say("referee-side", side=agenda.side)),
        tuple((each, called(session, table.names, each)) for each in agenda.who),
        "\n".join(_left(session, battle, side) for side in battle.sides),
    )


def _left(session: Session, battle: Battle, side: SideId) -> str:
    """How many units of a side wait: those that take turns, as the referee counts, then single figures."""
    left = tuple(waiting(battle, side))
    turns = sum(unit.sort in TAKES_A_TURN for unit in left)
    name = session.say("referee-side", side=side)
    return session.say("battle-deploy-left", side=name, count=turns, lone=len(left) - turns)


def deploy_form(at: BattleContext, panel: Placing, answers: Answers) -> OrderForm:
    """The form to deploy a unit: which, how far from its base line, how."""
    form = order_form(at, {"base_in": f"{depth(at.document, panel.side):g}", **answers})
    named = {each.name: each for each in form.fields}
    named["unit"] = replace(named["unit"], choices=panel.waiting)
    fields = tuple(named[name] for name in ("unit", "base_in", "guard", "cover"))
    return replace(form, fields=fields, values={each.name: each.value for each in fields})


def depth(table: BattleDocument, side: SideId) -> float:
    """How far from its base line a side may deploy in this scenario, in inches; 0 without a limit."""
    battle = table.live
    if not battle.scenario:
        return 0
    zone = table.book.deployment.side(battle.scenario, battle.role(side)).zone_in
    return zone.value if zone else 0
