"""*Last Stand at Isandlwana*: a battle on hexes for two, or for one against the rules.

What the box prints, as the rules read it   components
What the rulebook says in numbers           numbers
Where the hexes lie on paper or screen      layout
What a pack of it holds                     pack
In what a pack breaks a rule                pack_checks
The packs that it has                       packs
The game as one of the shelf                description
"""
