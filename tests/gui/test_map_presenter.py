"""The map without a screen: formations, signs, secrets, moves, terrain, files, replay, words."""

from pathlib import Path

import pytest

from gui.app import session as a_session
from gui.documents.map.document import open_map
from gui.documents.map.files import lay_agreed, open_table, samples, save_table
from gui.documents.map.formations import (
    bases_of,
    block_at,
    drawn_up,
    facing_of,
    farthest,
    middle_of,
    shifted,
    turned,
    wheeled,
)
from gui.documents.map.moves import confirm, drafted, kind_of, lined_up, misplaced, put, roll
from gui.documents.map.offers import sprung
from gui.documents.map.overlays import over
from gui.documents.map.terrain import (
    WORKS,
    handles,
    new_work,
    piece_at,
    piece_named,
    pulled,
    rotated,
    scaled,
    sound,
    with_corner,
    with_crest,
    with_ford,
    with_gate,
    with_piece,
    without_corner,
)
from gui.documents.map.terrain import shifted as moved
from gui.presenters.battle import measured
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.map.draft import proposal
from gui.presenters.map.figure_looks import SIGNS, groups, tokens
from gui.presenters.map.names import labels, unit_labels
from gui.presenters.map.plan import plan_of, plan_sheet
from gui.presenters.map.replay import moment_text, moments
from gui.presenters.map.scatter import box_of, finer, lot, spaced, strewn
from gui.presenters.map.sight import bursts, circles
from gui.presenters.map.terrain import chosen, judgement
from gui.presenters.map.wording import legend, ruled
from gui.session import Session
from gui.views.map.paint.ground import ORDER
from heart_africa.board import radii
from heart_africa.board.ground import ground_of
from heart_africa.board.layout import Base, Layout, Spot, Stand, TerrainPiece, Work
from heart_africa.board.shapes import outlines
from heart_africa.board.table_record import SettleDispute
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Where
from heart_africa.rules.battle.state import Piece
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.referee.movement.alternation import rolled_for
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.setup.orders import AgreeGround, AgreeScenario
from reports.pdf.documents import printed
from tests.gui.battles import begun, defended, deploying, give
from tests.gui.maps import GROUND, HILL, RIVER, VILLAGE, alone, figures, laid, mover, opened

BASE = Base(0.8, 0.8)


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    """A person's session."""
    return a_session(tmp_path, "en")


# --- formations ---


def test_four_figures_in_ranks_of_two_stand_a_base_and_a_gap_apart() -> None:
    # two by two about (10, 10): 0.9 apart each way, so 0.45 to either side of the middle; the first rank ahead
    stands = drawn_up(dict.fromkeys("abcd", BASE), (10, 10), 0, 2)
    spots = {name: (round(each.x, 2), round(each.y, 2)) for name, each in stands.items()}
    assert spots == {"a": (9.55, 10.45), "b": (10.45, 10.45), "c": (9.55, 9.55), "d": (10.45, 9.55)}


def test_those_who_face_south_have_their_first_rank_in_the_south() -> None:
    stands = drawn_up(dict.fromkeys("ab", BASE), (10, 10), 180, 1)
    assert stands["a"].y < stands["b"].y
    assert facing_of(stands.values()) == 180


def test_a_wheel_to_the_right_carries_the_north_to_the_east() -> None:
    found = wheeled({"a": Stand(0, 2), "b": Stand(0, -2)}, 90)
    assert (round(found["a"].x, 6), round(found["a"].y, 6), found["a"].facing) == (2, 0, 90)
    assert middle_of(found.values()) == pytest.approx((0, 0))


def test_a_shift_of_three_and_four_is_five_inches() -> None:
    before = {"a": Stand(1, 1)}
    assert farthest(before, shifted(before, (3, 4))) == 5
    assert turned(before, -90)["a"].facing == 270


# --- strewing ---


def test_what_is_strewn_lies_where_it_lay_before() -> None:
    box = (0.0, 0.0, 6.0, 4.0)
    assert list(strewn(box, 1, 3)) == list(strewn(box, 1, 3)) != list(strewn(box, 1, 4))
    assert all(0 <= lot(a, 7) < 1 for a in range(200))


