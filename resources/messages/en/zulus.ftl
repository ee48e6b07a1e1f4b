### Zulus on the Ramparts, both editions.

## What dice are for.

zulus-track-lot = which iButho stands on the track, at random
zulus-strength-die = 1D6 for the strength that an iButho begins with
zulus-chit-lot = which chit comes out of the cup, at random
zulus-cup-lot = which Advance leaves the cup, at random
zulus-prince-die = 1D6 for how many Advances Prince Dabulamanzi calls back
zulus-prince-lot = which discarded Advance goes back to the cup, at random
zulus-fire-die = 1D6 on the Building Ablaze table
zulus-defence-die = 1D6 for the Heroic Defense
zulus-card-lot = which card lies on top of the draw pile, at random
zulus-volley-dice = the dice of the volley
zulus-fate-die = 1D6 for what becomes of the Hero

## What the rules have against an order. $card: a card's name; $ibutho: a regiment's; $track, $place, $chit: theirs.

zulus-not-now = { $step ->
    [set-up] The game is not set up yet.
    [impi] First a chit has to be drawn.
    [redraw] First another chit has to be drawn.
    [prince] First the Prince’s Advances go back to the cup.
    [chit] First the chit that was drawn is carried out, or answered.
    [action] Not in the Action phase.
    [volley] First the volley on the table is applied.
    [draw] Not in the Card Draw phase.
    [hero] Not in the Hero phase.
    [housekeeping] Not in the Housekeeping phase.
   *[other] The game is over.
    }
zulus-no-such-chit = There is no { $chit } there to be drawn.
zulus-does-not-burn = { $place } is not on fire.
zulus-no-such-option = This edition has no option { $found }.
zulus-each-on-its-track = Each of the four iButhos stands on one track.
zulus-no-optional-card = { $card } is no card to be added, or is added twice.
zulus-unbalanced = { $needed ->
    [0] No balancing Volley card may be added, but { $found } would be.
    [one] One balancing Volley card has to be added, not { $found }.
   *[other] { $needed } balancing Volley cards have to be added, not { $found }.
    }
zulus-no-such-cut = At most { $most } cards lie above nightfall.
zulus-no-action = No Action is left this turn.
zulus-not-in-hand = { $card } is not in your hand.
zulus-no-hero = { $card } is neither a Hero nor a Group.
zulus-one-hero = One Hero is put forth in this phase, and that has been done.
zulus-not-available = { $card } is not available.
zulus-just-put-forth = { $card } was put forth this turn and has to wait for the next.
zulus-white-box = { $card } has its title in a white box and does no such work.
zulus-platoon-stands = The Reserve Platoon stands already.
zulus-not-these-two = These two cannot form the Reserve Platoon.
zulus-no-platoon = There is no Reserve Platoon.
zulus-somebody-leads = { $card } leads the building already.
zulus-no-leader = { $card } cannot lead the building: that takes a Lieutenant or a Sergeant.
zulus-all-built = The Final Redoubt stands: there is nothing left to build.
zulus-nobody-builds = Nobody leads the building.
zulus-no-fire = No building is on fire.
zulus-ammunition-there = Ammunition and water are not low.
zulus-last-rounds = The last rounds are being fired: there is nothing left to hand out.
zulus-not-at-hand = { $card } is neither in your hand nor available.
zulus-resting = The Zulus have gone to ground: no volleys this turn.
zulus-no-volley = { $card } has no volley.
zulus-requires = { $card } cannot be used: { $guard ->
    [day] it needs daylight.
    [night] it needs the night.
    [low-ammo] it needs ammunition to be low.
    [fire] it needs a building on fire.
    [platoon] it needs the Reserve Platoon.
    [interior] it needs an iButho inside the camp.
    [before-first-volley] a volley was fired already.
   *[other] no volley was fired yet.
    }
