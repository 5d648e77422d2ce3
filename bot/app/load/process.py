"""The bot as a process of its own, and what Linux says of it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.base.errors import SetupError
from bot.base.places import Address, Place
from bot.store.opening import sight
from bot.store.store import Census
from loopback import Loopback

PATIENCE: Final = 600.0
"""Seconds until it should have started, or be at rest, on the busiest machine."""
MOMENT: Final = 0.005
LULL: Final = 0.3
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
FREE: Final[Mapping[str, str]] = {"BYRSA_HASTE": "free", "BYRSA_INBOX_DELAY": "0"}
"""While people gather: that is no part of the load."""


@dataclass(slots=True)
class Bot:
    """`byrsa run` on a local Discord, with a log in a file. `began`: seconds until it was on the gateway."""

    loopback: Loopback
    place: Place
    process: asyncio.subprocess.Process
    began: float

    @property
    def cpu(self) -> float:
        """Seconds of the processor so far, of all its threads."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        used, system = stat.rpartition(")")[2].split()[11:13]
        return (int(used) + int(system)) / TICKS

    @property
    def memory(self) -> float:
        """Megabytes it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        held = next(line for line in lines if line.startswith("VmRSS:"))
        return int(held.split()[1]) / 1024

    async def census(self) -> Census:
        """What there is in its database."""
        return (await asyncio.to_thread(sight, self.place, datetime.now(UTC), 0)).census

    async def rest(self, within: float = PATIENCE) -> bool:
        """Wait until nothing is sent any more; whether it came to that."""
        until = time.monotonic() + within
        while time.monotonic() < until:
            before = self.loopback.activity
            await asyncio.sleep(LULL)
            if self.loopback.activity == before and not (await self.census()).unsent:
                return True
        return False


@dataclass(frozen=True, slots=True)
class Home:
    """Where a bot runs: its Discord, its database, and a folder for its log."""

    loopback: Loopback
    endpoint: str
    place: Place
    folder: Path
    errors: list[str] = field(default_factory=list[str])

    @asynccontextmanager
    async def running(self, settings: Mapping[str, str] | None = None) -> AsyncGenerator[Bot]:
        """A bot, on the gateway; it leaves in order. SetupError: it ends by itself."""
        log, before = self.folder / "bot.log", self.loopback.gateway.identifies
        began = time.monotonic()
        with log.open("wb") as file:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"),
                env=self._environment(settings or {}),
                cwd=self.folder,
                stdout=file,
                stderr=file,
            )
        try:
            while self.loopback.gateway.identifies == before:
                if process.returncode is not None or time.monotonic() > began + PATIENCE:
                    raise SetupError(f"The bot did not start: {log.read_text('utf-8')[-400:]}")
                await asyncio.sleep(MOMENT)
            yield Bot(self.loopback, self.place, process, time.monotonic() - began)
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()
            self.errors.extend(errors(log))

    def _environment(self, settings: Mapping[str, str]) -> dict[str, str]:
        ours = ("BYRSA_", "DISCORD_", "DATABASE_URL")
        there = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        kept = self.place.with_password() if isinstance(self.place, Address) else str(self.place.absolute())
        return {
            **there,
            "PYTHONPATH": str(Path(__file__).parents[3]),
            "DISCORD_TOKEN": self.loopback.world.token,
            "DISCORD_ENDPOINT": self.endpoint,
            "DATABASE_URL" if isinstance(self.place, Address) else "BYRSA_DATABASE": kept,
            "BYRSA_GUILD_READY_TIMEOUT": "0.1",
            "BYRSA_LOG_LEVEL": "warning",
            "BYRSA_LOG_FORM": "json",
            **settings,
        }


def errors(log: Path) -> list[str]:
    """The lines of a log that tell of something nobody foresaw."""
    return [line for line in log.read_text("utf-8", "replace").splitlines() if is_error(line)]


def is_error(line: str) -> bool:
    """Whether a line of the log is one of an error; what is no JSON comes from Python itself."""
    try:
        return json.loads(line).get("level") in ("error", "critical")
    except ValueError:
        return bool(line.strip())
