### The campaign: what the book has against an order, what happened and what comes next.
###
### Common variables: $player, $other, $target, $native, $attacker, $defender: names of players, of whom nobody
### knows whether they are he or she; $hongos; $battle: the name of a battle (1878-1-3).

## The dice

campaign-meeting-die = do two explorers meet? (two dice for each pair, in the order they joined)
campaign-order-die = order of play (explorers first, then the others, each in the order they joined)
campaign-tie-die = tie for the order (one die each, in the order they joined)
# $who: the players who throw a die each, in this order, $count of them; $tie: whether they have rolled alike.
campaign-dice-of = { $tie ->
    [yes] tie for the order of play
   *[no] order of play
    }{ $count ->
    [one] , for { $who }
   *[other] , one die each, in this order: { $who }
    }
campaign-hunt-die = hunt
campaign-injury-die = the leader’s injury
campaign-name-die = name of the people

## Who does not play

campaign-is-subject = { $player } is a subject of { $master } and suspended.
campaign-is-out-no-hongos = { $player } is out of the campaign, with no hongos left.
campaign-is-out-left = { $player } has left the campaign.
campaign-is-out-wiped-out = { $player } is out of the campaign: the rebellion was wiped out.
campaign-is-out-dismissed = { $player } is out of the campaign, recalled by the government.
campaign-is-out-leader-dead = { $player } is out of the campaign: the leader died and the expedition was abandoned.
campaign-is-over = The campaign is over.

## To begin and to join

campaign-founded-already = The campaign has begun already.
campaign-before-the-first-year = No campaign begins before { $first }.
campaign-after-the-last-year = The book is about the years up to { $last }: a campaign begins in one of them.
campaign-list-too-early = That list cannot be used before { $from_year }, and the campaign is in { $year }.
campaign-list-too-late = That list can be used only until { $to_year }, and the campaign is in { $year }.
campaign-other-kind =
    { $as_kind ->
        [native] Whoever plays that list is a native.
        [explorer] Whoever plays that list is a White Explorer.
       *[colonial] Whoever plays that list is a Colonial Expedition.
    }
campaign-mode-not-said = It has to be said whether the Egyptians are played as natives or as a Colonial Expedition.
campaign-name-in-use = There is already a force called { $called }.
campaign-no-tribe = The names of animals are for native peoples and chiefs.

## Hongos

campaign-pays-himself = Nobody pays himself.
campaign-has-no-purse = A Colonial Expedition has no hongos: it neither gives nor takes any.
campaign-short-of-hongos = { $payer } does not have { $hongos ->
        [one] { $hongos } hongo
       *[other] { $hongos } hongos
    }.

## The turn

campaign-too-few-players = It takes at least two players still in the campaign.
campaign-district-not-chosen = A district still has to be chosen.
campaign-meeting-open = Explorers have met and have not said what they do.
campaign-order-not-rolled = The order of play of this turn has not been rolled yet.
campaign-attack-unanswered = An attack awaits its answer: the victim resists or settles.
campaign-goes-left = { $player } has not acted yet.
campaign-battles-left =
    { $count ->
        [one] { $count } battle still has to be played.
       *[other] { $count } battles still have to be played.
    }
campaign-no-turn = No turn has begun yet.
campaign-ordered-already = The order of this turn has been rolled.
campaign-joined-after-the-roll = { $player } came after the order had been rolled, and acts from the next turn on.
campaign-has-gone = { $player } has already acted this turn.
campaign-was-attacked = { $player } was attacked before acting and resisted: no attack this turn.
campaign-recovers = The leader of { $player } is recovering and misses this turn.
campaign-fought-a-rival = { $player } fights another explorer this turn and does nothing else.
campaign-has-met = { $player } has met another explorer and has not said what they do.
campaign-is-absent = { $player } is away and has to come back first.
campaign-nobody-left = Nobody is left to act this turn.
campaign-not-his-go = { $other } acts first.

## To attack and to settle

campaign-attacks-himself = Nobody attacks himself.
campaign-target-hunts = { $other } is hunting in the bush, and no native can attack there this turn.
campaign-rival-not-met = Two explorers fight only if they meet at the start of the turn.
campaign-nothing-to-explore = Only an explorer explores, and only the territory of a native.
campaign-attacked-by-him = { $other } has attacked { $player } this turn: that territory cannot be explored before the next.

## To explore and to hunt

