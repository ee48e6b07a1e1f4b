### Changes of an army, as told to its player. They begin in lower case: the capital is put on at the end.
###
### Common variables: $place the unit, with its number and name; $figures the figures, counted;
### $count how many remain; $allies the allies’ list; $some whether something is chosen (yes) or nothing (no).

# $first, $then: two changes, one after the other.
edit-then = { $first }; then { $then }
edit-new-unit = the new unit
# $way: more than before (more), fewer (fewer) or none (none); $figures those added or taken.
edit-figures =
    { $way ->
        [more] add { $figures } to { $place } (making { $count })
        [fewer] remove { $figures } from { $place } (leaving { $count })
       *[none] remove all { $troop } from { $place }
    }
# $old, $new: figures counted, those that go and those that come.
edit-swap-troop = in { $place }, change { $old } into { $new }
# $whose: for the army (own) or for its allies (allies).
edit-add-unit =
    { $whose ->
        [allies] add a unit of { $figures } to the allies from { $allies }
       *[own] add a unit of { $figures }
    }
# $holds: what it holds; $kinds: how many troop types.
edit-remove-unit =
    { $kinds ->
        [0] remove { $place }
       *[other] remove { $place } ({ $holds })
    }
edit-split-unit = take { $figures } out of { $place } to form another unit
# $other: the unit that vanishes into the first.
edit-merge-units = join { $other } to { $place }
edit-clear-slot = name no slot for { $place }
# $units: the figures of each unit.
edit-add-ally = add allies from { $allies } in units of { $units }
edit-remove-ally = do without the allies from { $allies }
# $value: the people chosen.
edit-ally-people =
    { $some ->
        [yes] let the allies from { $allies } be { $value }
       *[no] choose no people for the allies from { $allies }
    }
edit-ally-bearer =
    { $count ->
        [0] remove the Standard Bearer of the allies from { $allies }
       *[other] { $way ->
            [more] add { $figures } to the allies from { $allies }
           *[fewer] let the allies from { $allies } keep only { $figures }
        }
    }
# $troop: one figure of his new troop; $some: whether there was a leader (yes) or not (no).
edit-leader =
    { $some ->
        [yes] change the leader’s troop: { $troop }
       *[no] name a leader: { $troop }
    }
# $traits: traits, joined with "and".
edit-traits =
    { $count ->
        [0] leave the leader without traits
        [one] give the leader this trait: { $traits }
       *[other] give the leader these traits: { $traits }
    }
edit-attendants =
    { $count ->
        [0] leave the leader without attendants
        [one] set the leader’s attendants to 1
       *[other] set the leader’s attendants to { $count }
    }
edit-leader-bearer =
    { $count ->
        [0] remove the leader’s Gun Bearer
       *[other] give the leader a Gun Bearer
    }
# $way: more than before (more: $figures are those added) or fewer (fewer: those that remain); $troop: the troop.
edit-independent =
    { $count ->
        [0] leave out { $troop }
       *[other] { $way ->
            [more] add { $figures }
           *[fewer] keep only { $figures }
        }
    }
# $work: the work; $works: the work, counted; $way: bought for the first time (new), more of it, less of it (fewer).
edit-work =
    { $count ->
        [0] do not buy { $work }
       *[other] { $way ->
            [new] buy { $works }
            [more] buy up to { $works }
           *[fewer] keep only { $works }
        }
    }
# $value: the new value, already named.
edit-year = set the year to { $value }
edit-points = agree on a limit of { $value } points
edit-people =
    { $some ->
        [yes] choose another people: { $value }
       *[no] choose no particular people
    }
edit-role =
    { $some ->
        [yes] play as { $value }
       *[no] leave the role undecided
    }
edit-scenario =
    { $some ->
        [yes] choose the scenario { $value }
       *[no] leave the scenario undecided
    }
edit-mode =
    { $some ->
        [yes] choose the mode { $value }
       *[no] leave the mode undecided
    }
edit-allow-second-trait = agree with your opponent on the second trait

## What a player arranges without buying anything: names, notes, order, copies, what is agreed.

# $name: the new name, if there is one ($some).
edit-name-army =
    { $some ->
        [yes] call the army “{ $name }”
       *[no] leave the army without a name
    }
edit-note-army = write notes on the army
edit-keep-narrative =
    { $some ->
        [yes] mark the army as narrative
       *[no] no longer mark the army as narrative
    }
edit-agree =
    { $some ->
        [yes] agree with your opponent on the second trait
       *[no] withdraw the agreement on the second trait
    }
edit-name-leader =
    { $some ->
        [yes] call the leader “{ $name }”
       *[no] leave the leader without a name
    }
edit-change-list =
    { $some ->
        [yes] move the army to the list of { $list } ({ $people })
       *[no] move the army to the list of { $list }
    }
edit-dismiss-leader = leave the army without a leader
# $count: elements of baggage.
edit-baggage =
    { $count ->
        [0] leave the army without baggage
        [one] set the baggage to 1 element
       *[other] set the baggage to { $count } elements
    }
edit-name-unit =
    { $some ->
        [yes] call { $place } “{ $name }”
       *[no] leave { $place } without a name
    }
edit-note-unit = write notes on { $place }
edit-tag-unit =
    { $some ->
        [yes] tag { $place } with { $tags }
       *[no] take the tags off { $place }
    }
# $slot: the troop type whose place it takes.
edit-choose-slot =
    { $some ->
        [yes] let { $place } fill a slot of { $slot }
       *[no] let { $place } fill whichever slot it can
    }
# $number: its number afterwards.
edit-move-unit = move { $place } to number { $number }
edit-copy-unit = duplicate { $place }
edit-become-roster = go back to a saved version of the army
