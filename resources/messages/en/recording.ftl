# The result of a battle played elsewhere.
recording-no-draw = { $scenario ->
    [ambush] an Ambush has no draw: the attacker either gets through or does not
    [planned_attack] a Planned Attack has no draw: either the attacker takes the place or the defender holds it
   *[raid] a Raid has no draw: the attacker either has two elements of baggage or does not
    }
recording-over-already = this battle already has its result; undo that first if it was wrong
recording-verdict = according to those who played it
