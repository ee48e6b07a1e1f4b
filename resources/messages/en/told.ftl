### Chances in words.

told-point = .
told-percent = { $number }%
