### Fires and smoke (p. 25). $target: village, tall grass (tall_grass), roof of a temba (temba_roof).

fires-die = 1D6 to start a fire
fires-wind-die = 1D6 for the direction of the wind
fires-skilled = a White Man or Regular starts a fire
fires-others = any other figure starts a fire
fires-smoke = the smoke spreads in turn { $turn } of the fire

fires-carries-no-fire = { $troop }: they cannot start a fire; a Leader, a Witch Doctor, a Scout and figures with firearms can.
fires-does-not-burn = Only a village, an area of tall grass or the roof of a temba can be set on fire.
fires-not-touching = The figure must touch what it wants to burn during the Shooting phase.
fires-has-shot = The figure shoots this turn: it cannot start a fire as well.
fires-fights = The figure is in close combat this turn: it cannot start a fire as well.
fires-was-killed = The figure fell in the Shooting phase: there is no attempt.
# $until: the first turn in which it may be entered again.
fires-burning = It is burning: nobody may enter it until turn { $until }.

# $face: what the die showed; $needs: what it took.
