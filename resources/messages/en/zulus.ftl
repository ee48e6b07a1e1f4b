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
zulus-no-fire-to-choose = There is no fire to choose.
zulus-does-not-burn = { $place } is not on fire.
zulus-no-such-option = { $found } is no option of this edition.
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
zulus-nothing-to-choose = { $card } would find nothing to do that with.
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
zulus-points-building = { $place } not on fire
zulus-points-support = { $marker } called upon
zulus-points-held-out = No iButho reached the Zulu Victory marker
zulus-points-relief = The relief column is here
zulus-points-cards = Optional cards added: { $count }
zulus-points-option = Optional rule: { $option }

## What comes next.

zulus-due-set-up = the set-up: box, options and optional cards
zulus-due-chit = the iMpi phase: draw a chit
zulus-due-another = another chit has to be drawn
zulus-due-prince = { $count ->
    [one] one discarded Advance goes back to the cup
   *[other] { $count } discarded Advances go back to the cup
    }
zulus-due-answer = { $chit } was drawn: carry it out, or answer it with a card
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
zulus-due-hero = the Hero phase: put a Hero forth, or let it be
zulus-due-housekeeping = the Housekeeping phase
zulus-due-discard = { $count ->
    [one] the Housekeeping phase: discard a card
   *[other] the Housekeeping phase: discard { $count } cards
    }
zulus-due-fire = choose which of the two fires goes out
zulus-due-nothing = the game is over
