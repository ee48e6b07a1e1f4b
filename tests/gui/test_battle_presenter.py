"""What the battle page says, without a window."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gui.app import session
from gui.dice import OrderDice
from gui.documents.army import SAMPLES, read_army
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.muster import Source, bring, roster_of, sources
from gui.presenters.battle.ending import ending, stack
from gui.presenters.battle.journal import BattleWords
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.battle.other_orders import other_orders
from gui.presenters.battle.progress import armies, busy, due, strip
from gui.presenters.battle.setup import PieceRow, agreed, mustering, pieces, placing, rows_of
from gui.presenters.forms import Checked, Field, Value, at_once, check, order_form, typed_order
from gui.presenters.journal import AMEND, Corrections
from gui.presenters.library import kept_games
from gui.presenters.papers import data
from gui.session import Session
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, SideId, Sort, Where
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.reloading import Reload
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import Adjust, AgreeLimit, Concede
from tests.gui.battles import begun, deploying, give, played


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    """A person's session in English."""
    return session(tmp_path, "en")


def hidden(table: BattleDocument) -> str:
    """The unit that lies in ambush."""
    return next(unit.name for unit in table.live.units.values() if unit.where is Where.AMBUSH)


# --- before a battle ---


def test_the_start_names_the_battles_that_there_are_and_a_name_that_is_free(desk: Session) -> None:
    begun(desk, "Battle")
    assert [each.name for each in kept_games(desk, BATTLES).kept] == ["Battle"]
    assert BATTLES.free_name(desk, "Battle") == "Battle 2"


def test_armies_built_for_other_points_are_told_before_they_play(desk: Session) -> None:
    table = begun(desk)
    assert [seat.marks for seat in mustering(desk, table).seats] == ["", ""]
    bring(table, "blue", roster_of(desk, Source("random:pygmies", list="pygmies"), 300))
    limit = table.live.sides["red"].limit
    assert [seat.points for seat in mustering(desk, table).seats] == [
        300,
        limit,
    ]  # to be drawn against the other
    assert [seat.marks for seat in mustering(desk, table).seats] == [
        f"It is built for {limit} points, and the other army for 300.",
        f"It is built for 300 points, and the other army for {limit}.",
    ]


# --- where it stands ---


@pytest.mark.rule("SCEN-44")
@pytest.mark.parametrize(
    ("turns", "winner", "reason"),
    [(1, "defender", "The one turn agreed on is over"), (2, "attacker", "")],
)
def test_the_defender_is_proposed_as_winner_when_the_turns_agreed_are_over_and_not_before(
    desk: Session, turns: int, winner: str, reason: str
) -> None:
    table = played(desk)
    assert table.live.turn == 1
    give(table, AgreeLimit(turns))
    fields = fields_of(table, "call-it")
    assert (fields["winner"].value, fields["reason"].value) == (winner, reason)


def test_the_strip_says_turn_step_whose_it_is_and_why_with_its_rule(desk: Session) -> None:
    panel = strip(desk, played(desk))
    assert [each.text for each in panel.places if each.when == "now"] == ["Units"]
    assert panel.places[0].when == "past"
    assert "Turn 1" in panel.heading
    assert "TURN-02" in panel.why
    assert panel.side in {"red", "blue"}


def test_the_step_does_not_end_while_something_is_owed_and_says_why(desk: Session) -> None:
    offs = {each.id: each.why_off for each in strip(desk, played(desk)).presses}
    assert "p. 23" in offs["battle-end-step"]
    assert not offs["battle-pass-turn"]  # by which nobody owes a move


def test_undo_says_what_it_takes_back_and_past_a_die_why_it_does_not(desk: Session) -> None:
    table = played(desk)
    unit = table.agenda.who[0]
    give(table, Decline(unit))
    assert unit in strip(desk, table).presses[0].tip
    assert not strip(desk, table).presses[0].why_off
    table.undo()
    assert "Do not move" in strip(desk, table).presses[1].tip


def test_a_look_back_is_marked_as_one(desk: Session) -> None:
    table = played(desk)
    table.goto(3)
    panel = strip(desk, table)
    assert "3" in panel.looking
    assert not panel.why


# --- the armies ---


