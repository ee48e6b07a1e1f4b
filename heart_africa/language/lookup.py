"""What a person's word finds in the catalogue of army lists."""

from armylists.catalogue import Catalogue
from armylists.models import ArmyList
from heart_africa.core.problems import BadData


def find_list(lists: Catalogue, list_id: str) -> ArmyList:
    """The list that a person names. Raises `BadData` with the nearest that exists."""
    try:
        return lists.find(list_id)
    except BadData as fault:
        raise fault.bare() from None


def as_id(words: str) -> str:
    """Words written as an id is: `Native Kingdom` as `native_kingdom`."""
    return words.strip().lower().replace("-", "_").replace(" ", "_")
