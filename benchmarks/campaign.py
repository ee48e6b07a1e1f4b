"""A campaign of 16 players over 80 turns, and one ten times as long: opened, and every command timed."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from armylists.catalogue import built_in
from benchmarks.measure import median_ms, report
from heart_africa.core.journal.journal import Journal, More
from heart_africa.core.journal.records import Origin, Stamp
from heart_africa.language.campaign.reader import army_of
from heart_africa.rules.book import book
from heart_africa.rules.campaign import Campaign, PlayerKind, keeper
from heart_africa.rules.campaign.agenda import agenda, may
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.colonials import Revolt, Submit, TakeDistrict
from heart_africa.rules.campaign.declarations import Duel, Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.forces import FoundCampaign, Join
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder, up
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from reports.content.campaign import campaign_page
from reports.html.campaign import campaign_html

PLAYERS, TURNS, TIMES, ROUNDS, TOLD = 16, 80, 10, 8, 4000
RULES = keeper(book())
LISTS = (
    *("native_kingdom", "native_warlord", "warrior_herders", "zanzibaris", "pygmies", "peaceful_village"),
    *("jungle_cannibals", "white_explorers", "portuguese_settlers", "colonial_expedition"),
)
"""Lists that may be had in any year from 1885 on, so that a campaign may last as long as it is wanted."""

Order = Any
Rows = dict[str, tuple[float, str]]
Times = dict[str, list[float]]
Do = Callable[[Order], None]


class Play:
    """Players who attack, resist, hunt and explore by lot; whoever is out, another takes his place."""

    def __init__(self, seed: int, do: Do, state: Callable[[], Campaign]) -> None:
        self.chance = Random(seed)
        self.do, self.state, self.joined, self.lists = do, state, 0, built_in()

    def begin(self) -> None:
        """The campaign is founded."""
        self.do(FoundCampaign("Lagos", 1885))

    def turn(self) -> None:
        """A whole turn, its battles included."""
        while len(list(self.state().playing())) < PLAYERS:
            self.joined += 1
            list_ = LISTS[self.joined % len(LISTS)]
            self.do(Join(f"Player {self.joined}", army_of(self.lists, list_)))
        self.do(BeginTurn())
        while due := self._due():
            self.do(due)

    def _due(self) -> Order | None:
        return next(iter(self._orders()), None)

    def _orders(self) -> Iterator[Order]:
        state, now, chance = self.state(), self.state().round, self.chance
        for winner, loser in state.claims:
            yield TakeDistrict(winner, chance.choice(state.districts(loser)))
        for name in state.revolts:
            yield chance.choice([Revolt(name), Submit(name)])
        for pair in now.meetings:
            yield chance.choice([Greet(*pair), Duel(*pair)])
        if not now.rolled:
            yield RollOrder()
        elif now.pending:
            yield Resist(now.pending[1]) if chance.random() < 0.9 else Settle(now.pending[1])
        elif name := up(state):
            yield self._go(state, name)
        for battle in state.battles.values():
            yield ReportResult(battle.id, chance.choice(("attacker", "defender", "draw")))

    def _go(self, state: Campaign, name: str) -> Order:
        wishes: list[Order] = [Attack(name, other.name) for other in state.playing()]
        if state.player(name).kind is PlayerKind.EXPLORER:
            wishes += [Explore(name, native) for native in state.natives()] + [Hunt(name)] * 3
        self.chance.shuffle(wishes)
        likely = [PassGo(name)] if self.chance.random() < 0.05 else [*wishes, PassGo(name)]
        return next(wish for wish in likely if not RULES.objections(state, wish))


def throwing(chance: Random) -> More:
    """A generator that throws as many as it is asked for."""
    return lambda count, _why: ([chance.randint(1, 6) for _ in range(count)], Origin.THROWN)


def written(seed: int, turns: int) -> tuple[list[str], Campaign]:
    """A campaign of so many turns: the texts of its entries, and how it stands."""
    journal: Journal[Campaign] = Journal(RULES)
    chance = Random(seed)
    texts: list[str] = []

    def do(order: Order) -> None:
        act = journal.act(order, throwing(chance))
        entry = journal.entry(act, Stamp(who="Ana", when="2026-11-22T12:00:00.000Z"))
        texts.append(RULES.codec.text(entry))
        journal.append(entry)

    play = Play(seed, do, lambda: journal.state)
    play.begin()
    for _ in range(turns):
        play.turn()
    return texts, journal.state


def kept(folder: str, name: str, texts: list[str]) -> tuple[Library, Document]:
    """A campaign in a database of its own."""
    library = Library(Path(folder) / f"{name}.db")
    document = library.create("campaign", name)
    library.append(document, document.head, texts)
    return library, document


def opened(library: Library, document: Document) -> JournalWriter[Campaign]:
    """The campaign as a command opens it."""
    return JournalWriter(RULES, library, document, library.clock, "Ana")


def commands(writer: JournalWriter[Campaign], turns: int) -> Times:
    """Every command of so many turns more, each durable on the disk: how many ms, by its kind."""
    chance = Random(5)
    times: Times = {}

    def do(order: Order) -> None:
        start = time.perf_counter()
        writer.submit(order, throwing(chance))
        times.setdefault(order.kind, []).append((time.perf_counter() - start) * 1000)

    play = Play(7, do, lambda: writer.state)
    play.joined = len(writer.state.players) * 100
    for _ in range(turns):
        play.turn()
        rich = [each for each in writer.state.playing() if writer.state.hongos(each.name) > 1]
        if len(rich) > 1:
            do(GiveHongos(rich[0].name, rich[1].name, 1))
    return times


def looked_at(folder: str, turns: int, runs: int) -> tuple[Rows, JournalWriter[Campaign]]:
    """A campaign of so many turns opened and read: the figures, and the campaign to be written on."""
    texts, state = written(1, turns)
    library, document = kept(folder, f"t{turns}", texts)
    writer = opened(library, document)
    title = f"{turns} turns, {len(state.past)} battles, {len(texts)} entries: open"
    rows: Rows = {
        title: (median_ms(lambda: opened(library, document), runs), "1000" if turns == TURNS else "-"),
        f"{turns} turns: what comes next, who may do what": (median_ms(lambda: _next(writer), 5), "-"),
        f"{turns} turns: the page, both languages": (median_ms(lambda: _page(writer), 1), "-"),
    }
    return rows, writer


def told(turns: int, times: Times) -> Rows:
    """What commands took: the middle, the slowest kind, the slowest."""
    every = [each for kind in times.values() for each in kind]
    middle = {kind: statistics.median(each) for kind, each in times.items()}
    slowest = max(middle, key=lambda kind: middle[kind])
    return {
        f"{turns} turns: a command, median of {len(every)}": (statistics.median(every), "50"),
        f"{turns} turns: the slowest kind ({slowest})": (middle[slowest], "50"),
        f"{turns} turns: the slowest command of all": (max(every), "50"),
    }


def timeline_ms() -> float:
    """How long the terminal takes to tell 4,000 entries, from the command line to the last letter."""
    texts, _ = written(1, TURNS * 2)
    with tempfile.TemporaryDirectory() as folder:
        library, document = kept(folder, "heart-africa", texts[:TOLD])
        library.close()
        command = [sys.executable, "-m", "heart_africa", "campaign", "timeline", document.name]
        place = {**os.environ, "HEART_AFRICA_DATA": folder}
        return median_ms(lambda: subprocess.run(command, env=place, check=True, capture_output=True), 3)


def main() -> None:
    """Measure and print. Both campaigns are written on turn about, so that a busy machine hits them alike."""
    with tempfile.TemporaryDirectory() as folder:
        rows, first = looked_at(folder, TURNS, 5)
        more, last = looked_at(folder, TURNS * TIMES, 1)
        campaigns = {TURNS: first, TURNS * TIMES: last}
        for writer in campaigns.values():
            commands(writer, 1)  # each kind builds how it is read and written when it is first met
        times: dict[int, Times] = {turns: {} for turns in campaigns}
        for _ in range(ROUNDS):
            for turns, writer in campaigns.items():
                for kind, taken in commands(writer, 1).items():
                    times[turns].setdefault(kind, []).extend(taken)
        for writer in campaigns.values():
            writer.library.close()
    more[f"a whole process: timeline of {TOLD} entries"] = (timeline_ms(), "2000")
    middle = [statistics.median(each for kind in found.values() for each in kind) for found in times.values()]
    report(
        "Campaign", {**rows, **more, **told(TURNS, times[TURNS]), **told(TURNS * TIMES, times[TURNS * TIMES])}
    )
    print(f"  a command, {TIMES} times as long, in times of the first: {middle[1] / middle[0]:.2f}   aim 1")


def _next(writer: JournalWriter[Campaign]) -> None:
    agenda(RULES.book, writer.state)
    for player in writer.state.playing():
        may(RULES.book, writer.state, player.name)


def _page(writer: JournalWriter[Campaign]) -> str:
    return campaign_html(
        [campaign_page(RULES.book, lang, writer.journal, "2026-11-22") for lang in ("es", "en")]
    )


if __name__ == "__main__":
    main()
