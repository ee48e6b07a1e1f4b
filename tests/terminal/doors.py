"""The program at a terminal, with battles and campaigns that begin in the middle: a process of its own.

    python -m tests.terminal.doors es results.json

A line that begins with `@@` names what is played next. The prompt, the orders, the journal on the disk and the
exit code are the program's own; only what a journal starts from is put there.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain, cycle, islice
from pathlib import Path
from typing import Any

from armylists.catalogue import built_in
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import settle
from heart_africa.core.journal.records import Act
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.battles import RULES
from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.language.campaign.reader import order_line
from heart_africa.rules.battle import Stage
from heart_africa.rules.book import book
from heart_africa.storage.documents import Document
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import entries
from heart_africa.terminal.app import main
from heart_africa.terminal.battle.session import act_line
from heart_africa.terminal.game.library import library as terminal_library
from tests.campaign.club import KEEPER
from tests.campaign.every_order import SITUATIONS as OF_CAMPAIGN
from tests.campaign.every_order import CampaignAt
from tests.referee.referred import REFEREE
from tests.situations import BATTLES as OF_BATTLE
from tests.situations import BattleAt, brought_about

NEXT, ELSEWHERE = "@@", "-out-of-place"
THROWN = (5, 2, 3, 6, 1, 4, 4)


@dataclass(frozen=True)
class Scene:
    """A game begun in the middle: from where, with which order, and what speaks against that there.

    Without an order, it is for the verbs of the prompt. `thrown`: the dice that fall, one after the other.
    """

    game: str
    rules: Any
    order: Any = None
    against: tuple[str, ...] = ()
    thrown: tuple[int, ...] = ()

    def line(self, lang: str) -> str:
        """The order as it is typed."""
        if self.game == "battle":
            return act_line(lang, self.rules, self.rules.start, self.order)
        return order_line(lang, built_in(), self.rules, self.rules.start, self.order)

    @property
    def dice(self) -> list[tuple[int, ...]] | None:
        """The faces of each question that it asks; None if it cannot be carried out at all."""
        asked: list[tuple[int, ...]] = []
        faces = chain(self.thrown, cycle(THROWN))

        def more(count: int, _why: str) -> tuple[int, ...]:
            asked.append(tuple(islice(faces, count)))
            return asked[-1]

        try:
            settle(lambda dice: self.rules.decide(self.rules.start, self.order, dice), more)
        except BadData:
            return None
        return asked


def scenes() -> dict[str, Scene]:
    """By name: every order where it goes, and where it does not, at a terminal that can do little."""
    whole = book()
    found = {}
    for kind, each in OF_BATTLE.items():
        here = brought_about(each).state
        order = each.order(here)
        over = replace(here, stage=Stage.MUSTER if here.stage is Stage.OVER else Stage.OVER)
        for name, start in ((kind, here), (f"{kind}{ELSEWHERE}", over)):
            rules = BattleAt(whole, REFEREE.rulings, start)
            found[f"battle {name}"] = _scene("battle", rules, order, each.faces)
    for kind, one in OF_CAMPAIGN.items():
        for name, begun in ((kind, one.campaign), (f"{kind}{ELSEWHERE}", replace(one.campaign, over="ya"))):
            found[f"campaign {name}"] = _scene(
                "campaign", CampaignAt(whole, KEEPER.rulings, begun), one.order
            )
    found["battle verbs"] = Scene("battle", found["battle note"].rules)
    found["campaign verbs"] = Scene("campaign", found["campaign pass-go"].rules)
    return found


def _scene(game: str, rules: Any, order: Any, thrown: tuple[int, ...] = ()) -> Scene:  # noqa: ANN401  # of either game
    try:
        against = rules.objections(rules.start, order)
    except BadData as fault:
        return Scene(game, rules, order, (fault.code,), thrown)
    return Scene(game, rules, order, tuple(problem.rule for problem in against), thrown)


def completes(name: str, lang: str) -> bool:
    """Whether it is played at a prompt that completes words: each order where it goes."""
    return not name.endswith(ELSEWHERE) and _of(name, lang)


def _of(name: str, lang: str) -> bool:
    """Whether an order is that language's."""
    kinds = sorted({*OF_BATTLE, *OF_CAMPAIGN})
    kind = _called(name)
    return kind in kinds and LANGUAGES[kinds.index(kind) % len(LANGUAGES)] == lang


def tried(found: Mapping[str, Scene], lang: str) -> dict[str, Scene]:
    """What is played in a language: each order in one or other, out of place and for the verbs in the same way.

    That every order is typed and read in all languages, `tests/language` proves without a terminal.
    """
    return {
        name: scene
        for name, scene in found.items()
        if scene.order is None or _of(name.removesuffix(ELSEWHERE), lang)
    }


# --- the process at the terminal ---


def _begun(scene_of: Mapping[str, Scene], was: Callable[[Document], Any], document: Document) -> Any:  # noqa: ANN401  # rules
    found = scene_of.get(f"{document.kind} {document.name}")
    return found.rules if found else was(document)


def play(lang: str, results: Path) -> None:
    """Sit down at each scene in turn, and write what came of it."""
    known = tried(scenes(), lang)
    was = JournalKind.rules_of
    JournalKind.rules_of = lambda kind, document: _begun(known, partial(was, kind), document)  # type: ignore[assignment,method-assign]  # on purpose
    with terminal_library() as library:
        for name, scene in known.items():
            library.create(scene.game, _called(name), who="Ana", rules=RULES)
    codes = {}
    for name, scene in known.items():
        _say(name)
        os.environ["TERM"] = "xterm" if completes(name, lang) else "dumb"
        codes[name] = main([scene.game, "play", _called(name), "--lang", lang])
    with terminal_library() as library:
        found = {
            name: {"code": codes[name], "entries": _entries(library, scene, _called(name))}
            for name, scene in known.items()
        }
    results.write_text(json.dumps(found), encoding="utf-8")
    _say("end")


def _say(name: str) -> None:
    sys.stdout.write(f"\n{NEXT} {name}\n")
    sys.stdout.flush()


def _called(name: str) -> str:
    return name.partition(" ")[2]


def _entries(library: Library, scene: Scene, name: str) -> list[dict[str, object]]:
    found = entries(*library.read(library.find(scene.game, name)), scene.rules)
    acts = [each.record for each in found]
    return [
        {"kind": act.command.kind, "faces": list(act.faces), "despite": list(act.despite)}
        for act in acts
        if isinstance(act, Act)
    ]


if __name__ == "__main__":
    play(sys.argv[1], Path(sys.argv[2]))
