"""The names that a word can mean in a campaign: players by name, force or people; battles by id."""

from collections.abc import Callable, Iterator
from functools import cached_property

from armylists.catalogue import Catalogue
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Holds, Meaning
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.language.lines import plain
from heart_africa.language.lookup import find_list
from heart_africa.language.values import GameNames
from heart_africa.rules.campaign import Army, Campaign
from heart_africa.rules.shared_terms import BookHolds

MANY = 40
"""The most names that a fault lists."""


@dataclass(frozen=True)
class People(GameNames):
    """The names in a campaign as it stands, and those of the army lists."""

    campaign: Campaign
    lists: Catalogue

    def meant(self, holds: Meaning, word: str) -> str:
        """The one name that a word means in a field of this kind. Raises `BadData`."""
        match holds:
            case Holds.PLAYER:
                return self.player(word)
            case BookHolds.ENGAGEMENT:
                return self.engagement(word)
            case BookHolds.LIST:
                return find_list(self.lists, word).id
            case _:
                return word

    def anybody(self, word: str) -> str:
        """The player that a word means. Raises `BadData`."""
        return self.player(word)

    # --- players and battles ---

    @cached_property
    def _known(self) -> tuple["_Names", ...]:
        """All players with the names by which they can be meant."""
        return tuple(
            _Names(
                player.name,
                plain(player.name),
                plain(player.called),
                frozenset(plain(each) for each in self._peoples(player.army) if each),
            )
            for player in self.campaign.players.values()
        )

    def _peoples(self, army: Army) -> Iterator[str]:
        """The names of a people and its list in all languages, and their ids."""
        yield from (army.people, army.list)
        found = self.lists.lists.get(army.list)
        if found is not None:
            names = [found.name, *(one.name for one in found.peoples if one.id == army.people)]
            yield from (name.text(lang) for name in names for lang in LANGUAGES)

    def player(self, word: str) -> str:
        """The player that a word means by his name, force or people, or a part of one.

        The closest match counts: a full name comes before the beginning of another. Raises `BadData` if it
        means none or several.
        """
        if word in self.campaign.players:
            return word
        sought = plain(word)
        for meant in NEARER:
            found = sorted(each.player for each in self._known if sought and meant(each, sought))
            if len(found) > 1:
                raise BadData("names-several", about={"found": word, "allowed": ", ".join(found[:MANY])})
            if found:
                return found[0]
        known = tuple(self.campaign.players)
        about = {"what": "player", "found": word, "nearest": nearest(word, known)}
        raise BadData("not-in-the-campaign", about={**about, "allowed": ", ".join(known[:MANY])})

    def engagement(self, word: str) -> str:
        """The battle that a word means: its id, or the end of one. Raises `BadData`."""
        battles = self.campaign.battles
        found = [word] if word in battles else [id_ for id_ in battles if id_.endswith(f"-{word}")]
        if len(found) > 1:
            raise BadData("names-several", about={"found": word, "allowed": ", ".join(found)})
        return self.campaign.battle(found[0] if found else word).id


@dataclass(frozen=True, slots=True)
class _Names:
    """A player and his names in the form in which they are compared."""

    player: str
    own: str
    force: str
    people: frozenset[str]


NEARER: tuple[Callable[[_Names, str], bool], ...] = (
    lambda names, sought: sought == names.own,
    lambda names, sought: sought == names.force,
    lambda names, sought: sought in names.people,
    lambda names, sought: names.own.startswith(sought) or names.force.startswith(sought),
    lambda names, sought: any(sought in each for each in (names.own, names.force, *names.people)),
)
"""The ways in which a word may mean a player, the closest first."""
