"""The box of a game: opened once, and told value by value by its owner as the rules first need one."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.rules import Happening, OrderRule, Played
from heart_africa.companions.run import Book, Run, against
from heart_africa.companions.stated import StateComponent
from heart_africa.core.problems import Problem


class Known(Happening):
    """What is printed is known from now on: the `components` that a game declares in its own event."""

    __slots__ = ()

    def applied(self: Any, state: Any, _who: str) -> Any:  # noqa: ANN401  # of any game
        """The state with these components."""
        return state.with_(components=self.components)


class Opened(Known):
    """A box is on the table."""

    __slots__ = ()

    @property
    def also(self: Any) -> Mapping[str, object]:
        """Which it is."""
        return {"pack": self.components.pack, "version": self.components.version}


def opening(opened: Callable[[Any], Opened], code: str, rule: str) -> OrderRule:
    """The order to open a box, of which there is one: what is against it, and what it does.

    `code`, `rule`: how the game says that it is not the time for it.
    """

    def against_it(_book: Book, state: Played, _order: object) -> Iterator[Problem]:
        if state.components is not None:
            yield against(code, rule, step=state.step)

    def done(run: Run[Any], order: Any) -> None:  # noqa: ANN401  # as above
        run.tell(opened(order.components))

    return OrderRule(against_it, done)


def stating(
    stated: Callable[[str, str, str, Any], Known],
    with_value: Callable[[Any, ComponentNeeded, str], object],
    code: str,
    rule: str,
) -> OrderRule:
    """The order to say a printed value of a box that is on the table.

    `with_value`: the components with it; it raises `BadData` for a value or a piece that cannot be.
    """

    def against_it(_book: Book, state: Played, _order: object) -> Iterator[Problem]:
        if state.components is None:
            yield against(code, rule, step=state.step)

    def done(run: Run[Any], order: StateComponent) -> None:
        said = ComponentNeeded(order.piece, order.field)
        run.tell(stated(order.piece, order.field, order.value, with_value(run.state.box, said, order.value)))

    return OrderRule(against_it, done)
