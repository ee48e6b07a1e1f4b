### The Shooting phase and the step of reloading, as the battle stands (pp. 12, 14, 23, 25-27).

## What is said against an order. $figure, $shooter, $target: names; $place: of what burns.

firing-not-in-shooting = That is done in the Shooting phase.
firing-not-in-reloading = That is done in the step after shooting, when smoke markers are placed and removed.
firing-not-there = { $figure } is not on the table.
firing-own-side = { $target }: it is on the same side as { $shooter }; shoot at an enemy.
firing-no-attendant = { $figure } is not an attendant of { $leader }, and cannot die in his place.
firing-fallen = { $target } has already fallen in this phase: { $shooter } would waste the shot.
firing-after-its-fire = { $target } has already rolled to light its fire: shots at it must come first, because the dead light no fires.
firing-no-time-to-reload = { $figure } has spent its turn on something else: reloading takes the whole turn.
firing-tried-already = { $figure } has tried to light a fire this turn.
firing-burns-already = { $place } is already burning.
firing-wind-known = The wind is settled for the whole game: it blows towards { $degrees }°.
firing-no-smoke-yet = No smoke is spreading yet: the wind is rolled for when it first does.
firing-time-to-leave = Whoever is in { $place } must be out by the end of the Movement phase of turn { $turn }, and is lost only then, while it burns.

## What comes next.

firing-due-shooting = shooting: in any order, all simultaneous; whoever falls may still shoot
firing-due-reloading = smoke markers: figures that have spent the turn reloading lose theirs
firing-due-reload = { $count ->
    [one] { $who } has spent the turn reloading: the smoke marker is to be removed
   *[other] { $count } figures have spent the turn reloading: their smoke markers are to be removed ({ $who })
 }
firing-due-capture = { $count ->
    [one] { $captor } touches { $elements }: it is to be captured
   *[other] { $captor } touches several elements of baggage ({ $elements }) and captures one: its player chooses which
 }
firing-due-wind = smoke begins to spread ({ $places }): the wind is to be rolled for
