### Where something stands in an army.

# $number: which unit, from 1; $name: its name; $named: whether it has one (yes, no).
place-unit =
    { $named ->
        [yes] unit { $number } “{ $name }”
       *[no] unit { $number }
    }
place-allied-unit =
    { $named ->
        [yes] allied unit { $number } “{ $name }”
       *[no] allied unit { $number }
    }
# $ally: of which contingent, from 1.
place-unit-of-ally =
    { $named ->
        [yes] unit { $number } “{ $name }” of allied contingent { $ally }
       *[no] unit { $number } of allied contingent { $ally }
    }
# $number: which contingent, from 1; $several: whether there are more than one (yes, no).
place-ally =
    { $several ->
        [yes] allied contingent { $number }
       *[no] allies
    }
place-ally-list = list
place-ally-people = people
place-ally-standard-bearer = Standard Bearer
place-ally-units = units
# $whole: the whole, already named; $part: a part of it.
place-part = { $whole }, { $part }
place-army = army
place-units = units
place-allies = allies
place-leader = leader
place-leader-name = leader’s name
place-leader-troop = leader’s troop
place-leader-traits = leader’s traits
place-leader-attendants = leader’s attendants
place-leader-gun-bearer = leader’s Gun Bearer
place-independents = independent figures
place-independents-standard-bearer = Standard Bearer
place-independents-witch-doctor = Witch Doctor
place-independents-scout = Scout
place-works = fortifications and stratagems
place-baggage = baggage
place-baggage-elements = baggage
place-points = points
place-year = year
place-people = people
place-list = list
place-mode = mode
place-role = role
place-scenario = scenario
place-permissions = permissions
