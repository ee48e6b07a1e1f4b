"""The arguments and options that several campaign commands share."""

from inspect import Parameter
from typing import Annotated, Any

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.game.options import Certificate, Seed, Throw
from heart_africa.terminal.options import Json

Name = Annotated[str, typer.Argument(metavar="campaign", help="help-option-campaign", show_default=False)]
Who = Annotated[str, typer.Option("--who", metavar="name", help="help-option-keeper")]
Dice = Annotated[str, typer.Option("--dice", metavar="faces", help="help-option-order-dice")]
Overrule = Annotated[str, typer.Option("--overrule", metavar="text", help="help-option-overrule-order")]
At = Annotated[str, typer.Option("--at", metavar="date", help="help-option-at-date")]


@dataclass(frozen=True, slots=True)
class Given:
    """What every order may be given on the command line, beside what it says."""

    dice: str = ""
    throw: bool = False
    seed: int | None = None
    certificate: str = ""
    overrule: str = ""
    who: str = ""
    as_json: bool = False

    @property
    def wanted(self) -> Wanted:
        """Where dice come from that nobody types."""
        return Wanted(None, self.throw, self.seed, self.certificate)


def parameters() -> list[Parameter]:
    """Those options as the parameters of a command."""
    hints: dict[str, Any] = {
        "dice": Dice,
        "throw": Throw,
        "seed": Seed,
        "certificate": Certificate,
        "overrule": Overrule,
        "who": Who,
        "as_json": Json,
    }
    defaults = Given()
    return [
        Parameter(name, Parameter.KEYWORD_ONLY, default=getattr(defaults, name), annotation=hint)
        for name, hint in hints.items()
    ]
