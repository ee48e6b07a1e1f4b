"""The options of a shot, and the battle and the order that they stage."""

from dataclasses import dataclass, replace

from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Unit
from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.battle.staging import lone, placed, stage
from heart_africa.rules.battle.state import BLUE, RED, Light
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import ATTENDANT, Arm, Book, Trait
from heart_africa.rules.play.shooting import WALL, Aim, Close, Fire, Gap, Over, Overhead, shots
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from heart_africa.rules.tables.sequence import Step
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


def staged(book: Book, lang: str, asked: ShotAsked) -> tuple[Battle, Fire]:
    """The situation as a battle, and the order for every shot of every shooter in it. Raises `BadData`."""
    own, boat = _shooters(book, lang, asked)
    everybody = [figure for each in own for figure in each.figures]
    shooters = [figure for figure in everybody if figure.troop != BEARER] or everybody
    each = max(1, shots(book, shooters[0], bearer_near=asked.gun_bearer).total)
    enemies, near = _targets(book, lang, asked, len(shooters) * each)
    foes = [unit.figures[0] for unit in enemies] if asked.target_leader else [*enemies[0].figures]
    front = [_front(book, lang, asked)] if asked.second_rank else []
    wall = foes[0].troop == WALL
    light = Light("night" if asked.dark else "day")
    units = (*own, *boat, *front, *near, *(() if wall else (*enemies, *_boat(asked.target_aboard, BLUE))))
    battle = replace(stage(*units, step=Step.SHOOTING, light=light), spell_broken=asked.spell_broken)
    first = replace(
        _aim(asked),
        front=front[0].name if front else "",
        near=tuple(Close(figure.name) for unit in near for figure in unit.figures),
        stretch=() if wall else tuple(foe.name for foe in foes),
        wall=wall,
    )
    order = [figure for figure in shooters for _ in range(each)]
    return battle, Fire(tuple(
        replace(first, shooter=figure.name, target=foes[place % len(foes)].name)
        for place, figure in enumerate(order)
    ))  # fmt: skip


# --- who is there ---


def _shooters(book: Book, lang: str, asked: ShotAsked) -> tuple[list[Unit], list[Unit]]:
    """Those who shoot, a leader each by himself, and the vessel that they are aboard."""
    troop = troop_of(book, asked.by, "--by")
    names = called(lang, troop, count_of(asked.shooters, "--shooters"))
    melee = Melee.CONTACTED if asked.at_attacker and not asked.melee else _melee(asked.melee, "--melee")
    boat = _boat(_aboard(asked.aboard, "--aboard"), RED, under_way=asked.under_way)
    marks = Figure(
        "",
        troop,
        dismounted=asked.dismounted,
        changed_mount=asked.changed_mount,
        moved=Moved.MOVED if asked.moved else Moved.TURNED if asked.turned else Moved.NO,
        melee=melee,
        aboard=boat[0].name if boat else "",
        boarding=asked.boarding,
        unloaded=asked.unloaded,
        fault=Fault.BROKEN if asked.broken_down else Fault.JAMMED if asked.jammed else Fault.NONE,
        lit=asked.lit_fire,
        repeater=asked.repeater,
        armed_scout=asked.armed_scout,
    )
    carried = asked.gun_bearer and troop != BEARER  # nobody carries the gun of him who carries one
    bearers = tuple(Figure(each, BEARER) for each in called(lang, BEARER, 1) if carried)
    figures = [replace(marks, name=each) for each in names]
    if not (asked.leader or asked.mighty_warrior):
        return [placed(RED, RED, Sort.UNIT, *figures, *bearers)], boat
    traits = (Trait.MIGHTY_WARRIOR,) if asked.mighty_warrior else ()
    alone = [placed(each.name, RED, Sort.LEADER, each) for each in figures]
    alone[0] = placed(alone[0].name, RED, Sort.LEADER, figures[0], *bearers)
    return [replace(each, traits=traits) for each in alone], boat


def _front(book: Book, lang: str, asked: ShotAsked) -> Unit:
    """The comrade before the shooter, under a name of his own."""
    troop = troop_of(book, asked.second_rank, "--second-rank-behind")
    name = called(lang, troop, asked.shooters + 1)[-1]
    return placed(name, RED, Sort.UNIT, Figure(name, troop))


