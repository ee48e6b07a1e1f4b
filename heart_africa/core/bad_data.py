"""What is wrong with an input, told to users: where, what, and how to mend it."""

from collections.abc import Mapping

from heart_africa.core.messages import has, say
from heart_africa.core.problems import BadData

LONGEST, LONGEST_WORD = 300, 80  # characters of a fact, enough for every list of alternatives; of a key
SHORT = 90  # characters of alternatives that are still read at a glance
REASONS = {
    "duplicate": ("Cannot overwrite", "Cannot declare", "Duplicate", "Cannot mutate"),
    "newline": ("Expected newline",),
    "unclosed": ("Unterminated", "Unclosed", "Expected ']", r"Illegal character '\n'", "end of document"),
    "no-equals": ("Expected '='",),
    "value": ("Invalid value", "Invalid date", "Invalid hex", "Unescaped"),
    "statement": ("Invalid statement", "Illegal character", "Invalid initial character"),
    "nesting": ("nesting",),
}
"""Why a text is not TOML: what the standard library says of it, by the wording; the first that fits."""


def bad_text(fault: BadData, lang: str, *, terminal: bool = False) -> str:
    """The fault in full: file, line and key, what is wrong there, and how to mend it.

    `terminal`: whether it is read at a terminal, so that commands to mend it may be named.
    """
    place = bad_place(fault, lang)
    if not place:
        return bad_sentence(fault, lang, terminal=terminal)
    return say(lang, "bad-at", place=place, why=bad_why(fault, lang, terminal=terminal))


def bad_sentence(fault: BadData, lang: str, *, terminal: bool = False) -> str:
    """What is wrong and how to mend it, as a sentence for a user who gave a value and sees no file."""
    why = bad_why(fault, lang, terminal=terminal)
    return why[:1].upper() + why[1:]


def bad_place(fault: BadData, lang: str) -> str:
    """Where the fault is: "x.army.toml, line 7, key “year”"; empty if nothing is known about it."""
    parts = [fault.file]
    if fault.line is not None:
        parts.append(say(lang, "bad-line", line=str(fault.line)))
    if fault.key:
        parts.append(say(lang, _kind_of_key(fault), key=shortened(fault.key, LONGEST_WORD)))
    return ", ".join(part for part in parts if part)


def _kind_of_key(fault: BadData) -> str:
    """The message for a key: an option as typed, an argument of the usage line (LIST), or a key of a file."""
    if fault.key.startswith("-"):
        return "bad-option"
    return "bad-argument" if fault.key.isupper() and not fault.file else "bad-key"


def bad_why(fault: BadData, lang: str, *, terminal: bool = False) -> str:
    """What is wrong and how to mend it, without the place."""
    about = {key: _plain(value) for key, value in fault.about.items()}
    name, reason = shortened(_last(fault.key), LONGEST_WORD), _reason(str(about.get("why", "")))
    facts = {"found": "", "name": name, **about, "reason": reason}
    facts["known"] = "yes" if facts["found"] else "no"
    at_terminal = f"bad-{fault.code}.terminal"
    text = say(lang, f"bad-{fault.code}", facts)
    mends = say(lang, at_terminal, facts) if terminal and has(lang, at_terminal) else ""
    return " ".join(part for part in (text, _hint(about, lang), mends) if part)


def _plain(value: object) -> object:
    """A value as text: numbers without separators, lists joined by commas, anything too long cut off."""
    text = ", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
    whole, between, _ = text[:LONGEST].rpartition(", ")
    return f"{whole}, …" if between and len(text) > LONGEST else shortened(text)


def shortened(text: str, longest: int = LONGEST) -> str:
    """The text, cut off after `longest` letters."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _hint(about: Mapping[str, object], lang: str) -> str:
    """The nearest valid value; and what is allowed, if that is short or no valid value is near."""
    nearest, allowed = str(about.get("nearest", "")), str(about.get("allowed", ""))
    words = [say(lang, "bad-nearest", nearest=nearest)] if nearest else []
    if allowed and (len(allowed) <= SHORT or not nearest):
        words.append(say(lang, "bad-allowed", allowed=allowed).replace("….", "…"))
    return " ".join(words)


def _last(key: str) -> str:
    """The name at the end of a key, such as `askaris` in `units[2].figures.askaris`."""
    return key.rpartition(".")[2].partition("[")[0]


def _reason(why: str) -> str:
    found = (reason for reason, starts in REASONS.items() if any(start in why for start in starts))
    return next(found, "other")
