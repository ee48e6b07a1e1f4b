"""*Zulus on the Ramparts!*, both editions: a game for one against the rules.

An order is checked (`against_*`), then carried out on a `Run` (`companions.run`), which tells the events;
each event says itself what it changes of the state. `game` puts the chapters together and says what is
legal; it shows how to start.

What the box prints, as the rules read it            components
What the rulebook says in numbers, by edition        edition
How a game stands                                    state
What happens, and what it changes                    events
3.0, 12.0 set-up, options, values said by the owner  setting_up
4.0, 5.0 chits and what they do                      chits
5.1 movement, blocking, Heroic Defenses              movement
6.2 to 6.6, 8.0 Actions and Heroes                   actions
6.2 Heroic Abilities and Events                      abilities
6.7 volleys                                          volleys
7.0, 9.0, 10.0 cards, night, Housekeeping            cards
11.0 endings, points, levels                         victory
12.4 the attack at dawn                              dawn
The game as a journal asks for it; what is legal     game
A position as a file has it                          position
Exact chances                                        odds
What a position and an order are worth               worth
What each order is expected to bring                 advice
What it comes to a turn ahead                        foresight
Players of the computer's                            players
How a set plays, game by game                        balance
What a pack of it holds                              pack
In what a pack breaks a rule                         pack_checks
The packs that it has                                packs
A volley, or an end, put as a question               questions
The game as one of the shelf                         description
"""
