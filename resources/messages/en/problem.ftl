### What the book has against an army. Rule and page are added by whoever shows it.
###
### Common variables: $troop a troop type, $troop_one one figure of it, $figures figures counted,
### $count how many there are, $most the most, $least the least, $year the army’s year, $role its role.
### Of each list of names: $x joined with "and", $x_or with "or", $x_count how many they are.
### $who: whom a row of the list is about (these those it names, others all but those, all everybody).

## Units

problem-unit-too-cheap =
    { $points ->
        [0] The unit has no figures; it must be worth at least { $least } points.
        [one] The unit is worth 1 point; the least is { $least }.
       *[other] The unit is worth { $points } points; the least is { $least }.
    }
problem-unit-too-dear = The unit is worth { $points } points; the most is { $most }.
problem-unit-too-big = The unit has { $figures } figures; the most is { $most }.
problem-unit-mixed = The unit mixes { $troops }, which cannot share a unit.
problem-unit-three-kinds = The unit mixes { $troops }; the book allows pairs only.
problem-bearers-alone = The unit has Gun Bearers but no White Man for them to serve.
problem-bearers-not-for = Gun Bearers go with White Men, never with { $troop }.
problem-too-many-bearers =
    { $white_men ->
        [one] There are { $bearers } Gun Bearers for 1 White Man, who may have one.
       *[other] There are { $bearers } Gun Bearers for { $white_men } White Men, who may have one each.
    }
# $slot: the place written in the file; $lines: those that it may fill.
problem-slot-not-open = The unit claims a slot of { $slot }, which it cannot fill; its own is { $lines_or }.

## Troops that cannot be had

# $line: the line of the list that is changed; $to: into which troops.
problem-all-or-none = Changing { $line } into { $to_or } is for the whole army or for no unit: { $troop } do not go with the rest.
problem-troop-forbidden =
    { $who ->
        [these] The list does not give { $troop } to { $peoples }.
        [others] The list gives { $troop } only to { $not_peoples }.
       *[all] The list allows no units of { $troop }.
    }
problem-troop-replaced = This people has { $instead_or } instead of { $troop }.
# $first: the first year in which they are allowed.
problem-troop-too-early = The list gives { $troop } only from { $first }, and this army is dated { $year }.
# $last: the last year in which they are allowed.
problem-troop-too-late =
    { $who ->
        [these] The list gives { $troop } to { $peoples } only until { $last }, and this army is dated { $year }.
        [others] The list gives { $troop } only until { $last } (except to { $not_peoples }), and this army is dated { $year }.
       *[all] The list gives { $troop } only until { $last }, and this army is dated { $year }.
    }
problem-troop-other-people =
    { $who ->
        [these] The list gives { $troop } only to { $peoples }.
        [others] The list gives { $troop } to all but { $not_peoples }.
       *[all] The list gives { $troop } only to other peoples.
    }
problem-troop-only-defending =
    { $role ->
        [attacker] The list gives { $troop } only to a defender, and this army attacks.
       *[none] The list gives { $troop } only to a defender, and this army is not marked as one.
    }
problem-troop-not-as-allies = As allies they bring no { $troop }.
problem-troop-independent = A unit cannot hold { $troop }: they always go as single figures.
problem-troop-is-a-work = A unit cannot hold { $troop }: they are bought as a work of the defender.
problem-troop-not-on-list = The list of { $list } has no { $troop }.

## How many units and figures

problem-too-few-units =
    { $count ->
        [0] The army has no units; it needs at least { $least }.
        [one] The army has 1 unit; it needs at least { $least }.
       *[other] The army has { $count } units; it needs at least { $least }.
    }
problem-too-many-units = The army has { $count } units; the most is { $most }.
# $names: the troops that fill that place.
problem-slot-short =
    { $count ->
        [0] { $least ->
                [one] The list asks for at least 1 unit of { $names_or }, and there is none.
               *[other] The list asks for at least { $least } units of { $names_or }, and there are none.
            }
        [one] Only 1 unit counts as { $names_or }; the list asks for at least { $least }.
       *[other] Only { $count } units count as { $names_or }; the list asks for at least { $least }.
    }
problem-slot-over =
    { $most ->
        [0] The list allows no unit of { $names_or } here.
       *[other] { $count } units count as { $names_or }; the list allows { $most }.
    }
# $troop: the line that is changed; $to: into which troops.
problem-conversion-over = { $count } units of { $troop } are changed into { $to_or }; the list allows { $most }.
problem-too-many-figures =
    { $count ->
        [one] { $troops }: there is 1 figure and the list allows { $most }.
       *[other] { $troops }: there are { $count } figures and the list allows { $most }.
    }
problem-too-many-figures-with-leader = { $troops }: there are { $count } figures, the leader included, and the list allows { $most }.
problem-too-many-together = { $count } units hold { $troops_or }; the list allows { $most } of them together.
# $whole: the figures among which they are counted.
problem-share-over = Of { $whole } figures, { $count } are { $troop }; at most { $most } are allowed.
# $have: how many there are; $need: how many are needed; $times: how many for each.
problem-ratio-short = { $need } { $more_or } are needed ({ $times } for each of the { $fewer }) and there are { $have }.

## Points, dates, peoples

# $excess: how far over; $over: how far it might be; $limit: the limit agreed.
problem-over-points =
    { $over ->
        [0] The army costs { $points } points and the limit is { $limit }: { $excess } too many.
       *[other] The army costs { $points } points and the limit is { $limit }: it is { $excess } over, and the margin is { $over }.
    }