def test_a_card_tells_figures_and_states_by_word_and_shape(desk: Session) -> None:
    table = played(desk)
    unit = table.live.unit(table.agenda.who[0])
    changed = table.live.with_unit(replace(unit, markers=2))
    table._seen = ((table.version, None, ""), changed)  # a state that play has not brought yet
    card = next(each for army in armies(desk, table) for each in army.cards if each.unit == unit.name)
    assert card.count == f"{len(unit.figures)}/{len(unit.figures)}"
    assert card.active
    state = next(each for each in card.states if each.level == "bad")
    assert (state.sign, state.text) == ("▲▲", "2 morale markers")


def test_a_hidden_unit_is_off_the_table_to_all_but_its_own_side(desk: Session) -> None:
    table = played(desk)
    name = hidden(table)

    def said() -> str:
        card = next(each for army in armies(desk, table) for each in army.cards if each.unit == name)
        return " ".join(state.text for state in card.states)

    assert "off the table" in said()
    table.show_to("blue")
    assert "off the table" in said()
    table.show_to("red")
    assert "by the stream" in said()


def test_the_filter_keeps_those_of_whom_something_is_due(desk: Session) -> None:
    table = played(desk)
    shown = [card.unit for army in armies(desk, table, "due") for card in army.cards]
    assert set(table.agenda.who) <= set(shown)
    assert len(shown) < len(table.live.units)


# --- what is due ---


def test_a_unit_that_may_move_offers_its_orders_and_one_that_may_not_says_so(desk: Session) -> None:
    table = played(desk)
    unit = table.agenda.who[0]
    table.choose(unit)
    choices = due(desk, table).choices
    assert "Move" in [each.text for each in choices]
    assert all(each.who in {(), (unit,)} for each in choices)
    other = next(each.name for each in table.live.units.values() if each.name not in busy(table))
    table.choose(other)
    panel = due(desk, table)
    assert other in panel.nothing
    others = [(each.text, each.who) for each in panel.choices]
    assert ("Move", ()) in others  # what somebody else may do stays in reach


def test_every_order_that_comes_next_has_a_name_of_its_own_in_both_languages(desk: Session) -> None:
    table = played(desk)
    for lang in ("es", "en"):
        desk.prefer(language=lang)
        panel = due(desk, table)
        names = [
            each.text
            for each in (
                *panel.choices,
                *(each for phase in other_orders(desk, table) for each in phase.choices),
            )
        ]
        assert len(names) == len(set(names))


@pytest.mark.rule("TRAIT-15")
@pytest.mark.parametrize(("viewer", "told"), [("red", True), ("blue", False), ("", False)])
def test_reminders_differ_by_the_enemy_leaders_trait_for_his_owner_alone(
    desk: Session, monkeypatch: pytest.MonkeyPatch, viewer: SideId, told: bool
) -> None:
    """Two worlds that differ in nothing but whether red's leader is an organizing genius (p. 5)."""
    table = played(desk)
    leader = table.live.leader("red")
    assert leader is not None
    genius: tuple[Trait, ...] = (Trait.ORGANIZING_GENIUS,)
    worlds = {
        traits: table.live.with_unit(replace(leader, traits=traits, where=Where.TABLE))
        for traits in (genius[:0], genius)
    }
    table.show_to(viewer)

    def reminded(*traits: Trait) -> tuple[str, ...]:
        monkeypatch.setattr(BattleDocument, "live", worlds[traits])
        table.version += 1  # as with every change
        return due(desk, table).reminders

    assert ("TRAIT-15" in str(reminded(Trait.ORGANIZING_GENIUS))) is told
    assert (reminded() == reminded(Trait.ORGANIZING_GENIUS)) is not told


# --- an order as a form ---


def fields_of(table: BattleDocument, kind: str, *who: str) -> dict[str, Field]:
    """The fields of an order by their names."""
    return {each.name: each for each in order_form(BattleContext(table.session, table, kind, who)).fields}


def filled(table: BattleDocument, kind: str, **said: Value) -> Checked:
    """What would become of an order of which this is filled in."""
    at = BattleContext(table.session, table, kind)
    return check(at, order_form(at, said))


