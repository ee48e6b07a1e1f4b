### Cards of an army, to be cut out.

cards-title = Cards
cards-foot = { $army } · cards, sheet { $page } of { $pages }. Print at actual size and cut along the marks.