def test_a_line_is_walked_in_even_steps() -> None:
    assert spaced(((0, 0), (10, 0)), 4) == [(2, 0), (6, 0)]
    assert finer(((0, 0), (2, 0)), 1, closed=False) == [(0, 0), (1, 0), (2, 0)]
    assert box_of(((1, 5), (3, 2))) == (1, 2, 3, 5)


# --- what stands there ---


def test_each_figure_on_the_table_has_its_sign_and_an_ambush_none(desk: Session) -> None:
    made = laid(desk)
    shown = tokens(desk, made.book, made.table.shown, made.layout)
    signs = {token.unit: token.look.sign for token in reversed(shown)}
    assert signs["Abdullah bin Suleiman"] == "leader"
    assert signs["Standard Bearer"] == "standard"
    assert signs["Second company"] == "musket"
    assert signs["Bows of the Lualaba"] == "bow"
    assert signs["Baggage"] == "baggage"
    assert "First company" not in signs
    assert len(shown) == len(made.layout.stands)


def test_an_ambush_is_drawn_for_its_owner_alone(desk: Session) -> None:
    made = laid(desk)
    unit = made.table.live.unit("First company")
    put(made, {each.name: Stand(24 + at, 20) for at, each in enumerate(unit.here)})

    def seen(side: str) -> bool:
        made.table.show_to(side)
        shown = tokens(desk, made.book, made.table.shown, made.layout, made.table.viewer)
        return any(token.unit == unit.name for token in shown)

    assert [seen(side) for side in ("", "blue", "red")] == [False, False, True]


def test_who_lies_in_ambush_shows_himself_by_moving_as_a_whole(desk: Session) -> None:
    made = laid(desk)
    hidden = made.table.live.unit("First company")
    assert hidden.where is Where.AMBUSH
    put(made, {each.name: Stand(24 + at, 20) for at, each in enumerate(hidden.here)})
    names = tuple(each.name for each in hidden.here)
    assert hidden.side == made.table.agenda.side
    assert [kind_of(made, names), kind_of(made, names[:1])] == ["move", "place"]
    roll(made, hidden.name)
    confirm(made, drafted(made, shifted({each: made.layout.stands[each] for each in names}, (0, 1))))
    assert made.table.live.unit(hidden.name).where is Where.TABLE


def test_the_list_says_every_figure_in_words(desk: Session) -> None:
    made = laid(desk)
    shown = tokens(desk, made.book, made.table.shown, made.layout)
    rows = groups(desk, made, shown)
    first = next(group for group in rows if group.unit == "Second company")
    assert first.text == "R4 · Second company (13)"
    assert "R4.1 · Askari" in first.figures[0][1]
    assert "facing 0°" in first.figures[0][1]
    assert [group.unit for group in rows if group.absent] == ["First company"]


def test_the_legend_has_every_sign(desk: Session) -> None:
    made = laid(desk)
    assert {look.sign for look, _ in legend(desk, made.book)} == set(SIGNS)


def test_names_stand_on_pieces_and_codes_over_units(desk: Session) -> None:
    made = laid(desk)
    assert {label.text for label in labels(made.layout)} == {"Lion hill", "Rubi", "Mbogo"}
    shown = tokens(desk, made.book, made.table.shown, made.layout)
    assert {"R4", "B4"} <= {label.text for label in unit_labels(shown)}


def test_the_ruler_goes_from_base_to_base_where_there_are_figures(desk: Session) -> None:
    made = laid(desk)
    one, other = figures(made, "Second company")[0], figures(made, "Spears of Singo")[0]
    put(made, {one: Stand(10, 20), other: Stand(10, 30)})
    shown = tokens(desk, made.book, made.table.shown, made.layout)
    # two bases of 20 mm, 0.787 in: 10 inches from middle to middle are 9.21 from edge to edge
    assert ruled(desk, shown, ((10, 20), (10, 30))) == "9.21″ · R4.1 – B5.1"
    assert ruled(desk, shown, ((1, 40), (1, 43))) == "3.00″"
    desk.prefer(measure="centimetres", language="es")
    assert ruled(desk, shown, ((1, 40), (1, 43))) == "3,00 cm"


# --- moving ---