def test_a_form_makes_the_same_order_as_the_terminal(desk: Session) -> None:
    table = played(desk)
    unit = table.agenda.who[0]
    made = filled(table, "move", unit=unit, inches="3,5", road=True).command
    assert made == Move(unit, inches=3.5, road=True)
    at = BattleContext(desk, table)
    line = typed_order(at, f"move {table.names.code('en', unit)} 3.5 --road")
    assert at.met(line.said).command == made


def test_a_form_begins_with_whom_the_order_is_for(desk: Session) -> None:
    table = played(desk)
    unit = table.agenda.who[0]
    fields = fields_of(table, "move", unit)
    assert fields["unit"].value == unit
    assert fields["inches"].input == "inches"
    assert fields["inches"].unit == "″"
    assert not fields["single_file"].main


def test_measures_are_asked_in_centimetres_where_those_are_preferred(desk: Session) -> None:
    table = played(desk)
    desk.prefer(measure="centimetres")
    fields = fields_of(table, "move")
    assert fields["inches"].unit == "cm"


def test_a_form_that_cannot_be_understood_says_why(desk: Session) -> None:
    table = played(desk)
    now = filled(table, "move", unit=table.agenda.who[0], inches="far")
    assert "far" in now.fault
    assert now.command is None


def test_a_form_says_what_the_book_has_against_it_with_the_page(desk: Session) -> None:
    table = played(desk)
    now = filled(table, "move", unit=table.agenda.who[0], inches="40")
    assert now.against
    assert "p. " in now.against[0]


def test_a_form_says_how_many_dice_it_asks_for_and_enters_nothing(desk: Session) -> None:
    table = played(desk)
    entries = len(table.journal.entries)
    now = filled(table, "roll-move", unit=table.agenda.who[0])
    assert now.dice >= 1
    assert now.what
    assert len(table.journal.entries) == entries


def test_an_order_that_leaves_nothing_to_say_is_ready_at_once(desk: Session) -> None:
    table = played(desk)
    unit = table.agenda.who[0]
    assert at_once(BattleContext(desk, table, "decline", (unit,))) == Decline(unit)
    assert at_once(BattleContext(desk, table, "move", (unit,))) is None
    assert at_once(BattleContext(desk, table, "roll-move", (unit,))) is None


# --- the log ---


def test_the_log_does_not_tell_the_enemy_of_an_ambush(desk: Session) -> None:
    table = played(desk)
    words, act = BattleWords(desk, table), hiding(table)
    assert "off the table" in " ".join(words.told(act).sentences).lower()
    table.show_to("red")
    assert "ambush" in " ".join(words.told(act).sentences)


def test_that_a_hidden_unit_has_thrown_for_its_move_names_it_to_its_own_side_alone(desk: Session) -> None:
    table = played(desk)
    unit = hidden(table)
    give(table, RollMove(unit))
    words, act = BattleWords(desk, table), table.journal.standing[-1]
    told = words.passage(act)
    assert (told.head, told.sentences, told.dice) == ("", ("…",), "")
    assert unit not in strip(desk, table).why
    table.show_to("red")
    told = words.passage(act)
    assert told.head == "R3"
    assert told.dice
    assert unit in strip(desk, table).why


def test_the_log_does_not_tell_the_enemy_which_rule_of_ambushes_was_overruled(desk: Session) -> None:
    table = played(desk)
    words, act = BattleWords(desk, table), hiding(table)
    act = replace(act, act=replace(act.act, despite=("AMBUSH-01",), reason="We agreed on it"))
    assert not words.told(act).despite
    table.show_to("red")
    assert "AMBUSH-01" in words.told(act).despite


def test_an_ambush_that_nobody_may_know_of_is_not_offered_to_be_changed(desk: Session) -> None:
    table = played(desk)
    mender, act = Corrections(BattleWords(desk, table)), hiding(table)
    assert AMEND not in {offer.what for offer in mender.offers(act.number)}
    table.show_to("red")
    assert AMEND in {offer.what for offer in mender.offers(act.number)}


def hiding(table: BattleDocument) -> StandingAct[Battle]:
    """The act by which a unit was hidden."""
    name = hidden(table)
    return next(each for each in table.journal.standing if name in {fact.who for fact in each.act.facts})


# --- setting up ---


