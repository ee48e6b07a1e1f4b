"""Files of a campaign: states, orders, itself, its tables; and files that somebody sent."""

from collections.abc import Iterator
from pathlib import Path

from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.documents.library import library
from gui.presenters.campaign.page import objections, sentences, title, web_page
from gui.presenters.journal import numbered
from gui.presenters.mail import (
    Bringing,
    BroughtFile,
    IntakeOptions,
    Library,
    MailPanel,
    Preview,
    Sending,
    WordedOrder,
    recipients,
)
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Journal, More
from heart_africa.core.problems import BadData, Problem
from heart_africa.mail.file_checks import addressed, sender
from heart_africa.mail.received_orders import OrdersReview, ReceivedOrder, enter, remarks, wanted
from heart_africa.mail.states import state_for
from heart_africa.rules.campaign import Campaign, PlayerStatus, keeper
from heart_africa.storage.documents import ENDING, Found, Head
from heart_africa.storage.files import slug, write_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.line_reader import entries
from heart_africa.storage.transfer import opened
from heart_africa.storage.turn_files import Opened, Orders
from reports.content.campaign import ROWS, as_csv

# --- files written from a campaign ---


WHOLE, PAGE = "whole", "page"
ENDINGS = {WHOLE: ENDING, PAGE: ".html", **dict.fromkeys(ROWS, ".csv")}
"""The files that can be saved of a campaign, and the endings of their names."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A kind of file that can be saved: its id, the words of its button, what it is."""

    what: str
    text: str
    tip: str


def saved(session: Session) -> tuple[Saved, ...]:
    """The kinds of files that a campaign can be saved as."""
    say = session.say
    return tuple(
        Saved(each, say(f"campaign_desk-save-{each}"), say(f"campaign_desk-save-{each}-tip"))
        for each in ENDINGS
    )


class CampaignSending(Sending[CampaignDocument]):
    """How a campaign is sent to its players."""

    def panel(self) -> MailPanel:
        """The players who are still in it; on a copy the waiting orders."""
        game, box = self.game, self.game.outbox
        if box:
            return MailPanel(planned=box.told, note=box.note, owner=game.owner)
        names = (one.name for one in game.live.players.values() if one.standing is not PlayerStatus.OUT)
        return MailPanel(recipients(self.session, game, names))

    def state(self, player: str, *, whole: bool) -> str:
        """The entries after the last one that the player is known to have, or with `whole` all."""
        return state_for(self.game.writer, player, whole=whole)


def file_path(session: Session, keeping: CampaignDocument, what: str) -> Path:
    """Where a file of the campaign is proposed to be saved."""
    middle = "" if what in {WHOLE, PAGE} else f"-{what}"
    return session.downloads / f"{slug(keeping.name)}{middle}{ENDINGS[what]}"


def save(session: Session, keeping: CampaignDocument, what: str, path: Path) -> str:
    """Save a file of the campaign; returns a sentence that says so. Raises `BadData`."""
    if what == WHOLE:
        CAMPAIGNS.write_out(session, keeping.name, path)
    elif what == PAGE:
        write_text(path, web_page(session, keeping))
    else:
        write_text(path, as_csv(ROWS[what](session.lang, keeping.journal)))
    return session.say("campaign_desk-file-saved", path=str(path))


# --- a file that somebody sent ---


SHOWN = 20
"""How many of the new acts are shown; all are in the journal."""


