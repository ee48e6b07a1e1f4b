"""Wording: what the army builder has to say, in Spanish and in English, by the message catalogue.

names        what ids are called, and where something stands in a roster
problems     problems, warnings, lines of the points
changes      edits, as orders and as titles to undo them by
differences  in what two armies differ
army_names   what armies, leaders and units are called
bad data     what is wrong with a file and how to mend it
"""

from armylists.wording.changes import changes
from armylists.wording.differences import difference
from armylists.wording.names import (
    ability,
    all_of,
    any_of,
    arm,
    book_term,
    figure,
    figures,
    independent,
    list_name,
    mode,
    name,
    people_name,
    place,
    role,
    scenario,
    terrain,
    trait,
    troop,
    troop_with_term,
    weapon,
    work,
    works,
)
from armylists.wording.problems import line, problem
from heart_africa.core.bad_data import bad_text

__all__ = [
    "ability",
    "all_of",
    "any_of",
    "arm",
    "bad_text",
    "book_term",
    "changes",
    "difference",
    "figure",
    "figures",
    "independent",
    "line",
    "list_name",
    "mode",
    "name",
    "people_name",
    "place",
    "problem",
    "role",
    "scenario",
    "terrain",
    "trait",
    "troop",
    "troop_with_term",
    "weapon",
    "work",
    "works",
]