zulus-no-track = There is no track { $track }.
zulus-no-target = { $ibutho } is routed or eliminated.
zulus-out-of-range = { $card } does not reach box { $box }.
zulus-beyond-a-fire = The building on fire bars the view along the track ({ $track }).
zulus-one-inside = An iButho inside the camp has to be the target.
zulus-no-plus = No +1 is left for this volley.
zulus-no-die = The volley has no die { $found }.
zulus-no-trade = { $card } cannot be traded for a { $found } of this volley.
zulus-no-ability = { $card } has no ability { $found }.
zulus-wrong-time = Ability { $found } of { $card } is not for this moment.
zulus-hand-too-large = { $card } needs { $most } cards in hand or fewer.
zulus-used-already = { $card } was used in this phase already.
zulus-nothing-to-choose = There is nothing that { $card } could do that with.
zulus-to-choose = { $card } leaves a choice to you: say { $what ->
    [cards] which cards
    [target] which track
    [dice] which dice
   *[place] which building
    }.
zulus-not-among = That cannot be chosen for { $card }.
zulus-asked-for-nothing = { $card } asks for no such choice.
zulus-not-this-chit = { $chit } cannot be ignored like this.
zulus-nothing-to-draw = No card is left to be drawn this turn.
zulus-cannot-lie-there = { $card } cannot lie on top of the draw pile now.
zulus-has-to-draw = A card has to be drawn.
zulus-hand-over-limit = More than { $most } cards are in hand: discard first.
zulus-within-the-limit = No more cards have to be discarded: the limit is { $most }.

## The lines of the victory points.

zulus-points-hero = { $card }
zulus-points-decorated = { $card }, decorated
zulus-points-markers = Zulu Hit markers in the Casualties box: { $count }
zulus-points-ibutho = { $ibutho } wiped out
zulus-points-building = Not on fire: { $place }
zulus-points-support = { $marker } called upon
zulus-points-held-out = No iButho reached the Zulu Victory marker
zulus-points-relief = The relief column is here
zulus-points-cards = Optional cards added: { $count }
zulus-points-option = Optional rule: { $option }

## What comes next.

zulus-due-set-up = the set-up: box, options and optional cards
zulus-due-impi = the iMpi phase: draw a chit
zulus-due-redraw = another chit has to be drawn
zulus-due-prince = { $count ->
    [one] one discarded Advance goes back to the cup
   *[other] { $count } discarded Advances go back to the cup
    }
zulus-due-chit = { $chit } was drawn: carry it out, or answer it with a card
zulus-due-action = { $count ->
    [0] the Action phase: no Action is left, only what is free
    [one] the Action phase: one Action
   *[other] the Action phase: { $count } Actions
    }
zulus-due-volley = the dice of the volley lie on the table: change them, or let them count
zulus-due-draw = { $count ->
    [0] the Card Draw phase: nothing more has to be drawn
    [one] the Card Draw phase: draw a card
   *[other] the Card Draw phase: draw { $count } cards
    }
zulus-due-hero = the Hero phase: put a Hero forth, or nobody
zulus-due-housekeeping = the Housekeeping phase
zulus-due-discard = { $count ->
    [one] the Housekeeping phase: discard a card
   *[other] the Housekeeping phase: discard { $count } cards
    }
zulus-due-fire = choose which of the two fires goes out
zulus-due-over = the game is over

## What happened. $ibutho: the regiment that it befell; the other facts as above.

