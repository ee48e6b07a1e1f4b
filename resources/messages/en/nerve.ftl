### The morale tests and rallying of a turn (pp. 4-5, 10-11 and 28). $unit, $units, $who: by their names.

## What is left to do. $count: how many; $reach: how far it counts.

nerve-measure =
    { $count ->
        [one] before the tests, measure whom the news of one event of the turn reaches
       *[other] before the tests, measure whom the news of { $count } events of the turn reaches
    }
# $of: who emerged, was lost, fled or fell; $who: whether a leader, a standard bearer or a witch doctor fell.
nerve-ask-ambush = which units had a figure within { $reach }″ of { $of } as it came out of ambush? Possible: { $units }
nerve-ask-destroyed = which units have a figure within { $reach }″ of { $of }, destroyed, and saw it? Possible: { $units }
nerve-ask-fled = the flight of { $of }, before it is removed: which units have a figure within { $reach }″ and see it? Possible: { $units }
nerve-ask-notable =
    { $who ->
        [leader] which units have a figure within { $reach }″ of where the Leader { $of } fell, seen or not? Possible: { $units }
        [standard_bearer] which units have a figure within { $reach }″ of where the Standard Bearer { $of } fell, seen or not? Possible: { $units }
       *[other] which units have a figure within { $reach }″ of where the Witch Doctor { $of } fell, seen or not? Possible: { $units }
    }
nerve-tests =
    { $count ->
        [0] there are morale tests still to settle, without dice
        [one] one morale test is still to be taken
       *[other] { $count } morale tests are still to be taken, in any order
    }
nerve-owed =
    { $count ->
        [0] { $unit }: the morale test that it owed is cancelled
        [one] { $unit }: a morale test to take
       *[other] { $unit }: { $count } morale tests to take
    }
nerve-spells =
    { $count ->
        [one] { $who } may cast the spell of the turn, or keep it
       *[other] { $who } may each cast the spell of the turn, or keep it
    }
nerve-done = no morale test is left
nerve-rally =
    { $count ->
        [one] { $who } may try to rally a unit: { $units }
       *[other] { $who } may each try to rally a unit of their own: { $units }
    }
nerve-nobody-to-rally = there is nobody to rally, or nobody who can rally

## Why it may not be done like this.

nerve-not-in-morale = All morale tests are taken together, after close combat.
nerve-not-there = { $unit }: it is not on the table.
nerve-of-the-other-army = { $unit }: it is not in the army of { $who }.
nerve-heard-already = You have already said whom the news of { $of } reached.
nerve-seen-in-the-dark = { $unit }: it was { $inches }″ from { $of }, and in the dark you can see only { $dark }″: it did not see it.
nerve-not-concerned = The news of { $of } cannot make { $unit } take a test.
nerve-no-test-to-cancel = { $unit }: it has no test that it could be spared.
nerve-not-measured = It is not yet known whether the news of { $of } reaches { $unit }; a cancelled test must be named before the die is thrown.
nerve-nothing-owed = { $unit }: it has no morale test to take.
