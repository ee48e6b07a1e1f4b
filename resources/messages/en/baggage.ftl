### Capturing baggage (pp. 11-12). $captor: the figure; $element: the element of baggage.

baggage-before-the-shooting-ends = { $captor } captures { $element } only if it still touches it when the Shooting phase ends.
baggage-not-touching = { $captor } does not touch { $element }.
baggage-captured-already = { $captor } has captured an element this turn; a figure captures one in a turn.
baggage-taken-by-another = { $element } has been captured by { $by }.
baggage-his-own-baggage = { $element } is on { $captor }’s own side.
