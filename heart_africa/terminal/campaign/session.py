"""A campaign at the terminal: how its orders are read, worded and told."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Annotated

import typer

from armylists.catalogue import Catalogue
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.journal_kinds.campaigns import keeper_of
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.reader import order_line, reader
from heart_africa.language.campaign.words import date_text, dice_words
from heart_africa.language.reader import Reader
from heart_africa.rules.campaign import Campaign, Keeper, PlayerStatus
from heart_africa.rules.campaign.agenda import Due, agenda, may
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.rules.campaign.turn import rollers
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Span, as_of
from heart_africa.terminal.campaign.wording import (
    WordingContext,
    choice_facts,
    due_facts,
    show_may,
    show_next,
    show_player,
    show_status,
    status_facts,
    verb,
)
from heart_africa.terminal.game.session import JOURNAL, GameSession, Report
from heart_africa.terminal.game.wording import show_verbs
from heart_africa.terminal.options import AnyPaper, For, Whole, one_of
from heart_africa.terminal.rule import show_rule

if TYPE_CHECKING:
    from reports.paper import Paper  # imported only for types, as in the base class

OfPlayer = Annotated[str, typer.Argument(metavar="player", help="help-option-of-player", show_default=False)]
First = Annotated[str, typer.Option("--from", metavar="date", help="help-option-from-date")]
Last = Annotated[str, typer.Option("--to", metavar="date", help="help-option-to-date")]
Of = Annotated[str, typer.Option("--player", metavar="player", help="help-option-timeline-player")]
Form = Annotated[str, typer.Option("--as", metavar="jsonl|csv|json", help="help-option-campaign-as")]
What = Annotated[str, typer.Option("--what", metavar="acts|ledger|battles", help="help-option-campaign-what")]


@dataclass
class CampaignSession(GameSession[Campaign]):
    """A campaign at the terminal."""

    @cached_property
    def lists(self) -> Catalogue:
        """The army lists of the book and of the club."""
        return context.catalogue(self.screen)

    def dice_words(self, command: Command, why: str, faces: tuple[int, ...]) -> str:
        """What the dice are for, with the names of those who throw for the order of play."""
        return dice_words(self.lang, why, rollers(self.keeper.book, self.campaign, command, faces))

    @property
    def campaign(self) -> Campaign:
        """The present state of the campaign."""
        return self.state

    @property
    def keeper(self) -> Keeper:
        """The rules of this campaign."""
        return keeper_of(self.writer)

    @property
    def _waits(self) -> Sequence[Due]:
        return agenda(self.keeper.book, self.campaign)

    @property
    def at(self) -> WordingContext:
        """The context in which orders are worded, for the present state."""
        return self._worded(self.campaign)

    def _worded(self, campaign: Campaign) -> WordingContext:
        return WordingContext(self.screen, self.keeper, self.lists, campaign)

    def reader(self, state: Campaign) -> Reader:
        """The reader of orders for this state."""
        return reader(self.lang, self.lists, state)

    def player(self, word: str, at: Campaign | None = None) -> str:
        """The player whom a word means, now or then; "" for an empty word. Raises `BadData`."""
        return People(at or self.campaign, self.lists).player(word) if word else ""

    def show_status(self, at: Campaign | None = None) -> None:
        """Print the players, the battles to be played, and what comes next."""
        show_status(self._worded(at or self.campaign))

    def show_next(self) -> None:
        """Print what comes next, and what else has to be done."""
        show_next(self.at)

    # --- what the commands tell ---

    def moment(self, word: str) -> Campaign:
        """The campaign at the end of a half year. Raises `BadData`."""
        return as_of(self.writer.journal, word)

    def status(self, at: Campaign | None = None, player: OfPlayer = "") -> Report:
        """All players, or one with everything about him."""
        book, then = self.keeper.book, at or self.campaign
        if one := self.player(player, then):
            show = partial(show_player, self.screen, book, then, one)
        else:
            show = partial(self.show_status, then)
        return Report(show, lambda: status_facts(book, then, one))

    def following(self, player: OfPlayer = "") -> Report:
        """What comes next, for whom and why; and what each player may do or not."""
        one, at = self.player(player), self.at
        counting = (each for each in self.campaign.players.values() if each.standing is not PlayerStatus.OUT)
        names = [one] if one else [each.name for each in counting]

        def show() -> None:
            show_next(at)
            self.screen.print()
            show_may(at, names)
            if lines := [line for each in self._waits for line in at.lines(each)]:
                self.screen.print()
                how = self.screen.say(
                    "campaign_state-ways-how", name=self.writer.document.name, line=lines[0]
                )
                self.screen.print(how, "dim")

        def facts() -> dict[str, object]:
            book, campaign = self.keeper.book, self.campaign
            mays = {who: [choice_facts(at, each) for each in may(book, campaign, who)] for who in names}
            return {"next": [due_facts(at, each) for each in self._waits], "may": mays}

        return Report(show, facts)

    def acts(self, *, first: First = "", last: Last = "", player: Of = "") -> Iterable[StandingAct[Campaign]]:
        """The acts between two half years, both included; perhaps only those about a player."""
        span, one = Span.between(first, last), self.player(player)
        return [
            each
            for each in self.writer.journal.standing
            if span.holds(each.after.date) and (not one or _is_about(each, one))
        ]

    def heading(self, standing: StandingAct[Campaign]) -> str:
        """The heading of an act: its half year."""
        return date_text(self.screen.lang, standing.after.date)

    def place(self, standing: StandingAct[Campaign]) -> Mapping[str, object]:
        """Year, half and turn of an act, as plain data."""
        date = standing.after.date
        return {"year": date.year, "half": date.half, "turn": standing.after.turn}

    def script_lines(self, standing: StandingAct[Campaign]) -> Iterable[str]:
        """The lines of a script for an act.

        The first act is a remark, for `campaign new` enters it when the script is played.
        """
        line = self.entry_line(standing)
        return (f"# {line}" if isinstance(standing.act.command, FoundCampaign) else line,)

    def exported(
        self, *, player: For = "", whole: Whole = False, form: Form = JOURNAL, what: What = "acts"
    ) -> tuple[str, str]:
        """The journal itself, rows for other programs, or the state for a player."""
        one_of(form, (JOURNAL, "csv", "json"), "--as")
        if player:
            from heart_africa.mail.states import state_for  # noqa: PLC0415  # only this needs it

            return "json", state_for(self.writer, self.player(player), whole=whole)
        if form == JOURNAL:
            return super().exported()
        from reports.content.campaign import ROWS, as_csv  # noqa: PLC0415  # as papers

        rows = ROWS[one_of(what, ROWS, "--what")](self.lang, self.writer.journal)
        text = as_csv(rows) if form == "csv" else json.dumps(rows, ensure_ascii=False, indent=1) + "\n"
        return form, text

    def papers(self, options: AnyPaper) -> "Iterable[Paper]":
        """Chronicle, standings, statements and the order of play."""
        from reports.papers import campaign_papers  # noqa: PLC0415  # only papers need it, the prompt must not wait

        return campaign_papers(self.lists, self.writer.journal, options)

    # --- at the prompt ---

    def prompt(self) -> str:
        """The prompt: the player whose order is asked for."""
        return self.screen.say(
            "campaign_state-prompt", who=self._waits[0].player or self.screen.say("campaign_state-organiser")
        )

    def due(self) -> Sequence[str]:
        """The kinds of orders by which something that is due is settled."""
        return [kind for each in self._waits for kind in each.orders]

    def show_orders(self) -> None:
        """Print the orders that are due, and all that there are."""
        now = [verb(self.screen, kind) for kind in dict.fromkeys(self.due())]
        self.screen.print(self.screen.say("game-help-now", orders=", ".join(now) or "none"), "bold")
        show_verbs(self.screen, self.forms())

    def line(self, before: Campaign, command: Command) -> str:
        """The line that would have been typed for a command at that moment."""
        return order_line(self.lang, self.lists, self.keeper, before, command)

    def explain(self, why: str) -> None:  # noqa: ARG002  # the rule of what comes next says it
        """Print the rule of what comes next."""
        show_rule(self.screen, self._waits[0].why.rule)


def _is_about(each: StandingAct[Campaign], player: str) -> bool:
    return any(player == fact.who or player in fact.event.about.values() for fact in each.act.facts)
