"""The arguments and options that the commands of every kept game share."""

from typing import Annotated, Any, TypeAlias

import typer

Asked: TypeAlias = Any
"""What a game asks beside, of `**status` say: the options of its session's method of that name."""
Name = Annotated[str, typer.Argument(metavar="kept", help="help-option-kept", show_default=False)]
Who = Annotated[str, typer.Option("--who", metavar="name", help="help-option-keeper")]
Reason = Annotated[str, typer.Option("--reason", metavar="text", help="help-option-reason")]
Entry = Annotated[int, typer.Argument(metavar="entry", help="help-option-entry", show_default=False)]
Order = Annotated[str, typer.Argument(metavar="order", help="help-option-order", show_default=False)]
For = Annotated[str, typer.Option("--for", metavar="player", help="help-option-for-player")]
Whole = Annotated[bool, typer.Option("--whole", help="help-option-whole-state")]
NewName = Annotated[str, typer.Option("--name", metavar="name", help="help-option-new-name")]
Partly = Annotated[bool, typer.Option("--partly", help="help-option-partly")]
