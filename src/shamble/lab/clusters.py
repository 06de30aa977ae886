"""Work on a cluster that is there already, of Ray or of Dask. What a lost worker had begun is done again elsewhere.

The machines of the cluster need Shamble, the same version as here. Bots in files come along with the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar
from warnings import catch_warnings, simplefilter

from shamble.bots.own import OwnBot, admit_again, admitted
from shamble.errors import ShambleError
from shamble.lab.processes import Spread

RAY, DASK = "ray", "dask"
AHEAD = 4
"""The jobs for each core that are handed out at a time."""
TRIES = 20
"""The workers that may be lost under one piece of work before the run gives it up."""
SECONDS_TO_CONNECT = 30

Work = TypeVar("Work")
Result = TypeVar("Result")


@contextmanager
def cluster(address: str) -> Iterator[Spread]:
    """A Spread over the cluster at ray://host:10001, dask://host:8786 or the like; results come as they get done."""
    kind, separator, place = address.partition("://")
    if kind not in _KINDS or not separator or not place:
        raise ShambleError(
            f"--cluster: found {address!r}, expected the address of a cluster: ray://host:10001 or dask://host:8786"
        )
    try:
        library = import_module({RAY: "ray", DASK: "distributed"}[kind])
    except ImportError:
        raise ShambleError(f"--cluster: {kind} is not installed here: pip install 'shamble[{kind}]'") from None
    with _KINDS[kind](library, place) as spread:
        yield spread


def with_bots(bots: tuple[OwnBot, ...], work: Callable[[Work], Result], job: Work) -> Result:
    """A piece of work for a machine that knows nothing of the command line which named these bots."""
    admit_again(bots)
    return work(job)


@contextmanager
def _ray(ray: Any, place: str) -> Iterator[Spread]:
    try:
        with catch_warnings():
            simplefilter("ignore")  # what is wrong is told below
            connection = ray.init(f"ray://{place}", logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, OSError) as error:
        raise _not_there(RAY, place, error) from None

    def spread(work: Callable[[Work], Result], jobs: Sequence[Work]) -> Iterator[Result]:
        task = ray.remote(max_retries=TRIES, num_cpus=1)(with_bots)
        bots, left = admitted(), iter(jobs)
        running: list[Any] = []
        while True:
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            running += [task.remote(bots, work, job) for job in islice(left, max(0, ahead - len(running)))]
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)

    try:
        yield spread
    finally:
        connection.disconnect()


@contextmanager
def _dask(distributed: Any, place: str) -> Iterator[Spread]:
    try:
        client = distributed.Client(f"tcp://{place}", timeout=SECONDS_TO_CONNECT)
    except (OSError, TimeoutError) as error:
        raise _not_there(DASK, place, error) from None

    def spread(work: Callable[[Work], Result], jobs: Sequence[Work]) -> Iterator[Result]:
        bots, left = admitted(), iter(jobs)

        def hand_out(number: int) -> list[Any]:
            # Equal calls are not one: each piece of work is a game of its own, whatever Dask knows of earlier ones.
            return [
                client.submit(with_bots, bots, work, job, pure=False, retries=TRIES) for job in islice(left, number)
            ]

        running = distributed.as_completed(hand_out(AHEAD * max(1, sum(client.ncores().values()))))
        for done in running:
            result = done.result()
            running.update(hand_out(1))
            yield result

    with client:
        yield spread


def _not_there(kind: str, place: str, error: Exception) -> ShambleError:
    why = str(error).splitlines()[0] if str(error) else type(error).__name__
    return ShambleError(f"--cluster: no {kind} cluster answers at {place} ({why}); start it first, or see its address")


_KINDS: dict[str, Any] = {RAY: _ray, DASK: _dask}