def test_a_move_wants_its_dice_and_then_says_what_is_left(desk: Session) -> None:
    made = laid(desk)
    unit = mover(made)
    stands = {name: made.layout.stands[name] for name in figures(made, unit)}
    assert kind_of(made, tuple(stands)) == "move"
    before = drafted(made, shifted(stands, (0, 1)))
    assert before.most is None
    assert proposal(desk, made, before).roll == unit
    roll(made, unit)
    after = drafted(made, shifted(stands, (0, 1)))
    moved = made.table.battle.units[unit]
    assert all(rolled_for(made.book, made.table.battle, moved, each) for each in moved.here)
    assert after.inches == pytest.approx(1)
    assert "1.00″ of" in proposal(desk, made, after).text


def test_a_move_is_an_order_of_the_battle_and_undoing_it_puts_the_figures_back(desk: Session) -> None:
    made = laid(desk)
    unit = mover(made)
    stands = {name: made.layout.stands[name] for name in figures(made, unit)}
    roll(made, unit)
    draft = drafted(made, shifted(stands, (0, 1)))
    confirm(made, draft, "the umpire says so" if draft.problems else "")
    last = made.table.journal.last
    assert last is not None
    assert isinstance(last.act.command, Move)
    assert made.layout.stands[next(iter(stands))].y == pytest.approx(next(iter(stands.values())).y + 1)
    made.table.undo()
    assert {name: made.layout.stands[name] for name in stands} == stands


def test_figures_off_the_table_are_told_and_need_a_decision(desk: Session) -> None:
    made = laid(desk)
    name = figures(made, "Baggage")[0]
    draft = drafted(made, {name: Stand(-1, 10)})
    assert draft.kind == "place"
    told = proposal(desk, made, draft)
    assert not told.legal
    assert "table" in told.against[0]


def test_a_close_call_is_asked_once(desk: Session) -> None:
    made = laid(desk)
    unit = mover(made)
    stands = {name: made.layout.stands[name] for name in figures(made, unit)}
    roll(made, unit)
    most = drafted(made, shifted(stands, (0, 1))).most
    assert most is not None
    step = most - 0.02 if most > 0.02 else 0.02
    found = proposal(desk, made, drafted(made, shifted(stands, (0, step))))
    assert found.close
    assert found.close[0][1].startswith("Measure: ")
    for key, _ in found.close:
        made.give(SettleDispute(key, answer=True, why="by tape", after=made.after))
    assert proposal(desk, made, drafted(made, shifted(stands, (0, step)))).close == ()


def test_works_and_tembas_are_set_down(desk: Session) -> None:
    made = laid(desk)
    for kind in WORKS:
        made.lay(with_piece(made.layout, new_work(kind, made.free_name(kind), (36, 14))))
    assert {each.kind for each in made.layout.works} == set(WORKS) - {"temba"}
    (temba,) = made.layout.buildings
    assert len(temba.rooms) == 2
    assert sum(len(wall.doors) for wall in temba.walls) == 2


def test_bases_that_overlap_are_told(desk: Session) -> None:
    made = laid(desk)
    one, other = figures(made, "Baggage")[:2]
    draft = drafted(made, {one: made.layout.stands[other]})
    assert [each.code for each in draft.problems] == ["table_moves-overlap"]


def test_a_unit_deploys_where_it_is_put(desk: Session) -> None:
    table = deploying(desk)
    made = open_map(desk)
    assert made is not None
    made.lay(GROUND)
    side = table.live.mover
    unit = next(each for each in table.live.of(side) if each.name in table.agenda.who or each.here)
    bases = dict.fromkeys((each.name for each in unit.here), BASE)
    y, facing = (3.0, 0.0) if made.layout.bases[side] == "south" else (45.0, 180.0)
    stands = drawn_up(bases, (36, y), facing)
    draft = drafted(made, stands)
    assert draft.kind == "deploy"
    assert draft.orders[0].base_in < 8
    confirm(made, draft, "test" if draft.problems else "")
    assert table.live.unit(unit.name).where.value == "table"
    assert set(made.layout.stands) == set(stands)


# --- terrain ---


def test_a_piece_is_moved_turned_and_grown_about_its_middle() -> None:
    assert moved(HILL, (1, -1)).outline[0] == (7, 17)  # type: ignore[union-attr]  # a feature
    turned_hill = rotated(HILL, 180)
    assert isinstance(turned_hill, TerrainPiece)
    assert turned_hill.outline[0] == pytest.approx((20, 30))
    grown = scaled(RIVER, 0.5)
    assert isinstance(grown, TerrainPiece)
    assert grown.course == ((18, 36), (54, 36))
    assert grown.width_in == 3


