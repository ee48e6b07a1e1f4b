"""The arguments and options that several commands share; their help stands in the message catalogue."""

from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json", help="help-option-json")]
ArmyFile = Annotated[str, typer.Argument(metavar="file", help="help-option-army", show_default=False)]
ListId = Annotated[str, typer.Argument(metavar="list", help="help-option-list", show_default=False)]
ChosenRulings = Annotated[
    list[str] | None, typer.Option("--ruling", metavar="ruling", help="help-option-ruling")
]
Force = Annotated[bool, typer.Option("--force", help="help-option-force")]
