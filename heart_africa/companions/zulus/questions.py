"""A volley, or the end of a game, put as a question: the position in which the rules answer it."""

from typing import Annotated, Literal, TypeAlias

from heart_africa.companions.run import Book
from heart_africa.companions.zulus.components import (
    Card,
    Components,
    Edition,
    IbuthoId,
    Range,
    Support,
    Volley,
)
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.companions.zulus.events import VolleyApplied
from heart_africa.companions.zulus.odds import best_raise
from heart_africa.companions.zulus.state import BUILDINGS, Ending, Ibutho, Run, Shot, State
from heart_africa.companions.zulus.volleys import Fire, dice_count, range_of, resolve
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.fields import Between

Count: TypeAlias = Annotated[int, Between(0, 200)]
"""No end has more of anything."""
TARGET = 0
"""The track of the target: that of the Hospital, which may burn."""
NAMES: tuple[IbuthoId, ...] = ("indlondo", "uthulwana", "udloko", "indluyengwe")
CARD = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class VolleyAsked:
    """A volley of so many dice at an iButho in a box, `markers` being its Hit markers."""

    edition: Edition
    dice: Annotated[int, Between(1, 9)]
    box: Annotated[int, Between(-1, 5)] = 1
    markers: Annotated[int, Between(0, 6)] = 4
    low_ammo: bool = False
    night: bool = False
    hampered: tuple[Literal["overheat", "snipers"], ...] = ()
    burning: bool = False
    support: tuple[Support, ...] = ()
    melee: bool = False

    @property
    def state(self) -> State:
        """The position: the target alone on the map, and the card in hand."""
        volleys = edition_data(self.edition).volleys
        number = volleys.melee[0] if self.melee else CARD
        volley = Volley(self.dice, self.dice, self.dice, self.dice)
        card = Card(number, card_class="volley", outside=self.box == volleys.box4, volley=volley)
        others = (Ibutho(name, 5, 0, 0, 0, fallen=True) for name in NAMES[1:])
        return State(
            Components("", "", self.edition, (), (), (card,)),
            options=("melee-at-night",) if self.melee and volleys.melee_needs_option else (),
            step="action",
            actions=1,
            ibuthos=(Ibutho(NAMES[TARGET], self.box, self.markers, self.markers, self.markers + 1), *others),
            hand=(number,),
            low_ammo=self.low_ammo,
            night=self.night,
            hampered=self.hampered,
            fires=BUILDINGS[:1] if self.burning else (),
            support=self.support,
        )

    @property
    def range(self) -> Range:
        """How far the target stands; beyond all ranges as at the longest."""
        return range_of(self.state, self.box) or "long"

    @property
    def count(self) -> int:
        """How many dice are thrown: the card's and the support's."""
        return dice_count(self.state, self.state.card(self.order.card), self.range)

    @property
    def order(self) -> Fire:
        """The order to fire it."""
        return Fire(self.state.hand[0], "chest")


def thrown(book: Book, asked: VolleyAsked, faces: tuple[int, ...]) -> tuple[VolleyApplied, Ibutho]:
    """What a volley comes to whose dice fell so, and its target afterwards."""
    state = asked.state
    shot = Shot(state.hand[0], TARGET, asked.range, faces)
    run = Run(book, state.with_(step="volley", shot=shot), Dice())
    resolve(run, best_raise(run.state))
    applied = next(fact.event for fact in run.facts if isinstance(fact.event, VolleyApplied))
    return applied, run.state.ibuthos[TARGET]


@dataclass(frozen=True, slots=True, kw_only=True)
class EndAsked:
    """A game that is over: who is on the table with and without a medal, what lies in the casualties box."""

    edition: Edition
    ending: Ending
    heroes: Count = 0
    decorated: Count = 0
    markers: Count = 0
    ibuthos: Annotated[int, Between(0, 4)] = 0
    burning: Annotated[int, Between(0, 2)] = 0
    support: tuple[Support, ...] = ()
    cards: Count = 0
    options: tuple[str, ...] = ()

    @property
    def state(self) -> State:
        """The position as it stands at the end."""
        plain = tuple(Card(number, medal="none") for number in range(1, self.heroes + 1))
        more = range(self.heroes + 1, self.heroes + self.decorated + 1)
        table = (*plain, *(Card(number, medal="vc") for number in more))
        lost = (self.markers, 0, 0, 0)
        return State(
            Components("", "", self.edition, (), (), table),
            options=self.options,
            optional_cards=tuple(range(-self.cards, 0)),
            step="over",
            ending=self.ending,
            ibuthos=tuple(
                Ibutho(name, 5, 0, full, 0, routed=True, fallen=place < self.ibuthos)
                for place, (name, full) in enumerate(zip(NAMES, lost, strict=True))
            ),
            table=tuple(card.number for card in table),
            fires=BUILDINGS[: self.burning],
            support=self.support,
        )
