"""A campaign by post: files out of one desk and into another, seen before they are taken in."""

import json
from pathlib import Path

import pytest

from gui.app import session
from gui.dice import MissingDice, OrderDice
from gui.documents.campaign import CAMPAIGNS, CampaignDocument, begin_campaign
from gui.presenters.campaign.files import CampaignBringing, CampaignSending, save
from gui.presenters.campaign.order_context import CampaignContext
from gui.presenters.campaign.turn import turn
from gui.presenters.forms import Checked, Typed, check, order_form, suggestions, typed_order
from gui.presenters.library import kept_games
from gui.presenters.mail import IntakeOptions, key_for, unpack
from gui.session import Session
from heart_africa.core.problems import BadData
from heart_africa.language.campaign.reader import army_of
from heart_africa.rules.campaign.attacks import Attack, PassGo
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from heart_africa.storage.documents import Head


def typed(kept: CampaignDocument, text: str) -> tuple[Typed, Checked]:
    """What a line says, and what it would meet."""
    at = CampaignContext(kept.session, kept)
    line = typed_order(at, text)
    return line, at.met(line.said)


class Post:
    """The organiser's desk, and Ana's, who is to act in his campaign; files lie between them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home, self.away = session(folder / "home", "en"), session(folder / "away", "en")
        self.kept = begin_campaign(self.home, "Lagos", 1871)
        for player, list_ in (("Ana", "native_kingdom"), ("Luis", "zanzibaris")):
            self.kept.submit(Join(player, army_of(self.home.catalogue, list_)), OrderDice())
        self.kept.submit(BeginTurn(), OrderDice())
        self.kept.submit(RollOrder(), OrderDice((6, 1)))

    def state(self) -> Path:
        """The state for Ana."""
        path = self.folder / "ana.turn.json"
        CampaignSending(self.home, self.kept).save_state("Ana", path)
        return path

    def sent(self) -> CampaignDocument:
        """Ana takes the state in with the key that she was handed."""
        parcel = unpack(self.state())
        CampaignBringing(self.away).take(parcel, IntakeOptions(key_for(self.kept, "Ana")))
        found = CAMPAIGNS.opened(self.away)
        assert found
        return found

    def orders(self, own: CampaignDocument, *lines: str) -> Path:
        """Ana's orders."""
        for line in lines:
            _, now = typed(own, line)
            assert not now.fault
            own.plan(now.command)
        path = self.folder / "ana.orders.json"
        CampaignSending(self.away, own).save_orders(path)
        return path


@pytest.fixture
def post(tmp_path: Path) -> Post:
    """Two desks."""
    return Post(tmp_path)


def altered(path: Path, **changes: object) -> Path:
    """A file with something else in it and its old signature."""
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | changes), encoding="utf-8")
    return path


# --- a state, at the player's desk ---


def test_a_state_asks_for_its_key_tells_what_it_brings_and_becomes_a_copy(post: Post) -> None:
    parcel = unpack(post.state())
    first = CampaignBringing(post.away).preview(parcel, IntakeOptions())
    assert first.key
    assert not first.ready
    assert "Ana" in first.lines[0]
    again = CampaignBringing(post.away).preview(parcel, IntakeOptions(key_for(post.kept, "Ana"), "By post"))
    assert again.ready
    assert "It brings 5 new entries." in again.lines
    assert not CAMPAIGNS.all(post.away)
    CampaignBringing(post.away).take(parcel, IntakeOptions(key_for(post.kept, "Ana"), "By post"))
    own = CAMPAIGNS.opened(post.away)
    assert own
    assert (own.name, own.owner, own.closed, own.orderable) == (
        "By post",
        "Ana",
        "mail-off-copy",
        True,
    )


def test_a_state_with_a_wrong_key_or_altered_is_refused_in_its_place(post: Post) -> None:
    wrong = "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA"
    path = post.state()
    assert "signature" in CampaignBringing(post.away).preview(unpack(path), IntakeOptions(wrong)).fault
    assert "eight groups" in CampaignBringing(post.away).preview(unpack(path), IntakeOptions("nothing")).fault
    parcel = unpack(altered(path, turn=7))
    assert (
        "signature"
        in CampaignBringing(post.away).preview(parcel, IntakeOptions(key_for(post.kept, "Ana"))).fault
    )


