"""What the campaign page shows, without a window."""

from pathlib import Path

import pytest

from armylists.points import price
from armylists.roster import Roster
from armylists.roster_file import save_roster
from gui.app import session
from gui.dice import OrderDice
from gui.documents.army import FOLDER
from gui.documents.battle import BATTLES
from gui.documents.campaign import CAMPAIGNS, CampaignDocument, begin_campaign, begin_sample
from gui.documents.campaign_battle import DRAW, ROLES, army, engage, of_other_peoples, offers, outcome, unfit
from gui.documents.muster import Source, bring, roster_of
from gui.presenters.battle.setup import mustering
from gui.presenters.campaign.analytics import readings, story
from gui.presenters.campaign.files import WHOLE, file_path
from gui.presenters.campaign.order_context import CampaignContext
from gui.presenters.campaign.page import against_year, head, start, web_page
from gui.presenters.campaign.players import Filter, ledger, players
from gui.presenters.campaign.turn import CampaignWords, turn
from gui.presenters.forms import Checked, Value, check, counts_of, counts_text, order_form
from gui.presenters.library import kept_games
from gui.session import Session
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.campaign.reader import Role, army_of
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.ledger import BANK
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from heart_africa.rules.referee.setup.orders import AcceptForces, RollOff
from heart_africa.rules.referee.umpire import Concede


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    """A new person's desk."""
    return session(tmp_path, "en")


@pytest.fixture
def lagos(desk: Session) -> CampaignDocument:
    """A campaign in which Ana has attacked Luis, who has resisted: a battle in the open (4)."""
    opened = begin_campaign(desk, "Lagos", 1871)
    for player, list_ in (("Ana", "native_kingdom"), ("Luis", "zanzibaris"), ("Eva", "white_explorers")):
        opened.submit(Join(player, army_of(desk.catalogue, list_)), OrderDice())
    opened.submit(BeginTurn(), OrderDice())
    opened.submit(RollOrder(), OrderDice((1, 1, 6)))
    opened.submit(Attack("Ana", "Luis"), OrderDice(), "Eva waits")
    return opened


def fought(opened: CampaignDocument) -> str:
    """The battle of Ana and Luis."""
    opened.submit(Resist("Luis"), OrderDice((4,)))
    return next(iter(opened.live.battles))


def test_a_campaign_is_kept_as_it_is_played_and_found_again(desk: Session, lagos: CampaignDocument) -> None:
    entered = len(lagos.journal.entries)
    CAMPAIGNS.close(desk)
    assert CAMPAIGNS.opened(desk) is None
    assert [each.name for each in CAMPAIGNS.all(desk)] == ["Lagos"]
    assert len(CAMPAIGNS.open(desk, "Lagos").journal.entries) == entered
    assert desk.settings.recent[0] == "campaign:Lagos"


@pytest.mark.rule("CAMP-01")
def test_no_campaign_begins_before_the_first_year(desk: Session) -> None:
    assert not against_year(desk, 1860)
    assert "CAMP-" in against_year(desk, 1859)[0]
    with pytest.raises(Refused):
        begin_campaign(desk, "Too early", 1859)
    assert kept_games(desk, CAMPAIGNS).kept == ()


def test_a_new_campaign_is_offered_a_name_that_none_has(desk: Session) -> None:
    first = start(desk).name
    begin_campaign(desk, first, 1860)
    assert start(desk).name == f"{first} 2"


def test_what_comes_next_is_told_with_its_rule_and_the_orders_that_settle_it(
    desk: Session, lagos: CampaignDocument
) -> None:
    panel = turn(desk, lagos)
    assert panel.first.who == "Luis"
    assert "CTURN-" in panel.first.text
    assert [each.order for each in panel.first.presses] == ["resist", "settle", "concede"]
    assert all(each.given == {"player": "Luis"} for each in panel.first.presses)


