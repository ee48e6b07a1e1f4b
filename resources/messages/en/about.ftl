### What the program says of itself.

about-kicker = About the program
about-subtitle = Army builder, referee and campaign keeper for “En el Corazón de África”
about-footer = Heart of Africa { $version } · MIT licence
about-version = Version
about-proven = Rules proven by tests of the program
about-of = { $proven } of { $total }
about-licence = Licence
about-book = The book
about-book-text = “En el Corazón de África” (2nd edition) is by Chris Peers and belongs to its author and publisher. The program holds its facts and numbers in its own words; to play you need your copy.
about-coverage = Rules by chapter
about-coverage-note = The count covers the rules that the program decides; those that it asks the players about, or leaves to them, are listed apart.
about-libraries = Libraries (* those that the program asks for itself)
about-library = Library
about-not-named = not named: see the library
about-fonts = Typefaces
about-font = Typeface
