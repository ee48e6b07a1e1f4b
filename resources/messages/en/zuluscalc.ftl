### What can be reckoned of “Zulus on the Ramparts” without the box.
###
### $dice, $count, $lost, $points how many; $box the box; $range the range; $cited the rule; $kind which; $chance, $hurt the chance; $level the level.

zuluscalc-volley =
    { $dice ->
        [one] A volley of 1 die
       *[other] A volley of { $dice } dice
    } at box { $box } (range: { $range }).
zuluscalc-extra = Of these, { $count } by the support on the map (ZR-232, ZR-233).
zuluscalc-no-modifier = No modifiers.
zuluscalc-cause-low-ammo = ammunition low
zuluscalc-cause-night = night without a fire
zuluscalc-cause-overheat = rifles overheated
zuluscalc-cause-snipers = snipers
zuluscalc-cause-g-company = G Company, on a die of your choice
zuluscalc-die = Die
zuluscalc-thrown = Thrown
zuluscalc-counts = Counts
zuluscalc-result = Result
zuluscalc-faces = Faces
zuluscalc-percent = Chance
zuluscalc-outcome = What is left
zuluscalc-miss = miss
zuluscalc-retreat = retreat
zuluscalc-retreat-in-fire = retreat, by the fire
zuluscalc-hit = hit
zuluscalc-outcome-stands =
    { $lost ->
        [0] loses nothing and stands on box { $box }
        [one] loses 1 piece and stands on box { $box }
       *[other] loses { $lost } pieces and stands on box { $box }
        }
zuluscalc-outcome-routed =
    { $lost ->
        [0] loses nothing and is routed on box { $box }
        [one] loses 1 piece and is routed on box { $box }
       *[other] loses { $lost } pieces and is routed on box { $box }
        }
zuluscalc-outcome-fallen =
    { $lost ->
        [one] eliminated: loses its last piece (box { $box })
       *[other] eliminated: loses all { $lost } pieces (box { $box })
        }
zuluscalc-mean = On average it loses { $lost } pieces; chance of losing any: { $hurt }.
zuluscalc-fire-hospital = the Hospital catches fire
zuluscalc-fire-storehouse = the Storehouse catches fire
zuluscalc-fire-other = the other building catches fire too
zuluscalc-fire-nothing = no effect
zuluscalc-fire-hospital-out = the Hospital is put out
zuluscalc-fire-storehouse-out = the Storehouse is put out
zuluscalc-fire-one-out = one fire is put out, of your choice if both burn
zuluscalc-defence = The defense holds: { $chance } ({ $cited }).
zuluscalc-points-hero = Heroes without a medal: { $count }
zuluscalc-points-decorated = Heroes with a medal: { $count }
zuluscalc-points-markers = Hit markers in casualties: { $count }
zuluscalc-points-ibutho = iButho units in casualties: { $count }
zuluscalc-points-building = Buildings not burning: { $count }
zuluscalc-points-support =
    { $kind ->
        [nnc] Natal Native Contingent on the map
        [nnh] Natal Native Horse on the map
       *[other] G Company on the map
        }
zuluscalc-points-held-out = No iButho reached the Victory marker
zuluscalc-points-relief = Relief column
zuluscalc-points-cards = Optional cards added: { $count }
zuluscalc-points-option =
    { $kind ->
        [melee-at-night] Optional rule: melee at night
       *[other] Optional rule: the officers
        }
zuluscalc-total = { $points } VP: { $level } ({ $cited }).
zuluscalc-level-tragic-defeat = tragic defeat
zuluscalc-level-ignoble-defeat = ignoble defeat
zuluscalc-level-standoff = standoff
zuluscalc-level-minor-victory = minor victory
zuluscalc-level-major-victory = major victory
zuluscalc-level-epic-victory = epic victory
zuluscalc-out-of-range = No card reaches box { $box }.
zuluscalc-beyond-a-fire = The burning building hides box { $box }.