zulus-event-box = The box is open: { $pack }, version { $version }.
zulus-event-set-up = Everything is laid out for the battle.
zulus-event-turn = Turn { $turn }.
zulus-event-phase-impi = The iMpi phase.
zulus-event-phase-action = The Action phase.
zulus-event-phase-draw = The Card Draw phase.
zulus-event-phase-hero = The Hero phase.
zulus-event-phase-housekeeping = The Housekeeping phase.
zulus-event-ended-defeat = The Zulus have broken through: Rorke’s Drift has fallen.
zulus-event-ended-military = No iButho is left in the field: a military victory.
zulus-event-ended-relief = The relief column is in sight: Rorke’s Drift has held out.
zulus-event-component = In your box. { $what }: { $value }.
zulus-event-chit = Drawn from the cup: { $chit }.
zulus-event-chit-idle-cancelled = { $card } cancels the chit { $chit }: it has no effect.
zulus-event-chit-idle-nobody = The chit concerns nobody now and has no effect.
zulus-event-chit-put-back = { $chit } is no Advance and goes back into the cup.
zulus-event-chit-laid-cup = { $chit } goes back into the cup.
zulus-event-chit-laid-used = { $chit } is discarded.
zulus-event-returning = The Prince’s die shows a { $face }: that many discarded Advances go back to the cup, as far as there are any.
zulus-event-advance-counted = The Advances of this turn come to { $total }.
zulus-event-turn-cut-short = The officers debate who commands: the rest of the turn is skipped.
zulus-event-assault = The assault at dawn begins: the cup holds only the Advances.
zulus-event-hampered-overheat = The rifles are too hot to aim with: −1 on volleys this turn.
zulus-event-hampered-snipers = Snipers keep the men’s heads down: −1 on volleys this turn.
zulus-event-rest = The Zulus go to ground: no volleys this turn.
zulus-event-moved-advance = { $ibutho } advances to box { $box }.
zulus-event-moved-retreat = { $ibutho } retreats to box { $box }.
zulus-event-moved-displaced = { $ibutho } makes way to box { $box }.
zulus-event-moved-assault = { $ibutho } storms on to box { $box }.
zulus-event-stopped-blocked = { $ibutho } finds box { $box } taken and stays where it is.
zulus-event-stopped-fire = { $ibutho } is held up by the burning building in box { $box }.
zulus-event-stopped-defended = { $ibutho } is kept out of box { $box }.
zulus-event-defence-held = { $card } defends { $place } against { $ibutho } (holds on { $numbers }): a { $face }, and holds.
zulus-event-defence-not-held = { $card } defends { $place } against { $ibutho } (holds on { $numbers }): a { $face }, and does not hold.
zulus-event-defence-placed = { $card } stands by to defend { $place }.
zulus-event-routed = { $ibutho } is routed.
zulus-event-rallied = { $ibutho } rallies.
zulus-event-strength-lost = { $ibutho } is hit; Hit markers left: { $hits }.
zulus-event-strength-fallen = { $ibutho } is wiped out.
zulus-event-strength-regained = { $ibutho } regroups; Hit markers now: { $hits }.
zulus-event-fire-burning = { $place } is on fire.
zulus-event-fire-not-burning = { $place }: the fire is out.
zulus-event-fire-die = The fire die shows a { $face }: { $result ->
        [hospital] the Hospital.
        [storehouse] the Storehouse.
        [other] the other building.
        [hospital-out] the fire in the Hospital goes out.
        [storehouse-out] the fire in the Storehouse goes out.
        [one-out] one fire goes out.
       *[nothing] nothing happens.
    }
zulus-event-day-night = Night falls.
zulus-event-day-not-night = It is day again.
zulus-event-ammunition-low = Ammunition and water are low.
zulus-event-built-finished = The barricade is finished: the Zulu Victory marker moves inward.
zulus-event-built-not-finished = The barricade grows: { $thirds }/3.
zulus-event-committed-platoon = The Reserve Platoon is formed: { $cards }.
zulus-event-committed-barricade = { $cards } takes charge of the barricade.
zulus-event-support = { $marker } is on the map.
zulus-event-card-drawn-hand = Card drawn: { $card }.
zulus-event-card-drawn-discard = Card drawn: { $card }, discarded at once.
zulus-event-card-drawn-gone = Card drawn: { $card }, out of the game.
zulus-event-card-hand = { $card } comes back to hand.
zulus-event-card-fire = { $card } fights the fire and comes back to hand.
zulus-event-card-ammunition = { $card } hands out ammunition and comes back to hand.
zulus-event-card-fell-back = { $card } can no longer defend there and falls back to hand.
zulus-event-card-debate = { $card } leaves to debate and comes back to hand.
zulus-event-card-broken-up = { $card } leaves the Reserve Platoon and comes back to hand.
zulus-event-card-built = { $card } has finished the barricade and comes back to hand.
zulus-event-card-stopped = { $card } leaves the barricade and comes back to hand.
zulus-event-card-recovered = { $card } comes back from the discard pile to hand.
zulus-event-card-table = { $card } is available.
zulus-event-card-discard = { $card } is discarded.
zulus-event-card-committed = { $card } is committed.
zulus-event-card-pile = { $card } goes into the draw pile.
zulus-event-card-gone = { $card } is out of the game.
zulus-event-counts-actions = Actions left: { $left }.
zulus-event-counts-draws = Cards still to draw: { $left }.
zulus-event-counts-put-forth = Heroes still to put forth: { $left }.
zulus-event-pair-open = A second Private may be put forth.
zulus-event-pair-not-open = The pair of Privates is complete.
zulus-event-ability = { $card }: { $what }.{ $fate ->
        [none] {""}
       *[other] {" "}The Hero’s own die: { $fate }.
    }
