"""Ambushes as data (p. 22)."""

from heart_africa.strict import Strict
from heart_africa.tables.printed import Cited, Entry, Reason


class Ambushes(Strict):
    """Page 22: who may lie where, what finds them, whom they startle."""

    near_in: Cited
    keen_in: Cited
    surprise_in: Cited
    once: Entry
    devil_more: Cited
    for_all: tuple[str, ...]
    for_some: tuple[str, ...]
    lying: tuple[Reason, ...]
    springing: tuple[Reason, ...]
