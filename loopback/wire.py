"""JSON on the wire, and the count of what is still under way."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from importlib import import_module
from typing import Any

_fast: Any = None
with suppress(ImportError):
    _fast = import_module("orjson")


def dumps(value: Any) -> bytes:
    """JSON, as short as it gets."""
    if _fast:
        return bytes(_fast.dumps(value))
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


class Traffic:
    """How many requests are open and dispatches unsent; whoever likes waits until there is none."""

    def __init__(self) -> None:
        self.open_requests = 0
        self.unsent = 0
        self.activity = 0
        self._quiet = asyncio.Event()
        self._quiet.set()

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not (self.open_requests or self.unsent)

    def request(self, change: int) -> None:
        """A request began (1) or ended (-1)."""
        self.open_requests += change
        self.activity += 1
        self._changed()

    def dispatch(self, change: int) -> None:
        """Dispatches were queued, sent or given up."""
        self.unsent += change
        self.activity += 1
        self._changed()

    def _changed(self) -> None:
        if self.idle:
            self._quiet.set()
        else:
            self._quiet.clear()

    async def quiet(self) -> None:
        """Wait until nothing is under way."""
        await self._quiet.wait()