def test_a_state_of_a_campaign_that_is_kept_here_is_not_taken(post: Post) -> None:
    assert "is run by you" in CampaignBringing(post.home).preview(unpack(post.state()), IntakeOptions()).fault


def test_a_newer_state_brings_the_copy_up_to_date_without_a_key(post: Post) -> None:
    own = post.sent()
    post.kept.submit(GiveHongos("Ana", "Luis", 1), OrderDice())
    panel = CampaignBringing(post.away).preview(unpack(post.state()), IntakeOptions())
    assert panel.ready
    assert "It brings one new entry." in panel.lines
    CampaignBringing(post.away).take(unpack(post.state()), IntakeOptions())
    assert len(CAMPAIGNS.open(post.away, own.name).journal.entries) == 6


def test_a_state_that_tells_another_story_has_to_be_allowed(post: Post) -> None:
    post.kept.submit(GiveHongos("Ana", "Luis", 1), OrderDice())
    post.sent()
    shelf_, document = post.kept.writer.library, post.kept.writer.document
    head, lines = shelf_.again(document).head, shelf_.lines(document)
    shelf_.cut(document, head, Head(lines[4].number, lines[4].mark))  # as a repair does
    post.kept = CAMPAIGNS.open(post.home, "Lagos")
    post.kept.submit(GiveHongos("Ana", "Luis", 2), OrderDice())
    parcel = unpack(post.state())
    assert not CampaignBringing(post.away).preview(parcel, IntakeOptions()).ready
    assert [id_ for id_, _ in CampaignBringing(post.away).preview(parcel, IntakeOptions()).allow] == [
        "replacing"
    ]
    CampaignBringing(post.away).take(parcel, IntakeOptions(allowed=frozenset({"replacing"})))
    assert CAMPAIGNS.open(post.away, "Lagos").live.hongos("Luis") == 7
    assert list((post.away.folder / "lost").iterdir())


# --- a player's orders, at the organiser's desk ---


def test_orders_are_collected_on_the_copy_and_kept_as_they_are_given(post: Post) -> None:
    own = post.sent()
    own.plan(Attack("Ana", "Luis"))
    own.plan(GiveHongos("Ana", "Luis", 2))
    again = CAMPAIGNS.open(post.away, own.name)
    told = CampaignSending(post.away, again).panel().planned
    assert [each.line for each in told] == [
        "attack Ana against Luis",
        "give Ana to Luis --hongos 2",
    ]
    assert not told[0].against
    again.unplan(0)
    assert [each.line for each in CampaignSending(post.away, again).panel().planned] == [
        "give Ana to Luis --hongos 2"
    ]
    again.clear_plans()
    assert not CampaignSending(post.away, CAMPAIGNS.open(post.away, own.name)).panel().planned


def test_what_is_not_the_players_own_is_refused_on_his_copy(post: Post) -> None:
    own = post.sent()
    at = CampaignContext(post.away, own, "pass-go")
    panel = check(at, order_form(at, {"player": "Luis"}))
    assert panel.fault == "This order is not Ana’s to give."
    with pytest.raises(BadData, match="turn-file-not-his"):
        own.plan(PassGo("Luis"))


@pytest.mark.rule("CAMP-11")
def test_what_takes_another_is_marked_as_a_proposal_on_both_desks(post: Post) -> None:
    own = post.sent()
    path = post.orders(own, "give Luis Ana 1")
    assert CampaignSending(post.away, own).panel().planned[0].awaits == "Luis"
    told = CampaignBringing(post.home).preview(unpack(path), IntakeOptions()).orders[0]
    assert (told.mark, told.against) == ("✓", ("It is proposed to Luis, who has to accept it.",))
    CampaignBringing(post.home).take(unpack(path), IntakeOptions())
    assert post.kept.live.hongos("Ana") == 5
    (waits,) = [each for each in turn(post.home, post.kept).then if each.who == "Luis"]
    assert [press.order for press in waits.presses] == ["accept-offer", "decline-offer"]
    assert waits.presses[0].given == {"player": "Luis", "offer": "1"}
    at = CampaignContext(post.home, post.kept, "accept-offer")
    assert check(at, order_form(at, waits.presses[0].given)).command is not None


