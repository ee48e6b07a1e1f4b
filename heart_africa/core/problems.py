"""Problems as values: where, by which rule, and with what numbers. They are worded at the edge."""

from collections.abc import Mapping

from heart_africa.core.dataclass import dataclass, field


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that the book has against a roster or an order.

    `code` names the wording in the message catalogue (`problem-<code>`), `rule` and `page` the entry
    broken, `where` the place (`units[3]`, `leader.traits`), `about` the facts and numbers in question,
    `see` further entries that bear on it (the general rule behind a list's own line).
    """

    code: str
    rule: str
    page: int
    where: str
    about: Mapping[str, object] = field(default_factory=dict, hash=False)
    see: tuple[str, ...] = ()

    @property
    def kind(self) -> tuple[str, str, object]:
        """What is wrong, without its place, which shifts as units come and go: code, rule and subject."""
        return (self.code, self.rule, self.about.get("troop"))

    @property
    def key(self) -> tuple[str, str, object, str]:
        """The kind with the place, which identifies one problem of a roster."""
        return (*self.kind, self.where)


class BadData(Exception):
    """An input that cannot be understood: file, line and key (where known) and why.

    `code` names the wording (`bad-<code>` in the message catalogue), `about` the facts it needs:
    what was found, what is allowed there, the nearest valid value.
    """

    def __init__(
        self,
        code: str,
        *,
        file: str = "",
        line: int | None = None,
        key: str = "",
        about: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.file = file
        self.line = line
        self.key = key
        self.about = dict(about or {})

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.key) if part)
        return f"{place}: {self.code} {self.about}"

    def inside(self, file: str) -> "BadData":
        """The same fault, located in this file."""
        return BadData(self.code, file=file, line=self.line, key=self.key, about=self.about)

    def bare(self) -> "BadData":
        """The same fault without file and key, for a word typed where there are none."""
        return BadData(self.code, about=self.about)
