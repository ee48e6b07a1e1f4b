"""The toy game at the real prompt of a terminal: completion, dice asked and thrown, back and forth."""

from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal

LISTENS = "\x1b[?2004h"
"""What a prompt that completes words shows first of all: now it takes every key for itself."""


@pytest.fixture
def prompt(tmp_path: Path) -> Terminal:
    """A walk begun, and its prompt."""
    walkers = "tests.terminal.game.walkers"
    begun = Terminal(walkers, "walk", "new", "road", "--lang", "en", home=tmp_path)
    assert begun.close() == 0
    found = Terminal(walkers, "walk", "play", "road", "--lang", "en", home=tmp_path)
    found.until("It is turn 1")
    return found


def test_a_walk_is_kept_at_the_prompt(prompt: Terminal) -> None:
    steps = (
        ("mar\t Ana\r", "Ana walks 1"),
        ("leap Zoe dice 1\r", ""),
        ("5\r", "Zoe walks 5"),
        ("leap Ana dice 1\r", ""),
        ("\r", "Ana walks "),
        ("march Ana steps 9\r", "too-quick (TOY-02)"),
        ("downhill\r", "Overruling TOY-02: downhill"),
        ("undo\r", "Undone"),
        ("redo\r", "Redone"),
        ("log\r", "Zoe walks 5"),
        ("end-turn\r", "It is turn 2"),
    )
    for keys, shown in steps:
        prompt.until(LISTENS)
        prompt.type(keys)
        if shown:  # a question listens before it is shown
            prompt.until(shown)
    prompt.until(LISTENS)
    prompt.type("quit\r")
    prompt.until("walk play road")

    assert prompt.close() == 0