def test_the_order_of_play_says_of_everybody_what_became_of_his_go(
    desk: Session, lagos: CampaignDocument
) -> None:
    seats = {each.name: each for each in turn(desk, lagos).seats}
    assert [(each.name, each.state) for each in seats.values() if each.up] == [("Luis", "to answer")]
    assert seats["Eva"].state == "waits", "nobody acts until the attack is answered"

    fought(lagos)
    seats = {each.name: each for each in turn(desk, lagos).seats}
    assert list(seats) == ["Eva", "Luis", "Ana"]  # explorers first, then a six before a one
    assert seats["Eva"].up
    assert seats["Luis"].state == "attacked: cannot act"
    assert seats["Ana"].state == "has acted"


@pytest.mark.rule("CPTS-02")
def test_a_battle_to_be_played_shows_the_points_of_both_with_their_reasons(
    desk: Session, lagos: CampaignDocument
) -> None:
    battle = fought(lagos)
    (fight,) = turn(desk, lagos).fights
    assert fight.id == battle
    assert [each.name for each in fight.sides] == ["Attacker: Ana", "Defender: Luis"]
    assert all("CPTS-" in each.reasons[0] for each in fight.sides)
    assert {each.order for each in fight.presses} >= {"engage", "report-result", "call-off", "concede"}


def test_where_only_a_battle_is_left_the_next_step_is_to_play_it(
    desk: Session, lagos: CampaignDocument
) -> None:
    battle = fought(lagos)
    lagos.submit(PassGo("Eva"), OrderDice())
    first = turn(desk, lagos).first
    assert (first.who, f"Battle {battle} is to be played" in first.text) == ("Battles to be played", True)
    assert [(each.order, each.given) for each in first.presses] == [
        ("engage", {"battle": battle}),
        ("report-result", {"battle": battle}),
    ]


def filled(lagos: CampaignDocument, kind: str, **said: Value) -> Checked:
    """What would become of an order of which this is filled in."""
    at = CampaignContext(lagos.session, lagos, kind)
    return check(at, order_form(at, said))


def test_a_form_offers_what_can_be_meant_and_no_more(desk: Session, lagos: CampaignDocument) -> None:
    at = CampaignContext(desk, lagos, "join")
    fields = {each.name: each for each in order_form(at, {"list": "egyptians"}).fields}
    assert [value for value, _ in fields["role"].choices] == ["colonial", "native"]
    assert "people" not in fields
    assert all(name.startswith("Wa") for name, _ in fields["called"].choices)
    fields = {each.name: each for each in order_form(at, {"list": "native_kingdom"}).fields}
    assert "buganda" in dict(fields["people"].choices)
    assert "role" not in fields


def test_a_form_says_what_is_wanting_and_what_the_book_has_against_it(lagos: CampaignDocument) -> None:
    assert "Name of the player" in filled(lagos, "join", list="zanzibaris").fault
    assert "CAMP-" in filled(lagos, "give-hongos", player="Ana", to="Luis", hongos="99").against[0]
    resisting = filled(lagos, "resist", player="Luis")
    assert (resisting.dice, resisting.against) == (1, ())


def test_a_form_makes_the_order_that_was_filled_in(lagos: CampaignDocument) -> None:
    assert filled(lagos, "settle", player="Luis", hongos=2, payer="").command == Settle("Luis", 2)
    battle = fought(lagos)
    losses = counts_text({"Ana": 3, "Luis": 0})
    told = filled(lagos, "report-result", battle=battle, outcome="attacker", losses=losses)
    assert told.command == ReportResult(battle, "attacker", (), {"Ana": 3})


def test_counts_read_back_as_they_were_written() -> None:
    counts = {"Ana": 3, "Luis el de Ujiji": 12}
    assert counts_of(counts_text(counts)) == counts


