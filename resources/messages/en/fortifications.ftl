### Fortifications, barricades and fences (pp. 13-15, 17). $work: the work bought; $obstacle: the one crossed.

fortifications-game-begun = { $work }: it is placed on the table before the game begins.
fortifications-force-deployed = { $work }: it is placed before either force deploys. Undo the deployment and place it first.

fortifications-not-on-foot = { $troop }: only figures on foot may cross a work.
fortifications-not-in-contact = To climb, a figure must first have stopped in contact with the work in an earlier turn.
fortifications-moves-besides = Climbing takes the whole turn: the figure cannot move as well.
