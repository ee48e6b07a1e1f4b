"""The arguments and options that several campaign commands share."""

from dataclasses import dataclass
from inspect import Parameter
from typing import Annotated, Any

import typer

from heart_africa.terminal.dice_sources import Wanted
from heart_africa.terminal.options import Json

Name = Annotated[str, typer.Argument(metavar="campaign", help="help-option-campaign", show_default=False)]
Who = Annotated[str, typer.Option("--who", metavar="name", help="help-option-organiser")]
Dice = Annotated[str, typer.Option("--dice", metavar="faces", help="help-option-order-dice")]
Throw = Annotated[bool, typer.Option("--throw", help="help-option-throw")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", help="help-option-dice-seed")]
Certificate = Annotated[str, typer.Option("--certificate", metavar="file", help="help-option-certificate")]
Overrule = Annotated[str, typer.Option("--overrule", metavar="text", help="help-option-overrule-order")]
Entry = Annotated[int, typer.Argument(metavar="entry", help="help-option-campaign-entry", show_default=False)]
Reason = Annotated[str, typer.Option("--reason", metavar="text", help="help-option-reason")]
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