def test_the_ledger_shows_what_passes_its_filters_and_the_balance_of_one_account(
    desk: Session, lagos: CampaignDocument
) -> None:
    lagos.submit(GiveHongos("Ana", "Luis", 2), OrderDice())
    everything = ledger(desk, lagos, Filter())
    assert everything.table.rows[0][1:] == ("gift", "Ana", "Luis", "2")
    assert len(everything.table.rows) == 4  # three allotments and a gift
    luis = ledger(desk, lagos, Filter(account="Luis"))
    began = lagos.live.hongos("Luis") - 2
    assert [(row[3], row[4]) for row in luis.table.rows] == [
        ("+2", str(began + 2)),
        (f"+{began}", str(began)),
    ]
    assert len(ledger(desk, lagos, Filter(cause="allotment")).table.rows) == 3
    assert not ledger(desk, lagos, Filter(year="1860")).table.rows
    assert dict(everything.accounts)[BANK] == "bank"


@pytest.mark.rule("ASC-02")
def test_the_page_of_a_player_shows_how_far_he_is_from_a_change_of_army(
    desk: Session, lagos: CampaignDocument
) -> None:
    lagos.submit(ReportResult(fought(lagos), "attacker"), OrderDice())
    lagos.player = "Ana"
    page = players(desk, lagos).page
    assert page
    victories = page.changes[0].asks[0]
    assert victories.count == "1 of 4"
    assert not victories.met
    assert "1 victory" in page.chips
    assert page.account.rows[0][3] == "+1"


def test_what_a_player_may_not_do_is_told_with_the_rule(desk: Session, lagos: CampaignDocument) -> None:
    lagos.player = "Ana"
    page = players(desk, lagos).page
    assert page
    assert any("Attack" in each and "CTURN-" in each for each in page.may.not_)


def test_undo_says_what_it_takes_back_and_stops_at_dice(desk: Session, lagos: CampaignDocument) -> None:
    assert head(desk, lagos).undo == "Undo: Attack: Ana, Luis"
    lagos.undo()
    with pytest.raises(BadData):
        lagos.undo()  # the dice of the order of play lie there
    lagos.correct(4, "a player was forgotten")
    assert lagos.live.turn == 0


def test_an_earlier_moment_is_shown_and_nothing_can_be_written_there(
    desk: Session, lagos: CampaignDocument
) -> None:
    lagos.goto(4)
    assert head(desk, lagos).where == "begins in 1871"
    assert lagos.closed
    lagos.goto(None)
    assert not lagos.closed


def test_the_story_the_standings_and_the_journal_are_those_of_the_campaign(desk: Session) -> None:
    opened = begin_sample(desk)
    told = readings(desk, opened)
    assert {row[1] for grid in told.tables.standings for row in grid.rows} == set(opened.live.players)
    assert sum(bar.value for bar in told.victories.bars) == sum(1 for each in opened.live.past if each.winner)
    year = story(desk, opened, "1872")
    assert year.chapters
    assert {each.date.year for each in year.chapters} == {1872}
    words, standing = CampaignWords(desk, opened), opened.journal.standing
    assert 0 < sum(words.keeps(each, {"player": "Eva"}) for each in standing) < len(standing)
    assert "Eva" in dict(words.filters()["player"])
    assert opened.live.battles
    assert "<html" in web_page(desk, opened)


def test_an_army_without_a_name_is_offered_under_that_of_its_list(
    desk: Session, lagos: CampaignDocument
) -> None:
    battle = fought(lagos)
    drawn = army(desk, lagos, battle, "attacker", DRAW).model_copy(update={"name": ""})
    folder = desk.folder / FOLDER
    folder.mkdir(exist_ok=True)
    save_roster(folder / "first.army.toml", drawn, desk.catalogue)

    assert offers(desk, lagos, battle, "attacker")[0] == (
        "own:first.army.toml",
        f"{desk.catalogue.lists[drawn.list].name.en} · {price(desk.book, drawn).total} points",
    )


def test_an_army_of_another_people_is_not_offered_and_it_is_said(
    desk: Session, lagos: CampaignDocument
) -> None:
    battle = fought(lagos)
    drawn = army(desk, lagos, battle, "attacker", DRAW).model_copy(
        update={"name": "Drums", "people": "burundi"}
    )
    folder = desk.folder / FOLDER
    folder.mkdir(exist_ok=True)
    save_roster(folder / "drums.army.toml", drawn, desk.catalogue)

    assert "own:drums.army.toml" not in dict(offers(desk, lagos, battle, "attacker"))
    assert of_other_peoples(desk, lagos, battle, "attacker") == (("Drums", "burundi"),)
    assert of_other_peoples(desk, lagos, battle, "defender") == ()


