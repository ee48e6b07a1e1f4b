### Reloading (p. 26).

reloading-needs-no-reloading = { $figure } needs no reloading.
reloading-already-loaded = { $figure } is already loaded.
reloading-moved = { $figure } moved this turn: only a figure that does not move reloads, though it may turn.
reloading-shot = { $figure } shot this turn: it may reload in the next.
reloading-in-melee = { $figure } is in melee: it reloads only if its opponent breaks off.
