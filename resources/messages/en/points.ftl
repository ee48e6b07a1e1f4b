### What each line of the points pays for.

# $troop_one: the leader’s troop, in the singular.
points-leader = Leader ({ $troop_one })
points-second-trait = Leader’s second trait
# $figures: the figures, counted; $each: points for each.
points-figures = { $figures } × { $each }
# $works_counted: inches or pieces, counted; $each: points for each.
points-work = { $works_counted } × { $each }
# $percent: the percentage.
points-campaign-total = Campaign total of the scenario
points-campaign-colonial = Colonial expedition: { $percent }% more
points-campaign-rich = More than 10 hongos: { $percent }% more
points-campaign-richest = More than 15 hongos: { $percent }% more
