"""`byrsa doctor`: every check in turn, for eyes or for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator

import typer

from bot.app.doctor import machine, there
from bot.app.doctor.findings import Finding, State, is_ill, plain, wrong
from bot.base import log, loop, settings
from bot.base.errors import SetupError
from bot.base.places import Address, Place
from bot.base.settings import Settings
from bot.base.times import Time, WallTime
from bot.store import opening
from bot.store.store import GameRow


def main(database: Place | None, *, offline: bool, as_json: bool) -> int:
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


def examined(database: Place | None, time: Time, *, offline: bool = False) -> Iterator[Finding]:
    """Everything that can be looked at, the machine first."""
    try:
        chosen = settings.read()
    except SetupError as error:
        yield wrong("settings", "they cannot be read.", str(error))
        return
    place = database or chosen.place
    yield from on_this_machine(chosen, place, time)
    if not offline and machine.token(chosen).state is State.WELL:
        yield from loop.run(_all(chosen, games_in(place), time))


def on_this_machine(chosen: Settings, place: Place, time: Time) -> Iterator[Finding]:
    """What can be seen without the network."""
    yield machine.token(chosen)
    yield from machine.database(place)
    yield machine.running(place, time.now())
    if not isinstance(place, Address):  # else it is another machine's
        yield machine.disk(place)
    yield machine.fonts()


async def _all(chosen: Settings, games: list[GameRow], time: Time) -> list[Finding]:
    return [finding async for finding in there.asked(chosen, games, time)]


def games_in(place: Place) -> list[GameRow]:
    """The games whose channels are looked at; none where the database cannot be read, which was said already."""
    try:
        found = opening.database(place).inspect(create=False)
    except SetupError:
        return []
    return opening.running_games(place) if found.version == found.newest else []
