"""The choices that an order leaves open, asked one by one: Enter takes what is proposed."""

from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.language.battle.answers import alike, question, read, written
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee.choices import Answer, Choice
from heart_africa.terminal.game.dice import Asker, Back, said
from heart_africa.terminal.rule import show_rule
from heart_africa.terminal.screen import Screen

EXPLAIN = "?"


def ask(screen: Screen, asker: Asker, battle: Battle, choice: Choice) -> Answer:
    """What somebody answers. Raises `Back`, `Leave`."""
    screen.print(question(screen, battle, choice), "bold", indent=2)
    screen.items(((codes, text, "") for codes, text in alike(screen, battle, choice)), 4)
    proposed = written(screen, battle, choice, choice.proposed)
    hint, empty = screen.say(f"choice-hint-{choice.input}", proposed=proposed), proposed
    if choice.open:
        proposed = "/".join(written(screen, battle, choice, each) for each in (True, False))
        hint, empty = screen.say("choice-hint-whether"), ""
    while True:
        word = asker.answer(screen.say("choice-prompt", proposed=proposed), empty, hint)
        if word is None or said("back", word):
            raise Back
        if word == EXPLAIN:
            show_rule(screen, choice.why.rule)
            continue
        try:
            return read(battle, choice, word)
        except BadData as fault:
            screen.fail(bad_text(fault, screen.lang))
