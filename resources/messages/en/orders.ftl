### The words of the orders of a campaign; those that it shares with battles stand in verbs.ftl, which tells how
### they are read. A word here stands in scripts that people keep: add words, take none away.

## Orders

orders-do-found-campaign = found
orders-help-found-campaign = Begin the campaign: its name and the year.
orders-do-enlist = join, enlist
orders-help-enlist = A player joins with a list: join Ana with zanzibaris.
orders-do-leave = leave
orders-help-leave = A player leaves the campaign.
orders-do-name-force = name
orders-help-name-force = The name of a tribe, chief or expedition; without one, it is drawn by lot.
orders-do-stay-away = away
orders-help-stay-away = A player cannot be found, or cannot play for a while: he is passed over.
orders-do-come-back = present, return
orders-help-come-back = Who was away is there again.
orders-do-give-hongos = give
orders-help-give-hongos = A player gives another hongos, both agreeing: give Ana to Luis 2.
orders-do-begin-turn = turn, begin turn
orders-help-begin-turn = The next half year begins; dice are thrown for every pair of explorers.
orders-do-roll-order = order, roll order
orders-help-roll-order = Everybody rolls for the order of play.
orders-do-attack = attack
orders-help-attack = The player whose go it is attacks another: attack Ana against Luis.
orders-do-pass-go = pass
orders-help-pass-go = The player whose go it is does nothing.
orders-do-pass-rest = rest, pass rest
orders-help-pass-rest = Whoever has still to act does nothing this turn.
orders-do-settle = settle
orders-help-settle = Who is attacked comes to terms: settle Luis 2; he pays unless another is named.
orders-do-explore = explore
orders-help-explore = An explorer visits a native who consents: explore Eva in Ana.
orders-do-hunt = hunt
orders-help-hunt = An explorer goes hunting.
orders-do-greet = greet
orders-help-greet = Two explorers who met greet each other and go their ways.
orders-do-resist = resist
orders-help-resist = Who is attacked resists: there will be a battle, and its scenario is rolled.
orders-do-duel = duel
orders-help-duel = Two explorers who met fight; the first of them attacks.
orders-do-open-battle = open
orders-help-open-battle = A battle comes to the table, at the points of this moment.
orders-do-report-result = result
orders-help-report-result = How a battle ended: result 1878-1-3 won-by attacker.
orders-do-set-deadline = deadline
orders-help-set-deadline = The day by which the battles of this turn are to be played (2027-03-31); none: no deadline.
orders-do-forfeit = forfeit
orders-help-forfeit = Who was attacked does not play in time, or dodges: he hands over a hongo.
orders-do-call-off = call off
orders-help-call-off = A battle will not be played: which, and why.
orders-do-revolt = revolt
orders-help-revolt = A conquered native rebels.
orders-do-submit = submit
orders-help-submit = A conquered native lets the chance to rebel go by.
orders-do-take-district = district
orders-help-take-district = The victor takes a district of the beaten: district Leo of Ana; without a name, none.
orders-do-rise = promote, rise
orders-help-rise = A player changes his army: promote Ana to native_kingdom.
orders-do-conclude = conclude
orders-help-conclude = The campaign ends.
orders-do-proposal = propose
orders-help-proposal = A player proposes what the other has to accept: propose Eva "give Eva to Ana 2".
orders-do-accept-offer = accept
orders-help-accept-offer = A player accepts what was proposed to him, by its number: accept Ana 3.
orders-do-decline-offer = decline, withdraw
orders-help-decline-offer = A player does not accept what was proposed to him, or takes back his own proposal: decline Ana 3.
orders-do-count-dice = dice of, count dice
orders-help-count-dice = Whose dice count for orders that come in a file: dice of organiser, certificate or sender.

## Options

orders-of-player = player
orders-about-player = The player, by name, its beginning, or the name of the force.
orders-about-enlist-player = The name of the player.
orders-of-attack-target = against, target
orders-about-attack-target = Whom.
orders-of-other = other, with
orders-about-other = The other explorer.
orders-of-to = to
orders-about-to = Who gets them.
orders-of-hongos = hongos
orders-about-hongos = How many hongos.
orders-of-payer = payer
orders-about-payer = Who pays, if not the one expected to.
orders-of-settle-explore = explore
orders-about-settle-explore = And the explorer who attacked explores the territory.
orders-of-native = in, native
orders-about-native = Whose territory.
orders-of-battle = battle
orders-about-battle = The battle (1878-1-3, or its end: 3).
orders-of-outcome = won-by, outcome
orders-about-outcome = Who wins.
orders-of-fallen = fallen
orders-about-fallen = The explorers whose leader became a casualty.
orders-of-losses = losses
orders-about-losses = What each lost: Ana=12,Luis=7.
orders-of-record = record
orders-about-record = Where the battle itself is kept.
orders-of-year = year
orders-about-year = The year in which it begins.
orders-about-name = The name of the campaign.
orders-of-list = with, list, to
orders-about-list = The list, by its id or its name.
orders-of-people = people
orders-about-people = The people or nation of the list.
orders-of-role = role
orders-about-role = The part of Egyptians, or of a club's own list.
orders-of-called = called
orders-about-called = The name of the tribe, chief or expedition.
orders-of-district = of, district
orders-about-district = The native whose district is taken.
orders-of-by = by
orders-about-by = The day.
orders-of-on = on
orders-about-on = The day on which it is said (2027-03-31).
orders-of-give-hongos-reason = for, reason
orders-about-give-hongos-reason = Why, in your own words.
orders-of-reason = reason
orders-about-reason = Why.
orders-of-offer = offer
orders-about-offer = The number of the proposal.
orders-of-order = order
orders-about-order = The whole order, in quotes.
orders-of-whose = of
orders-about-whose = Whose dice count.
orders-is-organiser = organiser
orders-is-certificate = certificate
orders-is-sender = sender

## Values

orders-is-native = native
orders-is-explorer = explorer
orders-is-colonial = colonial

## The prompt's own verbs

orders-here-status = status
orders-help-here-status = How the campaign stands, or a player.
orders-here-may = may
orders-help-here-may = What a player may do and what not, with its rule.
orders-here-standings = standings
orders-help-here-standings = Who comes first among those of a kind.
orders-here-ledger = ledger
orders-help-here-ledger = A player's account of hongos, or everybody's.
orders-here-log = log
orders-help-here-log = What was done this turn.
orders-here-battle = battles
orders-help-here-battle = The battles to be played, or one with its points.
orders-here-goto = goto
orders-help-here-goto = goto N: the campaign after entry N; nothing is changed.
orders-here-help = help
orders-help-here-help = Also “{"\u003F"} VERB” and “{"\u003F"} RULE”.
