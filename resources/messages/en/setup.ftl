### From the armies to the deployment (pp. 15-22). $side: a side; $scenario_name: the scenario; $units: names.

## What does not fit.

setup-no-armies = Armies are missing: both sides need one.
setup-no-scenario = It is not settled yet which scenario is fought, and who attacks.
setup-scenario-settled = The scenario is settled: { $scenario_name }.
setup-no-roll-off = There is no roll for who deploys first: that is only done in an Encounter, and once.
setup-forces-accepted = The armies have been accepted.
setup-forces-first = Both armies have to be accepted first.
setup-too-late = The armies are already deploying: that has to be settled before.
# $points: those it has; $due: those it should; $percent of the $others of $other.
setup-points-by-role = The attacker, { $side }, has { $points } points and should have { $due }: { $percent }% of the { $others } of { $other }.
# $role_name: attacker or defender; $words: what the army checker says.
setup-unfit = { $side }, as { $role_name }: { $words }
setup-nothing-laid = No terrain has been laid or proposed yet. Let dice propose it (“propose terrain”), or name the pieces that lie there.
setup-base-given = In this scenario ({ $scenario_name }) the attacker does not choose a side of the table.
setup-no-march = Only the attacker in an Ambush writes an order of march.
setup-march-fixed = The order of march is written and stands.
setup-march-incomplete = Missing from the order of march: { $units }.
setup-march-twice = More than once in the order of march: { $units }.
setup-march-foreign = Not the attacker’s: { $units }.
# $figure: the figure.
setup-not-a-rifle = { $figure }: no firearm of its own, so no repeater either.
setup-not-a-scout = { $figure }: not a Scout.
setup-rifles-too-late = Rifles by the club’s rules are declared before the game.
setup-trait-too-late = The trait is rolled for before the game.
setup-trait-settled = { $leader } already has a trait; a Leader has one, chosen or rolled for.

## What has happened.

# $time: the light; $turns: the turns stated.
# $long, $wide: the sides of the table in inches.
# $troop: the vessel; $boat: its name; $water: on what water.

## What comes now.

setup-agenda-scenario = settle the scenario: both sides roll for the initiative, or agree on one
# $attacker: the side that attacks, none if that is still to be settled.
setup-agenda-roll-off = roll off for who deploys first{ $attacker ->
    [none] ; the winner is the attacker
   *[other] {""}
    }
setup-agenda-forces = { $scenario_name }, attacker: { $side }; accept the armies, or replace one
setup-agenda-trait = { $leader } has no trait yet: 1D6 gives him one of those his list allows
setup-agenda-base = base line of { $side }: a long or a short side of the table is to be chosen
setup-agenda-ground = lay the table; { $environment } unless you say otherwise
