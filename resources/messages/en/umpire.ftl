### What the umpire and the players say: giving up, calling it, putting things right by hand, notes.

umpire-not-in-play = the battle is not being played
umpire-no-draw = in this scenario the book has no draw
umpire-no-limit = only a Planned Attack has an agreed time limit
umpire-not-over = the battle is not over

umpire-conceded = the opponent conceded
umpire-called = the umpire calls the battle

# $field: what is put right; $value: how it is now; $was: how it was.