def test_pieces_that_stand_as_they_were_keep_all_that_is_known_of_them(desk: Session) -> None:
    table = deploying(desk)
    rows = rows_of(pieces(desk, table))
    ground = table.live.ground
    assert ground is not None
    assert agreed(table, rows) == ground.pieces
    made = agreed(table, (*rows, PieceRow("jungle", "14", "12,5")))[-1]
    assert (made.what, made.long_in, made.wide_in) == ("jungle", 14, 12.5)
    with pytest.raises(BadData, match="not-inches"):
        agreed(table, (PieceRow("jungle", "wide", "1"),))


def test_the_deployment_says_whose_turn_it_is_and_who_waits(desk: Session) -> None:
    panel = placing(desk, deploying(desk))
    assert panel is not None
    assert panel.side in {"red", "blue"}
    assert panel.waiting


# --- the end ---


def test_the_end_says_who_won_by_which_rule_and_the_report_tells_the_evening(desk: Session) -> None:
    table = played(desk)
    give(table, Concede("blue"))
    facts = dict(ending(desk, table).facts)
    assert "Tabora Caravan" in facts["Winner"]
    text = data(desk, stack(desk, table), "md").decode()
    assert text.startswith("# ")
    assert "Tabora Caravan" in text
    assert EndStep not in {type(each.act.command) for each in table.journal.standing[-1:]}


@pytest.mark.rule("TRAIT-02")
def test_the_desk_rolls_for_a_trait_that_was_left_open(desk: Session) -> None:
    table = played(desk)
    leader = next(unit for unit in table.live.of("red", Sort.LEADER))
    (field,) = fields_of(table, "throw-trait", leader.name).values()

    assert (field.name, field.value) == ("leader", leader.name)
    assert any("TRAIT-01" in each for each in filled(table, "throw-trait", leader=leader.name).against)


def test_what_several_owe_is_one_button_that_settles_it_at_once(desk: Session) -> None:
    """Eight askaris have reloaded: one press, as the form knows who they are."""
    table = played(desk)
    askaris = next(each for each in table.live.units.values() if each.troop == "askaris" and each.on_table)
    for figure in askaris.here[:8]:
        give(table, Adjust("unloaded", value=True, reason="test", name=figure.name))
    while table.live.step is not Step.RELOADING:
        give(table, EndStep(table.live.step))
    (owe,) = due(desk, table).owed
    assert {each.kind for each in owe.choices}.isdisjoint(each.kind for each in due(desk, table).choices)
    (choice,) = owe.choices
    assert (choice.text, choice.who) == ("Reload (8)", ())
    command = at_once(BattleContext(desk, table, choice.kind, choice.who))
    assert isinstance(command, Reload)
    assert len(command.figures) == 8


def test_what_a_side_hides_is_shown_no_longer_when_the_others_turn_comes(desk: Session) -> None:
    table = played(desk)
    table.show_to("red" if table.agenda.side == "blue" else "blue")
    assert table.viewer  # it may be looked at in the other's turn
    table.show_to(table.agenda.side)
    unit = table.agenda.who[0]
    give(table, RollMove(unit))
    assert table.viewer  # it is still the same side's turn
    desk.note("put down where it hides")
    give(table, Decline(unit))
    assert not table.viewer
    assert not desk.notice  # what was said to that side is not left for the other


def test_only_ambushes_are_revealed_and_their_own_side_alone_sees_which(desk: Session) -> None:
    table = played(desk)
    reserve = next(
        each for each in table.live.units.values() if each.side == "blue" and each.sort is Sort.UNIT
    )
    give(table, Adjust("where", value="reserve", reason="test", name=reserve.name))

    def offered() -> set[str]:
        form = order_form(BattleContext(desk, table, "spring"))
        return {value for value, _ in form.fields[0].choices if value}

    assert offered() == {hidden(table), reserve.name}
    table.show_to("red")
    assert offered() == {hidden(table)}


def test_dice_put_right_say_what_was_read_before(desk: Session) -> None:
    table = played(desk)
    unit = next(each for each in table.agenda.who if table.live.unit(each).troop == "askaris")
    before = table.submit(RollMove(unit), OrderDice((5,)))
    table.misread(before.number, (6,), "it was a six")
    last = table.journal.last
    assert last is not None
    assert last.act.faces == (6,)
    assert (
        BattleWords(desk, table)
        .told(last)
        .dice.endswith("6 (thrown before) – corrected; they had been read as 5")
    )


