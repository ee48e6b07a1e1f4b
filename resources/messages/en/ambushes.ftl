### Ambushes (p. 22). $scenario: the scenario; $count: how many units; $most: how many may.

ambushes-scenario = what the scenario allows: { $scenario_name }
ambushes-cunning-devil = one more with a Cunning Devil as Leader
ambushes-too-many =
    { $most ->
        [0] Units in ambush: { $count }; the scenario allows none (except one with a Cunning Devil as Leader).
       *[other] Units in ambush: { $count }; { $most } allowed.
    }

ambushes-behind-building = No unit can be in ambush behind a village or another building.
ambushes-behind-work = No unit can be in ambush behind a fortification.
ambushes-no-hiding-place = Nobody can be in ambush there; any unit can in a gully, in jungle or in tall grass.
ambushes-not-on-the-table = This table has no such place for an ambush; it would need one of these pieces: { $piece }.
ambushes-not-at-home-there = { $troops }: they cannot be in ambush among rocks or behind a hill, only in a gully, in jungle or in tall grass.
ambushes-observable = Behind a hill or the like, the place must not be seen from any point of the enemy’s base line.
ambushes-not-hidden = The whole unit must be in the cover or hidden.

## Why it comes to light.

ambushes-moved = one of its figures moves
ambushes-shot = one of its figures shoots
ambushes-enemy-near = an enemy figure comes within { $near }″
ambushes-came-into-view = an enemy figure comes round the hill and sees it
ambushes-scout-near = an enemy Scout comes within { $keen }″
ambushes-devil-near = an enemy Leader who is a Cunning Devil comes within { $keen }″

# $causes: how many causes; they are listed beside it.
