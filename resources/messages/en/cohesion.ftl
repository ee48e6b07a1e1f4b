### Cohesion of the units (p. 22). $inches: the most that may lie between a figure and the next.

cohesion-broken = The move would break the unit up: each figure must end within { $inches }″ of another, all of them linked.
cohesion-not-regained = The unit is broken up and moves: it must try to close up, each figure within { $inches }″ of another.
# $groups: in how many groups it is broken up.
cohesion-deployed-apart = The unit deploys in { $groups } groups: each figure must stand within { $inches }″ of another, all of them linked.
