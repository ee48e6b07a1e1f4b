"""The report of a laboratory experiment: the answer, how sure it is, and the games behind it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import ceil, exp, floor

from heart_africa.core.dataclass import replace
from heart_africa.core.messages import say
from heart_africa.core.playable import PlayedGame as Game
from heart_africa.core.playable import Series
from heart_africa.core.text import as_csv
from heart_africa.laboratory.figures import CellFigures, Figures
from heart_africa.laboratory.statistics import Share, Strength
from heart_africa.language.experiments import LabWords, share_in_words
from heart_africa.language.narration import decimal, percent
from reports.content.chart import Estimate, Forest, Heat, HeatMap, shares
from reports.content.sheet import NO_HEADS, Block, Fact, Paragraph, Section, Sheet, table

MOST_CELLS = 40
"""With more cells than this, a page shows only the whole; each cell is in the CSV."""
MOST_COLUMNS = 8
EVEN = 0.5


def laboratory_sheet(lang: str, found: Figures, series: Series) -> Sheet:
    """Return the report of an experiment as far as it has been run."""
    return _Report(lang, found, series).sheet()


class _Report:
    def __init__(self, lang: str, found: Figures, series: Series) -> None:
        self.lang, self.found, self.series = lang, found, series
        self.one, self.plan = found.plan.experiment, found.plan
        self.words = LabWords(lang, self.one.game)
        self.played = [each for each in found.cells if each.games]
        none, all_ = (say(lang, "told-percent", number=each) for each in (0, 100))
        self.ends = (0.0, none), (1.0, all_)

    def say(self, message: str, **facts: object) -> str:
        return say(self.lang, message, **facts)

    def key(self, each: CellFigures) -> str:
        """Return the key by which other parts link to the games of a cell; each language has its own."""
        return f"{self.lang}-cell-{each.cell.number}"

    def sheet(self) -> Sheet:
        sections = (
            self.broken(),
            self.answer(),
            self.paired(),
            self.pairs(),
            self.worth(),
            self.cells(),
            self.endings(),
            self.counts(),
            self.looked(),
            self.made(),
        )
        return Sheet(
            "flow",
            self.lang,
            self.say("lab-report"),
            self.one.title.text(self.lang),
            self.one.about.text(self.lang),
            tuple(self.facts()),
            NO_HEADS,
            tuple(each for each in sections if each is not None),
            self.say("lab-report-foot", mark=self.series.mark, program=self.series.program),
            subject=self.say("lab-report"),
        )

    def facts(self) -> Iterator[Fact]:
        games = self.say("lab-report-games", count=self.found.games, wanted=self.found.wanted)
        yield Fact(self.say("lab-report-played"), games)
        yield Fact(self.say("lab-head-seed"), str(self.one.seed))
        yield Fact(self.say("lab-report-measure"), self.words.measure(self.one.measure))

    def broken(self) -> Section | None:
        """Return a warning that some games broke off, to be read before all results."""
        if not self.found.broken:
            return None
        text = Paragraph(self.say("lab-report-broken", count=self.found.broken), strong=True)
        return Section("broken", self.say("lab-report-beware"), (text,))

    # --- the answer ---

    def answer(self) -> Section | None:
        """Return the section of the measure of each cell with its bounds, or of who beats whom."""
        if not self.played:
            return Section(
                "answer", self.say("lab-report-answer"), (Paragraph(self.say("lab-report-nothing")),)
            )
        if self.one.meet:
            return Section(
                "answer",
                self.say("lab-report-answer"),
                (self.heat(), *self.in_all()),
                self.say("lab-report-heat-note"),
            )
        if len(self.played) > MOST_CELLS or self.asks_worth:
            return None
        measure = self.one.measure
        found = (self.estimate(self.numbered(each), each.share(measure)) for each in self.played)
        alt = self.say("lab-report-forest-alt", measure=self.words.measure(measure))
        forest = Forest(self.words.measure(measure), tuple(found), self.ends, EVEN, alt)
        blocks: tuple[Block, ...] = (forest, *self.in_all())
        return Section("answer", self.say("lab-report-answer"), blocks, self.say("lab-report-bounds"))

    def numbered(self, each: CellFigures) -> str:
        """A cell by its number and its values, the latter of which may have to be cut."""
        words = self.words.cell(self.plan, each.cell)
        return f"{each.cell.number} · {words}" if len(self.played) > 1 else words

    def in_all(self) -> Iterator[Paragraph]:
        """What all cells have alike."""
        if alike := self.words.in_all(self.plan):
            yield Paragraph(alike, self.say("lab-report-in-all"))

    @property
    def asks_worth(self) -> bool:
        """Whether what troops are worth is the answer, and there is nothing to compare besides."""
        return self.one.worth and len(self.plan.cells) == 1

    def estimate(self, label: str, share: Share) -> Estimate:
        value, low, high = share_in_words(self.lang, share)
        least, most = share.bounds
        text = self.say("lab-report-within", value=value, low=low, high=high, count=share.of)
        return Estimate(label, share.value, least, most, text, not least <= EVEN <= most)

    def heat(self) -> HeatMap:
        """Return how often the first of each pair wins; pairs that met in several cells are taken together.

        Pairs that met in one order only are shown both ways round.
        """
        together: dict[tuple[str, str], Share] = {}
        leads: dict[tuple[str, str], str] = {}
        side = self.plan.playable.sides[0]
        for first, second, each in self.found.meetings:
            won, lost = (each.share(f"won-{one}").times for one in self.plan.playable.sides)
            ways = {(str(first), str(second)): won}
            if self.one.once:
                ways.setdefault((str(second), str(first)), lost)
            for pair, times in ways.items():
                known = together.get(pair, Share(0, 0))
                if each.games:
                    leads.setdefault(pair, self.key(each))
                together[pair] = Share(known.times + times, known.of + won + lost)
        rows = list(dict.fromkeys(str(first) for first, _, _ in self.found.meetings))
        columns = rows if self.one.once else list(dict.fromkeys(second for _, second in together))
        fields = tuple(
            tuple(self.field(together.get((row, column)), leads.get((row, column), "")) for column in columns)
            for row in rows
        )
        names = [tuple(self.words.value(each) for each in found) for found in (rows, columns)]
        title = self.say(
            "lab-report-heat-once" if self.one.once else "lab-report-heat", side=self.words.side(side)
        )
        return HeatMap(title, names[0], names[1], fields, self.say("lab-report-heat-alt"))

    def field(self, share: Share | None, leads: str) -> Heat | None:
        if share is None or not share.of:
            return None
        low, high = share.bounds
        return Heat(share.value, str(round(share.value * 100)), sure=not low <= EVEN <= high, leads=leads)

    def paired(self) -> Section | None:
        """How two ways of playing differ, game by game with the same dice."""
        found = self.found.paired
        if found is None:
            return None
        first, second = (self.words.values(self.plan, each.cell) for each in self.found.cells)
        value, low, high = (self.in_points(each) for each in found.difference)
        facts = {"first": first, "second": second, "value": value, "low": low, "high": high}
        counts = {"count": found.of, "alike": found.alike, "once": found.first, "twice": found.second}
        measure = self.words.measure(self.one.measure)
        least, most = found.difference[1:]
        sure = "no" if least <= 0 <= most else "yes"
        text = self.say("lab-report-same-dice", measure=measure, sure=sure, **counts, **facts)
        return Section(
            "paired", self.say("lab-report-paired"), (Paragraph(text),), self.say("lab-report-paired-note")
        )

    def in_points(self, share: float) -> str:
        """A difference of shares in points of a hundred, with its sign."""
        return f"{'−' if round(share, 3) < 0 else '+'}{decimal(self.lang, abs(share) * 100)}"

    def pairs(self) -> Section | None:
        """Return the section of how strong the opponents are, and whether a game of equals is even."""
        blocks: list[Block] = []
        if fair := self.found.fairness:
            value, low, high = share_in_words(self.lang, fair.together)
            facts = {"value": value, "low": low, "high": high, "count": fair.together.of}
            how = "fair" if fair.is_fair else "unfair"
            text = self.say(f"lab-report-{how}", side=self.words.side(self.plan.playable.sides[0]), **facts)
            strange = ", ".join(map(self.words.value, fair.strange))
            more = self.say("lab-report-strange", names=strange) if strange else ""
            title = self.say("lab-report-mirror")
            blocks.append(Paragraph(f"{text} {more}".strip(), title, strong=not fair.is_fair))
        if found := self.found.strengths:
            all_ = [*found.players]
            far = max((max(abs(each.low), abs(each.high)) for each in (*all_, found.first)), default=1.0)
            ends = ((float(floor(-far)), f"−{ceil(far)}"), (float(ceil(far)), f"+{ceil(far)}"))
            estimates = tuple(self.strength(self.words.value(each.name), each) for each in all_)
            title, alt = self.say("lab-report-strengths"), self.say("lab-report-strengths-alt")
            first = self.strength(self.say("lab-report-first"), found.first)
            blocks.append(Forest(title, (*estimates, first), ends, 0.0, alt))
        note = self.say("lab-report-strengths-note") if found else ""
        return Section("strengths", self.say("lab-report-strengths"), tuple(blocks), note) if blocks else None

    def strength(self, label: str, found: Strength) -> Estimate:
        value, low, high = (self.signed(each) for each in (found.value, found.low, found.high))
        text = self.say("lab-report-between", value=value, low=low, high=high)
        return Estimate(label, found.value, found.low, found.high, text, not found.low <= 0 <= found.high)

    def signed(self, number: float) -> str:
        return f"{'−' if round(number, 2) < 0 else '+'}{decimal(self.lang, abs(number), 2)}"

    def worth(self) -> Section | None:
        """Return the section of what 100 points of each thing change in the chance to win, at equal points.

        It is None if that was not measured.
        """
        found = self.found.worth
        if not found:
            return None
        title, alt = self.say("lab-report-worth"), self.say("lab-report-worth-alt")
        games = sum(len(each.fought) for each in self.played)
        forest = Forest(title, tuple(self.worth_of(each) for each in found), self.ends, EVEN, alt)
        heading = self.say("lab-report-answer") if self.asks_worth else title
        return Section(
            "worth", heading, (forest, *self.in_all()), self.say("lab-report-worth-note", count=games)
        )

    def worth_of(self, found: Strength) -> Estimate:
        """Return a strength as a chance to win, of which 50 % means that a thing is worth its price."""
        value, low, high = (1 / (1 + exp(-each)) for each in (found.value, found.low, found.high))
        usual, least, most = (
            percent(self.lang, Fraction(round(each * 1000), 1000)) for each in (value, low, high)
        )
        text = self.say("lab-report-between", value=usual, low=least, high=most)
        return Estimate(self.words.value(found.name), value, low, high, text, not low <= EVEN <= high)

    # --- cell by cell ---

    def cells(self) -> Section | None:
        """Return the section of all cells, with games, measure and bounds, points, turns and time."""
        if not self.played or len(self.played) > MOST_CELLS:
            return None
        sides = [
            side for side in self.plan.playable.sides if any(side in each.points for each in self.played)
        ]
        heads = (
            self.say("lab-head-cell"),
            self.words.parameters(self.plan),
            self.say("lab-head-games"),
            self.words.measure(self.one.measure),
            self.say("lab-head-low"),
            self.say("lab-head-high"),
            *(self.say("lab-head-points", side=self.words.side(side)) for side in sides),
            self.say("lab-head-turns"),
        )
        right = {0, *range(2, len(heads))}
        told = table((self.cell(each, sides) for each in self.played), heads, right=right)
        led = zip(told.rows, self.played, strict=True)
        told = replace(told, rows=tuple(replace(row, leads=self.key(each)) for row, each in led))
        return Section("cells", self.say("lab-report-cells"), (told,), self.say("lab-report-mean-note"))

    def cell(self, each: CellFigures, sides: Sequence[str]) -> Iterator[str]:
        yield str(each.cell.number)
        yield self.words.values(self.plan, each.cell)
        yield str(each.games)
        yield from share_in_words(self.lang, each.share(self.one.measure))
        for side in sides:
            found = each.points.get(side)
            yield self.mean(found.value, found.reach) if found else ""
        yield self.mean(each.length.value, each.length.reach)

    def mean(self, value: float, reach: float) -> str:
        if reach == float("inf"):
            return self.number(value)
        return f"{self.number(value)} ± {decimal(self.lang, reach)}"

    def number(self, value: float) -> str:
        return f"{'−' if value < 0 else ''}{decimal(self.lang, abs(value))}"

    def endings(self) -> Section | None:
        """Return the section of how the games end, all together and cell by cell."""
        if not self.played:
            return None
        all_ = Counter[str]()
        for each in self.played:
            all_.update({key: share.times for key, share in each.endings.items()})
        total = sum(all_.values())
        bars = [(self.words.ending(key), Fraction(times, total)) for key, times in all_.most_common()]
        blocks: list[Block] = [shares(self.say("lab-report-all", count=total), bars, self.lang)]
        note = ""
        if 1 < len(self.played) <= MOST_COLUMNS:
            heads = (self.say("lab-report-what"), *(str(each.cell.number) for each in self.played))
            rows = (
                (
                    self.words.ending(key),
                    *(
                        share_in_words(self.lang, each.endings.get(key, Share(0, each.games)))[0]
                        for each in self.played
                    ),
                )
                for key, _ in all_.most_common()
            )
            blocks.append(table(rows, heads, right=range(1, len(heads))))
            note = self.say("lab-report-endings-note")
        return Section("endings", self.say("lab-report-endings"), tuple(blocks), note)

    def counts(self) -> Section | None:
        """Return the section of what else happened in each cell, if the cells are few enough for columns."""
        found = [key for key in self.found.measures if any(key in each.counts for each in self.played)]
        if not self.played or not found or len(self.played) > MOST_COLUMNS:
            return None
        heads = (self.say("lab-report-what"), *(str(each.cell.number) for each in self.played))
        rows = (
            (
                self.words.measure(key),
                *(
                    share_in_words(self.lang, each.share(key))[0]
                    if each.share(key).of and self.took_part(key, each)
                    else "–"
                    for each in self.played
                ),
            )
            for key in found
        )
        told = table(rows, heads, right=range(1, len(heads)))
        return Section("counts", self.say("lab-report-counts"), (told,), self.say("lab-report-counts-note"))

    def took_part(self, measure: str, each: CellFigures) -> bool:
        """Return whether the side of a measure played: one that has points in other cells alone did not."""
        side = measure.removeprefix("won-")
        return side in each.points or not any(side in one.points for one in self.played)

    # --- the games behind it ---

    def looked(self) -> Section | None:
        """Return the section of some games to look at, with the command that opens each as a journal.

        Of each cell a few are listed; if there are many cells, one of each.
        """
        if not self.played:
            return None
        few = 1 if len(self.played) > MOST_CELLS else None
        looks = [(each, look, place) for each in self.played for place, look in enumerate(each.looked[:few])]
        rows = (
            (
                self.words.cell(self.plan, each.cell),
                self.say(f"lab-why-{look.why}"),
                f"heart-africa lab replay {self.one.id} {each.cell.number} {look.number}{self.seed}",
            )
            for each, look, _ in looks
        )
        told = table(rows, (self.say(f"lab-head-{head}") for head in ("cell", "why", "replay")))
        keyed = zip(told.rows, looks, strict=True)
        told = replace(
            told, rows=tuple(replace(row, key="" if at else self.key(each)) for row, (each, _, at) in keyed)
        )
        return Section("games", self.say("lab-report-look"), (told,), self.say("lab-report-look-note"))

    @property
    def seed(self) -> str:
        """The command's option for the seed, "" if it is the one of the experiment's file."""
        return "" if f"seed = {self.one.seed}\n" in self.series.text else f" --seed {self.one.seed}"

    def made(self) -> Section:
        """Return the section of how to repeat the experiment, and how long a game takes."""
        spent = sum(each.milliseconds.value * each.games for each in self.played)
        usual = spent / self.found.games if self.found.games else 0.0
        text = self.say(
            "lab-report-made",
            name=self.one.id,
            mark=self.series.mark,
            program=self.series.program,
            milliseconds=str(round(usual)),
            minutes=decimal(self.lang, spent / 60000),
        )
        return Section(
            "made", self.say("lab-report-how"), (Paragraph(text), Paragraph(self.say("lab-report-method")))
        )


# --- rows for other programs ---


def cells_csv(found: Figures) -> str:
    """Return a row for each measure of each cell, with its bounds.

    Columns are named by ids in all languages.
    """
    names = [*found.plan.experiment.varies]
    heads = ["cell", *names, "games", "measure", "times", "of", "share", "low", "high"]
    rows = []
    for each in found.cells:
        values = [each.cell.values[name] for name in names]
        ended = {f"ended-{key}": share for key, share in each.endings.items()}
        for measure, share in ({**{key: each.share(key) for key in found.measures}, **ended}).items():
            low, high = share.bounds
            numbers = [share.times, share.of, *(round(number, 4) for number in (share.value, low, high))]
            rows.append([each.cell.number, *values, each.games, measure, *numbers])
    return as_csv(heads, rows)


def games_csv(found: Figures, games: Iterable[Game]) -> str:
    """Return a row for each kept game of these cells, with what is needed to play it again."""
    plan = found.plan
    cells, names, sides = (
        {each.key: each for each in plan.cells},
        [*plan.experiment.varies],
        plan.playable.sides,
    )
    heads = [
        "cell",
        *names,
        "game",
        "seed",
        "ending",
        "winner",
        *(f"points-{side}" for side in sides),
        "turns",
        "milliseconds",
    ]
    rows = (
        [
            cells[game.cell].number,
            *(cells[game.cell].values[name] for name in names),
            game.number,
            plan.experiment.seed,
            game.outcome.ending,
            game.outcome.winner,
            *(game.outcome.points.get(side, "") for side in sides),
            game.outcome.length,
            game.milliseconds,
        ]
        for game in games
        if game.cell in cells
    )
    return as_csv(heads, rows)
