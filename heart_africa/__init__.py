"""The rules of *En el Corazón de África* (2nd edition), and what stands on them.

The engine is pure: values and dice faces in, values out. Its rooms are the parts of the book:

    Part one     organising the army    pp. 4-15    organisation
    Part two     preparing the game     pp. 16-22   preparation
    Part three   the game               pp. 23-28   play
    Part four    the army lists         pp. 29-36   the package `armylists`
"""

__version__ = "0.1.0"
