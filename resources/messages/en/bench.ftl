# The odds workbench.
bench-lead = Describe a volley or a melee: the number needed with its reasons, and the exact chances before any die is thrown.
bench-kind-shot = A volley
bench-kind-melee = A melee
bench-who = Who
bench-at = At whom
bench-against = Against whom
bench-figures = Figures
bench-enemies = Enemies
bench-inches = Inches
bench-centimetres = Centimetres
bench-rounds = Rounds
bench-moved = moved or turned
bench-cover = target in cover
bench-charging = at its attacker, in contact
bench-alone = target dispersed
bench-mighty = led by a Mighty Warrior
bench-behind = Behind
bench-needs = { $needs }+ on each die
bench-never = No roll is enough
bench-always = Any roll is enough
bench-mean = { $mean } losses on average.
bench-or-more = { $count ->
    [one] One or more:
   *[other] { $count } or more:
    } { $chance } ({ $percent }).
bench-fall = Losses
bench-mean-left = Left on average: { $own } { $one }, { $enemy } { $other }.
bench-wiped = Nobody is left of { $who }: { $chance } ({ $percent }).
bench-duel = One against one, one bout
bench-wins = { $who } win
bench-draw = a draw
bench-left = { $who } left
