### What each line of the points pays for.

# $troop_one: the leader's troop, in the singular.
points-leader = Leader ({ $troop_one })
points-second-trait = Leader's second trait
# $figures: the figures, counted; $each: points for each.
points-figures = { $figures } × { $each }
# $works_counted: inches or pieces, counted; $each: points for each.
points-work = { $works_counted } × { $each }
