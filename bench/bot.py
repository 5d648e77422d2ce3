"""A bot in a process of its own: `python -m bench.bot bare|ours`, with where Discord is on its first line of input.

So what the local Discord and its people need is not counted as the bot's. It is asked by lines and answers by lines:
`cpu`: milliseconds of the main thread and of all threads so far; `idle`: once it is at rest; `hold` and `go`: nothing
that follows presses is sent between them, so that answers and what follows can be told apart. It ends with its input.
"""

from __future__ import annotations

import asyncio
import gc
import importlib
import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that is ready: `rest` returns when it is at rest, `go` says whether what follows presses may be sent."""

    rest: Callable[[], Awaitable[object]]
    go: Callable[[bool], object]


def cpu() -> dict[str, float]:
    """Milliseconds so far; asked in the main thread."""
    return {"main": 1000 * time.thread_time(), "all": 1000 * time.process_time()}


def say(number: str, **figures: float) -> None:
    """The answer to a line."""
    print(json.dumps({"number": int(number), **figures}), flush=True)


async def attend(orders: asyncio.StreamReader, running: Running) -> None:
    """Answer what is asked until there is nothing more."""
    async for line in orders:
        number, word = line.decode().split(maxsplit=1)
        word = word.strip()
        if word == "idle":
            await running.rest()
        if word in ("hold", "go"):
            running.go(word == "go")
        say(number, **cpu())


async def serve(kind: str) -> None:
    """Be there, say so, and do as asked."""
    loop, orders = asyncio.get_running_loop(), asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    number, where = (await orders.readline()).decode().split(maxsplit=1)
    began = cpu()["all"]
    async with importlib.import_module(f"bench.{kind}").bot(**json.loads(where)) as running:
        say(number, start=cpu()["all"] - began)
        await attend(orders, running)
    gc.unfreeze()


def main() -> None:
    """The bare one has nothing that makes it fast."""
    kind = sys.argv[1]
    if kind == "bare":
        sys.modules["orjson"] = None  # type: ignore[assignment]
    logging.disable(logging.ERROR)
    importlib.import_module(f"bench.{kind}")
    importlib.import_module(f"bench.{kind}").run(serve(kind))


if __name__ == "__main__":
    main()
