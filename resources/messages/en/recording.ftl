# The result of a battle played elsewhere.
recording-no-draw = { $scenario ->
    [ambush] an Ambush has no draw: the attacker gets through or he does not
    [planned_attack] a Planned Attack has no draw: the attacker takes the place or the defender has held it
   *[raid] a Raid has no draw: the attacker has his two elements of baggage or he does not
    }
recording-over-already = this battle has its result already; undo that first if it was wrong
recording-verdict = as those say who played it
recording-event-counted = { $fate ->
    [fled] { $left } of { $began } figures left, the others fled
    [left] { $left } of { $began } figures left on the table, the others left it by the far side
   *[fell] { $left } of { $began } figures left
    }
recording-event-recorded = { $winner ->
    [attacker] result entered: the attacker has won
    [defender] result entered: the defender has won
   *[draw] result entered: a draw
    }{ $turns ->
    [0] {""}
    [one] , after one turn
   *[other] , after { $turns } turns
    }{ $note ->
    [none] {""}
   *[other] {" "}({ $note })
    }
