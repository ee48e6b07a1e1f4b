### Counters to cut out.

counters-title = Counters
counters-intro = Print on card at actual size, cut along the lines. There are as many as may be needed at once. Small ones go beside a figure, the others beside a unit or a piece of terrain. Note elsewhere which traps are real.
counters-shaken = Failed morale
counters-smoke = Reload
counters-fire = Fire
counters-ambush = Ambush
counters-march = March
counters-jammed = Jammed
counters-aground = Aground
counters-trap = Trap
