"""A program that writes a campaign entry by entry and says of each that it is kept: to be killed.

`python -m tests.storage.writing_until_killed PLACE SEED`
"""

import sys

from heart_africa.storage.library import Library
from tests.campaign.club import KEEPER
from tests.campaign.test_laws import played


def main(place: str, seed: str) -> None:
    """Write until killed or through."""
    journal = played(int(seed), 400)
    with Library(place) as library:
        document = library.find("campaign", "Lagos")
        head = document.head
        for entry in journal.entries:
            head = library.append(document, head, [KEEPER.codec.text(entry)])
            sys.stdout.write(f"{head.number}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
