"""What may be done with an act of the journal: look at its moment, go back to it, put it right."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gui.campaigns import Keeping
from gui.dice import Hand, Short
from gui.presenters.campaign.words import objections
from gui.session import Session
from heart_africa.bad_data import bad_text
from heart_africa.campaign import Campaign
from heart_africa.journal.amending import Amendment, Left
from heart_africa.journal.book import Refused
from heart_africa.journal.book import Standing as Entered
from heart_africa.orders.campaign.speaking import order_line, reader
from heart_africa.orders.lines import cut
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict
from heart_africa.typed_dice import typed

LOOK, BACK, DICE, AMEND = "look", "back", "dice", "amend"


@dataclass(frozen=True, slots=True)
class Offer:
    """A way to put an act right; `off`: why it cannot be taken now."""

    what: str
    text: str
    tip: str
    off: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: words against it, "" if it was done; what no longer goes, each with why."""

    against: str = ""
    told: str = ""
    left: tuple[str, ...] = ()


def standing(keeping: Keeping, number: int) -> Entered[Campaign] | None:
    """The act in force of that number, None if there is none."""
    try:
        return keeping.journal.standing[keeping.journal.place(number)]
    except BadData:
        return None


def offers(session: Session, keeping: Keeping, number: int) -> tuple[Offer, ...]:
    """What may be done with an act."""
    found = standing(keeping, number)
    return tuple(_offers(session, keeping, found)) if found else ()


def _offers(session: Session, keeping: Keeping, found: Entered[Campaign]) -> Iterator[Offer]:
    last = keeping.journal.last
    off = _off(session, keeping)
    yield _offer(session, LOOK)
    if last is not None and last.number > found.number:
        yield _offer(session, BACK, off)
    if found.act.rolls:
        yield _offer(session, DICE, off)
    yield _offer(session, AMEND, off)


def _off(session: Session, keeping: Keeping) -> str:
    if keeping.writable:
        return ""
    return session.say("keeper-off-copy" if keeping.owner else "keeper-off-looking")


def _offer(session: Session, what: str, off: str = "") -> Offer:
    return Offer(what, session.say(f"keeper-mend-{what}"), session.say(f"keeper-mend-{what}-tip"), off)


def value(session: Session, keeping: Keeping, number: int, what: str) -> str:
    """What stands in the field of a correction before anybody types: the faces, or the order as typed."""
    found = standing(keeping, number)
    if found is None:
        return ""
    if what == DICE:
        return " ".join(map(str, found.act.faces))
    if what != AMEND:
        return ""
    return order_line(session.lang, session.catalogue, keeping.keeper, found.before, found.act.command)


def mend(session: Session, keeping: Keeping, number: int, what: str, said: tuple[str, str]) -> Outcome:
    """Carry a correction out; `said`: what was put in its field, and the reason."""
    try:
        return _done(session, keeping, number, what, said)
    except Conflict:
        return Outcome()  # the page tells of it in its place
    except Short as short:
        what_for = session.say(short.why)
        return Outcome(session.say("keeper-mend-dice-wanting", count=short.count, what=what_for))
    except Refused as refused:
        return Outcome("\n".join(objections(session, refused.problems)))
    except BadData as fault:
        return Outcome(bad_text(fault, session.lang))


def _done(session: Session, keeping: Keeping, number: int, what: str, said: tuple[str, str]) -> Outcome:
    text, reason = said
    if what == BACK:
        keeping.correct(number, reason)
        return Outcome()
    do = _misread if what == DICE else _amend
    return _told(session, do(session, keeping, number, text, reason))


def _told(session: Session, left: Sequence[str]) -> Outcome:
    return Outcome(told=session.say("battle-mend-done", count=len(left)), left=tuple(left))


def _misread(session: Session, keeping: Keeping, number: int, text: str, reason: str) -> list[str]:
    faces = typed(text, len(typed(text, 0).extra))
    if faces.wrong:
        places = ", ".join(str(place) for place, _ in faces.wrong)
        found = ", ".join(word for _, word in faces.wrong)
        how = "one" if len(faces.wrong) == 1 else "several"
        raise BadData("not-a-face", about={"places": places, "found": found, "how": how, "sides": 6})
    left = keeping.misread(number, faces.known, reason)
    return [_line(session, keeping, each) for each in left]


def _amend(session: Session, keeping: Keeping, number: int, text: str, reason: str) -> list[str]:
    found = keeping.journal.standing[keeping.journal.place(number)]
    line = cut(text)
    command = reader(session.lang, session.catalogue, found.before).command(text)
    thrown = line.faces or ""
    faces = typed(thrown, len(typed(thrown, 0).extra))
    amendment = Amendment(number, command, reason or line.despite or "", line.despite)
    left = keeping.amend(amendment, Hand(faces.known if not faces.wrong else (), None))
    return [_why(session, keeping, found, each) for each in left]


def _line(session: Session, keeping: Keeping, each: Entered[Campaign]) -> str:
    line = order_line(session.lang, session.catalogue, keeping.keeper, each.before, each.act.command)
    return f"#{each.number} {line}"


def _why(session: Session, keeping: Keeping, found: Entered[Campaign], each: Left) -> str:
    line = order_line(session.lang, session.catalogue, keeping.keeper, found.before, each.act.command)
    why = bad_text(each.fault, session.lang) if each.fault else " ".join(objections(session, each.problems))
    return f"#{each.number} {line}: {why}"