class CampaignBringing(Bringing):
    """How files of campaigns are looked at and taken in."""

    def games(self, kind: str) -> Library:
        """The campaigns. Raises `BadData` for another kind of game."""
        if kind != CAMPAIGNS.kind:
            raise BadData("turn-file-other-campaign", about={"found": kind})
        return CAMPAIGNS

    def of_journal(self, parcel: BroughtFile, how: IntakeOptions) -> Preview:
        """What a file with a whole campaign would do."""
        session, say = self.session, self.session.say
        found = opened(parcel.path, CAMPAIGNS.kind, keeper(session.book))
        allow: tuple[tuple[str, str], ...] = ()
        fault = ""
        if found.fault is not None:
            fault = bad_text(found.fault, session.lang)
        if not found.lines:
            return Preview(self.title(parcel), fault=fault or say("mail-bring-empty"))
        if fault:
            allow = (("partly", say("mail-allow-partly", count=len(found.lines))),)
        return Preview(
            say("mail-bring-journal", name=found.document.name),
            tuple(self.stands(found)),
            allow=allow,
            fault=fault,
            press=say("mail-bring-take"),
            ready=not allow or "partly" in how.allowed,
        )

    def take_journal(self, parcel: BroughtFile, how: IntakeOptions) -> str:
        """Import the campaign and open it; returns a sentence that says so."""
        document = CAMPAIGNS.take_in(self.session, parcel.path, partly="partly" in how.allowed)
        CAMPAIGNS.open(self.session, document.name)
        return self.session.say("game-imported", name=document.name, entries=document.head.number)

    def stands(self, found: Found) -> Iterator[str]:
        """How the campaign in a file stands: date, players, number of entries."""
        session = self.session
        if not found.lines:
            return
        rules, last = CAMPAIGNS.of.rules_of(found.document), found.lines[-1]
        sound = replace(found.document, head=Head(last.number, last.mark))
        campaign = Journal(rules, entries(sound, found.lines, rules)).state
        yield title(session, campaign)
        if campaign.players:
            yield session.say("mail-bring-players", players=", ".join(campaign.players))
        yield session.say("mail-bring-entries", count=len(found.lines))

    def against(self, problems: tuple[Problem, ...]) -> tuple[str, ...]:
        """Objections in words, each with rule and page."""
        return objections(self.session, problems)

    def _wanted(self, turn: Opened, orders: Orders) -> tuple[JournalWriter[Campaign], OrdersReview]:
        session = self.session
        self.games(orders.kind)
        writer = CAMPAIGNS.writer(session, addressed(library(session), turn, orders), sender(orders))
        return writer, wanted(session.lang, session.catalogue, turn, orders, writer)

    def of_orders(self, opened: Opened, orders: Orders) -> Preview:
        """What a player's orders would do, with what was entered since he wrote them."""
        session, say = self.session, self.session.say
        about = say("mail-bring-orders", player=orders.player, name=orders.name)
        writer, want = self._wanted(opened, orders)
        if want.out:
            return Preview(about, fault=" ".join(objections(session, want.out)))
        going = sum(wish.goes for wish in want.wishes)
        lines = (say("mail-bring-note", note=orders.note),) if orders.note else ()
        return Preview(
            about,
            (title(session, writer.state), *lines),
            tuple(_told(session, writer, wish) for wish in want.wishes),
            tuple(
                f"{numbered(session, each.number)}  {' '.join(sentences(session, each))}"
                for each in want.since[-SHOWN:]
            ),
            tuple(_allow(session, want)) if going else (),
            press=say("mail-bring-orders-take", count=going) if going else "",
            fault="" if going else say("mail-bring-none-goes"),
            certificate=writer.state.dice == "certificate",
        )

    def take_orders(self, opened: Opened, orders: Orders, how: IntakeOptions, more: More) -> str:
        """Enter the orders that can be carried out; returns a sentence that says how many."""
        del how
        writer, want = self._wanted(opened, orders)
        done = enter(writer, want, more)
        self.shown_again(writer)
        return self.session.say(
            "mail-orders-taken", player=orders.player, count=len(done), note=orders.note or "none"
        )


def _allow(session: Session, want: OrdersReview) -> Iterator[tuple[str, str]]:
    """Return what the organiser has to allow before orders are entered, each with its id and words."""
    if want.touched:
        yield "on-top", session.say("mail-allow-on-top", count=want.entries)
    if want.clash:
        count = sum(bool(wish.against) for wish in want.wishes)
        yield "partly", session.say("mail-allow-orders", count=count)


def _told(session: Session, writer: JournalWriter[Campaign], wish: ReceivedOrder) -> WordedOrder:
    if wish.known:
        return WordedOrder("=", session.say("mail-order-known", order=wish.line), (), "")
    below = (*wish.against, *remarks(session.lang, writer, wish))
    return WordedOrder("✗" if wish.against else "✓", wish.line, below, "bad" if wish.against else "good")
