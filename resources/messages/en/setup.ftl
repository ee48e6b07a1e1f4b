### From the armies to the deployment (pp. 15-22). $side: a side; $scenario_name: the scenario; $units: names.

## What does not fit.

setup-no-armies = Armies are missing: both sides have to be on the table.
setup-no-scenario = It is not settled yet which scenario is fought, and who attacks.
setup-scenario-settled = The scenario is settled: { $scenario_name }.
setup-no-roll-off = There is no rolling off for who deploys first: that is for an Encounter, and once.
setup-forces-accepted = The armies have been accepted.
setup-forces-first = Both armies have to be accepted first.
setup-too-late = The armies are deploying: that is settled before.
# $points: those it has; $due: those it should; $percent of the $others of $other.
setup-points-by-role = { $side } attacks with { $points } points and should have { $due }: { $percent }% of the { $others } of { $other }.
# $role_name: attacker or defender; $words: what the army checker says.
setup-unfit = { $side }, as { $role_name }: { $words }
setup-base-given = In this scenario ({ $scenario_name }) the attacker does not choose his side of the table.
setup-no-march = Only the attacker in an Ambush writes an order of march.
setup-march-fixed = The order of march is written and stands.
setup-march-incomplete = Missing from the order of march: { $units }.
setup-march-twice = More than once in the order of march: { $units }.
setup-march-foreign = Not the attacker’s: { $units }.
# $figure: the figure.
setup-not-a-rifle = { $figure }: no firearm of its own, so no repeater either.
setup-not-a-scout = { $figure }: no Scout.
setup-rifles-too-late = Rifles by the club’s rules are declared before the game.
setup-trait-too-late = The trait is rolled for before the game.
setup-trait-settled = { $leader } has his trait; a leader has one, chosen or rolled for.

## What has happened.

setup-event-attacker-named = { $side } attacks, as the campaign has it.
setup-event-agreed = The players choose the scenario: { $scenario_name }. { $attacker } attacks.
setup-event-agreed-open = The players choose the scenario: { $scenario_name }. Who attacks is still open.
setup-event-forces = { $side }, { $points } points, meets { $other }, { $other_points } points.
# $time: the light; $turns: the turns stated.
setup-event-light =
    { $time ->
        [night] The attack comes by night.
        [dawn]
            { $turns ->
                [one] The attack comes at dawn: the first turn is dark.
               *[other] The attack comes at dawn: the first { $turns } turns are dark.
            }
        [dusk]
            { $turns ->
                [one] The attack comes at dusk: after the first turn it is dark.
               *[other] The attack comes at dusk: after { $turns } turns it is dark.
            }
       *[day] The battle is fought in full daylight.
    }
setup-event-base =
    { $line ->
        [short] The attacker’s base line is a short side of the table.
       *[long] The attacker’s base line is a long side of the table.
    }
# $long, $wide: the sides of the table in inches.
setup-event-environment = The battle is fought in { $environment }, on a table of { $long } × { $wide }″.
setup-event-ground =
    { $count ->
        [0] The table stays bare ({ $environment }).
        [one] The table is laid, with 1 piece of terrain ({ $environment }).
       *[other] The table is laid, with { $count } pieces of terrain ({ $environment }).
    }
setup-event-march = Order of march: { $units }.
# $troop: the vessel; $boat: its name; $water: on what water.
setup-event-boat =
    { $water ->
        [sea] { $troop } on the sea: { $boat }.
        [great_lake] { $troop } on the lake: { $boat }.
       *[other] { $troop } on the river: { $boat }.
    }
setup-event-rifles =
    { $rifle ->
        [armed_scout] Armed Scouts: { $figures }.
       *[repeater] Carrying repeaters: { $figures }.
    }

## What comes now.

setup-agenda-scenario = the scenario is to be settled: both sides roll for the initiative, or agree
setup-agenda-roll-off = roll off for who deploys first; if nobody attacks yet, the winner will
setup-agenda-forces = { $scenario_name }, with { $side } attacking: the armies are to be accepted, or one replaced
setup-agenda-trait = { $leader } has no trait yet: 1D6 gives him one of those his list allows
setup-agenda-base = { $side } is to choose a base line: a long or a short side of the table
setup-agenda-ground = the table is to be laid; { $environment } unless you say otherwise
