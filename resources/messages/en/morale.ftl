### Morale tests (p. 28). $unit: the unit that tests; $inches: how far it happened from it; $reach: how far it counts.

morale-die = 1D6 for a morale test

## What makes a test. $casualties of $figures at the start of the turn; $threshold: how many make a test.

morale-casualties =
    { $casualties ->
        [one] { $casualties } casualty
       *[other] { $casualties } casualties
    } among { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } this turn: a test from { $threshold } on
morale-more-casualties =
    { $casualties ->
        [one] { $casualties } casualty
       *[other] { $casualties } casualties
    } among { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } this turn: another test from { $reached } on
morale-ambush = enemies emerged from ambush { $inches }″ away, within { $reach }″
morale-pygmy-ambush = Pygmies were among those who emerged within { $reach }″
morale-friend-destroyed = the end of { $friend }, destroyed in sight and within { $reach }″
morale-friend-fled = the flight of { $friend }, in sight and within { $reach }″
morale-leader-lost = the Leader was eliminated { $inches }″ away, within { $reach }″
morale-standard-bearer-lost = the Standard Bearer was eliminated { $inches }″ away, within { $reach }″
morale-witch-doctor-lost = the Witch Doctor was eliminated { $inches }″ away, within { $reach }″
morale-baggage-captured =
    { $elements ->
        [one] an element of the army’s baggage was captured: one test, wherever the unit is
       *[other] { $elements } elements of the army’s baggage were captured: one test in the turn, wherever the unit is
    }
morale-village-burnt = a village of the defenders was set on fire: one test, wherever the unit is
morale-own-village-burnt = the defenders fired their own village: one test, wherever the unit is
morale-spell = { $by } cast a spell on the unit
# $hits: the hits of the whole game; $every: a test at each so many.
morale-vessel-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } in the game: a test at { $reached }, and at every { $every }

## What makes none, and why. $worth, $own_worth: points of the dearest figure lost and of the unit’s cheapest.

morale-too-few-casualties =
    { $casualties ->
        [one] { $casualties } casualty
       *[other] { $casualties } casualties
    } among { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } this turn: no test below { $threshold }
morale-ambush-too-far = enemies emerged from ambush { $inches }″ away: no test beyond { $reach }″
morale-another-ambush = another ambush within { $reach }″: the test is taken once a turn
morale-friend-too-far = the loss of { $friend }, { $inches }″ away: no test beyond { $reach }″
morale-friend-worth-less = the figures of { $friend } were worth { $worth } points at most, those of the unit { $own_worth } or more: no test
morale-notable-too-far = it fell { $inches }″ away: no test beyond { $reach }″
morale-standard-of-others = it was the standard of another contingent: no test
morale-baggage-eaten =
    { $elements ->
        [one] an element of baggage was taken by crocodiles: no test
       *[other] { $elements } elements of baggage were taken by crocodiles: no test
    }
morale-village-of-the-attacker = only the defender’s villages count: no test
morale-spell-immune = { $by } cast a spell on the unit, which is immune: no test

## Who never tests.

morale-never-leader = { $unit }: it is a Leader on his own, who takes no morale tests.
morale-never-standard-bearer = { $unit }: it is a Standard Bearer, who takes no morale tests.
morale-never-witch-doctor = { $unit }: it is a Witch Doctor, who takes no morale tests.
morale-never-scout = { $unit }: it is a Scout, who takes no morale tests.
morale-never-baggage = { $unit }: it is baggage, which takes no morale tests.
morale-never-gunboat = { $unit }: it is a Gunboat, which tests for the hits it takes and for nothing else.
morale-never-dhow = { $unit }: it is a dhow, which tests for the hits it takes and for nothing else.
morale-never-not-on-table = { $unit }: it is not on the table, and so takes no morale tests.
morale-never-nobody-left = { $unit }: it has no figures left to test.

## What stands against taking the tests like this.

morale-cancels-two = { $unit } would cancel { $count } tests; a unit may cancel one in a turn, by the Leader or by a standard.
morale-broken-already = { $unit }: it has broken and is off the table for good.