campaign-no-explorer = Only White Explorers explore.
campaign-no-territory = { $other } is not a native: there is no territory to explore.
campaign-explored-already = { $player } has already explored the territory of { $other }.
campaign-have-not-met = { $player } and { $other } have not met this turn, or have said what they do.
campaign-rival-recovers = The leader of { $other } is recovering and misses this turn.
campaign-rival-fought = { $other } fights another explorer this turn and does nothing else.
campaign-no-hunter = Only White Explorers hunt.
campaign-hunted-this-year = { $player } has already spent this year’s turn on hunting.

## Battles

campaign-earlier-battle = { $first } is played first: it was declared earlier and one of the two fights in it.
campaign-army-out-of-its-years = One of the two lists cannot be used in { $year }.
campaign-fell-without-expedition = { $player } leads no explorers in that battle: there is no injury to roll for.
campaign-not-the-target = Only the target of an attack hands over a hongo, not the attacker.
campaign-before-the-deadline = The deadline is { $deadline }, and has not passed.
campaign-nothing-to-pay = { $player } has no hongo to hand over.
campaign-nobody-to-take = { $other } is a Colonial Expedition and takes no hongos.

## Colonies

campaign-no-chance-to-revolt = { $player } has no chance to rebel now: that takes a defeat of the master.
campaign-nothing-to-claim = { $player } has no district to take: that takes a victory over another Colonial Expedition.
campaign-not-a-district-of-his = { $other } is not a district of the beaten side.

## Promotions. $have, $need: how much there is and how much it takes.

campaign-changed-before = { $player } has already changed army, and that can be done only once.
campaign-in-battle = { $player } has a battle in progress: change army before or after it.
campaign-no-such-change = The book has no such change of army.
campaign-lacks-victories = { $player } has { $have } of the { $need } victories needed.
campaign-lacks-year = That promotion is open from { $need }; the campaign is in { $have }.
campaign-lacks-hongos = { $player } has { $have } of the { $need } hongos needed.
campaign-lacks-territories = { $player } has explored { $have } of the { $need } native territories.
campaign-lacks-first = That promotion is for one player only, and another qualified first.

campaign-counts-wins = { $list }: { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    }
campaign-counts-twice = { $list }: { $count ->
        [one] { $count } victory, which counts as two
       *[other] { $count } victories, which count as two each
    }
campaign-counts-gains = { $hongos ->
        [one] { $hongos } hongo
       *[other] { $hongos } hongos
    } gained without a battle
campaign-counts-year = year of the campaign: { $year }
campaign-counts-hongos = hongos in hand
campaign-counts-territories = territories explored
campaign-counts-first = nobody qualified earlier

## What comes next

campaign-due-found = Begin a campaign.
campaign-due-join = A campaign needs at least two players.
campaign-due-begin = The next turn is to begin.
campaign-due-district = { $player } chooses a district of the beaten side, or none.
campaign-due-revolt = { $player } says whether to rebel.
campaign-due-meeting = { $player } and { $other } have met: they greet each other or fight.
campaign-due-order = The order of play is to be rolled.
campaign-due-answer = { $other } attacks { $player }, who resists or comes to terms.
campaign-due-explorer = It is { $player }’s go: explore, attack, hunt or do nothing.
campaign-due-go = It is { $player }’s go: attack somebody or do nothing.
campaign-due-battle = battle { $battle } is to be played: { $attacker } against { $defender }.
campaign-due-offer =
    { $awaits } answers { $by }, who proposes (#{ $offer }) { $matter ->
        [give-hongos] to give { $to } { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }
        [settle] that { $player } settles, { $payer ->
            [none] paying { $hongos }
           *[other] { $payer } paying { $hongos }
        }{ $explore ->
            [yes] , and that this territory is explored
           *[no] {""}
        }
        [explore] that { $player } explores the territory of { $native }{ $hongos ->
            [0] {""}
           *[other] {" "}for { $hongos } ({ $payer ->
                [none] { $player } pays
               *[other] { $payer } pays
            })
        }
        [greet] to greet each other and go their ways
        [duel] to fight: { $player } attacks
        [concede] that { $player } does not play and hands over what is due
        [open-battle] to open the battle { $battle }
        [play-out] that the computer plays battle { $battle } out
       *[report-result] this result of battle { $battle }: { $outcome ->
            [attacker] the attacker wins
            [defender] the defender wins
           *[draw] a draw
        }
    }.
campaign-due-over = The campaign is over.
