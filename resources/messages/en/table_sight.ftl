### Sight on the free table: what hides, what was close, what the arc leaves out. Distances in inches.

table_sight-base = { $figure } stands in the line ({ $inches }″ of it).
table_sight-growth =
    { $ground ->
        [jungle] The line runs through { $inches }″ of jungle ({ $feature }): more than { $limit }″ hide.
        [tall_grass] The line runs through { $inches }″ of tall grass ({ $feature }): more than { $limit }″ hide.
       *[village] The line runs through { $inches }″ of village ({ $feature }): more than { $limit }″ hide.
    }
table_sight-crest = The line goes over the crest of { $feature }.
table_sight-higher = { $feature } rises between them.
table_sight-same-hill = Both are on { $feature }, { $inches }″ apart: on one hill nobody sees farther than { $limit }″.
table_sight-lip = Whoever is above stands { $inches }″ behind the edge of { $feature }: more than { $limit }″ hide those below it.
table_sight-gully =
    { $limit ->
        [0] { $feature } bends: { $inches }″ of level ground lie between two who are both in it.
       *[other] You can see into { $feature } only from within { $limit }″ of its edge, not from { $inches }″.
    }
table_sight-work =
    { $kind ->
        [fortification] The fortification { $work } stands between, and neither of them touches it.
        [barricade] The barricade { $work } stands between, and neither of them touches it.
       *[man_high] The fence of { $work } stands between, and neither of them touches it.
    }
table_sight-fence = The fence of { $work } is higher than a man: nobody sees through it.
table_sight-wall = The wall { $wall } of { $building } stands between, and nobody is at its loopholes.
table_sight-roof = The roof of { $building } is between them.
table_sight-smoke = The smoke of { $fire } hides them ({ $inches }″ of the line).
table_sight-dark = In the dark nobody sees farther than { $limit }″, and this is { $inches }″.
table_sight-arc = { $target } is { $degrees }° off the way that { $figure } faces: the arc is { $limit }° to each side.
table_sight-gap = The gap between { $left } and { $right } is { $inches }″ wide and must be { $limit }″.
table_sight-advances = { $figure } has come straight towards the shooter, { $inches }″ nearer ({ $degrees }° off).

## What was close: what is measured, and then how near it is to its limit.

table_sight-close = { $what }: { $inches }″ and { $limit }″. Measure and decide.
table_sight-close-ground = Whether { $figure } stands in { $feature } ({ $ground ->
        [escarpment] an escarpment
        [kopje] a kopje
        [jungle] jungle
        [rocky_ground] rocky ground
        [cultivation] cultivation
        [village] a village
        [marsh] a marsh
        [stream] a stream
        [gully] a gully
        [gully_floor] the floor of a gully
        [river] a river
        [breach] a breach
       *[other] { $ground }
    })
table_sight-close-arc = Whether { $target } stands in the arc of { $figure }
table_sight-close-base = Whether { $figure } stands in the line from { $one } to { $other }
table_sight-close-growth = How much { $ground ->
        [jungle] jungle
        [tall_grass] tall grass
       *[village] village
    } lies between { $one } and { $other }
table_sight-close-crest = Whether the line from { $one } to { $other } goes over the crest of { $feature }
table_sight-close-hill = Whether the line from { $one } to { $other } runs over { $feature }
table_sight-close-higher = Whether { $feature } rises between { $one } and { $other }
table_sight-close-same-hill = How far { $one } and { $other } are apart on { $feature }
table_sight-close-lip = How far behind the edge of { $feature } the upper of { $one } and { $other } stands
table_sight-close-gully = How far from the edge of { $feature } the outer of { $one } and { $other } stands
table_sight-close-touch = Whether { $figure } touches { $work }, between { $one } and { $other }
table_sight-close-smoke = Whether the smoke of { $fire } reaches the line from { $one } to { $other }
table_sight-close-dark = How far { $one } and { $other } are apart in the dark
table_sight-close-gap = How wide the gap between { $left } and { $right } is, from { $one } to { $other }
table_sight-close-friend = How far { $one } is from its friend { $other }
table_sight-close-bearer = How far the Gun Bearer is from his master ({ $one }, { $other })
table_sight-close-attendant = How far the attendant is from his Leader ({ $one }, { $other })
table_sight-close-splash = How far { $one } is from { $other }, about the target of a gun
table_sight-close-master = Whether { $other } is nearer to { $shooter } than his Gun Bearer { $figure }
table_sight-close-range = How far { $target } is from { $shooter } ({ $rule })
table_sight-close-advancing = Whether { $figure } came straight towards { $shooter }
table_sight-close-nearest = Whether { $first } is nearer to { $shooter } than { $second }
