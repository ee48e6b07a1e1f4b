# Ways, contacts, cohesion, zones, ambushes and radii on a free table.

# --- ways ---
table_moves-length = { $figure } goes { $inches }″.
table_moves-reaches-work =
    { $figure } comes into contact with { $work } ({ $kind ->
        [barricade] a barricade
        [fence] a fence
       *[fortification] a field fortification
    }) and stops there.
table_moves-treads-on-trap = { $figure } comes onto the marker { $trap } and stops there.

# --- contacts and cohesion ---
table_moves-no-place-in-a-fight = { $figure } touches enemies but fights none: no more than { $most } fight one.
table_moves-may-fight =
    { $touching ->
        [0] No enemy touches { $figure }.
        [one] One enemy touches { $figure }.
       *[other] { $touching } enemies touch { $figure }; no more than { $most } of them may fight it.
    }
table_moves-groups =
    { $groups ->
        [one] It holds together: no figure is farther than { $inches }″ from the next.
       *[other] It falls into { $groups } groups, more than { $inches }″ apart.
    }

# --- zones ---
table_moves-zone-column = A column on the march places nobody: one unit or independent figure enters each turn.
table_moves-zone-base = Up to { $inches }″ from its base line.
table_moves-zone-guard = The advance guard up to { $inches }″ from its base line.
table_moves-zone-half = In its own half of the table.
table_moves-zone-away = More than { $inches }″ from the enemy’s base line.
table_moves-zone-arrivals = Reserves up to { $inches }″ from an edge, in their own half.
table_moves-zone-scout = Not within { $inches }″ of an enemy Scout.
table_moves-zone-rival = Not within { $inches }″ of an enemy unit that arrived this turn.
table_moves-zone-entry = At any point of the side by which the column comes on.
table_moves-base-line = { $unit }: { $measured }″ from its base line; { $inches }″ are allowed.
table_moves-enemy-base-line = { $unit }: { $measured }″ from the enemy’s base line; it has to be more than { $inches }″.
table_moves-edge = { $unit }: { $measured }″ from the edge of the table; { $inches }″ are allowed.
table_moves-enemy-scout = { $unit }: { $measured }″ from an enemy Scout, who keeps it { $inches }″ away.
table_moves-rival = { $unit }: { $measured }″ from an enemy unit that arrived this turn; it has to be more than { $inches }″.

# --- ambushes ---
table_moves-hiding =
    { $place ->
        [gully] in a gully
        [jungle] in jungle
        [tall_grass] in tall grass
        [rocky_ground] among rocks
        [behind_hill] behind rising ground
        [behind_building] behind a building
        [behind_work] behind a work
       *[other] in the open
    }
table_moves-ambush-place =
    The ambush of { $unit } would lie { table_moves-hiding }, { $hidden ->
        [1] all of it hidden
       *[other] not wholly hidden
    }{ $seen ->
        [1] {""} and in view of the enemy’s base line.
       *[other] .
    }
table_moves-lies-elsewhere = It was noted that { $unit } lies { table_moves-hiding }.
table_moves-ambush-seen = The hiding place of { $unit } is now in view of { $by }.
table_moves-ambush-enemy = An enemy is { $measured }″ from { $unit }; within { $inches }″ it is revealed.
table_moves-ambush-scout = An enemy Scout is { $measured }″ from { $unit }; within { $inches }″ he finds it.
table_moves-ambush-leader = The enemy’s Leader is { $measured }″ from { $unit }; a Cunning Devil finds it within { $inches }″.

# --- radii ---
table_moves-discipline = { $figure } is { $measured }″ from { $unit }; he steadies units within { $inches }″.
table_moves-rally = { $figure } is { $measured }″ from { $unit }; he rallies units within { $inches }″.
table_moves-spell = { $figure } is { $measured }″ from { $unit }; his spell reaches { $inches }″.
table_moves-standard = { $figure } is { $measured }″ from { $unit }; the standard counts within { $inches }″.
table_moves-news = { $unit }: { $measured }″ from { $figure }; it counts within { $inches }″.
table_moves-guide = { $figure } is { $measured }″ ahead of { $unit }; { $inches }″ are allowed.
table_moves-ring-burst = A burst on { $figure }
table_moves-ring-news = News of { $figure }
table_moves-ring-rally = Rallying by { $figure }
table_moves-ring-discipline = The discipline of { $figure }
table_moves-ring-ambush-leader = { $figure } finds ambushes
table_moves-ring-ambush-scout = { $figure } finds ambushes
table_moves-ring-enemy-scout = { $figure } keeps arrivals away
table_moves-ring-standard = The standard of { $figure }
table_moves-ring-spell = The spell of { $figure }

# --- what is close ---
table_moves-close-allowance = Whether { $figure } can go so far
table_moves-close-contact = Whether { $one } touches { $other }
table_moves-close-cohesion = Whether { $one } and { $other } are near enough to hold together
table_moves-close-base-line = Whether the unit is near enough to its base line ({ $unit })
table_moves-close-enemy-base-line = Whether the unit is too near to the enemy’s base line ({ $unit })
table_moves-close-edge = Whether the unit is near enough to the edge of the table ({ $unit })
table_moves-close-enemy-scout = Whether the unit is too near to an enemy Scout ({ $unit })
table_moves-close-rival = Whether the unit is too near to an enemy unit that has just arrived ({ $unit })
table_moves-close-ambush-enemy = Whether an enemy has come near enough to find { $unit }
table_moves-close-ambush-scout = Whether an enemy Scout has come near enough to find { $unit }
table_moves-close-ambush-leader = Whether the enemy’s Leader has come near enough to find { $unit }
table_moves-close-discipline = Whether the unit is close enough to { $figure } to be disciplined ({ $unit })
table_moves-close-rally = Whether the unit is close enough to { $figure } to rally ({ $unit })
table_moves-close-spell = Whether the spell of { $figure } reaches { $unit }
table_moves-close-standard = Whether the standard of { $figure } is near enough to { $unit }
table_moves-close-news = Whether the unit is near enough to { $figure } to test for it ({ $unit })
table_moves-close-guide = Whether { $figure } is near enough to { $unit } to lead it

# --- what is wrong ---
table_moves-off-table = { $figure } would stand off the table. Its whole base must be on it.
table_moves-over-enemy = { $figure } would pass over the base of its enemy { $other }. Go round it.
table_moves-over-friend = { $figure } would pass over the base of { $other }. Go round it, or move { $other } first.
table_moves-through-work = { $figure } would go straight through { $work }. It stops in contact and climbs over in another turn.
table_moves-past-trap = { $figure } comes onto the marker { $trap } and would go on. It stops there.
table_moves-overlap = { $figure } and { $other } would stand on one another. Move one of them.
table_moves-in-barred-ground =
    { $figure } cannot stand in { $ground ->
        [steep_kopje] the slope of a kopje that is too steep
        [kopje_path] the path of a kopje
        [marsh] a marsh
        [river] a river
        [sea_or_lake] the water
        [breach] a breach
       *[other] this ground
    }. Place it elsewhere.
table_moves-off-water = { $figure } would lie on dry land. Place it in a river, a lake or the sea.
table_moves-across-work = { $figure } would stand across { $work }. Place it on one side.
table_moves-across-wall = { $figure } would stand in a wall of { $building }. Place it on one side.
