"""The orders of *Dark Kingdoms* on their buttons: what each says, and at which territory it is aimed."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from gui.presenters.companions import Offer, Offers
from heart_africa.companions.kingdoms.combat import Stand, fight
from heart_africa.companions.kingdoms.components import People
from heart_africa.companions.kingdoms.marches import March
from heart_africa.companions.kingdoms.realm import Sell
from heart_africa.core.journal.records import Command
from heart_africa.language.companions import capital
from heart_africa.language.kingdoms_cards import named

FACTS = (
    "army", "ship", "place", "target", "how", "what", "resource", "second", "card", "colour", "opponent",
    "into", "troops", "people", "armies", "stays", "count",
)  # fmt: skip
"""Of what the words of an order may tell."""
FIELDS: Mapping[str, str] = {
    "first": "resource", "give": "resource", "take": "second", "fame": "card", "name": "people",
}  # fmt: skip
"""The facts that fields of orders are told as, if not by their own names."""


LAST = ("sell", "end-turn")
"""Kinds that stand below all others: what one does seldom and not by mistake, and what ends the turn."""


class KingdomsOffers(Offers):
    """The orders of a game as it stands."""

    def all(self) -> Iterator[Offer]:
        """All offers, with the kinds of orders named in `LAST` at the end. Raises `ComponentNeeded`."""
        kinds = {kind: place for place, kind in enumerate(LAST, 1)}
        yield from sorted(super().all(), key=lambda each: kinds.get(each.order.kind, 0))

    def piece(self, order: object) -> str:
        """The army, the ship or the Fame card whose order it is."""
        for what in ("army", "ship"):
            if number := getattr(order, what, 0):
                return f"{what}-{number}"
        return str(getattr(order, "card", "") or getattr(order, "fame", ""))

    def words(self, order: Command) -> tuple[str, str]:
        """What it says, and at which territory it is aimed: at none what would take something away there."""
        facts: dict[str, Any] = dict.fromkeys(FACTS, "none")
        for name in order.__dataclass_fields__:
            if value := getattr(order, name):
                fact = FIELDS.get(name, name)
                facts[fact] = self._named(fact, value)
        place = getattr(order, "place", "")
        if isinstance(order, March):
            army = self.state.players[self.state.actor].armies[order.army - 1]
            facts["stays"] = "yes" if self.state.box.territories[army.place].id == place else "none"
        if facts["target"] == "none" and getattr(order, "how", ""):
            facts["target"] = ""
        if isinstance(order, Stand):
            facts |= {"what": fight(self.state).kind, "count": len(order.armies)}
        text = capital(self.session.say(f"kingdomsdesk-do-{order.kind}", **facts))
        return text, "" if isinstance(order, Sell) else place

    def _named(self, fact: str, value: Any) -> object:  # noqa: ANN401  # of any field
        """A value of an order in words."""
        box, lang = self.state.box, self.lang
        if fact == "place":
            return box.by_id[value].name(lang)
        if fact in KINDS:
            return named(lang, KINDS[fact], value)
        if fact in {"target", "opponent", "people"}:
            return named(lang, "people", value) if value in PEOPLES else value
        if fact == "card":
            cards = {**box.fame_by_id, **box.britannia_by_id}
            return cards[value].name(lang) if value in cards else value
        return ", ".join(map(str, value)) if fact == "armies" else value


KINDS = {"resource": "resource", "second": "resource", "colour": "colour"}
PEOPLES = frozenset(get_args(People))