def test_orders_are_seen_before_they_are_entered_under_the_players_name(post: Post) -> None:
    path = post.orders(post.sent(), "give Ana Luis 2", "attack Ana Luis")
    entered = len(post.kept.journal.entries)
    panel = CampaignBringing(post.home).preview(unpack(path), IntakeOptions())
    assert [(each.mark, each.line) for each in panel.orders] == [
        ("✓", "give Ana to Luis --hongos 2"),
        ("✓", "attack Ana against Luis"),
    ]
    assert panel.press == "Enter 2 orders"
    assert len(post.kept.journal.entries) == entered
    CampaignBringing(post.home).take(unpack(path), IntakeOptions())
    assert len(post.kept.journal.entries) == entered + 2
    assert post.kept.journal.entries[-1].stamp.who.startswith("Ana")
    assert "already been accepted" in CampaignBringing(post.home).preview(unpack(path), IntakeOptions()).fault


def test_orders_written_before_the_last_entry_have_to_be_allowed(post: Post) -> None:
    path = post.orders(post.sent(), "attack Ana Luis")
    post.kept.submit(GiveHongos("Luis", "Ana", 1), OrderDice())
    panel = CampaignBringing(post.home).preview(unpack(path), IntakeOptions())
    assert not panel.ready
    assert [id_ for id_, _ in panel.allow] == ["on-top"]
    assert panel.since[0].startswith("#6  ")
    assert (
        CampaignBringing(post.home).preview(unpack(path), IntakeOptions(allowed=frozenset({"on-top"}))).ready
    )


def test_an_order_that_no_longer_goes_is_told_with_its_rule_and_can_be_left_out(post: Post) -> None:
    path = post.orders(post.sent(), "give Ana Luis 1", "attack Ana Luis")
    post.kept.submit(Attack("Ana", "Luis"), OrderDice())
    panel = CampaignBringing(post.home).preview(unpack(path), IntakeOptions())
    assert panel.orders[1].mark == "✗"
    assert "CTURN-" in panel.orders[1].against[0]
    assert {id_ for id_, _ in panel.allow} == {"on-top", "partly"}
    CampaignBringing(post.home).take(unpack(path), IntakeOptions(allowed=frozenset({"on-top", "partly"})))
    assert [each.order.kind for each in post.kept.live.offers] == ["give-hongos"]


@pytest.mark.parametrize("changes", [{"player": "Luis"}, {"turn": 0}, {"note": "and 5 hongos"}])
def test_orders_that_were_altered_are_refused(post: Post, changes: dict[str, object]) -> None:
    key_for(post.kept, "Luis")
    path = altered(post.orders(post.sent(), "attack Ana Luis"), **changes)
    assert "signature" in CampaignBringing(post.home).preview(unpack(path), IntakeOptions()).fault


def test_orders_of_a_turn_that_is_over_are_refused(post: Post) -> None:
    path = post.orders(post.sent(), "give Ana Luis 1")
    post.kept.submit(BeginTurn(), OrderDice(), "the next half year")
    assert "has reached turn 2" in CampaignBringing(post.home).preview(unpack(path), IntakeOptions()).fault


def test_dice_that_did_not_come_with_an_order_are_asked_for(post: Post) -> None:
    own = post.sent()
    post.kept.submit(Attack("Ana", "Luis"), OrderDice())
    CampaignSending(post.home, post.kept).save_state("Luis", post.folder / "luis.turn.json")
    there = session(post.folder / "luis", "en")
    CampaignBringing(there).take(
        unpack(post.folder / "luis.turn.json"), IntakeOptions(key_for(post.kept, "Luis"))
    )
    luis = CAMPAIGNS.opened(there)
    assert luis
    assert own.owner != luis.owner
    _, now = typed(luis, "resist Luis")
    assert now.dice == 1
    luis.plan(now.command)
    CampaignSending(there, luis).save_orders(post.folder / "luis.orders.json")
    parcel = unpack(post.folder / "luis.orders.json")
    with pytest.raises(MissingDice):
        CampaignBringing(post.home).take(parcel, IntakeOptions())
    CampaignBringing(post.home).take(parcel, IntakeOptions(), OrderDice((4,)))
    assert len(post.kept.live.battles) == 1