def test_a_battle_that_is_over_ended_and_one_that_goes_on_stands(desk: Session) -> None:
    table = played(desk)
    assert ending(desk, table).title == "How the battle stands"
    give(table, Concede("blue"))
    assert ending(desk, table).title == "How the battle ended"


def test_other_orders_stand_by_phase_are_found_by_a_word_and_say_when_they_can_be_given(
    desk: Session,
) -> None:
    table = played(desk)
    climbs = {each.kind for each in due(desk, table).choices} & {"climb-work", "reach-work", "climb-roof"}
    assert climbs == {"climb-work", "reach-work"}  # a village has fences; there is no temba
    idle = {
        each.kind: each.idle for phase in other_orders(desk, table) for each in phase.choices if not each.off
    }
    assert idle["climb-roof"] == "There is no temba on this table"
    assert idle["leave-roof"] == "Nobody is on a roof"
    assert not idle["spring"]
    while table.live.step is not Step.SHOOTING:
        give(table, EndStep(table.live.step))
    assert "fire-arrows" not in {each.kind for each in due(desk, table).choices}
    phases = {phase.title: phase for phase in other_orders(desk, table)}
    assert list(phases) == [
        "Arrivals", "Units, Independents", "Shooting, Reloading", "Close combat", "Morale, Rallying", "Victory",
        "At any time",
    ]  # fmt: skip
    offs = {each.kind: each.off for phase in phases.values() for each in phase.choices}
    assert "Units, Independents" in offs["move"]
    assert "Morale, Rallying" in offs["rally"]
    assert "Arrivals" in offs["roll-arrival"]
    idle = {each.kind: each.idle for phase in phases.values() for each in phase.choices}
    assert (offs["fire-arrows"], idle["fire-arrows"]) == ("", "It takes Archers, and a temba to shoot at")
    assert not any(
        idle[kind] for kind in ("adjust", "note", "concede")
    )  # the umpire's and the players' at any time
    assert not offs["spring"]  # an ambush may come to light at any moment of play
    assert not offs["note"]
    assert not offs["concede"]
    assert offs["reopen"].startswith("The battle is not over")
    (phase,) = other_orders(desk, table, "rally")
    assert [each.kind for each in phase.choices] == ["rally"]
    assert not other_orders(desk, table, "no such order")


def test_before_play_nobody_concedes_or_places_the_rest(desk: Session) -> None:
    table = begun(desk)
    phases = other_orders(desk, table)
    offs = {each.kind: each.off for phase in phases for each in phase.choices}
    assert offs["concede"].startswith("The battle is not being played")
    assert phases[-1].off.startswith("Greyed: Concede")
    assert "Deployment" in offs["deploy-rest"]
    assert not offs["note"]


def test_the_other_side_is_proposed_an_army_that_is_not_there_whatever_they_are_called(desk: Session) -> None:
    """One army's name begins with the other's; two files may even have the same name and list."""
    folder = desk.folder / "armies"
    folder.mkdir(exist_ok=True)
    text = (SAMPLES / "zanzibaris.army.toml").read_text("utf-8")
    for file, name in (("a", "Tabora"), ("b", "Tabora and Ujiji"), ("c", "Tabora")):
        named = re.sub(r'(?m)^name = ".*"', f'name = "{name}"', text, count=1)
        (folder / f"{file}.army.toml").write_text(named, "utf-8")
    known = {each.id: each for each in sources(desk)}
    ids = [id_ for id_ in known if id_.startswith("own:")]

    def proposed(table: BattleDocument) -> list[str]:
        return [each.proposed for each in mustering(desk, table).seats]

    table = BATTLES.begin(desk, "Sunday")
    bring(table, "red", read_army(desk, folder / "a.army.toml"), ids[0])
    assert ids == ["own:a.army.toml", "own:b.army.toml", "own:c.army.toml"]
    assert proposed(table) == [ids[0], ids[1]]
    bring(table, "red", read_army(desk, folder / "b.army.toml"), ids[1])
    assert proposed(table) == [ids[0], ids[0]]
    table.brought.clear()  # as it is when the battle is opened again
    assert proposed(table) == [ids[0], ids[0]]
    bring(table, "red", read_army(desk, folder / "a.army.toml"))
    assert proposed(table) == [ids[0], ids[1]]
