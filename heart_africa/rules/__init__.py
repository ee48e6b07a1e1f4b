"""The rules of *En el Corazón de África*: values and dice faces in, values out; no file, clock or chance.

    Part one     organising the army    pp. 4-15    organisation
    Part two     preparing the game     pp. 16-22   preparation
    Part three   the game               pp. 23-28   play
    Part five    the campaign           pp. 37-41   campaign

The numbers of the book          data, read by tables into a book
A battle as it stands            battle; staged by hand: battle.staging
Leave not to test morale                                            morale_exemptions
The turn, and what is owed                                          referee
Exact chances                                                       odds
Rows of a table whose condition is a plain function of the chapter  conditions
From `data/*.toml` to the book                                      book
Terms that several chapters share                                   shared_terms
"""
