### The armies come to the table (p. 29). $side: the side; $points: its points; $figures: how many figures.

muster-already = { $side } already has an army; another one would have to replace it.
muster-too-late = { $side }: the armies are deploying; none can be changed any more.

# Names for those who have none. $leader: the army’s own; $name: theirs; $number: which of several.
muster-leader = Leader of { $army }
muster-attendant = Attendant of { $leader }
muster-gun-bearer = Gun bearer of { $leader }
muster-of-army = { $name } of { $army }
muster-another = { $name } ({ $number })
