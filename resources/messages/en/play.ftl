### What the commands that throw dice say: shoot, melee, morale, rally, move, odds, dice.

## Dice

# $count: dice; $what: what for.
play-ask =
    { $count ->
        [one] 1 die: { $what }:
       *[other] { $count } dice: { $what }:
    }
# $place: of which die; $word: what was typed.
play-slip = Die { $place } cannot be “{ $word }”.
# $count: dice wanted; $faces: those beyond.
play-extra =
    { $count ->
        [one] One die is needed; too many: { $faces }.
       *[other] { $count } dice are needed; too many: { $faces }.
    }
play-nothing-taken = Nothing in that line was used; type it again.
play-unused =
    { $count ->
        [one] 1 face was not needed: { $faces }.
       *[other] { $count } faces were not needed: { $faces }.
    }
play-seed = Seed { $seed }: --seed { $seed } with everything else unchanged throws the same again.
play-dice = Dice:

## Objections

play-refused = The book does not allow it. With --anyway the umpire allows it anyway.
play-anyway = The umpire allows it anyway.

## What a die needs. $chance in words.

# $total: the sum; $target: what the die and it have to make.
play-in-all = { $total } in all; die and sum have to reach { $target } ({ $cite })
play-needs = { $needs }+ on the die: { $chance }.
play-needs-nothing = any roll is enough: { $chance }.
play-needs-too-much = { $needs }+ on the die, which no die can show: { $chance }.

## Figures

play-enemy-figure = enemy { $figure }
play-wall = the wall
play-leader = its Leader
play-unit = the unit

## Shooting

# $shots: how many; $by: figures counted; $at: the troop shot at.
play-shoot =
    { $shots ->
        [one] { $by } → { $at }, { $inches }″: 1 shot.
       *[other] { $by } → { $at }, { $inches }″: { $shots } shots.
    }
