"""Exact odds beside icepool, which is asked the same in bare numbers, in the same run."""

from benchmarks.measure import median_ms, report
from benchmarks.shooting import COUNT, VOLLEY
from heart_africa.rules.battle import Figure
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book import book
from heart_africa.rules.odds.melees import Melee, odds_of_melee
from heart_africa.rules.odds.volleys import odds_of_burst, odds_of_volley
from heart_africa.rules.play.close_combat.scores import Fighter
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.shot import shots_of
from tests.odds.peers import icepool_melee, icepool_volley

WARRIOR, SPEARMAN = (Fighter(Figure("", troop)) for troop in ("warriors", "spearmen"))
MELEE, ROUNDS = Melee(WARRIOR, 12, SPEARMAN, 12), 8
MAXIM, MEN = unit("Maxim", RED, "machine_gun"), unit("man", BLUE, "spearmen", 6)
BURST = shots_of(stage(MAXIM, MEN), (Aim("Maxim 1", man.name, 10) for man in MEN.figures))


def main() -> None:
    """Measure and print; the answers have to be the same."""
    rules = book()
    volley, melee = odds_of_volley(rules, VOLLEY), odds_of_melee(rules, MELEE, ROUNDS)
    peer_volley, peer_melee = icepool_volley(COUNT, 6, 4), icepool_melee(3, 1, (12, 12), ROUNDS)
    assert all(volley.casualties.of(count) == peer_volley.probability(count) for count in range(COUNT + 1))
    assert all(melee.left.of(left) == peer_melee.probability(left) for left in peer_melee)
    own = median_ms(lambda: odds_of_volley(rules, VOLLEY), 200)
    peer = median_ms(lambda: icepool_volley(COUNT, 6, 4), 200)
    own_melee = median_ms(lambda: odds_of_melee(rules, MELEE, ROUNDS), 30)
    peer_melee_ms = median_ms(lambda: icepool_melee(3, 1, (12, 12), ROUNDS), 30)
    rows = {
        f"a volley of {COUNT} at men who save": (own, "1"),
        f"  icepool: {peer / own:.1f} times ours": (peer, "10 times ours"),
        f"a melee of 12 against 12, {ROUNDS} rounds": (own_melee, "50"),
        f"  icepool: {peer_melee_ms / own_melee:.1f} times ours": (peer_melee_ms, "10 times ours"),
        "a machine gun's burst, with its faults": (median_ms(lambda: odds_of_burst(rules, BURST), 50), "-"),
    }
    report("Odds", rows)


if __name__ == "__main__":
    main()
