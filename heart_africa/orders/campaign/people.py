"""Whom a word means in a campaign: players by name, its beginning, or their tribe; battles by id."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from armylists.catalogue import Catalogue
from heart_africa.campaign import Campaign
from heart_africa.orders.finding import as_id, find_list
from heart_africa.orders.lines import plain
from heart_africa.orders.whom import Holds
from heart_africa.problems import BadData
from heart_africa.strict import nearest

MANY = 40
"""How many names a fault shows at most."""


@dataclass(frozen=True)
class People:
    """The names of a campaign as it stands, and those of the army lists."""

    campaign: Campaign
    lists: Catalogue

    def meant(self, holds: Holds, word: str) -> str:
        """The one name that a word means. Raises `BadData`: none, or several."""
        match holds:
            case Holds.PLAYER:
                return self.player(word)
            case Holds.ENGAGEMENT:
                return self.engagement(word)
            case Holds.LIST:
                return find_list(self.lists, as_id(word)).id
            case _:
                return word

    def several(self, holds: Holds, word: str) -> tuple[str, ...]:
        """The one name that a word in a row means. Raises `BadData`."""
        return (self.meant(holds, word),)

    def anybody(self, word: str) -> str:
        """The player that a word means. Raises `BadData`."""
        return self.player(word)

    def group(self, name: str) -> str:  # noqa: ARG002  # as a game asks it
        """Players have no members."""
        return ""

    def members(self, group: str) -> tuple[str, ...]:  # noqa: ARG002  # as above
        """Nobody."""
        return ()

    def written(self, lang: str, holds: Holds, name: str) -> str | None:  # noqa: ARG002  # as above
        """Every name stands for itself."""
        return None

    def row(self, lang: str, holds: Holds, names: Iterable[str]) -> list[str] | None:  # noqa: ARG002  # as above
        """Names in a row stand for themselves."""
        return None

    # --- players and battles ---

    @cached_property
    def _called(self) -> Mapping[str, str]:
        """Every player by the names that he goes by: his own, and that of his force where it is but one's."""
        own = {plain(name): name for name in self.campaign.players}
        forces: dict[str, list[str]] = {}
        for player in self.campaign.players.values():
            forces.setdefault(plain(player.called), []).append(player.name)
        return {**{force: names[0] for force, names in forces.items() if len(names) == 1}, **own}

    def player(self, word: str) -> str:
        """The player that a word means. Raises `BadData`: nobody, or several."""
        if word in self.campaign.players:
            return word
        sought = plain(word)
        if sought in self._called:
            return self._called[sought]
        found = {name for known, name in self._called.items() if sought and known.startswith(sought)}
        if len(found) == 1:
            return found.pop()
        if found:
            raise BadData("names-several", about={"found": word, "allowed": ", ".join(sorted(found))})
        raise self._unknown(word)

    def _unknown(self, word: str) -> BadData:
        known = tuple(self.campaign.players)
        about = {"what": "player", "found": word, "nearest": nearest(word, known)}
        return BadData("not-in-the-campaign", about={**about, "allowed": ", ".join(known[:MANY])})

    def engagement(self, word: str) -> str:
        """The battle on the list that a word means: its id, or the end of one. Raises `BadData`."""
        battles = self.campaign.battles
        found = [word] if word in battles else [id_ for id_ in battles if id_.endswith(f"-{word}")]
        if len(found) > 1:
            raise BadData("names-several", about={"found": word, "allowed": ", ".join(found)})
        return self.campaign.battle(found[0] if found else word).id
