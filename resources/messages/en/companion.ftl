### What the companion games say in common: their packs of components.

companion-pack = Pack
companion-edition = Edition
companion-kind = Kind
companion-version = Version
companion-values = Values
companion-lacking = Missing
companion-origin = Origin
companion-key = Key
companion-value = Value
companion-source = From
companion-kind-rulebook = what the rulebook says
companion-kind-substitute = our own set
companion-kind-owner = owner’s transcription
companion-origin-rulebook = rulebook
companion-origin-public = published
companion-origin-derived = derived
companion-origin-substitute = our own
companion-origin-owner = owner
companion-certainty-stated = stated
companion-certainty-inferred = inferred
companion-certainty-uncertain = uncertain
companion-of-edition = { $edition ->
    [1] 1st edition
    [2] 2nd edition
   *[other] edition { $edition }
    }
# $folder: where a person's own packs are kept.
companion-pack-folder = Your own packs (*.pack.toml) are kept in { $folder }
# $count: how many values are missing.
companion-pack-lacks = { $count ->
    [0] It is complete: a whole game can be played with it.
    [one] 1 value is missing; a referee with your own box asks for it when it is first needed.
   *[other] { $count } values are missing; a referee with your own box asks for each when it is first needed.
    }
# $file: the pack; $values: how many values it has with what it stands on; $lacking: how many are missing.
companion-pack-sound = { $file }: nothing wrong with it; { $values } values, { $lacking ->
    [0] none missing.
   *[other] { $lacking } missing.
    }
# $key: which value; $found: what it is now; $was: what it was before, of which origin and source.
companion-replaced = { $key }: { $found } takes the place of { $was } ({ $origin }{ $source ->
    [none] {""}
   *[other] : { $source }
    }).
companion-may = You may:
companion-may-odds = { $order }: { $odds }
companion-over = “heart-africa { $kind } report { $name }” tells the game in a PDF.
companion-needed = Your box has to say it. { $what }
companion-needed-ask = { $what }, as printed:
companion-then = In “play”, type “{ $line }”: what your box prints is asked for as it is needed.
companion-yes = Yes
companion-no = No
# $what: what is asked, as “Its rank: Corporal Schiess (#9)”.
companion-asked-one = { $what } The number of your choice:
companion-asked-some = { $what } The numbers of all that hold (Enter for none):
companion-not-kept = This game takes it so; your pack does not keep it while it does not add up. If you mistyped, “undo” takes it back.

# $count: how many orders were not told.
companion-advice-more = { $count ->
        [one] There is one more order: “advice all” tells it, too.
       *[other] There are { $count } more orders: “advice all” tells them, too.
    }
# how a set plays
companion-balance-what = What happened
companion-balance-share = Games
# $side: whose points; $points: on average; $reach: half of the interval of 95 %, none of a single game.
companion-balance-points =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }; points of { $side }: { $reach ->
        [none] { $points }
       *[other] { $points } on average, give or take { $reach } (95%)
    }
# $what: a resource.
companion-balance-part = of what comes in, { $what }
companion-balance-low = At least
companion-balance-high = At most
# $player: who decides, at a machine of his own; $kind: the game.
companion-by-mail = It is { $player }’s decision, by mail. “heart-africa { $kind } export … --for { $player }” makes the file to send, “heart-africa { $kind } import FILE” takes the orders in.
companion-hand-over-screen = { $who }, the screen is yours: press Enter to see your hand
