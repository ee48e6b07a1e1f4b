"""`lab run`: play an experiment, here or by workers of a scheduler; games already played are kept."""

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import typer

from heart_africa.core.playable import PlayedGame
from heart_africa.journal_kinds.laboratory import Found
from heart_africa.laboratory.run import Progress
from heart_africa.laboratory.run import run as run_plan
from heart_africa.laboratory.workers import workers as workers_of
from heart_africa.storage.clock import now
from heart_africa.storage.places import add_to_log
from heart_africa.terminal.faults import CRASHED, DONE, INTERRUPTED
from heart_africa.terminal.lab.options import Games, InLines, Name, Scheduler, Seed, Workers, meant, store
from heart_africa.terminal.options import Json, within
from heart_africa.terminal.screen import Screen

OFTEN_S, MOST_WORKERS = 0.5, 1024
FEW = 24
"""As many games are over before processes for them would have started."""


def run(
    ctx: typer.Context,
    name: Name,
    *,
    workers: Workers = None,
    scheduler: Scheduler = "",
    games: Games = None,
    seed: Seed = None,
    progress: InLines = False,
    as_json: Json = False,
) -> int:
    """`lab run`: exit code 0 if all games are played, 130 if it was stopped; finished games are kept."""
    screen: Screen = ctx.obj
    found = meant(name, seed, games)
    watch = _Watch(screen, in_lines=progress)
    try:
        with run_here(screen, found, workers, scheduler, watch) as rows:
            log = None
            if watch.last.broken:  # the faults that broke games off are written to the log
                faults = (row.broken for row in rows if row.broken)
                log = add_to_log("\n".join([f"{now()} laboratory", *faults]))
    except KeyboardInterrupt:
        screen.fail(screen.say("lab-stopped", done=watch.last.done, most=watch.last.most))
        return INTERRUPTED
    if as_json:
        told = {
            "games": watch.last.done,
            "played": watch.last.done - watch.first,
            "broken": watch.last.broken,
        }
        screen.json({"experiment": name, **told})
    else:
        screen.speak("lab-done", count=watch.last.done, played=watch.last.done - watch.first, name=name)
    if log is not None:
        screen.fail(screen.say("lab-broken", count=watch.last.broken, path=str(log)))
        return CRASHED
    return DONE


@contextmanager
def run_here(
    screen: Screen, found: Found, count: int | None, scheduler: str, watch: "_Watch | None" = None
) -> Iterator[Iterable[PlayedGame]]:
    """Play the missing games of an experiment; gives its games as they are finished. Raises `BadData`."""
    plan, watch = found.plan, watch or _Watch(screen)
    if count is None:
        processes = (os.cpu_count() or 1) if sum(cell.games for cell in plan.cells) > FEW else 0
    else:
        processes = within(count, 0, MOST_WORKERS, "--workers")
    with store() as kept:
        series = found.series(now())
        kept.begin(series)
        try:
            with workers_of(scheduler, processes) as pool:
                run_plan(
                    plan,
                    found.tried.playable,
                    kept.of(series.id),
                    pool,
                    clock=time.monotonic,
                    told=watch.told,
                )
        finally:
            watch.clear()
        yield kept.rows(series.id)


class _Watch:
    """Shows progress on one line of a terminal; in a pipe a line each time with `in_lines`, else nothing."""

    def __init__(self, screen: Screen, *, in_lines: bool = False) -> None:
        self._screen, self._in_lines, self._shown_at, self._wide = screen, in_lines, 0.0, 0
        self.last = Progress(0, 0)
        self.first = -1

    def told(self, progress: Progress) -> None:
        """Note the progress, and print it if the last line is old enough."""
        self.last = progress
        self.first = progress.done if self.first < 0 else self.first
        if (self._in_lines or self._screen.err.is_terminal) and time.monotonic() - self._shown_at > OFTEN_S:
            self._shown_at = time.monotonic()
            self._line(self._text(progress))

    def _text(self, progress: Progress) -> str:
        facts = {"done": progress.done, "most": progress.most}
        if progress.left is None:
            return self._screen.say("lab-progress", **facts)
        seconds = int(progress.left)
        if seconds < 90:  # noqa: PLR2004  # beyond, nobody counts seconds
            return self._screen.say("lab-progress-seconds", **facts, seconds=seconds)
        return self._screen.say("lab-progress-minutes", **facts, minutes=round(seconds / 60))

    def _line(self, text: str) -> None:
        file = self._screen.err.file
        file.write(f"{text}\n" if self._in_lines else f"\r{text.ljust(self._wide)}")
        file.flush()
        self._wide = 0 if self._in_lines else len(text)

    def clear(self) -> None:
        """Clear the line of progress."""
        if self._wide:
            self._line("")
            self._screen.err.file.write("\r")
            self._wide = 0
