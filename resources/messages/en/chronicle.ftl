### The chronicle of a campaign, in the past. What does not begin with a name begins with a small letter.
###
### Common variables: $player and the like, names of players, at first with that of their force: Ana (Wa-simba).

# $half: 1 or 2.
chronicle-title =
    { $half ->
        [1] First half of { $year }
       *[other] Second half of { $year }
    }
# $pairs: “Ana 7, Luis 3”.
chronicle-riches = Hongos at its end: { $pairs }.
# $rules: the rules that were set aside; $reason: why.
chronicle-despite = Overruling { $rules }: { $reason }

chronicle-campaign-founded = the campaign “{ $name }” began in early { $year }.
# $plain: the list by itself says what kind of player he is.
chronicle-player-joined =
    { $as_kind ->
        [native] { $player } took the field, with { $list }.
        [explorer] from the coast came the expedition of { $player }{ $plain ->
            [yes] {""}
           *[no] , with { $list }
        }.
       *[colonial] { $people ->
            [british] the British column
            [french] the French column
            [portuguese] the Portuguese column
            [german] the German column
            [belgian] the Belgian column
           *[other] the column
        } of { $player } landed{ $plain ->
            [yes] {""}
           *[no] , with { $list }
        }.
    }
chronicle-player-left = { $player } left the campaign.
chronicle-force-named = the forces of { $player } took the name of { $called }.
chronicle-paid =
    { $how ->
        [spoils] { $giver } had to hand over { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker }.
        [plunder] { $taker } took { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } from the baggage of the beaten column.
        [settlement] the agreement cost { $giver } { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [passage] { $giver } paid { $taker } { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } for the visit.
        [gift] { $giver } gave { $taker } { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [gift_for] { $giver } gave { $taker } { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }: { $reason }.
        [forfeit] { $giver } handed over { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker }.
        [revolt] { $taker } began again with { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [lost] { $hongos ->
            [one] the hongo that { $giver } had was lost.
           *[other] the { $hongos } hongos that { $giver } had were lost.
        }
        [left] { $hongos ->
            [one] the hongo that { $giver } had was lost.
           *[other] the { $hongos } hongos that { $giver } had were lost.
        }
       *[handed_in] { $giver } handed in { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to new masters.
    }
chronicle-meeting-rolled = { $player } and { $other } ran into each other in the interior.
chronicle-attack-settled = { $attacker } threatened { $player } with war, and they came to an agreement.
chronicle-attack-lapsed = the war of { $player } against { $target } came to nothing.
chronicle-territory-explored =
    { $how ->
        [consent] { $player } travelled the lands of { $native }, with permission.
       *[battle] { $player } travelled the lands of { $native } unopposed.
    }
chronicle-hunted =
    { $effect ->
        [ivory] { $player } vanished into the bush and came back with ivory and hides worth { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [hurt] { $player } went out to hunt elephants, and a furious elephant came out to hunt.
       *[nothing] { $player } spent half a year hunting, for nothing.
    }
chronicle-leader-hurt =
    { $effect ->
        [light] the leader of { $player } got away with a scratch.
        [recovers] the leader of { $player } was laid low and took half a year to recover.
       *[dead] the leader of { $player } died, and the expedition was abandoned.
    }
chronicle-greeted = { $player } and { $other } greeted each other politely and went their ways.
chronicle-battle-fought =
    { $duel ->
        [yes] { $outcome ->
            [attacker] { $attacker } and { $defender } came to blows, and the expedition of { $attacker } won.
            [defender] { $attacker } and { $defender } came to blows, and the expedition of { $defender } won.
           *[draw] { $attacker } and { $defender } came to blows, and nobody won.
        }
       *[no] { $scenario ->
            [ambush] { $outcome ->
                [attacker] { $defender } lay in ambush for { $attacker }, whose column fought its way through.
                [defender] { $attacker } marched into an ambush laid by { $defender }, and was beaten.
               *[draw] { $defender } lay in ambush for { $attacker }, and nobody won.
            }
            [planned_attack] { $outcome ->
                [attacker] { $attacker } stormed the positions of { $defender }.
                [defender] { $defender } beat off an assault by { $attacker }.
               *[draw] { $attacker } assaulted the positions of { $defender }, and nobody won.
            }
            [raid] { $outcome ->
                [attacker] { $attacker } took { $defender } by surprise in a raid.
                [defender] { $defender } foiled a raid by { $attacker }.
               *[draw] { $attacker } raided { $defender }, and nobody won.
            }
           *[encounter] { $outcome ->
                [attacker] { $attacker } beat { $defender } in the open field.
                [defender] { $attacker } sought battle and lost it: { $defender } won.
               *[draw] { $attacker } and { $defender } fought, and nobody won.
            }
        }
    }
chronicle-battle-conceded = { $player } did not turn up for the war that { $attacker } had declared.
chronicle-battle-called-off =
    { $reason ->
        [none] the war between { $attacker } and { $defender } ended without a battle.
       *[other] the war between { $attacker } and { $defender } ended without a battle: { $reason }.
    }
chronicle-native-beaten = with this one, { $player } had { $victories } of the { $needed } victories needed to subdue { $native }.
chronicle-native-conquered = the lands of { $native } became a district of { $player }.
chronicle-rebel-wiped-out = the reprisals of { $player } wiped out the people of { $native } for good.
chronicle-victories-cancelled = the defeat undid what { $player } had won over { $natives }.
chronicle-commander-dismissed = after { $defeats } defeats in a row, { $player } was recalled by the government.
chronicle-district-taken =
    { $district ->
        [none] { $player } asked { $rival } for no district.
       *[other] { $rival } had to cede the district of { $district } to { $player }.
    }
chronicle-rebelled = the people of { $player } rose against { $master }.
chronicle-submitted = the people of { $player } did not stir against { $master }.
# $people: the nation of a colonial expedition; $renamed: the new name of the forces, or none.
chronicle-promoted =
    { $people ->
        [british] { $player } was given command of a British colonial expedition
        [french] { $player } was given command of a French colonial expedition
        [portuguese] { $player } was given command of a Portuguese colonial expedition
        [german] { $player } was given command of a German colonial expedition
        [belgian] { $player } was given command of a Belgian colonial expedition
       *[other] from then on { $player } fought with the list { $list }
    }{ $renamed ->
        [none] {"."}
       *[other] , by the name of { $renamed }.
    }
chronicle-race-finished =
    { $place ->
        [1] there was no native land left that { $player } had not travelled, and so won the explorers’ race.
       *[other] nor was there any native land left for { $player } to travel.
    }
chronicle-native-eliminated = without a single hongo left, the people of { $player } dispersed, starved or sold.
chronicle-concluded =
    { $reason ->
        [none] here the campaign ended.
       *[other] here the campaign ended: { $reason }
    }
