"""The computer as a player of the main game: from what a side may know to one order, with its reasons.

A table kept in the head: ground, figures       ground, barriers, sketch
Orders filled in from it                        drafts, moves, vessels, roofs, volleys, beginnings, orders
What nobody chooses: what is so, what is thrown  facts
What a man, a shot, a bout are worth            worth
What casualties are worth beyond the men        nerve
The numbers that no book gives                  weights
Riders who get down and mount again             riders
What a side is about, what a move does for it   plans, assess
Who decides, level by level                     heads, steady, planner, levels
The same played on in the head, how it stands   playout, outlook
Armies for a battle without players             armies
A battle while it is played, whole ones by seed  match, battles
A mapped table taken in, and put back           tables
Where people have come to without a map         guesses
A battle that is kept, at which it sits         seat
A player in a process of its own                worker
What it says of itself                          explained
The same as the laboratory tries it             trial

Pure: a `Chance` of a seed is handed in, and only the seat knows that journals are kept. A clock only ends a
planner's looking ahead where people wait. Every order goes through the referee, who is never overruled.
"""
