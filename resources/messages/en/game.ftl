### Any game of which the terminal keeps journals. $kind: battle, campaign, or what another game is called.

game-begun = “heart-africa { $kind } play { $name }” goes on from here.
game-bye = Everything is kept. “heart-africa { $kind } play { $name }” goes on from here.
game-none =
    { $kind ->
        [battle] There is no battle yet; begin with “heart-africa battle new NAME RED BLUE”.
        [campaign] There is no campaign; “heart-africa campaign new” begins one.
       *[other] There is none yet; “heart-africa { $kind } new” begins one.
    }
game-imported =
    { $entries ->
        [one] Taken in: { $name }, 1 entry.
       *[other] Taken in: { $name }, { $entries } entries.
    }
game-well =
    { $entries ->
        [one] { $name } is sound: 1 entry.
       *[other] { $name } is sound: { $entries } entries.
    }
game-unwell = { $name } is damaged: of { $entries } entries the first { $sound } are sound. “heart-africa { $kind } repair” takes what is missing from the backups and keeps the rest aside.
game-head-name = Name
game-head-copy = Copy of
game-help-more = “{"\u003F"} VERB” explains an order and “{"\u003F"} RULE” tells what the book says. Dice after “=”; the reason to set a rule aside after “{"\u0021"}”.
