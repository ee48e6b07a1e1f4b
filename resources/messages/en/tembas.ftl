### Tembas and the like (p. 14). $count: how many; $most: how many may.

tembas-too-full = There are { $count } figures in the temba; it holds { $most }.
# $wall: outer or inner.
tembas-too-few-walls =
    { $wall ->
        [inner] Figures shoot through { $count } inner walls; there are { $most }.
       *[outer] Figures shoot through { $count } outer walls; there are { $most }.
    }
tembas-too-few-loopholes =
    { $wall ->
        [inner] { $count } figures shoot through an inner wall; there are loopholes for { $most }.
       *[outer] { $count } figures shoot through an outer wall; there are loopholes for { $most }.
    }

tembas-wall-stands = The wall is intact and cannot be crossed: make a breach, or go through the roof.
tembas-door-is-shut = Doors are closed to the enemy, as if they were wall.

tembas-not-touching = To climb the roof a figure must spend the turn in contact with the building.
tembas-not-still = To climb the roof a figure must spend the turn without moving.
tembas-not-on-roof = The figure is not on the roof.
tembas-just-climbed = The figure has only just climbed: it may jump down or break through from next turn on.
tembas-does-more = Jumping into the courtyard or breaking through the roof is the figure’s whole move.

tembas-no-archer = { $troop }: only Archers and Pygmy Archers use fire arrows.
tembas-too-far = Fire arrows are shot from within { $inches }″.

tembas-hole-die = 1D6 to break a hole in the roof
tembas-arrow-dice = 1D6 for each fire arrow that hit
tembas-accident-dice = 1D6 for each shot through the roof, in case it sets it alight
tembas-hole = breaking a roof of mud and straw
tembas-arrow = a fire arrow that hit
tembas-accident = a firearm shot through the roof

# $face: what the die showed; $needs: what it took.
