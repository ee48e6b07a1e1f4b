"""The options of a shot, and the shots that they describe."""

from dataclasses import dataclass, replace

from heart_africa.language.narration import name
from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.book import Arm, Book
from heart_africa.rules.play.shooting import (
    WALL,
    Front,
    Gap,
    Near,
    Over,
    Overhead,
    Shooter,
    Shot,
    Sight,
    Target,
    shots,
)
from heart_africa.rules.units import Melee, Moved, Obstacle
from heart_africa.terminal.options import one_of
from heart_africa.terminal.play.facts import called, choice_of, count_of, inches_of, troop_of, written
from heart_africa.terminal.play.options import flag, option

OVERS = "|".join(written(Over))
ABOARD = "canoe|dhow|gunboat"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotAsked:
    """A situation as people say it: who shoots, at whom, what lies between; inches."""

    by: str = option("--by", "troop", help_="help-option-shot-by")
    at: str = option("--at", "troop", help_="help-option-shot-at")
    range: str = option("--range", "inches")
    shooters: int = option("--shooters", "number", default=1)
    targets: int = option("--targets", "number", default=0)

    moved: bool = flag("--moved")
    turned: bool = flag("--turned")
    melee: str = option("--melee", "state", default="", help_="help-option-shot-melee")
    at_attacker: bool = flag("--at-attacker")
    contact: bool = flag("--contact")
    behind: str = option("--behind", "work", default="", help_="help-option-shot-behind")
    second_rank: str = option("--second-rank-behind", "troop", default="")
    leader: bool = flag("--leader", "help-option-shot-leader")
    mighty_warrior: bool = flag("--mighty-warrior")
    gun_bearer: bool = flag("--gun-bearer")
    dismounted: bool = flag("--dismounted")
    changed_mount: bool = flag("--changed-mount")
    unloaded: bool = flag("--unloaded")
    jammed: bool = flag("--jammed")
    broken_down: bool = flag("--broken-down")
    lit_fire: bool = flag("--lit-fire")
    aboard: str = option("--aboard", ABOARD, default="")
    under_way: bool = flag("--under-way")
    boarding: bool = flag("--boarding")
    repeater: bool = flag("--repeater")
    armed_scout: bool = flag("--armed-scout")

    target_in_cover: bool = flag("--target-in-cover")
    target_left_cover: bool = flag("--target-left-cover")
    target_behind: str = option("--target-behind", "work", default="")
    target_shoots: bool = flag("--target-shoots")
    target_charging: bool = flag("--target-charging")
    target_melee: str = option("--target-melee", "state", default="")
    target_dispersed: bool = flag("--target-dispersed")
    target_leader: bool = flag("--target-leader")
    attendants: int = option("--attendants", "number", default=0, help_="help-option-shot-attendants")
    rather_save: bool = flag("--rather-save")
    target_dismounted: bool = flag("--target-dismounted")
    target_changed_mount: bool = flag("--target-changed-mount")
    target_aboard: str = option("--target-aboard", ABOARD, default="")
    master_nearer: bool = flag("--master-nearer")
    spell_broken: bool = flag("--spell-broken")

    dark: bool = flag("--dark", "help-option-shot-dark")
    silhouetted: bool = flag("--silhouetted")
    out_of_sight: bool = flag("--out-of-sight")
    out_of_arc: bool = flag("--out-of-arc")
    attacker_out_of_arc: bool = flag("--attacker-out-of-arc")
    work_between: bool = flag("--work-between")
    gap: str = option("--gap", "inches", default="")
    gap_from: str = option("--gap-from", "inches", default="0")
    base: str = option("--base", "inches", default="1")
    over: str = option("--over", OVERS, default="", help_="help-option-shot-over")
    over_from: str = option("--over-from", "inches", default="0")
    high_ground: bool = flag("--high-ground")
    same_water: bool = flag("--same-water")
    blind: bool = flag("--blind")
    from_first: str = option("--from-first", "inches", default="0")
    near: int = option("--near", "number", default=0)


def fired(book: Book, lang: str, asked: ShotAsked) -> tuple[tuple[Shot, ...], tuple[Target, ...]]:
    """Every shot of every shooter, and the figures shot at, in their order. Raises `BadData`."""
    figures = _shooters(book, lang, asked)
    each = max(1, shots(book, figures[0]).total)
    targets = _targets(book, lang, asked, len(figures) * each)
    first = _shot(lang, asked, figures[0], targets)
    order = [figure for figure in figures for _ in range(each)]
    return tuple(
        replace(first, shooter=figure, target=targets[place % len(targets)])
        for place, figure in enumerate(order)
    ), targets


def _shooters(book: Book, lang: str, asked: ShotAsked) -> tuple[Shooter, ...]:
    troop = troop_of(book, asked.by, "--by")
    one = _shooter(book, lang, asked, troop)
    count = count_of(asked.shooters, "--shooters")
    return tuple(replace(one, name=each) for each in called(lang, troop, count))