play-each-shot = Each shot:
play-save = Save of each one hit:
play-hits =
    { $hits ->
        [0] No hits.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
# $who: their names.
play-dead =
    { $count ->
        [0] Nobody is killed.
        [one] 1 killed: { $who }.
       *[other] { $count } killed: { $who }.
    }
play-unloaded = Those who shot are unloaded.

## Melee

play-melee = { $one } against { $other }.
# $count: how many such; $bout: who against whom.
play-bouts = { $count } × { $bout }
play-bout = { $one } against { $others }
play-idle =
    { $count ->
        [one] Without an opponent this turn: { $who }.
       *[other] { $count } without an opponent this turn: { $who }.
    }
play-against = { $one } against { $other }:
play-second = { $one } against { $other }, as second:
play-score = { $who }: 1D6 { $total }
# $how: whether the die has to be more than, equal to or may be less than the other’s; $needs: by how much.
play-to-win =
    { $how ->
        [more] { $one } wins if its die is { $needs } or more above the other.
        [equal] { $one } wins if its die is equal to the other or above.
       *[less] { $one } wins even if its die is { $needs } below the other.
    }
play-duel-odds = { $one } wins: { $wins }. Draw: { $draws }. { $other } wins: { $losses }.
play-fallen =
    { $count ->
        [0] Nobody falls.
        [one] 1 falls: { $who }.
       *[other] { $count } fall: { $who }.
    }

## Morale

play-tests =
    { $count ->
        [0] No morale test this turn.
        [one] 1 morale test this turn.
       *[other] { $count } morale tests this turn.
    }
play-each-test = Each test:
play-rally = Rally:
# $more: casualties; $tests: tests in all.
play-ladder =
    { $more ->
        [one] With 1 more casualty this turn, casualties would make tests: { $tests }.
       *[other] With { $more } more casualties this turn, casualties would make tests: { $tests }.
    }

## Movement. $pace: open or difficult.

play-move =
    { $pace ->
        [open] { $troop } in open ground: { $rate }, from { $least }″ to { $most }″.
       *[difficult] { $troop } in difficult ground: { $rate }, from { $least }″ to { $most }″.
    }
play-move-cannot =
    { $pace ->
        [open] { $troop } does not move in open ground.
       *[difficult] { $troop } does not move in difficult ground.
    }
play-goes = It may go up to { $inches }″.

## Fairness

play-face = Face
play-times = Times
play-expected = Expected
play-mean =
    Mean { $mean }; fair dice average 3.5 in the long run ({ $size ->
        [one] 1 die
       *[other] { $size } dice
    }).
play-chi = Chi-square { $value }, with 5 degrees of freedom and { $size } dice.
# $enough: the dice that it takes.
play-fair-too-few = Too few to say anything: it takes { $enough } dice.
# $times: fair dice stray so far once in so many samples.
play-fair-ordinary =
    { $times ->
        [one] Nothing unusual: fair dice nearly always stray at least this far.
       *[other] Nothing unusual: fair dice stray at least this far once in { $times } samples like this.
    }
play-fair-unusual = Unusual, but not proof: fair dice stray this far once in { $times } samples like this. Throw more.
play-fair-rare = Rare: fair dice stray this far only once in { $times } samples like this. Try other dice.

## Certificates

play-certificate-new = New certificate: { $file }. Its secret is in { $secret }; show it to nobody until the end. Show everybody this promise now:
play-certificate-open = { $file } is open: nothing more can be rolled with it. The secret, for everybody to check:
play-certificate-sound =
    { $count ->
        [0] Sound; nothing was rolled with it.
        [one] Sound: its one roll is what it had to be.
       *[other] Sound: its { $count } rolls are what they had to be.
    }
play-certificate-closed = It is still closed, and cannot be checked; “heart-africa dice certificate open” reveals its secret.
play-certificate-other-secret = The secret is not the one that was promised.
play-certificate-gap = Rolls have been taken out or put in: they are not numbered one after another.
# $label: of the roll; $said: what stands there; $expected: what follows from the secret.
play-certificate-forged = “{ $label }” says { $said } and had to be { $expected }.

## Chances. $chance in words, $percent in percent.

play-odds-hits = It hits: { $chance } ({ $percent }).
play-odds-kills = Its target falls: { $chance } ({ $percent }).
play-odds-breaches = It opens a breach: { $chance } ({ $percent }).
play-odds-holes = It sinks the canoe: { $chance } ({ $percent }).
play-odds-at-least = At least this many: { $chance } ({ $percent }).
play-odds-jams = The gun jams: { $chance } ({ $percent }).
play-odds-breaks-down = The gun breaks down: { $chance } ({ $percent }).
play-odds-unit-holds = The unit holds: { $chance } ({ $percent }).
play-odds-unit-marked = The unit gets a marker: { $chance } ({ $percent }).
play-odds-unit-breaks = The unit flees: { $chance } ({ $percent }).
play-odds-unit-destroyed = The unit is destroyed: { $chance } ({ $percent }).
play-odds-wins = The first wins the bout: { $chance } ({ $percent }).
play-odds-draws = A draw: { $chance } ({ $percent }).
play-odds-loses = The second wins the bout: { $chance } ({ $percent }).
play-odds-wins-in-the-end = The first wins if they fight until one is dead: { $chance } ({ $percent }).
play-odds-outnumbered-falls = The outnumbered figure falls: { $chance } ({ $percent }).
play-odds-kills-one = The outnumbered figure kills at least one: { $chance } ({ $percent }).
play-odds-kills-two = The outnumbered figure kills both: { $chance } ({ $percent }).
play-odds-own-wiped-out = Nobody of the first side is left: { $chance } ({ $percent }).
play-odds-enemy-wiped-out = Nobody of the other side is left: { $chance } ({ $percent }).
play-odds-mean-left = Left on average: { $own } of the first side, { $enemy } of the other.
play-odds-reach-open = At least { $inches }″ in open ground: { $chance } ({ $percent }).
play-odds-reach-difficult = At least { $inches }″ in difficult ground: { $chance } ({ $percent }).
play-odds-withdraws = The vessel withdraws: { $chance } ({ $percent }).
play-odds-casualties = Losses
play-odds-points = Hits
play-odds-no-fight = Somebody there does not fight in close combat: there is nothing to work out.
play-odds-left = First side left
play-odds-inches-open = Inches, open
play-odds-inches-difficult = Inches, difficult
play-odds-exactly = Exactly
play-odds-or-more = Or more
play-odds-words = Or more, in words
play-odds-mean = On average { $mean }.
