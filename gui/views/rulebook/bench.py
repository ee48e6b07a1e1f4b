"""The odds workbench: describe it on the left, read the answer on the right."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from gui.presenters.workbench import MeleeFacts, ShotFacts, melee, shot, targets, troops, works
from gui.session import Session
from gui.views.colours import colours_of
from gui.views.parts import Stepper, Toggles, card, combo, label, laid, narrow, refill, scrolled
from gui.views.parts.chart import ChartView
from gui.views.parts.controls import titled
from gui.views.parts.panes import Halves
from gui.views.rulebook.part import Part, worded
from heart_africa.language.narration import signed
from heart_africa.rules.shared_terms import Obstacle


class Bench(Part):
    """What is asked stays as it was set; the answer follows at once."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.kind, self.shot, self.melee = "melee", ShotFacts(), MeleeFacts()
        self._asked, self._answer = QVBoxLayout(), QVBoxLayout()
        left, right = QWidget(), QWidget()
        for box, layout in ((left, self._asked), (right, self._answer)):
            layout.setSpacing(8)
            layout.setContentsMargins(0, 0, 8, 0)
            box.setLayout(layout)
        self._facts = scrolled(left)
        halves = Halves(session, self._facts, scrolled(right), sizes=(360, 700))
        laid(self, halves, margins=(0, 8, 0, 0))

    def draw(self) -> None:
        """Draw the question and its answer."""
        say = self.session.say
        kinds = [(kind, say(f"bench-kind-{kind}")) for kind in ("melee", "shot")]
        chosen = Toggles(kinds, self.kind, name=say("rules-tab-bench"))
        chosen.chosen.connect(self._turn)
        facts = self._melee_facts() if self.kind == "melee" else self._shot_facts()
        refill(self._asked, label(say("bench-lead"), "quiet"), chosen, *facts)
        self._asked.addStretch(1)
        self._reckon()

    def _turn(self, kind: str) -> None:
        self.kind = kind
        self.draw()

    # --- the question ---

    def _shot_facts(self) -> list[QWidget]:
        say, facts = self.session.say, self.shot
        shooters = troops(self.session, shooting=True)
        measure = "bench-inches" if self.session.settings.measure == "inches" else "bench-centimetres"
        return [
            titled(
                say("bench-who"),
                narrow_combo(shooters, facts.by, self._put("shot", "by"), name=say("bench-who")),
            ),
            self._number("shot", "shooters", say("bench-figures"), 1, 60),
            titled(
                say("bench-at"),
                narrow_combo(targets(self.session), facts.at, self._put("shot", "at"), name=say("bench-at")),
            ),
            self._number("aim", "inches", say(measure), 0, 72),
            *(self._flag("shot", name) for name in ("moved", "charging")),
            *(self._flag("aim", name) for name in ("cover", "alone")),
            self._behind("aim"),
        ]

    def _melee_facts(self) -> list[QWidget]:
        say, facts = self.session.say, self.melee
        fighters = troops(self.session, shooting=False)
        against = say("bench-against")
        return [
            titled(
                say("bench-who"),
                narrow_combo(fighters, facts.by, self._put("melee", "by"), name=say("bench-who")),
            ),
            self._number("melee", "figures", say("bench-figures"), 1, 40),
            self._flag("melee", "mighty"),
            titled(
                against, narrow_combo(fighters, facts.against, self._put("melee", "against"), name=against)
            ),
            self._number("melee", "enemies", say("bench-enemies"), 1, 40),
            self._behind("melee"),
            self._number("melee", "rounds", say("bench-rounds"), 1, 10),
        ]

    def _facts_of(self, kind: str) -> Any:  # noqa: ANN401  # facts of a shot, of each of its shots, of a melee
        return {"shot": self.shot, "aim": self.shot.aim, "melee": self.melee}[kind]

    def _put(self, kind: str, name: str) -> Callable[[Any], None]:
        def put(value: object) -> None:
            now = replace(self._facts_of(kind), **{name: value})
            if kind == "melee":
                self.melee = now
            else:
                self.shot = now if kind == "shot" else replace(self.shot, aim=now)
            self._reckon()

        return put

    def _number(self, kind: str, name: str, text: str, least: int, most: int) -> QWidget:
        stepper = Stepper(getattr(self._facts_of(kind), name), name=text, least=least, most=most)
        stepper.changed.connect(self._put(kind, name))
        return titled(text, stepper)

    def _flag(self, kind: str, name: str) -> QWidget:
        made = QCheckBox()
        made.setChecked(bool(getattr(self._facts_of(kind), name)))
        made.toggled.connect(self._put(kind, name))
        return worded(made, self.session.say(f"bench-{name}"))

    def _behind(self, kind: str) -> QWidget:
        text, put = self.session.say("bench-behind"), self._put(kind, "behind")
        value = self._facts_of(kind).behind or ""
        shown = narrow_combo(works(self.session), value, lambda work: put(Obstacle(work)), name=text)
        return titled(text, shown)

    # --- the answer ---

    def _reckon(self) -> None:
        answer = melee(self.session, self.melee) if self.kind == "melee" else shot(self.session, self.shot)
        colours = colours_of(self.session)
        parts: list[QWidget] = [label(f"✗ {text}", state="bad") for text in answer.objections]
        for side in answer.sides:
            lines = [
                label(f"{signed(reason.value)}  {reason.why} ({reason.cited})", "quiet")
                for reason in side.reasons
            ]
            head = f"{side.title} · {side.total}" if side.total else side.title
            parts.append(card(label(head, "heading"), *lines))
        if answer.said:
            parts.append(card(*(label(text) for text in answer.said)))
        charts = ((each.title, ChartView(each, colours.accent, colours.quiet)) for each in answer.charts)
        refill(self._answer, *[*parts, *(card(label(title, "strong"), view) for title, view in charts)])
        self._answer.addStretch(1)


def narrow_combo(
    choices: Iterable[tuple[str, str]], chosen: str, run: Callable[[str], object], *, name: str
) -> QComboBox:
    """A list to choose from that may be narrower than its longest choice."""
    return narrow(combo(choices, chosen, run, name=name))
