"""A printed value asked for in questions: each is answered by words of a closed list, or by numbers.

Who asks keeps the answers and nothing else: `after` says what comes next, a question or the value.
"""

from collections import ChainMap
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from heart_africa.companions.stated import Count, beyond
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest

YES, NO, NONE = "yes", "no", "none"
"""`NONE`: among the words of a value that there need not be."""
Answer = tuple[str, ...]
Said = Mapping[str, Any]


class Question(NamedTuple):
    """What is asked of a value: one of its `words`, or a number if there are none; `several`: any of them.

    `number`: what such a number may be; `field`: what is asked; `any-<field>`, `another-<field>`: whether
    there is a first row of it, one more.
    """

    field: str
    words: tuple[str, ...] = ()
    several: bool = False
    number: Any = Count


Course = Generator[Question, Answer, Any]
Plan = Callable[[type[Any], Said], Iterator[tuple[str, tuple[str, ...]]]]
"""Which fields of a class are asked, one after the other, by what has been said of it and around it; the
words among which one may choose, () for all that the field may be."""


def ask(
    field: str, hint: object, plan: Plan, words: tuple[str, ...] = (), outer: Said | None = None
) -> Course:
    """The questions for a value of such a hint; it returns the value."""
    of = [each for each in get_args(hint) if each is not NoneType]
    if get_origin(hint) in {Union, UnionType} and len(of) == 1:
        found = yield from ask(field, of[0], plan, words, outer)
        return None if found == NONE and NONE not in get_args(of[0]) else found  # no medal is one, too
    if get_origin(hint) is tuple:
        return (yield from _several(field, of[0], plan, words, outer))
    if isinstance(hint, type) and is_dataclass(hint):
        said: dict[str, Any] = {}
        hints, around = get_type_hints(hint, include_extras=True), ChainMap(said, dict(outer or {}))
        for name, among in plan(hint, around):
            said[name] = yield from ask(name, hints[name], plan, among, around)
        return hint(**said)
    if hint is bool:
        return (yield Question(field, (YES, NO))) == (YES,)
    if get_origin(hint) is Annotated:
        return int((yield Question(field, number=hint))[0])
    return (yield Question(field, words or tuple(of)))[0]


def _several(field: str, hint: object, plan: Plan, words: tuple[str, ...], outer: Said | None) -> Course:
    if get_origin(hint) is Annotated:
        return tuple(map(int, (yield Question(field, several=True, number=hint))))
    if not is_dataclass(hint):
        return (yield Question(field, words or get_args(hint), several=True))
    rows: list[Any] = []
    if outer is None and (yield Question(f"any-{field}", (YES, NO))) == (NO,):
        return ()  # what is inside another value has one row at least
    more: Answer = (YES,)
    while more == (YES,):
        rows.append((yield from ask(field, hint, plan, words, outer or {})))
        more = yield Question(f"another-{field}", (YES, NO))
    return tuple(rows)


def after(course: Course, hint: Any, answers: Sequence[Answer]) -> Question | str:  # noqa: ANN401  # an annotation
    """The question after these answers, or the value as an order takes it. Raises `BadData`."""
    try:
        question = next(course)
        for answer in answers:
            question = course.send(_checked(question, answer))
    except StopIteration as done:
        if isinstance(done.value, str):
            return done.value or '""'
        written: bytes = TypeAdapter(hint).dump_json(done.value, exclude_defaults=True)
        return written.decode()
    return question


def _checked(question: Question, answer: Answer) -> Answer:
    """An answer that fits. Raises `BadData`."""
    if len(answer) != 1 and not question.several:
        expected = question.field if question.words else "int"
        raise BadData("wrong-type", about={"expected": expected, "found": " ".join(answer) or '""'})
    for each in answer:
        if question.words and each not in question.words:
            about = {"found": each, "allowed": ", ".join(question.words)}
            raise BadData("not-one-of", about={**about, "nearest": nearest(each, question.words)})
        if not question.words and not each.isdecimal():
            raise BadData("wrong-type", about={"expected": "int", "found": each})
        for wrong in beyond(int(each), question.number) if not question.words else ():
            raise wrong
    return answer
