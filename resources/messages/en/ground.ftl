### The terrain on the table (pp. 17-20). $piece: the piece; $environment; $percent: of the table.

## What the dice of a proposal are for.

ground-die-share = how much of the table that class of terrain covers
ground-die-count = how many pieces
ground-die-kind = which piece
ground-die-size = the size of the piece
ground-die-water = whether there is a stream, and how much
ground-die-road = whether there is a road, and how much

ground-why-dominant = dominant: { $piece }, { $long } × { $wide }″; it covers { $percent }% of the table
ground-why-common = common: { $piece }, { $long } × { $wide }″; it covers { $percent }% of the table
ground-why-permitted = permitted: { $piece }, { $long } × { $wide }″; it covers { $percent }% of the table
ground-why-line =
    { $wide ->
        [0] { $piece }: { $long }″ long
       *[other] { $piece }: { $long }″ long and { $wide }″ wide
    }

## The environment.

ground-at-home = the defender’s home terrain
ground-in-doubt = in doubt or without agreement the battle is fought on savannah
ground-not-at-home = { $environment }: it is not the defender’s home terrain ({ $environments }); the players have to agree on it, or play on savannah.
ground-not-travelling = { $side }: only explorers are at home, in a campaign, in the country that they passed through last.

## What does not fit the table. $least, $most: the limits; $count: how many pieces; $inches: inches.

ground-dominant-too-little = Dominant terrain covers { $percent }% of the table; it must cover at least two thirds ({ $least }%).
ground-common-too-little = Common terrain covers { $percent }% of the table; it must cover at least a third ({ $least }%).
ground-common-too-much = Common terrain covers { $percent }% of the table; it may cover at most two thirds ({ $most }%).
ground-common-too-few =
    { $count ->
        [0] There are no pieces of common terrain; there must be at least { $least }.
        [one] There is 1 piece of common terrain; there must be at least { $least }.
       *[other] There are { $count } pieces of common terrain; there must be at least { $least }.
    }
ground-permitted-too-much = Permitted terrain covers { $percent }% of the table; it may cover at most a third ({ $most }%).
ground-permitted-too-many = There are { $count } pieces of permitted terrain; { $most } are allowed.
ground-too-long-in-all = { $piece }: { $inches }″ in all; in this environment ({ $environment }) { $most }″ are allowed.
ground-several-waters = There are { $count } watercourses that do not meet; a table has at most one river system.
ground-not-in-this-country = { $piece }: it does not belong to this environment ({ $environment }).
ground-too-small = { $piece }: its longest side is { $inches }″; it must be at least { $least }″.
ground-too-large = { $piece }: its longest side is { $inches }″; it may be at most { $most }″.
ground-too-narrow = { $piece }: { $inches }″ wide; it must be at least { $least }″.
ground-too-wide = { $piece }: { $inches }″ wide; it may be at most { $most }″.
# $ends: how many ends must lie well.
ground-loose-end =
    { $ends ->
        [one] { $piece }: at least one end must lie at a table edge or at water that it may run into.
       *[other] { $piece }: both ends must lie at a table edge or at water that it may run into.
    }
# $others: what it needs.
ground-away-from-water = { $piece }: in grassland it must touch a stream or river.
ground-without-village = { $piece }: only if there is a village on the table.
ground-no-objective = The defender’s village or camp is missing.
ground-objective-outside-half = The defender’s village or camp must be in the defender’s half of the table.
