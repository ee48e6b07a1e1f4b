"""The rules of *En el Corazón de África*: values and dice faces in, values out; no file, clock or chance.

    Part one     organising the army    pp. 4-15    organisation
    Part two     preparing the game     pp. 16-22   preparation
    Part three   the game               pp. 23-28   play
    Part five    the campaign           pp. 37-41   campaign

A battle as it stands; staged by hand for tests: `battle.staging`   battle
Leave not to test morale                                            morale_exemptions
The turn, and what is owed                                          referee
Exact chances                                                       odds
The numbers of the book: `data/*.toml`, read when asked for         book
Terms that several chapters share                                   shared_terms
"""