def test_a_battle_is_begun_here_with_armies_of_the_day_and_is_no_result_until_it_is_over(
    desk: Session, lagos: CampaignDocument
) -> None:
    battle = fought(lagos)
    assert offers(desk, lagos, battle, "attacker")[-1][0] == DRAW
    drawn: list[Roster] = [
        army(desk, lagos, battle, "attacker", DRAW),
        army(desk, lagos, battle, "defender", DRAW),
    ]
    assert [each.list for each in drawn] == ["native_kingdom", "zanzibaris"]
    assert not any(unfit(desk, each) for each in drawn)
    engage(desk, lagos, battle, (drawn[0], drawn[1]))
    there = BATTLES.opened(desk)
    assert there
    assert lagos.live.battle(battle).record == there.name
    assert set(there.live.sides) == {"red", "blue"}
    assert not any(seat.marks for seat in mustering(desk, there).seats)
    with pytest.raises(BadData):
        outcome(desk, lagos, battle)

    def shown() -> tuple[str, str]:
        fight = next(each for each in turn(desk, lagos).fights if each.id == battle)
        return fight.state, fight.presses[0].order

    assert shown() == (f"in progress: {there.name}", "resume")
    begun = there.journal.standing[-1].number
    there.submit(Concede("blue"), OrderDice(), "to try it")
    assert shown() == (f"over, its result to be entered: {there.name}", "outcome")
    there.undo()
    assert there.journal.standing[-1].number == begun
    assert shown() == (f"in progress: {there.name}", "resume")
    dear = drawn[0].points * 2
    bring(there, "red", roster_of(desk, Source("random:native_kingdom", list="native_kingdom"), dear))
    cost = there.live.sides["red"].points
    assert mustering(desk, there).seats[0].marks == (
        f"It costs {cost} points, and {drawn[0].points} were agreed."
    )


def test_a_battle_of_a_campaign_has_its_own_points_and_its_attacker_deploys_first_without_a_die(
    desk: Session,
) -> None:
    """A Colonial Expedition brings a fifth more (CPTS-07): 720 points against 600 are no fault at the table."""
    opened = begin_campaign(desk, "Nilo", 1885)
    for player, list_, people in (("Ana", "native_kingdom", ""), ("Eva", "colonial_expedition", "british")):
        opened.submit(Join(player, army_of(desk.catalogue, list_, people)), OrderDice())
    opened.submit(BeginTurn(), OrderDice())
    opened.submit(RollOrder(), OrderDice((1, 6)))
    opened.submit(Attack("Eva", "Ana"), OrderDice())
    opened.submit(Resist("Ana"), OrderDice((4,)))
    battle = next(iter(opened.live.battles))
    attacker, defender = (army(desk, opened, battle, role, DRAW) for role in ROLES)
    engage(desk, opened, battle, (attacker, defender))
    there = BATTLES.opened(desk)
    assert there

    assert (attacker.points, defender.points) == (720, 600)
    assert there.referee.objections(there.live, AcceptForces()) == ()
    assert there.live.mover == "red"
    assert there.referee.objections(there.live, RollOff()), "nobody rolls for what the campaign has settled"


def test_a_colonial_expedition_is_asked_for_its_nation_and_cannot_join_without(desk: Session) -> None:
    nilo = begin_campaign(desk, "Nilo", 1885)
    at = CampaignContext(desk, nilo, "join")
    fields = {each.name: each for each in order_form(at, {"list": "colonial_expedition"}).fields}

    assert (fields["people"].label, fields["people"].choices[0]) == ("Nation", ("", "Choose a nation…"))
    assert filled(nilo, "join", player="Iris", list="colonial_expedition").fault == "Still missing: Nation"
    assert filled(nilo, "join", player="Iris", list="colonial_expedition", people="german").plain
    assert filled(nilo, "join", player="Iris", list="native_kingdom").plain