zulus-event-helped-held = { $ibutho } stays where it is.
zulus-event-fired = A volley at { $ibutho } ({ $card }): { $faces }.
zulus-event-dice-changed = The dice now show { $faces }.
zulus-event-luck = A { $face } is turned.
zulus-event-volley-modified = The dice count as { $faces } ({ $modifiers }): { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $retreats ->
        [0] no retreat
        [one] 1 retreat
       *[other] { $retreats } retreats
    }.
zulus-event-volley-not-modified = Without modifiers: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }, { $retreats ->
        [0] no retreat
        [one] 1 retreat
       *[other] { $retreats } retreats
    }.
zulus-modifiers-low-ammo = ammunition low −1
zulus-modifiers-night = night −1
zulus-modifiers-overheat = rifles overheated −1
zulus-modifiers-snipers = snipers −1
zulus-modifiers-g-company = G Company +1
zulus-event-retreats-in-fire = A building burns around { $ibutho }: every 4 drives it back too, { $amount ->
        [one] one box more
       *[other] { $amount } boxes more
    }.

## Names of pieces.

zulus-ibutho-uthulwana = uThulwana
zulus-ibutho-udloko = uDloko
zulus-ibutho-indlondo = iNdlondo
zulus-ibutho-indluyengwe = iNdluyengwe
zulus-track-chest = Chest
zulus-track-left-horn = Left Horn
zulus-track-right-horn = Right Horn
zulus-track-loins = Loins
zulus-place-hospital = the Hospital
zulus-place-storehouse = the Storehouse
zulus-place-north-wall = the North Wall
zulus-place-kraal = the Kraal
zulus-place-outer-perimeter = the Outer Perimeter
zulus-marker-nnc = Natal Native Contingent
zulus-marker-nnh = Natal Native Horse
zulus-marker-g-company = G Company
zulus-chit-advance = Advance { $boxes } ({ $tracks })
zulus-chit-all = everybody
zulus-chit-r = R (regroup, rally, retreat, rest)
zulus-chit-ablaze = Building Ablaze
zulus-chit-indluyengwe = iNdluyengwe
zulus-chit-dabulamanzi = Prince Dabulamanzi
zulus-chit-overheat = Rifles Overheat
zulus-chit-debate = Seniority Debate
zulus-chit-washing = Washing of the Spears
zulus-chit-snipers = Zulu Snipers
zulus-option-gold-markers = gold-striped markers
zulus-option-varied-strength = varied strength
zulus-option-melee-at-night = melee at night
zulus-option-closer-game = a closer game
zulus-option-dawn = the assault at dawn
zulus-option-luck = trade luck
zulus-option-officers = officers (no debate)

## The state of a game, at the terminal.

zulus-stands-turn = Turn { $turn }. { $due }
zulus-stands-pack = Played with: { $statement }
zulus-stands-track = { $track }: { $ibutho }, { $where }, strength { $strength } of { $full }
zulus-stands-box = box { $box }
zulus-stands-routed = routed
zulus-stands-fallen = wiped out
zulus-stands-victory = Zulu Victory marker: box { $box }; barricade { $thirds }/3
zulus-stands-fires = On fire: { $place }
zulus-stands-night = Night.
zulus-stands-day = Day.
zulus-stands-low-ammo = Ammunition and water are low (−1 on volleys).
zulus-stands-hand = Hand ({ $count }): { $cards }
zulus-stands-table = Available: { $cards }
zulus-stands-committed = Reserve Platoon and building: { $cards }
zulus-stands-pile = Draw pile: { $pile }; cup: { $cup }; discarded cards: { $discard }
zulus-stands-discard = Discard pile: { $cards }
zulus-stands-used = Used chits: { $chits }
# $over: yes where the game is over.
zulus-stands-points =
    { $over ->
        [yes] { $points } victory points, { $level }
       *[no] Worth now: { $points } victory points, { $level }
    }
