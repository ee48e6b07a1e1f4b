"""A campaign as rows for other programs: what happened in words, every movement of hongos, every battle."""

from collections.abc import Callable, Mapping
from typing import Any

from heart_africa.core.journal.journal import Journal
from heart_africa.core.safe_text import as_csv as csv_text
from heart_africa.language.narration import sentence
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.analytics import battles

Rows = list[dict[str, Any]]


def acts(lang: str, journal: Journal[Campaign]) -> Rows:
    """A row for each thing that happened."""
    return [
        {
            "entry": standing.number,
            "year": standing.after.date.year,
            "half": standing.after.date.half,
            "turn": standing.after.turn,
            "order": standing.act.command.kind,
            "player": fact.who,
            "event": fact.event.kind,
            "faces": " ".join(map(str, standing.act.faces)),
            "despite": " ".join(standing.act.despite),
            "message": sentence(lang, fact.event),
        }
        for standing in journal.standing
        for fact in standing.act.facts
    ]


def ledger(_lang: str, journal: Journal[Campaign]) -> Rows:
    """A row for each movement of hongos."""
    return [
        {
            "year": each.year,
            "half": each.half,
            "giver": each.giver,
            "taker": each.taker,
            "hongos": each.hongos,
            "cause": each.cause.value,
            "battle": each.battle,
        }
        for each in journal.state.ledger.postings
    ]


def fights(_lang: str, journal: Journal[Campaign]) -> Rows:
    """A row for each battle."""
    return [
        {
            "battle": each.id,
            "year": each.date.year,
            "half": each.date.half,
            "attacker": each.attacker,
            "defender": each.defender,
            "scenario": each.scenario,
            "duel": each.duel,
            "outcome": each.outcome,
            "winner": each.winner,
            "off": each.off,
            "record": each.record,
            "attackers_losses": each.losses.get(each.attacker, ""),
            "defenders_losses": each.losses.get(each.defender, ""),
        }
        for each in battles(journal.state)
    ]


ROWS: Mapping[str, Callable[[str, Journal[Campaign]], Rows]] = {
    "acts": acts,
    "ledger": ledger,
    "battles": fights,
}
"""The rows that there are, by what they hold."""


def as_csv(rows: Rows) -> str:
    """Rows as comma-separated values, with their names above."""
    return csv_text(list(rows[0]) if rows else [], (tuple(row.values()) for row in rows))
