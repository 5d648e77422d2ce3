"""The bot as a process of its own, and what Linux says of it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
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
    """`byrsa run` on a local Discord, in one process or several. `began`: seconds until all were on the gateway."""

    loopback: Loopback
    place: Place
    processes: Sequence[Process]
    began: float

    @property
    def cpu(self) -> float:
        """Seconds of the processor so far, of all threads of all processes."""
        return sum(map(spent, (one.pid for one in self.processes)))

    @property
    def memory(self) -> float:
        """Megabytes they hold, all together."""
        return sum(map(held, (one.pid for one in self.processes)))

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
    """Where a bot runs: its Discord, its database, and a folder for its logs; in so many processes."""

    loopback: Loopback
    endpoint: str
    place: Place
    folder: Path
    processes: int = 1
    errors: list[str] = field(default_factory=list[str])

    @asynccontextmanager
    async def running(self, settings: Mapping[str, str] | None = None) -> AsyncGenerator[Bot]:
        """A bot, on the gateway; it leaves in order. SetupError: it ends by itself."""
        before, began, processes = self.loopback.gateway.identifies, time.monotonic(), list[Process]()
        logs = [self.folder / f"bot{number}.log" for number in range(self.processes)]
        try:
            for log in logs:
                processes.append(await self._started(log, settings or {}))
            while self.loopback.gateway.identifies < before + self.processes:
                if time.monotonic() > began + PATIENCE or any(one.returncode is not None for one in processes):
                    said = "".join(log.read_text("utf-8") for log in logs)
                    raise SetupError(f"The bot did not start: {said[-400:]}")
                await asyncio.sleep(MOMENT)
            yield Bot(self.loopback, self.place, processes, time.monotonic() - began)
        finally:
            for one in processes:
                if one.returncode is None:
                    one.terminate()
                await one.wait()
            self.errors.extend(error for log in logs if log.exists() for error in errors(log))

    async def _started(self, log: Path, settings: Mapping[str, str]) -> Process:
        with log.open("wb") as file:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"),
                env=self._environment(settings),
                cwd=self.folder,
                stdout=file,
                stderr=file,
            )

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
            "BYRSA_PROCESSES": str(self.processes),
            "BYRSA_GUILD_READY_TIMEOUT": "0.1",
            "BYRSA_LOG_LEVEL": "warning",
            "BYRSA_LOG_FORM": "json",
            **settings,
        }


def spent(process: int, *, children: bool = False) -> float:
    """Seconds of the processor that a process has had so far, in all its threads; with those of children that ended."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    used = stat.rpartition(")")[2].split()[11 : 15 if children else 13]
    return sum(map(int, used)) / TICKS


def held(process: int) -> float:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    line = next(line for line in lines if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def of_servers() -> dict[int, float]:
    """Seconds that each process of PostgreSQL's has had on this machine; none: it runs elsewhere."""
    seconds = dict[int, float]()
    for one in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):  # it has ended meanwhile
            if one.read_text(encoding="utf-8").strip() == "postgres":
                number = int(one.parent.name)
                seconds[number] = spent(number, children=True)
    return seconds


def errors(log: Path) -> list[str]:
    """The lines of a log that tell of something nobody foresaw."""
    return [line for line in log.read_text("utf-8", "replace").splitlines() if is_error(line)]


def is_error(line: str) -> bool:
    """Whether a line of the log is one of an error; what is no JSON comes from Python itself."""
    try:
        return json.loads(line).get("level") in ("error", "critical")
    except ValueError:
        return bool(line.strip())