def _targets(book: Book, lang: str, asked: ShotAsked, most: int) -> tuple[list[Unit], list[Unit]]:
    """Those who are shot at, a leader each with his attendants, and so many of their comrades about them."""
    troop = troop_of(book, asked.at, "--at", (*_MORE, WALL))
    single = asked.target_leader or troop == WALL or book.arm(troop) is Arm.VESSEL
    count = count_of(asked.targets or (1 if single else most), "--targets")
    enemy = troop == troop_of(book, asked.by, "--by")
    names = called(lang, troop, count, enemy=enemy)
    charging = asked.target_charging or asked.at_attacker
    marks = Figure(
        "",
        troop,
        dismounted=asked.target_dismounted,
        changed_mount=asked.target_changed_mount,
        melee=Melee.CHARGED if charging else _melee(asked.target_melee, "--target-melee"),
        behind=_work(asked.target_behind, "--target-behind"),
        aboard=_aboard(asked.target_aboard, "--target-aboard"),
    )
    figures = [replace(marks, name=each) for each in names]
    lives = count_of(asked.attendants, "--attendants", 0)
    units = [placed(BLUE, BLUE, Sort.UNIT, *figures)]
    if asked.target_leader:
        units = [
            placed(each.name, BLUE, Sort.LEADER, each,
                   *(Figure(f"{each.name}: {number}", ATTENDANT) for number in range(1, lives + 1)))
            for each in figures
        ]  # fmt: skip
    about = 0 if troop == WALL else count_of(asked.near, "--near", 0)
    comrades = [name for name in called(lang, troop, count + about + 1, enemy=True) if name not in names]
    beside = [replace(marks, name=each) for each in comrades[:about]]
    return units, [placed(f"{BLUE} {BLUE}", BLUE, Sort.UNIT, *beside)] if beside else []


_MORE = ("baggage", "attendant", "canoe", "dhow")


def _boat(kind: str, side: SideId, *, under_way: bool = False) -> list[Unit]:
    """The vessel of that kind with some of a side aboard, if they are; the target's has its plain name."""
    name = f"{kind} {side}" if side == RED else kind
    return [replace(lone(name, side, Sort.BOAT, kind), under_way=under_way)] if kind else []


# --- what is said of the shot ---


def _aim(asked: ShotAsked) -> Aim:
    gap = overhead = None
    if asked.gap:
        wide, far = inches_of(asked.gap, "--gap"), inches_of(asked.gap_from, "--gap-from")
        gap = Gap(wide, far, inches_of(asked.base, "--base"))
    if asked.over:
        over, far = choice_of(Over, asked.over, "--over"), inches_of(asked.over_from, "--over-from")
        overhead = Overhead(over, from_in=far, high_ground=asked.high_ground, same_water=asked.same_water)
    return Aim(
        "",
        "",
        inches_of(asked.range, "--range"),
        visible=not asked.out_of_sight,
        in_arc=not asked.out_of_arc,
        arc_at_start=not asked.attacker_out_of_arc,
        work_between=asked.work_between,
        gap=gap,
        overhead=overhead,
        silhouetted=asked.silhouetted,
        cover=asked.target_in_cover,
        cover_at_start=asked.target_left_cover,
        alone=asked.target_dispersed,
        target_shoots=asked.target_shoots,
        rather_save=asked.rather_save,
        master_nearer=asked.master_nearer,
        shooter_behind=_work(asked.behind, "--behind"),
        bearer_near=asked.gun_bearer,
        contact=asked.contact or asked.at_attacker,
        from_first_in=inches_of(asked.from_first, "--from-first"),
        roof="blind" if asked.blind else "",
    )


def _melee(word: str, option_: str) -> Melee:
    return choice_of(Melee, word, option_)


def _work(word: str, option_: str) -> Obstacle:
    return choice_of(Obstacle, word, option_)


def _aboard(word: str, option_: str) -> str:
    return one_of(word, ("", *ABOARD.split("|")), option_)
