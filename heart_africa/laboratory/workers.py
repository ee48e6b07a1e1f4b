"""Who plays: workers of Dask on this machine or wherever a scheduler has them, or this process alone.

The one module that knows Dask.
"""

import logging
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_all_start_methods
from queue import Empty, SimpleQueue
from types import ModuleType
from typing import TYPE_CHECKING, Any

from heart_africa.core.playable import PlayedGame
from heart_africa.core.problems import BadData
from heart_africa.laboratory.games import Batch, OtherRules, played
from heart_africa.laboratory.run import Pool

if TYPE_CHECKING:
    from distributed import Client, Future  # which nobody imports before he needs it

CONNECT_S, WAIT_S, GONE_S = 10, 30, 60
"""For a scheduler, for its first worker, for any worker to come back."""
TICK_S, CENSUS_S = 0.5, 1.0
AHEAD = 2
"""So many batches for each worker: one that it plays, one that waits with it."""


class Alone:
    """This process plays, one batch after another."""

    at_once = 1

    def __init__(self) -> None:
        self._waiting = deque[Batch]()

    @property
    def in_hand(self) -> int:
        """The batches that wait."""
        return len(self._waiting)

    def hand(self, batch: Batch) -> None:
        """It is played when somebody asks for it."""
        self._waiting.append(batch)

    def finished(self) -> Sequence[PlayedGame]:
        """The games of the next batch."""
        return played(self._waiting.popleft()) if self._waiting else ()


class Workers:
    """The workers of a scheduler; one that dies has its games played by another."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._back: SimpleQueue[Any] = SimpleQueue()
        self._futures: dict[str, Future] = {}
        self._alone_s, self._counted, self._threads = 0.0, -CENSUS_S, 0

    @property
    def at_once(self) -> int:
        """As many batches as there are threads, and what waits."""
        return AHEAD * max(1, self._there())

    @property
    def in_hand(self) -> int:
        """The batches that are not back."""
        return len(self._futures)

    def _there(self) -> int:
        """How many threads the workers have together, as of a moment ago: the scheduler has to be asked."""
        if time.monotonic() - self._counted > CENSUS_S:
            self._counted, self._threads = time.monotonic(), self._count()
        return self._threads

    def _count(self) -> int:
        return sum(each["nthreads"] for each in self._client.scheduler_info(n_workers=-1)["workers"].values())

    def processes(self) -> list[int]:
        """The numbers of the workers' processes, each on its own machine."""
        return [*self._client.run(os.getpid).values()]

    def hand(self, batch: Batch) -> None:
        """Some worker plays it."""
        future = self._client.submit(played, batch, pure=False)
        self._futures[future.key] = future
        future.add_done_callback(self._back.put)

    def finished(self) -> Sequence[PlayedGame]:
        """The games of all batches that are back. Raises `BadData` for what is wrong with the workers."""
        found: list[PlayedGame] = []
        with suppress(Empty):
            future = self._back.get(timeout=TICK_S)
            while True:
                self._futures.pop(future.key, None)
                found += self._result(future)
                future = self._back.get_nowait()
        # Raises `BadData` if the scheduler has gone, or all workers for long.
        if self._client.status not in ("running", "connecting"):
            raise BadData("lab-scheduler-gone")
        self._alone_s = 0.0 if found or self._there() else self._alone_s + TICK_S
        if self._alone_s > GONE_S:
            raise BadData("lab-workers-gone", about={"seconds": GONE_S})
        return found

    def _result(self, future: "Future") -> Sequence[PlayedGame]:
        from distributed.client import FutureCancelledError  # noqa: PLC0415  # as above
        from distributed.scheduler import KilledWorker  # noqa: PLC0415  # as above

        try:
            rows: Sequence[PlayedGame] = future.result()
        except OtherRules as fault:
            raise BadData("lab-other-rules", about={"found": fault.found}) from None
        except FutureCancelledError:
            raise BadData("lab-scheduler-gone") from None
        except ImportError as fault:
            raise BadData("lab-worker-lacks", about={"why": str(fault)}) from None
        except KilledWorker as fault:
            raise BadData(
                "lab-killed", about={"why": str(fault.task), "count": fault.allowed_failures + 1}
            ) from None
        return rows


@contextmanager
def workers(scheduler: str = "", count: int = 1) -> Iterator[Pool]:
    """Those of the scheduler at that address; else so many processes of this machine; of 0, this one itself.

    Raises `BadData`: no libraries for it, no scheduler there, none of its workers.
    """
    if not scheduler and not count:
        yield Alone()
        return
    try:
        import dask  # noqa: PLC0415  # half a second, for whoever plays many
        import distributed  # noqa: PLC0415  # as above
    except ImportError as fault:
        raise BadData("lab-not-installed", about={"found": fault.name or ""}) from None
    if "forkserver" in get_all_start_methods():
        dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"})
        _serve_forks()
    for name in [
        each for each in logging.root.manager.loggerDict if each.startswith(("distributed", "tornado"))
    ]:
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what they mean is said in a sentence
    with _client(distributed, scheduler, count) as client:
        yield Workers(client)


def _serve_forks() -> None:
    """One process loads the libraries, and the workers are its copies; a Ctrl-C is for nobody of them.

    It reaches all processes at a terminal, and each of them would tell what it was doing.
    """
    from multiprocessing import forkserver  # noqa: PLC0415  # Windows has none

    from distributed.utils import get_mp_context  # noqa: PLC0415  # as above

    get_mp_context()  # which says what is to be loaded
    if threading.current_thread() is not threading.main_thread():
        return  # nobody else may say what a signal does
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        forkserver.ensure_running()
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _client(distributed: ModuleType, scheduler: str, count: int) -> Iterator["Client"]:
    if scheduler:
        try:
            client = distributed.Client(scheduler, timeout=CONNECT_S, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as fault:
            raise BadData("lab-no-scheduler", about={"found": scheduler, "why": str(fault)[:100]}) from None
        with client:
            _meet(client, scheduler)
            yield client
        return
    options = {
        "n_workers": count,
        "threads_per_worker": 1,
        "dashboard_address": "127.0.0.1:0",
        "processes": True,
    }
    with (
        distributed.LocalCluster(**options, silence_logs=logging.CRITICAL) as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
    ):
        yield client


def _meet(client: "Client", scheduler: str) -> None:
    """See that there is somebody to play, with the same libraries. Raises `BadData`."""
    try:
        client.wait_for_workers(1, timeout=WAIT_S)
    except TimeoutError:
        raise BadData("lab-no-workers", about={"found": scheduler, "seconds": WAIT_S}) from None
    try:
        client.get_versions(check=True)
    except ValueError as fault:
        raise BadData("lab-other-libraries", about={"why": " ".join(str(fault).split())[:300]}) from None