def test_corners_are_set_pulled_and_taken_away_but_for_the_last_three() -> None:
    more = with_corner(HILL, (13, 17.5))
    assert isinstance(more, TerrainPiece)
    assert len(more.outline) == 5
    corner = next(each for each in handles(more) if each.part == "outline" and each.spot == (13, 17.5))
    assert pulled(more, corner, (13, 15)).outline[corner.place] == (13, 15)  # type: ignore[union-attr]  # a feature
    assert without_corner(more, corner) == HILL
    three = TerrainPiece("x", PieceId.JUNGLE, ((0, 0), (4, 0), (0, 4)))
    assert without_corner(three, handles(three)[0]) == three


def test_a_shape_that_crosses_itself_is_not_sound() -> None:
    assert sound(HILL)
    assert not sound(TerrainPiece("x", PieceId.JUNGLE, ((0, 0), (4, 4), (4, 0), (0, 4))))


def test_gates_fords_and_crests_lie_where_they_belong() -> None:
    gate = with_gate(VILLAGE, (50, 10)).gates[0]
    assert gate == ((49, 18), (51, 18))
    ford = with_ford(RIVER, (20, 40)).fords[0]
    assert {round(y, 2) for _, y in ford} == {34, 38}
    assert with_crest(HILL).crest is not None


def test_the_piece_that_is_seen_at_a_spot_is_the_one_painted_last() -> None:
    work = Work("boma", "barricade", ((44, 20), (50, 20)))
    layout = with_piece(GROUND, work)
    assert piece_at(layout, (46, 20.2), ORDER) == work
    assert piece_at(layout, (50, 25), ORDER) == VILLAGE
    assert piece_at(layout, (70, 5), ORDER) is None
    assert piece_named(layout, "Rubi") == RIVER


def test_what_the_environment_says_follows_what_is_laid(desk: Session) -> None:
    made = laid(desk)
    before = judgement(desk, made)
    assert any("Common" in share.text for share in before.shares)
    made.work_on("Lion hill")
    found = chosen(desk, made)
    assert found is not None
    assert found.can == {"crest"}
    made.take_piece("Lion hill")
    assert judgement(desk, made) != before
    made.undo()
    assert made.layout.feature("Lion hill") == HILL


def test_the_agreed_pieces_are_laid_as_shapes(desk: Session) -> None:
    made = opened(desk)
    lay_agreed(made)
    ground = made.table.live.ground
    assert ground is not None
    assert {each.what for each in made.layout.features} == {piece.what for piece in ground.pieces}
    assert made.layout.environment == ground.environment