problem-list-too-early = The list of { $list } begins in { $first }, and this army is dated { $year }.
problem-list-too-late = The list of { $list } ends in { $last }, and this army is dated { $year }.
problem-people-required = A people or nation must be chosen: { $allowed_or }.
problem-people-not-in-list =
    { $allowed_count ->
        [0] { $people } is not in the list of { $list }, which names no people.
       *[other] { $people } is not in the list of { $list }; choose { $allowed_or }.
    }
problem-people-too-early = { $people } may be chosen only from { $first }, and this army is dated { $year }.
problem-people-too-late = { $people } may be chosen only until { $last }, and this army is dated { $year }.

## Leader and single figures

problem-no-leader = The army has no leader.
problem-leader-troop =
    { $allowed_count ->
        [0] The leader cannot be one of the { $troop }.
       *[other] The leader cannot be one of the { $troop }, only one of the { $allowed_or }.
    }
# $present: the troop that demands it; $must: what he has to be.
problem-leader-must-be = With { $present } in the units the leader has to be one of the { $must }, not of the { $troop }.
problem-leader-must-not-be = With { $present } in the units the leader cannot be one of the { $troop }.
problem-leader-trait =
    { $allowed_count ->
        [0] The leader cannot have the trait { $trait }.
       *[other] The leader cannot have the trait { $trait }; choose { $allowed_or }.
    }
problem-trait-twice = The leader’s second trait repeats the first.
problem-too-many-traits = The leader has { $count } traits; the most is { $most }.
problem-second-trait = The leader has a second trait ({ $points } points) and the players have not agreed to it.
problem-too-many-attendants = The leader has { $count } attendants; the most is { $most }.
problem-leader-bearer = Only a White Man leader has a Gun Bearer, and this one is one of the { $troop }.
problem-too-many-independents =
    { $most ->
        [0] This army can have no { $troop }.
       *[other] There are { $figures }; this army can have { $most }.
    }

## Allies

# $list: the allies’ list; $army: the army’s.
problem-ally-not-granted = The list of { $army } allows no allies from { $list }.
problem-ally-other-people =
    { $who ->
        [others] In { $army }, all but { $not_peoples } may have allies from { $list }.
       *[these] In { $army }, only { $peoples } may have allies from { $list }.
    }
# $span: which years are allowed (from $first on, to $last, between the two).
problem-ally-other-year =
    { $span ->
        [from] Allies from { $list } are allowed from { $first } on, and this army is dated { $year }.
        [between] Allies from { $list } are allowed from { $first } to { $last }, and this army is dated { $year }.
       *[to] Allies from { $list } are allowed until { $last }, and this army is dated { $year }.
    }
problem-ally-people = Of { $list }, only { $allowed_or } may be allies here, and these are { $people }.
problem-ally-bearer =
    { $most ->
        [0] Their list gives these allies no Standard Bearer.
       *[other] These allies have { $count } Standard Bearers; they may have { $most }.
    }
problem-too-many-contingents = There are { $count } allied contingents; { $most } allowed.
problem-same-ally-twice = There is more than one contingent from { $list }: each must be of a different list.
problem-allies-too-dear = The allies cost { $points } points; they may cost { $most } at most.

## Fortifications and stratagems

# $work: the work; $works_counted: the work, counted; $lists: the lists that have it.
problem-work-not-for-list = { $work }: not for { $list }, but for { $lists }.
problem-work-only-defending =
    { $role ->
        [attacker] { $work }: for a defender only, and this army attacks.
       *[none] { $work }: only for a defender, and this army is not marked as one.
    }
problem-too-many-works = There are { $works_counted }; the most is { $most }.
problem-works-shared = Fortifications and Barricades together come to { $count }″; the most is { $most }″ in all.
problem-no-fortifications = The scenario { $scenario } allows no fortifications, tembas or traps.
problem-attacker-fortifies = In the scenario { $scenario } the attacker has no fortifications, tembas or traps.
problem-fortifications-too-dear = The fortifications cost { $points } points; in this scenario they may cost { $most }.
# $barred: 1 if the scenario allows none of those works.
problem-needs-work =
    { $barred ->
        [1] { $troops }: allowed here only with a work to cover them ({ $works_or }), and the scenario allows none.
       *[other] { $troops }: allowed here only with a work to cover them ({ $works_or }), and there is none.
    }

## Armies that cannot be

problem-no-army-at-all = The list of { $list } gives no legal army of that people, year and role.
# $limit: the points asked for.
problem-no-army-so-cheap = The cheapest legal army of { $list } costs { $least } points; { $limit } are not enough.
# $count: how many figures are missing.
problem-collection-short =
    { $count ->
        [one] The collection is { $count } figure short of the nearest legal army of { $list }.
       *[other] The collection is { $count } figures short of the nearest legal army of { $list }.
    }

## Warnings: what the book does not forbid, but is good to know

problem-warn-points-span = The lists are made for armies of { $least } to { $most } points, and this one has { $points }.
problem-warn-overrun =
    { $excess ->
        [one] The army is 1 point over what was agreed; the book tolerates up to { $over }.
       *[other] The army is { $excess } points over what was agreed; the book tolerates up to { $over }.
    }
problem-warn-mode-open = The list of { $list } is played in { $modes_or } mode; you should say which.
problem-warn-mode-idle = The list of { $list } has no modes: the one written does not count.
problem-warn-baggage =
    { $count ->
        [one] The baggage has 1 element; { $usual } are usual.
       *[other] The baggage has { $count } elements; { $usual } are usual.
    }
problem-warn-two-kinds = Make sure that the unit’s Askaris and Well-Armed Askaris are easy to tell apart on the table: they reload differently.
problem-warn-useless-work = { $troops }: behind the only work bought they will not be able to shoot.
problem-warn-list-changed = The list of { $list } has changed since this army was saved: check it again.
problem-warn-people-gone = “{ $people }” is no longer in the list of { $list }; it is kept as written.
