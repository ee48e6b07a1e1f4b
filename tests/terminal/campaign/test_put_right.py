"""What the shell brings to campaigns since it is that of every game: dice read anew, verbs explained, a log."""

from tests.terminal.campaign.conftest import done
from tests.terminal.conftest import Run


def test_misread_dice_of_a_campaign_are_read_as_they_lay(lagos: Run) -> None:
    """All the faces of the turn's order, one after the other, with the first of them another."""
    rolled = next(each for each in done(lagos("campaign", "log", "lagos", "--json")).json if each["rolls"])
    faces = [face for roll in rolled["rolls"] for face in roll["faces"]]
    lay = [faces[0] % 6 + 1, *faces[1:]]

    short = lagos("campaign", "correct", "lagos", rolled["number"], "--misread", "1", "--reason", "luz")
    done(
        lagos(
            *("campaign", "correct", "lagos", rolled["number"], "--reason", "poca luz"),
            *("--misread", " ".join(map(str, lay))),
        )
    )

    acts = done(lagos("campaign", "log", "lagos", "--json")).json
    again = next(each for each in acts if each["order"] == rolled["order"])
    assert short.code == 2
    assert [face for roll in again["rolls"] for face in roll["faces"]][: len(lay)] == lay


def test_a_verb_of_the_prompt_is_explained_by_its_own_line(lagos: Run) -> None:
    asked = lagos("campaign", "play", "lagos", "--lang", "en", stdin=b"? undo\n? status\n")

    assert asked.code == 0
    assert "Undoes the last act" in asked.out
    assert "How the campaign stands, or a player." in asked.out


def test_dice_that_an_order_does_not_need_are_told_of_before_it_is_entered(lagos: Run) -> None:
    ran = lagos("campaign", "play", "lagos", "--lang", "en", typed="give Ana Luis 1 = 6\nquit\n")

    assert ran.code == 0
    assert "The order did not need these dice: 6." in ran.err
    assert "hongo" not in ran.out
