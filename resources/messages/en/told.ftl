### Chances in words.

told-percent = { $number } %
