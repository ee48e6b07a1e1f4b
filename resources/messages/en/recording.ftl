# The result of a battle played elsewhere.
recording-no-draw = { $scenario ->
    [ambush] an Ambush has no draw: the attacker gets through or he does not
    [planned_attack] a Planned Attack has no draw: the attacker takes the place or the defender has held it
   *[raid] a Raid has no draw: the attacker has his two elements of baggage or he does not
    }
recording-over-already = this battle has its result already; undo that first if it was wrong
recording-verdict = as those say who played it
