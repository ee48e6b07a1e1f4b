"""The brief that every part of a sheet is made from, and rows of the table of characteristics."""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.legality.verdict import Verdict
from armylists.models import ArmyList
from armylists.roster import Roster, Unit
from armylists.wording.names import troop_with_term
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.language.characteristics import characteristics, column_heads, on_foot
from heart_africa.rules.book import Arm, Book, Troop
from reports.content.sheet import ArmyLayout, Heads, Profile
from reports.options import PaperOptions

# --- the brief ---


@dataclass(frozen=True, slots=True)
class Brief:
    """An army to be printed: its list, its verdict, the layout, and what may be shown."""

    catalogue: Catalogue
    roster: Roster
    verdict: Verdict
    layout: ArmyLayout
    options: PaperOptions

    @property
    def lang(self) -> str:
        """The language of the sheet."""
        return self.options.lang

    @property
    def book(self) -> Book:
        """The numbers of the rulebook."""
        return self.catalogue.book

    @property
    def army(self) -> ArmyList:
        """The list that the army is chosen from."""
        return self.catalogue.lists[self.roster.list]

    @property
    def open(self) -> bool:
        """Whether the opponent will read the sheet."""
        return self.layout is ArmyLayout.OPPONENT

    @property
    def full(self) -> bool:
        """Whether units get boxes to tick and their rules in full."""
        return self.layout is ArmyLayout.UNITS

    @property
    def traits_told(self) -> bool:
        """Whether the leader's traits may be shown."""
        return not self.open or self.options.traits

    @property
    def scouts(self) -> int:
        """How many scouts may be shown: none to the opponent."""
        return 0 if self.open else self.roster.independents.scout

    def say(self, message: str, **facts: object) -> str:
        """Return a text of the sheet in its language, in inches or centimetres."""
        return self.measured(say(self.lang, message, facts))

    def line(self, message: str) -> str:
        """Return the label of a line to write on; "" on the opponent's copy, which has no such lines."""
        return "" if self.open else self.say(message)

    def measured(self, text: str) -> str:
        """Return a text with its inches as centimetres if the game is played in them (SCALE-02)."""
        return text.replace("″", " cm") if self.options.centimetres else text

    def cite(self, *entries: tuple[str, int]) -> str:
        """Return the citations of entries of the rulebook, separated by semicolons."""
        return "; ".join(cite(rule, page, self.lang) for rule, page in entries)

    def priced(self, each: int, times: int = 1) -> str:
        """Return what something costs, so many times over; "" for the opponent."""
        if self.open:
            return ""
        message = "pdf-points-of" if self.full else "pdf-points-short"
        return self.say(message, each=each, times=times, sum=each * times)

    def units(self) -> Iterator[Unit]:
        """Yield every unit of the army, allied ones too."""
        yield from self.roster.units
        for ally in self.roster.allies:
            yield from ally.units

    def troop(self, troop: str) -> Troop:
        """Return the row of a troop type."""
        return self.book.troops[troop]

    @property
    def has_gunboat(self) -> bool:
        """Whether the army has a gunboat to go aboard of."""
        return any(self.troop(troop).arm is Arm.VESSEL for unit in self.units() for troop in unit.figures)


# --- rows of characteristics ---


def heads(brief: Brief) -> Heads:
    """Return the heads over the profiles of a sheet."""
    points = ""  # for each figure on the unit sheets, else for the whole entry; the opponent is told none
    if not brief.open:
        points = brief.say("pdf-head-each" if brief.full else "pdf-points")
    return Heads(
        name=brief.say("names-head-troop"),
        figures=brief.say("names-head-figs"),
        cells=column_heads(brief.say),
        points=points,
        notes=brief.say("pdf-notes"),
    )


def profiles(brief: Brief, id_: str, count: int) -> Iterator[Profile]:
    """Yield the row of a troop, and that of its riders when they dismount.

    A `count` of 0 leaves the number out.
    """
    row = brief.troop(id_)
    figures = str(count) if count else ""
    points = "" if brief.open else str(row.points)
    name = troop_with_term(id_, brief.lang)
    yield Profile(name, figures, characteristics(brief.say, row.profile, still=moves_never(id_)), points)
    if row.dismounted:
        dismounted = on_foot(brief.lang, brief.say, id_)
        yield Profile(dismounted, "", characteristics(brief.say, row.dismounted))


def moves_never(id_: str) -> bool:
    """Whether a troop never moves.

    The printed movement of the muzzle-loading cannon is not used (CANNON-05).
    """
    return id_ == "muzzle_loading_cannon"
