"""Every order of a battle and of a campaign, typed at the real prompt of a terminal, in one language or other.

What the preview shows, what is asked, what is refused: whatever an order does, nothing ends in a fault of ours.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.language.order_fields import form
from heart_africa.rules.campaign.keeper import ORDERS as OF_CAMPAIGN
from heart_africa.rules.referee.referee import ORDERS as OF_BATTLE
from heart_africa.terminal.battle.game import GAME as BATTLE
from heart_africa.terminal.campaign.game import GAME as CAMPAIGN
from heart_africa.terminal.game.description import Verbs
from tests.campaign.every_order import SITUATIONS as CAMPAIGNS
from tests.situations import BATTLES
from tests.terminal.doors import ELSEWHERE, NEXT, Scene, completes, scenes, tried
from tests.terminal.terminal import Terminal

LISTENS = "\x1b[?2004h"
"""What a prompt that completes words shows first of all: now it takes every key for itself."""
REASON = "por acuerdo"
FAULT = {lang: say(lang, "cli-crash", path="…").split("…")[0][:30] for lang in LANGUAGES}


def test_the_table_names_every_order_that_there_is() -> None:
    assert set(BATTLES) == {form(order).kind for order in OF_BATTLE}
    assert set(CAMPAIGNS) == {form(order).kind for order in OF_CAMPAIGN}


@cache
def all_scenes() -> dict[str, Scene]:
    """Every scene, made by the first test that plays one."""
    return scenes()


def here(scenes: Mapping[str, Scene]) -> dict[str, Scene]:
    """Those in which an order is in its place."""
    return {name: each for name, each in scenes.items() if each.order and not name.endswith(ELSEWHERE)}


VERBS: dict[str, tuple[Verbs[Any], str]] = {
    "battle verbs": (BATTLE.verbs, "Lanzas"),
    "campaign verbs": (CAMPAIGN.verbs, "Ana"),
}
BEHIND = (
    "",
    "{name}",
    "nobody",
    "1",
    "0",
    "99",
    "-1",
    "1 5 3 ! {why}",
    "1 {name} ! {why}",
    "red a.toml",
    '"',
    "{{",
    "?",
)
"""What may stand behind a verb of the prompt, fit or unfit."""


def test_every_order_of_the_table_goes_where_it_stands() -> None:
    assert not [name for name, scene in here(all_scenes()).items() if scene.against or scene.dice is None]


@dataclass(frozen=True)
class Played:
    """What was shown at each scene, what became of it, and whatever was written into the fault log."""

    lang: str
    shown: dict[str, str]
    found: dict[str, Any]
    log: str


def keys(name: str, scene: Scene, lang: str) -> str:
    """What a person types: the order, why he goes on all the same, the dice after a slip, and goodbye."""
    if scene.order is None:
        return "".join(f"{line}\r" for line in [*verbs(*VERBS[name], lang), "quit"])
    typed = [scene.line(lang)]
    typed += [REASON] if scene.against else []
    for faces in scene.dice or []:
        typed += ["?", "5 x"] if scene.against else []
        typed.append(" ".join(map(str, faces)))
    back = "\x03" if completes(name, lang) else "b\r"
    return "".join(f"{line}\r" for line in typed) + f"{back}quit\r"


def verbs(prompt: Verbs[Any], name: str, lang: str) -> Iterator[str]:
    """Every verb of a prompt but the last with everything behind it, each in one language or other.

    `b` goes back where dice are asked for.
    """
    for word, id_ in prompt.words(lang):
        if id_ != "quit":
            yield f"? {word}"
            back = "\rb" if id_ in {"amend", "misread"} else ""
            for place, text in enumerate(BEHIND, prompt.ids.index(id_) + LANGUAGES.index(lang)):
                if place % len(LANGUAGES) == 0:
                    yield f"{word} {text.format(name=name, why=REASON)}{back}"


@pytest.fixture(scope="module", params=LANGUAGES)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Every scene played through one process at one terminal."""
    lang, home = str(request.param), tmp_path_factory.mktemp("terminal")
    terminal, shown = Terminal("tests.terminal.doors", lang, "results.json", home=home), {}
    terminal.until(NEXT)
    for name, scene in tried(all_scenes(), lang).items():
        terminal.until(LISTENS if completes(name, lang) else "›")
        terminal.type(keys(name, scene, lang))
        shown[name] = terminal.until(NEXT)
    code = terminal.close()
    found = json.loads((home / "results.json").read_text(encoding="utf-8"))
    log = "".join(each.read_text(encoding="utf-8") for each in home.rglob("*.log"))
    assert code == 0
    return Played(lang, shown, found, log)


def test_no_order_ends_in_a_fault_of_ours(played: Played) -> None:
    assert played.log == ""
    assert not [
        name for name, text in played.shown.items() if FAULT[played.lang] in text or "Traceback" in text
    ]
    assert {each["code"] for each in played.found.values()} == {0}


def test_every_order_is_entered_where_it_goes_with_the_dice_that_were_typed(played: Played) -> None:
    for name, scene in here(tried(all_scenes(), played.lang)).items():
        faces = [face for each in scene.dice or [] for face in each]
        entered = [{"kind": scene.order.kind, "faces": faces, "despite": []}]
        assert played.found[name]["entries"] == entered, (name, played.shown[name])


def test_every_order_out_of_place_is_told_of_and_entered_for_a_reason_alone(played: Played) -> None:
    """The rules that were overruled stand beside it; what cannot be carried out at all is not entered."""
    out_of_place = {name: scene for name, scene in all_scenes().items() if name.endswith(ELSEWHERE)}
    for name, scene in tried(out_of_place, played.lang).items():
        rules = [each["despite"] for each in played.found[name]["entries"]]
        assert rules == ([] if scene.dice is None else [list(dict.fromkeys(scene.against))]), name


def test_every_verb_of_a_prompt_is_answered_whatever_stands_behind_it(played: Played) -> None:
    """The last line is still heard: the prompt says where to go on."""
    assert all(played.found[name]["code"] == 0 for name in VERBS)
    assert all(len(played.shown[name]) > 10_000 for name in VERBS)
