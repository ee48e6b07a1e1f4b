### The words of the orders that are typed in a battle. Several words for one thing stand in a row, the one
### that is shown first. A word here stands in scripts that people keep: add words, take none away.
###
### verbs-do-*: the verb of an order; verbs-help-*: what it is for; verbs-of-*: the option of a field;
### verbs-about-*: what that option says; verbs-is-*: a value.

## Values

verbs-is-red = red
verbs-is-blue = blue
verbs-is-yes = yes, y
verbs-is-no = no, n
verbs-is-not = no, not
