"""What knows nothing of any game: dice, journals, reasons, citations, rulings, messages, strict data.

What is wrong with an input, told to users               bad_data
A dice certificate                                       certificate
Exact chances                                            chances
Entries of a rulebook, looked up, searched and cited     citations
Which entries of the rulebook a test proves, by chapter  coverage
Frozen classes whose methods are written when called     dataclass
Whether dice are fair, by their counts of faces          dice_fairness
Dice that a rule asks for and somebody else throws       dice
What is to be known of a field of an order               fields
What a game is: features, their orders and events        game
The journal                                              journal
Giving each of several wishers a thing that it wishes    matching
A message id and its facts into a sentence (`say`)       messages
A game that the computer plays out                       playable
What is wrong, as values                                 problems
A number that keeps its reasons, a die against it        reckoning
How unclear rules are read, and other readings           rulings
What is read from a file, checked strictly               strict
Text that others wrote, the order of the alphabet        text
"""
