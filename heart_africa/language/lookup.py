"""Finds an army list by what a person types."""

from armylists.catalogue import Catalogue
from armylists.models import ArmyList
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest


def find_list(lists: Catalogue, sought: str, *, peoples: bool = False) -> ArmyList:
    """The list of that id, number or name; with `peoples` also by the name of a people.

    Raises `BadData` with the most similar name, or with the list that the people belongs to.
    """
    names: dict[str, str] = {}
    for army in lists.lists.values():
        called = [(army.id, army.name), *((each.id, each.name) for each in army.peoples if peoples)]
        words = [name.text(lang).lower() for _, name in called for lang in LANGUAGES]
        names |= dict.fromkeys([*(id_ for id_, _ in called), *words, str(army.number)], army.id)
    id_ = sought.strip().lower().replace("-", "_").replace(" ", "_")
    found = names.get(sought.strip().lower()) or names.get(id_)
    if found is None and id_ not in lists.peoples and (near := nearest(sought, names)):
        raise BadData("unknown-id", about={"what": "list", "found": sought, "nearest": near})
    try:
        return lists.find(found or sought)
    except BadData as fault:
        raise fault.bare() from None
