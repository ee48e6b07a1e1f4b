"""A person's preferences, in a small file beside the armies: language, theme, size of letters, unit."""

from pathlib import Path
from typing import Annotated, Final, Literal

import tomlkit
from pydantic import Field

from heart_africa.core.messages import BOOK, LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, read
from heart_africa.storage.files import is_there, make_folder, read_text, write_text

FILE: Final = "desk.toml"
LEAST, MOST, STEP = 80, 200, 10
"""The least and the greatest text scale, and its step, in percent."""

Language = Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$")]
Theme = Literal["system", "light", "dark", "contrast"]
Measure = Literal["inches", "centimetres"]


class Settings(Strict):
    """Preferences. `window` and `parts` are Qt's own values of sizes; `recent`: documents, last first.

    `guided`: the ids of battles in which a newcomer is guided.
    """

    language: Language = BOOK
    theme: Theme = "system"
    scale: Annotated[int, Field(ge=LEAST, le=MOST)] = 100
    measure: Measure = "inches"
    table_mode: bool = False
    seen: tuple[str, ...] = ()
    recent: tuple[str, ...] = ()
    guided: tuple[str, ...] = ()
    window: str = ""
    parts: dict[str, str] = Field(default_factory=dict)
    who: str = ""


def load(folder: Path, language: str = BOOK) -> Settings:
    """The person's settings; a file that cannot be understood is set aside, and the defaults are used."""
    path = folder / FILE
    fresh = Settings(language=language)
    if not is_there(path):
        return fresh
    try:
        return read(Settings, read_text(path), str(path))
    except BadData:
        path.replace(path.with_suffix(".toml.bad"))
        return fresh


def save(folder: Path, settings: Settings) -> None:
    """Save the settings. Raises `BadData` if the disk refuses."""
    make_folder(folder)
    write_text(
        folder / FILE,
        tomlkit.dumps(settings.model_dump(exclude_defaults=True) | {"language": settings.language}),
    )
