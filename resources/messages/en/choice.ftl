### What an order leaves open, asked before its dice; each is followed by its rule.

choice-targets = which figures of { $unit } are shot at, in turn? They are not all alike, so that it matters who falls
choice-nearer =
    how far is it from { $unit } to { $rival }? { $since ->
        [0] It was { $known }″ in turn { $turn }, and neither has moved since.
       *[other] It was { $known }″ in turn { $turn }, and they have moved up to { $since }″ since.
     } It is { $inches }″ to { $target }, and the nearest unit comes first; - if it cannot be shot at
choice-hiding = { $unit }, in ambush in difficult ground ({ $ground }): does the unit roll for difficult ground?
# $rolled: whether it has rolled for its movement.
choice-inches =
    how far did figures of { $unit } move, in inches? { $rolled ->
        [yes] The unit has rolled.
       *[no] The unit has not rolled yet.
    } If it does not move, use “stay”
choice-unmeasured =
    nobody has said the distance from { $unit } to { $rivals }: { $count ->
        [one] if that unit is
       *[other] if one of them is
    } nearer than { $inches }″ and can be shot at, it comes first. If so, { $door ->
        [terminal] go back and add --others
       *[desk] say it under “Another possible enemy”
    }
choice-reached = { $count ->
        [one] a figure of { $unit } has
       *[other] { $count } figures of { $unit } have
    } been reached by { $target }: do they also shoot at their attackers, those who came from within their arc?
choice-near = who else, friend or enemy, stands within { $inches }″ of { $target } with no solid wall or crest between, and rolls for splash if the gun hits?
choice-village = is it a village that covers { $figure } from this gun? Then it has no cover
choice-bearer = is the Gun Bearer ({ $bearer }) within an inch of { $figure }, who then shoots twice?
choice-master = is his White Man ({ $master }) nearer to the shooter than { $figure }?
choice-save =
    { $leader } has { $count ->
        [one] an attendant
       *[other] { $count } attendants
     } near: if a shot would kill him, does he roll his save instead of sacrificing one?
choice-gives = which attendants does { $leader } have within { $inches }″, and in what order would they die in his place?
choice-reach =
    how far was { $enemy } from { $figure } before this move of { $inches }″? { $since ->
        [0] They were said to be { $known }″ apart in turn { $turn }, and neither has moved since
       *[other] They were said to be { $known }″ apart in turn { $turn }, and have moved up to { $since }″ since
     }
choice-river = the vessel { $unit }: is it on the river, and not on the lake or the sea?
choice-upstream = the vessel { $unit }: does it go upstream? Then it rolls as in difficult ground, otherwise as in the open
choice-held = which of the attackers has held the place for the whole of this turn too, if any?
choice-real = is the trap under { $figure } real? Its owner must say
choice-occupied = has the attacker held the place, unopposed, for this whole turn?

## Figures that are alike, after their codes.

choice-alike =
    { $troop }{ $contact ->
        [yes] , in contact
       *[no] {""}
     }{ $cover ->
        [yes] , in cover
       *[no] {""}
     }{ $behind ->
        [none] {""}
       *[other] , behind a work
     }{ $alone ->
        [yes] , dispersed
       *[no] {""}
     }

## How it is answered.

choice-prompt = [{ $proposed }] ›
choice-hint-yes = y or n · Enter: { $proposed } · ? the rule · Esc goes back
choice-hint-whether = y or n, one of them is needed · ? the rule · Enter or Esc goes back
choice-hint-inches = inches · Enter: { $proposed } · ? the rule · Esc goes back
choice-hint-figures = codes, for example { $proposed } · Enter accepts these · ? the rule · Esc goes back
choice-hint-anybody = codes in their order, or - for nobody · Enter: { $proposed } · ? the rule · Esc goes back
choice-hint-units = codes, or - for nobody · Enter: { $proposed } · ? the rule · Esc goes back
