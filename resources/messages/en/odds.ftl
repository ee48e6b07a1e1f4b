### Exact chances in words. $chances in $of: the chance, or the nearest that is easily said.

odds-never = never
odds-always = always
odds-almost-never = almost never (one in { NUMBER($of, useGrouping: 1) })
odds-almost-always = almost always (all but one in { NUMBER($of, useGrouping: 1) })
odds-exactly =
    { $chances ->
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
       *[other] { $chances }
    } { $chances ->
        [one] chance
       *[other] chances
    } in { $of ->
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
       *[other] { $of }
    }
odds-about =
    about { $chances ->
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
       *[other] { $chances }
    } in { $of ->
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
       *[other] { $of }
    }
