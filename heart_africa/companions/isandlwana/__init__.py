"""*Last Stand at Isandlwana*: a battle on hexes for two, or for one against the rules.

An order is checked (`against_*`), then carried out on a `Run`, which tells the events; each event says itself
what it changes of the state. `game` puts the chapters together and shows how to start.

What the box prints, as the rules read it        components
What the rulebook says in numbers                numbers
Hexes: neighbours, distance, lines, sets         hexes
The map: costs, reach, line of fire              ground
Where the hexes lie on paper or screen           layout
What fields of orders name                       names
How a game stands                                state
What happens, and what it changes                events
An order being carried out; losses               run
3.0, 5.9, 10.0 set-up, arrivals, said values     setting_up
6.0, 7.0 stacking, movement, squares, the wagon  movement
5.4 to 5.8, 8.0 combat                           combat
What waits to be decided, and how                decisions
9.0 the system that plays the Zulus              solitaire
5.0 the game as a journal asks for it            game
A position as a file has it                      position
Exact chances                                    odds
Fire, an attack, sniping, put as a question      questions
Plans of the British, a better Zulu player       plans
How our set plays, game by game                  balance
What a pack of it holds                          pack
In what a pack breaks a rule                     pack_checks
The packs that it has                            packs
The game as one of the shelf                     description
"""
