"""The arguments and options that several battle commands share."""

from typing import Annotated

import typer

Name = Annotated[str, typer.Argument(metavar="battle", help="help-option-battle", show_default=False)]
Who = Annotated[str, typer.Option("--who", metavar="name", help="help-option-keeper")]
Reason = Annotated[str, typer.Option("--reason", metavar="text", help="help-option-reason")]
Entry = Annotated[int, typer.Argument(metavar="entry", help="help-option-entry", show_default=False)]