def test_a_campaign_that_has_not_begun_is_not_ended_and_a_list_says_once_what_its_player_is(
    desk: Session,
) -> None:
    opened = begin_campaign(desk, "Nilo", 1885)
    nobody = turn(desk, opened)
    parts: tuple[tuple[str, str, Role], ...] = (
        ("Ana", "white_explorers", ""),
        ("Eva", "egyptians", "colonial"),
    )
    for player, list_, role in parts:
        opened.submit(Join(player, army_of(desk.catalogue, list_, role=role)), OrderDice())
    two = turn(desk, opened)
    opened.submit(BeginTurn(), OrderDice())
    opened.submit(RollOrder(), OrderDice((6, 1)))

    assert [each.order for each in nobody.first.presses] == ["join"]
    assert [each.order for each in two.first.presses] == ["join", "begin-turn"]
    assert two.first.presses[two.first.lead].order == "begin-turn"
    assert [each.force for each in two.seats] == ["White Explorers", "Egyptians"]
    assert two.heading == "Before the first turn"
    assert [each.sentences[0] for each in two.done[:2]] == [
        "Eva joins the campaign as a Colonial Expedition, with Egyptians.",
        "Ana joins the campaign with White Explorers.",
    ]
    opened.submit(PassGo("Ana"), OrderDice())
    opened.submit(PassGo("Eva"), OrderDice())
    assert "conclude" in [each.order for each in turn(desk, opened).first.presses]


def test_nobody_has_won_before_it_is_said_and_the_result_stands_beside_playing_it_here(
    desk: Session, lagos: CampaignDocument
) -> None:
    """It is the result of a battle that was played on a real table: no winner stands there already."""
    lagos.submit(PassGo("Eva"), OrderDice(), "she is not there")
    battle = fought(lagos)
    wanted = turn(desk, lagos).first

    assert [each.order for each in wanted.presses] == ["engage", "report-result"]
    assert filled(lagos, "report-result", battle=battle).fault == "Still missing: Result"
    assert filled(lagos, "report-result", battle=battle, outcome="draw").plain


def test_who_has_acted_and_is_attacked_afterwards_has_acted_all_the_same(
    desk: Session, lagos: CampaignDocument
) -> None:
    lagos.submit(Resist("Luis"), OrderDice((4,)))
    lagos.submit(Attack("Eva", "Ana"), OrderDice(), "she comes late")
    lagos.submit(Resist("Ana"), OrderDice((4,)), "she is glad of it")
    states = {each.name: each.state for each in turn(desk, lagos).seats}

    assert states["Luis"] == "attacked: cannot act"
    assert states["Ana"] == "has acted"


def test_what_is_saved_of_a_campaign_is_offered_where_files_were_put_last_and_not_beside_the_database(
    desk: Session, lagos: CampaignDocument, tmp_path: Path
) -> None:
    desk.downloads = tmp_path / "mail"

    assert file_path(desk, lagos, WHOLE) == tmp_path / "mail" / "Lagos.jsonl"


def test_an_explorer_is_offered_the_land_of_another_where_he_may_go(lagos: CampaignDocument) -> None:
    at = CampaignContext(lagos.session, lagos, "explore")
    form_ = order_form(at, {"player": "Eva"})
    native = next(each for each in form_.fields if each.name == "native")

    assert "Eva" not in dict(native.choices)
    assert native.value in {"Ana", "Luis"}
    assert check(at, form_).command.native != "Eva"


def test_what_is_wrong_at_a_field_is_told_by_its_name(lagos: CampaignDocument) -> None:
    at = CampaignContext(lagos.session, lagos, "settle")
    fault = check(at, order_form(at, {"player": "Ana"})).fault

    assert fault == "Player: nobody awaits an answer from “Ana”, who has not been attacked."