zulus-odds-volley = { $hit } to hit, { $back } to drive it back, { $gone } to be rid of it; { $lost } pieces lost on average{ $hero ->
        [none] {""}
       *[other] . { $hero } is discarded
    }
zulus-risk = Chance that the next chit loses the game: { $chance }

## Advice: what each order is expected to bring, in victory points; a judgement, but for the chances.

zulus-advice = Expected result in victory points, and the chance that the next chit does not lose the game. The worth of a position is our judgement; the chances are the rules’ own.
zulus-advice-order = { $order }: { $value }; { $survives }
zulus-advice-exact = { $chance } to survive
zulus-advice-nearly = about { $chance } to survive, as chits still go back to the cup
zulus-advice-position = how the game then stands
zulus-advice-danger = the danger of the chit that follows
# $gains: what the order itself brings or costs.
zulus-advice-gains = At first sight: { $gains }
zulus-gain-volley = what its dice bring on average
zulus-gain-card = the card that goes
zulus-gain-action = the Action
zulus-gain-ammunition = ammunition
zulus-gain-dice = what the dice bring
zulus-gain-hero = a Hero on the table
zulus-gain-platoon = the Reserve Platoon
zulus-gain-task = the task given up
zulus-gain-wall = a third of the barricade
zulus-gain-fire = a chance to put the fire out
zulus-gain-draw = a card
zulus-gain-ignore-chit = the chit without effect
zulus-gain-hold = an iButho held
zulus-gain-extra-action = more Actions
zulus-gain-extra-draw = more cards
zulus-gain-recover = cards that come back
zulus-gain-put-forth = Heroes put forth
zulus-gain-set-die = a die set
zulus-gain-raise-die = a die raised
zulus-gain-reroll = dice thrown again
zulus-gain-extra-die = more dice
zulus-gain-steady = −1s ignored
zulus-gain-support = support called upon
zulus-gain-low-ammo = ammunition runs low
zulus-gain-restore-ammo = ammunition at hand again
zulus-gain-extinguish = a fire put out
zulus-gain-build = barricade built
zulus-gain-retreat = an iButho driven back
zulus-gain-hit = an iButho hit
zulus-gain-rally-cup = Advances out of the cup
zulus-gain-form-platoon = the Platoon without an Action
zulus-gain-break-up = the Platoon breaks up

## A printed value that your own box has to say: $piece, what it is printed on; and how it is typed.

zulus-need = { $what }: { $piece }
zulus-need-chit = chit { $chit }
zulus-field-count = How many of it are there
zulus-field-hits = Hit markers at the start
zulus-field-printed = Strength printed on the piece
zulus-field-generic-hits = Generic Hit markers in the box
zulus-field-card-class = What the card is
zulus-field-rank = Its rank
zulus-field-medal = Its medal
zulus-field-white-box = Whether its name stands in a white box
zulus-field-volley-close = Volley dice at close range
zulus-field-volley-medium = Volley dice at medium range
zulus-field-volley-long = Volley dice at long range
zulus-field-volley-box4 = Volley dice at box 4
zulus-field-numbers = The numbers on which it defends
zulus-field-place = The place that it defends
zulus-field-stays = The numbers on which the card stays
zulus-field-abilities = Its abilities beyond those that the rulebook gives

## An ability of a card, said question by question by who owns the box.

zulus-asked-any-abilities = Has the card any other ability than those that the rulebook gives
zulus-asked-another-abilities = Has it another one
zulus-asked-cost = What using it does to the card
zulus-asked-timing = When it may be used
zulus-asked-requires = What has to hold
zulus-asked-verb = What it brings about
zulus-asked-another-effects = Does it bring about anything else as well
zulus-asked-amount = How many, or by how much (0: all of them, where it says so)
zulus-asked-chits = Which chits
zulus-asked-who = Which cards
zulus-asked-to = Where they go
zulus-asked-ranges = At which ranges
zulus-asked-number = What the die shows
zulus-asked-marker = Which marker
zulus-asked-rank = As which rank
zulus-asked-place = Which place it defends
zulus-asked-numbers = On which numbers it holds
zulus-to-hand = to the hand
zulus-to-table = to the table, available at once
zulus-no-medal = No medal
zulus-no-rank = None that a rule asks for
