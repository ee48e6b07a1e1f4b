"""What only the orders of this book say of a field, beside what those of any game do (`core.fields`)."""

from typing import Annotated

from heart_africa.core.fields import Counting, Meaning, Moment


class BookHolds(Meaning):
    """What the text of a field means in this book: a battle of the campaign, an army list."""

    ENGAGEMENT = "engagement"
    LIST = "list"


class BookMeasure(Counting):
    """In what a number counts in this book, beside inches and figures."""

    HONGOS = "hongos"


class AskedOfShot(Moment):
    """Where the card of a shot asks for a field: only of such shooters and targets."""

    IN_THE_DARK = "in-the-dark"
    OF_RANKS = "of-ranks"
    OF_GUNS = "of-guns"
    OF_MACHINE_GUNS = "of-machine-guns"
    OF_GARRISONS = "of-garrisons"
    AT_WORKS = "at-works"


BattleName = Annotated[str, BookHolds.ENGAGEMENT]
ListName = Annotated[str, BookHolds.LIST]
Hongos = Annotated[int, BookMeasure.HONGOS]
