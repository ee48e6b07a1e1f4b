"""The reference sheet of one battle: only the rules that these armies, this scenario and this ground need.

Scene, steps of the turn  rules
Tables of numbers         numbers
Troops, notables, works   people
"""

from collections.abc import Iterator

from armylists.wording.names import terrain as environment
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee.secrets import ALL
from reports.content.reference import numbers, people
from reports.content.reference.rules import Scene, needed, paragraph, scene
from reports.content.sheet import NO_HEADS, Block, Fact, Section, Sheet
from reports.options import PaperOptions

LAYOUT = "reference"


def reference_sheet(book: Book, battle: Battle, options: PaperOptions, eyes: str = ALL) -> Sheet:
    """Return the reference sheet of a battle, from its mustering on.

    `eyes` is the side that will read it, which is shown nothing secret of the other (scouts, traits, dummy
    traps); "" for a sheet that both may read, `ALL` for one that shows everything.
    """
    found = scene(book, battle, options, eyes)
    sides = found.battle.sides
    title = found.say("reference-untitled")
    if len(sides) == len(numbers.LETTERS):
        title = found.say("reference-title", red=sides["red"].name, blue=sides["blue"].name)
    scenario = found.say("report-scenario", scenario=battle.scenario or "none")
    ground = environment(battle.ground.environment, found.lang) if battle.ground else "none"
    return Sheet(
        LAYOUT,
        options.lang,
        found.say("reference-kicker"),
        title,
        found.say("reference-subtitle", scenario=scenario, ground=ground),
        tuple(_facts(found)),
        NO_HEADS,
        tuple(_sections(found)),
        found.say("reference-footer"),
        subject=found.say("reference-subject"),
    )


def _facts(found: Scene) -> Iterator[Fact]:
    battle = found.battle
    for side, letter in numbers.LETTERS.items():
        if side in battle.sides:
            role = battle.role(side) if battle.attacker else "none"
            label = found.say("reference-fact-side", letter=letter, role=role)
            about = battle.sides[side]
            yield Fact(label, found.say("reference-side", name=about.name, points=about.points))
    if battle.light.time != "day":
        light = found.say("reference-light", time=battle.light.time, turns=battle.light.turns)
        yield Fact(found.say("reference-fact-light"), light)


def _sections(found: Scene) -> Iterator[Section]:
    table = numbers.troops(found, people.titles(found))
    note = found.say("reference-troops-note")
    yield Section("troops", found.say("reference-troops"), (table,), note)
    if before := tuple(_step(found, None)):
        yield Section("deployment", found.say("reference-deployment"), before)
    # The steps of the turn that this battle has, numbered in their order.
    number = 0
    for step in Step:
        if blocks := tuple(_step(found, step)):
            number += 1
            title = found.say(f"reference-step-{step.value}")
            yield Section(step.value, f"{number}. {title}", blocks)
    crocodiles = found.say("reference-crocodiles") if found.holds("infested") else ""
    if (ground := numbers.terrain(found)).rows:
        yield Section("terrain", found.say("reference-terrain"), (ground,), crocodiles)
    for key, told in (
        ("people", people.notables(found)),
        ("works", people.works(found)),
        ("kinds", people.kinds(found)),
    ):
        if blocks := tuple(told):
            yield Section(key, found.say(f"reference-{key}"), blocks)


TABLES = {"dispersed": numbers.shooting_factors, "fight": numbers.melee_factors}
"""The table of factors that follows a rule."""


def _step(found: Scene, step: Step | None) -> Iterator[Block]:
    for row in needed(found, step):
        yield paragraph(found, row)
        if row.key in TABLES:
            yield TABLES[row.key](found)