def _shooter(book: Book, lang: str, asked: ShotAsked, troop: str) -> Shooter:
    front = troop_of(book, asked.second_rank, "--second-rank-behind") if asked.second_rank else ""
    melee = Melee.CONTACTED if asked.at_attacker and not asked.melee else _melee(asked.melee, "--melee")
    return Shooter(
        "",
        troop,
        leader=asked.leader,
        mighty_warrior=asked.mighty_warrior,
        dismounted=asked.dismounted,
        changed_mount=asked.changed_mount,
        moved=Moved.MOVED if asked.moved else Moved.TURNED if asked.turned else Moved.NO,
        melee=melee,
        behind=_work(asked.behind, "--behind"),
        front=Front(name(lang, "figure", front), front) if front else None,
        aboard=_aboard(asked.aboard, "--aboard"),  # type: ignore[arg-type]  # one of them, as asked
        under_way=asked.under_way,
        boarding=asked.boarding,
        unloaded=asked.unloaded,
        fault=Fault.BROKEN if asked.broken_down else Fault.JAMMED if asked.jammed else Fault.NONE,
        lit_fire=asked.lit_fire,
        bearer_near=asked.gun_bearer,
        repeater=asked.repeater,
        armed_scout=asked.armed_scout,
    )


def _targets(book: Book, lang: str, asked: ShotAsked, most: int) -> tuple[Target, ...]:
    troop = troop_of(book, asked.at, "--at", (*_MORE, WALL))
    single = asked.target_leader or troop == WALL or book.arm(troop) is Arm.VESSEL
    count = count_of(asked.targets or (1 if single else most), "--targets")
    enemy = troop == troop_of(book, asked.by, "--by")
    one = _target(asked, troop)
    return tuple(replace(one, name=each) for each in called(lang, troop, count, enemy=enemy))


_MORE = ("baggage", "attendant", "canoe", "dhow")


def _target(asked: ShotAsked, troop: str) -> Target:
    charging = asked.target_charging or asked.at_attacker
    melee = Melee.CHARGED if charging else _melee(asked.target_melee, "--target-melee")
    return Target(
        "",
        troop,
        leader=asked.target_leader,
        attendants=count_of(asked.attendants, "--attendants", 0),
        rather_save=asked.rather_save,
        dismounted=asked.target_dismounted,
        changed_mount=asked.target_changed_mount,
        melee=melee,
        started_in_cover=asked.target_left_cover,
        in_cover=asked.target_in_cover,
        behind=_work(asked.target_behind, "--target-behind"),
        shoots=asked.target_shoots,
        friend_in=None if asked.target_dispersed else 0,
        aboard=_aboard(asked.target_aboard, "--target-aboard"),  # type: ignore[arg-type]  # one of them, as asked
        boat=asked.target_aboard,
        master_nearer=asked.master_nearer,
    )


def _shot(lang: str, asked: ShotAsked, shooter: Shooter, targets: tuple[Target, ...]) -> Shot:
    return Shot(
        shooter,
        targets[0],
        inches_of(asked.range, "--range"),
        contact=asked.contact or asked.at_attacker,
        blind=asked.blind,
        sight=_sight(asked),
        from_first_in=inches_of(asked.from_first, "--from-first"),
        near=_near(lang, asked, targets[0]),
        stretch=targets,
    )


def _near(lang: str, asked: ShotAsked, target: Target) -> tuple[Near, ...]:
    """So many of the target's comrades about it, near enough for splash."""
    count = count_of(asked.near, "--near", 0)
    if not count or target.troop == WALL:
        return ()
    comrades = called(lang, target.troop, count + 1, enemy=True)[:count]
    return tuple(Near(replace(target, name=each, leader=False, attendants=0)) for each in comrades)


def _sight(asked: ShotAsked) -> Sight:
    gap = overhead = None
    if asked.gap:
        wide, far = inches_of(asked.gap, "--gap"), inches_of(asked.gap_from, "--gap-from")
        gap = Gap(wide, far, inches_of(asked.base, "--base"))
    if asked.over:
        over, far = choice_of(Over, asked.over, "--over"), inches_of(asked.over_from, "--over-from")
        overhead = Overhead(over, from_in=far, high_ground=asked.high_ground, same_water=asked.same_water)
    return Sight(
        visible=not asked.out_of_sight,
        in_arc=not asked.out_of_arc,
        arc_at_start=not asked.attacker_out_of_arc,
        work_between=asked.work_between,
        gap=gap,
        overhead=overhead,
        dark=asked.dark,
        silhouetted=asked.silhouetted,
    )


def _melee(word: str, option_: str) -> Melee:
    return choice_of(Melee, word, option_)


def _work(word: str, option_: str) -> Obstacle:
    return choice_of(Obstacle, word, option_)


def _aboard(word: str, option_: str) -> str:
    return one_of(word, ("", *ABOARD.split("|")), option_)
