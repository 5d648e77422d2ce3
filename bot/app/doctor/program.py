"""`byrsa doctor`: every check in turn, for eyes or for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import typer

from bot.app.doctor import machine, there
from bot.app.doctor.findings import Finding, State, is_ill, plain, wrong
from bot.base import log, loop, settings
from bot.base.errors import SetupError
from bot.base.settings import Settings
from bot.base.times import Time, WallTime
from bot.store.sqlite import inspect
from bot.store.sqlite_look import running_games
from bot.store.store import GameRow


def main(database: Path | None, *, offline: bool, as_json: bool) -> int:
    """Look at everything and say it; 1: something does not work."""
    log.configure("critical", "console")
    found = list(examined(database, WallTime(), offline=offline))
    if as_json:
        typer.echo(json.dumps({"well": not is_ill(found), "findings": plain(found)}, ensure_ascii=False, indent=1))
    else:
        typer.echo("\n".join([*(one.lines() for one in found), "", summary(found)]))
    return 1 if is_ill(found) else 0


def summary(found: list[Finding]) -> str:
    """What it comes to."""
    bad, look = (sum(one.state is state for one in found) for state in (State.WRONG, State.WARNING))
    if bad:
        return f"{bad} of {len(found)} checks found something that does not work."
    return (
        f"All {len(found)} checks are well."
        if not look
        else f"The bot can play; {look} of {len(found)} should be seen to."
    )


def examined(database: Path | None, time: Time, *, offline: bool = False) -> Iterator[Finding]:
    """Everything that can be looked at, the machine first."""
    try:
        chosen = settings.read()
    except SetupError as error:
        yield wrong("settings", "they cannot be read.", str(error))
        return
    path = database or chosen.database
    yield from on_this_machine(chosen, path, time)
    if not offline and machine.token(chosen).state is State.WELL:
        yield from loop.run(_all(chosen, games_in(path), time))


def on_this_machine(chosen: Settings, path: Path, time: Time) -> Iterator[Finding]:
    """What can be seen without the network."""
    yield machine.token(chosen)
    yield from machine.database(path)
    yield machine.running(path, time.now())
    yield machine.disk(path)
    yield machine.fonts()


async def _all(chosen: Settings, games: list[GameRow], time: Time) -> list[Finding]:
    return [finding async for finding in there.asked(chosen, games, time)]


def games_in(path: Path) -> list[GameRow]:
    """The games whose channels are looked at; none where the database cannot be read, which was said already."""
    try:
        found = inspect(path, create=False)
    except SetupError:
        return []
    return running_games(path) if found.version == found.newest else []