# --- whole campaigns ---


def test_a_campaign_is_saved_and_taken_in_at_another_desk(post: Post) -> None:
    path = post.folder / "lagos.jsonl"
    save(post.home, post.kept, "whole", path)
    panel = CampaignBringing(post.away).preview(unpack(path), IntakeOptions())
    assert panel.title == "The campaign “Lagos”"
    assert "Players: Ana, Luis" in panel.lines
    CampaignBringing(post.away).take(unpack(path), IntakeOptions())
    found = CAMPAIGNS.opened(post.away)
    assert found
    assert found.live == post.kept.live


def test_a_broken_file_is_told_and_its_sound_part_can_be_taken(post: Post) -> None:
    path = post.folder / "lagos.jsonl"
    save(post.home, post.kept, "whole", path)
    rows = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*rows[:3], rows[3].replace("Luis", "Lua"), *rows[4:]]), encoding="utf-8")
    panel = CampaignBringing(post.away).preview(unpack(path), IntakeOptions())
    assert panel.fault
    assert panel.allow == (("partly", "Accept the 2 entries that are sound"),)
    CampaignBringing(post.away).take(unpack(path), IntakeOptions(allowed=frozenset({"partly"})))
    assert len(CAMPAIGNS.open(post.away, "Lagos").journal.entries) == 2


@pytest.mark.parametrize("text", ["", "nothing", "{}", '{"format": "heart-africa/army"}', "\x00\x01"])
def test_what_is_no_file_of_a_campaign_is_told(post: Post, text: str) -> None:
    path = post.folder / "x.json"
    path.write_text(text, encoding="utf-8")
    assert CampaignBringing(post.home).preview(unpack(path), IntakeOptions()).fault


def test_the_ledger_is_saved_row_by_row(post: Post) -> None:
    path = post.folder / "ledger.csv"
    save(post.home, post.kept, "ledger", path)
    rows = path.read_text(encoding="utf-8").splitlines()
    assert rows[0] == "year,half,giver,taker,hongos,cause,battle"
    assert rows[1:] == ["1871,1,bank,Ana,5,allotment,", "1871,1,bank,Luis,5,allotment,"]


# --- the shelf ---


def test_a_campaign_is_renamed_copied_put_away_and_taken_back(post: Post) -> None:
    desk: Session = post.home
    CAMPAIGNS.close(desk)
    CAMPAIGNS.rename(desk, "Lagos", "Benin")
    assert CAMPAIGNS.copy(desk, "Benin") == "Benin 2"
    assert {each.name for each in kept_games(desk, CAMPAIGNS).kept} == {"Benin", "Benin 2"}
    path = CAMPAIGNS.put_away(desk, "Benin 2").path
    panel = kept_games(desk, CAMPAIGNS)
    assert [each.name for each in panel.kept] == ["Benin"]
    assert [each.name for each in panel.gone] == ["Benin 2"]
    assert CAMPAIGNS.take_in(desk, path).name == "Benin 2"
    assert len(CAMPAIGNS.open(desk, "Benin 2").journal.entries) == 5
    with pytest.raises(BadData, match="name-taken"):
        CAMPAIGNS.rename(desk, "Benin", "Benin 2")


# --- the line of orders ---


def test_a_line_says_dice_and_the_reason_as_at_the_terminal(post: Post) -> None:
    line, now = typed(post.kept, "attack Luis Ana = 4 ! Ana agrees")
    assert (line.faces, line.reason) == ("4", "Ana agrees")
    assert now.against
    with pytest.raises(BadData):
        typed(post.kept, "fly Ana")


def test_words_are_offered_for_what_was_begun(post: Post) -> None:
    assert suggestions(CampaignContext(post.home, post.kept), "")[0][0] in {"attack", "pass"}
    assert [word for word, _, _ in suggestions(CampaignContext(post.home, post.kept), "att")] == ["attack"]
    assert ("Luis", 1, "") in suggestions(CampaignContext(post.home, post.kept), "attack Ana L")
