"""The odds of a shot or melee described by a few facts: number needed and exact chances."""

from armylists.wording import names as wording_names
from armylists.wording.names import troop_with_term
from gui.presenters.forms import Choices, options
from gui.session import Session
from heart_africa.core.chances import at_least, mean
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.language.narration import (
    Reason,
    chance,
    decimal,
    percent,
    problem,
    problem_cited,
    reasons,
    signed,
)
from heart_africa.language.order_fields import form
from heart_africa.rules.battle import Figure
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book.play import Step
from heart_africa.rules.odds.melees import Melee, odds_of_melee
from heart_africa.rules.odds.volleys import odds_of_shooting
from heart_africa.rules.play.close_combat.objections import objections_to_bouts
from heart_africa.rules.play.close_combat.scores import Bout, Fighter, fights
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.resolution import objections_to_shots
from heart_africa.rules.play.shooting.shot import reach, shots_of
from heart_africa.rules.shared_terms import Melee as InMelee
from heart_africa.rules.shared_terms import Moved, Obstacle
from reports.content.chart import Chart, distribution, shares

OWN, ENEMY = "A", "B"
FEW = (1, 2, 3)
USUAL = Aim("", "", 13)
"""The shot at first: only its distance is given."""


@dataclass(frozen=True, slots=True)
class ShotFacts:
    """A volley: how many figures of a troop shoot at another, what they did, facts of each shot."""

    by: str = "regulars"
    at: str = "spearmen"
    shooters: int = 6
    moved: bool = False
    charging: bool = False
    aim: Aim = USUAL


@dataclass(frozen=True, slots=True)
class MeleeFacts:
    """A melee of some rounds; `behind`: the work that the second side defends."""

    by: str = "warriors"
    figures: int = 8
    against: str = "soldiers"
    enemies: int = 6
    rounds: int = 3
    behind: str = ""
    mighty: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """The score of one side with its reasons."""

    title: str
    total: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the workbench says: objections, scores with reasons, chances in words, charts."""

    objections: tuple[str, ...]
    sides: tuple[Side, ...]
    said: tuple[str, ...]
    charts: tuple[Chart, ...]


def who(session: Session, *, shooting: bool) -> Choices:
    """The troops that shoot, or those that fight."""
    book = session.book
    kept = (
        troop.id
        for troop in book.troops.values()
        if (reach(book, Figure("", troop.id)) if shooting else fights(book, troop.id))
    )
    return tuple((id_, troop_with_term(id_, session.lang)) for id_ in kept)


def targets(session: Session) -> Choices:
    """All troops, as targets."""
    return tuple((id_, troop_with_term(id_, session.lang)) for id_ in session.book.troops)


def works(session: Session) -> Choices:
    """What the target, or the second side, can be behind."""
    (behind,) = (slot for slot in form(Aim).slots if slot.name == "behind")
    return tuple(each for each in options(session.lang, behind) if each[0] != Obstacle.ROOF)


# --- shooting ---


def shot(session: Session, facts: ShotFacts) -> Answer:
    """The number needed and the chances of a volley."""
    book, lang = session.book, session.lang
    shooters = Figure("", facts.by, moved=Moved.MOVED if facts.moved else Moved.NO)
    targets, aim = Figure("", facts.at), replace(facts.aim, target_shoots=facts.aim.behind is Obstacle.WALL)
    if facts.charging:
        shooters, targets = (
            replace(shooters, melee=InMelee.CONTACTED),
            replace(targets, melee=InMelee.CHARGED),
        )
        aim = replace(aim, inches=0, contact=True)
    count = facts.shooters
    own, enemy = unit(OWN, RED, facts.by, count, shooters), unit(ENEMY, BLUE, facts.at, count, targets)
    pairs = zip(own.figures, enemy.figures, strict=True)
    aims = (replace(aim, shooter=by.name, target=at.name) for by, at in pairs)
    shots = shots_of(stage(own, enemy, step=Step.SHOOTING), aims)
    odds = odds_of_shooting(book, shots)
    needed = odds.checks[0]

    def or_more(number: int) -> str:
        of = at_least(odds.casualties, number)
        words = {"chance": chance(lang, of), "percent": percent(lang, of)}
        return session.say("bench-or-more", count=number, **words)

    said = (
        session.say("bench-mean", mean=decimal(lang, mean(odds.casualties))),
        *(or_more(number) for number in FEW if number <= facts.shooters),
    )
    chart = distribution(lang, session.say("bench-fall"), odds.casualties)
    side = Side(_needs(session, needed), "", reasons(lang, needed.reckoning))
    return Answer(_told(lang, objections_to_shots(book, shots)), (side,), said, (chart,))


def _needs(session: Session, check: Check) -> str:
    if check.needs > 6:  # noqa: PLR2004  # more than a die has
        return session.say("bench-never")
    return session.say("bench-always") if check.needs <= 1 else session.say("bench-needs", needs=check.needs)


# --- close combat ---


def melee(session: Session, facts: MeleeFacts) -> Answer:
    """Return who wins a fight, and how many figures are left."""
    book, lang = session.book, session.lang
    one = Fighter(Figure(OWN, facts.by), mighty=facts.mighty)
    other = Fighter(Figure(ENEMY, facts.against, behind=Obstacle(facts.behind)))
    problems = objections_to_bouts(book, [Bout(one, (other,))])
    if not (fights(book, facts.by) and fights(book, facts.against)):
        return Answer(_told(lang, problems), (), (session.say("play-odds-no-fight"),), ())
    odds = odds_of_melee(book, Melee(one, facts.figures, other, facts.enemies), facts.rounds)
    own, enemy = odds.mean
    gone, beaten = odds.wiped_out
    names = (wording_names.troop(facts.by, lang), wording_names.troop(facts.against, lang))
    duel = odds.duel
    said = (
        session.say(
            "bench-mean-left",
            own=decimal(lang, own),
            one=names[0],
            enemy=decimal(lang, enemy),
            other=names[1],
        ),
        session.say("bench-wiped", who=names[0], chance=chance(lang, gone), percent=percent(lang, gone)),
        session.say("bench-wiped", who=names[1], chance=chance(lang, beaten), percent=percent(lang, beaten)),
    )
    charts = (
        shares(
            session.say("bench-duel"),
            (
                (session.say("bench-wins", who=names[0]), duel.win),
                (session.say("bench-draw"), duel.draw),
                (session.say("bench-wins", who=names[1]), duel.lose),
            ),
            lang,
        ),
        distribution(lang, session.say("bench-left", who=names[0]), odds.left.map(lambda pair: pair[0])),
        distribution(lang, session.say("bench-left", who=names[1]), odds.left.map(lambda pair: pair[1])),
    )
    sides = (_score(lang, names[0], duel.duel.one), _score(lang, names[1], duel.duel.other))
    return Answer(_told(lang, problems), sides, said, charts)


def _score(lang: str, name: str, score: Reckoning) -> Side:
    return Side(name, f"1D6 {signed(score.total, '+0')}", reasons(lang, score))


def _told(lang: str, problems: tuple[Problem, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in problems))
