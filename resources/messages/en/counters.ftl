### Counters to cut out.

counters-title = Counters
counters-intro = Print on card at full size, cut along the lines. Small ones go beside a figure, the others beside a unit or a piece of terrain.
counters-shaken = Failed morale
counters-smoke = Reload
counters-fire = Fire
counters-ambush = Ambush
counters-march = March