def test_agreed_pieces_that_do_not_fit_at_the_first_try_are_laid_at_another(
    desk: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With three large hills a stream finds no room on the table at the 112th throw; at the 113th it does."""
    table = deploying(desk)
    table.undo()
    sizes = ((PieceId.LOW_HILL, 27, 26), (PieceId.LOW_HILL, 27, 25), (PieceId.LOW_HILL, 35, 20))
    more = ((PieceId.ESCARPMENT, 16, 12), (PieceId.STREAM, 24, 2), (PieceId.ROAD, 72, 0))
    give(table, AgreeGround(tuple(Piece(*each) for each in (*sizes, *more))))
    made = open_map(desk)
    assert made is not None
    monkeypatch.setattr("gui.documents.map.files._seed", lambda _opened: 112)
    monkeypatch.setattr("gui.documents.map.files.TRIES", 1)
    lay_agreed(made)
    assert made.refused is not None
    monkeypatch.undo()
    monkeypatch.setattr("gui.documents.map.files._seed", lambda _opened: 112)
    lay_agreed(made)
    assert made.refused is None
    assert len(made.layout.features) == len((*sizes, *more))


# --- over the ground ---


def test_a_feigned_trap_looks_real_to_all_but_its_owner(desk: Session) -> None:
    made = laid(desk)
    made.lay(with_piece(made.layout, Work("pit", "dummy_trap", ((30, 20),), "red")))

    def shown(side: str) -> str:
        made.table.show_to(side)
        return over(made).traps[0].kind

    assert [shown(side) for side in ("", "blue", "red")] == ["stake_trap", "stake_trap", "dummy_trap"]


def test_where_a_unit_may_go_is_shown_once_it_has_rolled(desk: Session) -> None:
    made = laid(desk)
    unit = mover(made)
    made.choose(figures(made, unit))
    assert over(made).reach == ()
    roll(made, unit)
    assert over(made).reach


# --- files, replay ---


def test_a_table_saved_is_the_table_opened(desk: Session, tmp_path: Path) -> None:
    made = laid(desk)
    path = save_table(made, tmp_path / "akobo")
    before = made.layout
    made.lay(Layout())
    made.take(made.layout.stands)
    assert open_table(made, path) == "Sunday"
    assert made.layout.features == before.features
    assert made.layout.stands == before.stands


def test_a_file_that_is_no_table_says_so(desk: Session, tmp_path: Path) -> None:
    made = laid(desk)
    path = tmp_path / "x.table.toml"
    path.write_text("format = 'heart-africa/army'\n", encoding="utf-8")
    with pytest.raises(BadData):
        open_table(made, path)


@pytest.mark.rule("SCEN-36")
@pytest.mark.parametrize(("attacker", "edges"), [("red", ("south", "north")), ("blue", ("north", "south"))])
def test_the_village_of_a_sample_table_lies_with_whoever_defends(
    desk: Session, attacker: str, edges: tuple[str, str]
) -> None:
    """The samples are made for red to attack from the south."""
    table = begun(desk, "Monday")
    give(table, AgreeScenario("planned_attack", attacker))
    made = open_map(desk)
    assert made is not None
    open_table(made, samples("savannah", "planned_attack")[0])
    assert (made.layout.bases["red"], made.layout.bases["blue"]) == edges
    ground = ground_of(made.layout, table.live.defender)
    assert [piece.own_half for piece in ground.pieces if piece.what is PieceId.VILLAGE] == [True]


def test_the_samples_of_a_country_and_scenario_come_first() -> None:
    assert samples("forest", "planned_attack")[0].name == "forest-planned-attack.table.toml"
    assert samples("", "raid")[0].name == "savannah-raid.table.toml"  # nobody has said where it is played


def test_the_battle_is_played_back_entry_by_entry(desk: Session) -> None:
    made = laid(desk)
    unit = mover(made)
    roll(made, unit)
    stands = {name: made.layout.stands[name] for name in figures(made, unit)}
    draft = drafted(made, shifted(stands, (0, 1)))
    confirm(made, draft, "so be it" if draft.problems else "")
    found = moments(made)
    assert [each.number for each in found] == [0, *(each.number for each in made.table.journal.standing)]
    assert set(found[-1].came) == set(stands)
    assert unit in moment_text(desk, made, found[-1].number) or "R" in moment_text(
        desk, made, found[-1].number
    )
    assert "before the battle" in moment_text(desk, made, 0)


def test_the_plan_has_every_piece_and_figure_and_becomes_a_pdf(desk: Session) -> None:
    made = laid(desk)
    shown = tokens(desk, made.book, made.table.shown, made.layout)
    plan = plan_of(desk, made.book, made.table.shown, made.layout, shown)
    assert [area.kind for area in plan.areas if area.kind != "crest"] == ["hill", "village", "water"]
    assert len(plan.figures) == len(shown)
    assert printed([plan_sheet(desk, "Sunday", plan)], "a4").pdf.startswith(b"%PDF")


def test_nothing_is_done_while_an_earlier_moment_is_looked_at(desk: Session) -> None:
    made = laid(desk)
    made.table.goto(1)
    assert not made.live
    assert not made.may("undo")
    with pytest.raises(ValueError, match="1"):
        made.take(["x"])
    made.table.goto(None)


def test_a_work_is_placed_for_the_side_that_has_bought_it(desk: Session) -> None:
    defended(desk)
    made = open_map(desk)
    assert made is not None
    for kind, owner, may in (
        ("barricade", "blue", True),
        ("barricade", "red", False),
        ("barricade", "", False),
        ("fortification", "blue", False),
    ):
        made.lay(with_piece(GROUND, Work("wall", kind, ((30, 4), (36, 4)), owner)))  # type: ignore[arg-type]  # one of those named above
        made.work_on("wall")
        found = chosen(desk, made)
        assert found is not None
        assert ("place" in found.can) is may


# --- what comes of a move, what the map measures for a card ---


def test_a_move_onto_a_marker_brings_the_order_for_the_trap(desk: Session) -> None:
    made = laid(desk)
    unit = mover(made)
    one = figures(made, unit)[0]
    made.take([name for name in made.layout.stands if name != one])
    put(made, {one: Stand(30, 8)})
    roll(made, unit)
    made.lay(with_piece(made.layout, Work("pit", "stake_trap", ((30, 9.5),), "blue")))
    draft = drafted(made, {one: Stand(30, 9.5)})
    assert confirm(made, draft, "he is alone") == (StepOnTrap(one, real=True),)


def test_an_enemy_on_its_way_past_an_ambush_springs_it_first(desk: Session) -> None:
    made = laid(desk)
    hidden = made.table.live.unit("First company")
    enemy = figures(made, "Spears of Singo")[0]
    put(made, {each.name: Stand(24 + at, 20) for at, each in enumerate(hidden.here)})
    far, near = ((30.0, 40.0), (30.0, 36.0)), ((30.0, 40.0), (30.0, 20.5))
    assert sprung(made, {enemy: far}) == ()
    assert [order.unit for order in sprung(made, {enemy: near})] == ["First company"]


def test_the_map_measures_for_the_cards_of_leaders(desk: Session) -> None:
    made = laid(desk)
    leader, unit = "Abdullah bin Suleiman", "Second company"
    chief, man = figures(made, leader)[0], figures(made, unit)[0]
    alone(made, {chief: Stand(30, 8), man: Stand(30, 12)})
    # 4 inches between the middles of bases of 20 mm, of which 0.787 in are base: 3.21
    at = BattleContext(desk, made.table, "rally", (unit,))
    assert measured.between(at.map, "rally", leader, unit) == {"inches": "3.21"}
    assert measured.between(at.map, "rally", leader, "Caravan guard") == {}


def test_how_far_a_leader_reaches_is_drawn_about_him(desk: Session) -> None:
    made = laid(desk)
    chief = figures(made, "Abdullah bin Suleiman")[0]
    found = circles(desk, made, (chief, figures(made, "Second company")[0]))
    assert [each.text for each in found][:1] == ["Rallying by R1.1 · 6″"]
    assert all(each.outlines for each in found)


def test_a_shell_bursts_about_whom_it_hits(desk: Session) -> None:
    made = laid(desk)
    enemy = figures(made, "Spears of Singo")[0]
    ring = radii.burst(made.scene, enemy)
    # bases of 20 mm, 0.787 in wide, and 2 inches beyond them
    assert made.book.shooting.guns.splash_in.value == 2
    west, south, east, north = box_of(outlines(ring.area)[0])
    assert (east - west, north - south) == pytest.approx((4.787, 4.787), abs=0.01)
    assert bursts(desk, made, None) == ()


def test_units_are_drawn_up_nearer_or_farther_where_a_fence_is_in_the_way(desk: Session) -> None:
    made = laid(desk)
    unit = made.table.live.unit("Second company")
    bases = bases_of(made.book, unit, made.layout)
    made.take(tuple(made.layout.stands))
    made.lay(with_piece(made.layout, Work("wall", "barricade", ((0, 6), (72, 6)), "red")))
    # ranks about 6 inches from the south would stand across the wall; those about 4 end at 5.3
    found = lined_up(made, "south", 6, [bases])
    assert middle_of(found.values())[1] == pytest.approx(4, abs=0.5)
    assert misplaced(made, found) == {}
    blocked = drawn_up(bases, (36, 6), 0)
    assert set(misplaced(made, blocked)) == set(bases)


@pytest.mark.parametrize(
    ("spot", "unit"),
    [
        pytest.param((10, 10), "one", id="on a figure"),
        pytest.param((11, 10.5), "one", id="between its figures"),
        pytest.param((14.3, 10), "one", id="at its border"),
        pytest.param((14.6, 10), "", id="beyond it"),
        pytest.param((12, 11.5), "other", id="among its figures, but nearer to another's"),
        pytest.param((30, 30), "", id="far from all"),
    ],
)
def test_a_unit_is_taken_hold_of_between_its_figures(spot: Spot, unit: str) -> None:
    one = ((10.0, 10.0), (14.0, 10.0), (14.0, 13.0), (10.0, 13.0))
    assert block_at({"one": one, "other": ((12.0, 11.6),)}, spot) == unit


def test_where_nobody_stands_nobody_is_taken_hold_of() -> None:
    assert block_at({}, (1, 1)) == ""
