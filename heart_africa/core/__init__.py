"""What knows nothing of any game: dice, journals, reasons, citations, rulings, messages, strict data.

What is wrong with an input, said to people              bad_data
A dice certificate                                       certificate
Exact chances                                            chances
Which entries of the rulebook a test proves, by chapter  coverage
Frozen classes whose methods are written when called     dataclass
Are these dice fair? Counts by face                      dice_fairness
What is to be known of a field of an order               fields
The journal                                              journal
Giving each one of several the thing that it can have    matching
A game that the computer plays out                       played_out
What is wrong, as values                                 problems
A number that keeps its reasons, a die against it        reckoning
Text that others wrote, the order of the alphabet        text
"""
