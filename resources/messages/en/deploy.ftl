### Deployment (pp. 13-15, 20-22). $unit: the unit or figure; $side: the side; $units: names.

## What does not fit.

deploy-not-now = This is not the time to deploy.
deploy-already = { $unit }: already deployed.
# $other: with whom it goes.
deploy-with-its-unit = { $unit }: it deploys with { $other }.
deploy-roll-off-first = First roll off for who deploys first.
deploy-base-first = First a side of the table has to be chosen for { $side }.
deploy-march-first = First the order of march of { $side } has to be written.
deploy-not-their-turn = { $unit }: it is { $side }’s turn to deploy.
deploy-units-first = { $unit }: independent figures are placed after the units.
deploy-trait-first = { $leader } has no trait yet: roll for it, or bring the army with one.
deploy-lone = { $unit }: this is only for units, and an independent figure is not one.
deploy-stays-home = { $unit }: only baggage may stay at home.
deploy-no-note = { $unit }: note where the ambush is.
# $obstacle: the work behind which it is placed.
deploy-gun-silent = { $unit }: from behind { $obstacle ->
        [fortification] a stockade, which only figures on foot can defend,
       *[barricade] a barricade or fence
    } it could never shoot. Place it beside the work.
# $work: the work; $count: how much it would be; $most: how much was bought.
deploy-work-not-bought = { $work }: that would make { $count }, and { $most } { $most ->
        [one] is
       *[other] are
    } all that was bought.
deploy-no-works = { $work }: this scenario ({ $scenario_name }) has no works.
deploy-defenders-work = { $work }: only the defender has works.
deploy-work-outside-half = { $work }: it has to stand in the defender’s half of the table.
deploy-work-first = { $work }: one of { $side } is still to be placed, and only before anybody deploys.
deploy-waiting = { $side }: still to be deployed: { $units }.

## What has happened. $guard: 1 if it is the advance guard; $aboard: the vessel that carries it, or none.

# $amount: inches or pieces; $name: what it is called, or none.
# $units: how many units and independent figures are on the table.

## What comes now. $count: how many are left.

deploy-agenda =
    { $count ->
        [one] deployment of { $side }; 1 is left
       *[other] deployment of { $side }; { $count } are left
    }
deploy-agenda-lone =
    { $count ->
        [one] the last independent figure of { $side } is to be placed
       *[other] the independent figures of { $side } are to be placed; { $count } are left
    }
deploy-agenda-march = the order of march of { $side } is to be written; the defender may read it and nobody may change it
deploy-agenda-begin = everything is deployed: the game may begin
