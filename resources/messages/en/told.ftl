### Chances in words.

told-never = never
told-always = always
told-chance = { $chances } in { $of }
told-chance-about = about { $chances } in { $of }
told-number =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
told-percent = { $number } %
