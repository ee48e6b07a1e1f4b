"""Where a line is not broken: a page stays with its number, a number with its percent sign."""

import re

NO_BREAK = "\u00a0"
HELD = r"\b(?:págs?\.|pp?\.|n\.º) (?=\d)|(?<=\d) (?=%)"
"""A space at which no line ends, with the word before it."""
_HELD = re.compile(HELD)


def held_together(text: str) -> str:
    """The text with a space that does not break wherever a number belongs to what stands beside it."""
    return _HELD.sub(lambda found: found[0].replace(" ", NO_BREAK), text)
