"""`byrsa rehearse`: the worst days, tried beforehand."""

from __future__ import annotations

import json

import typer

from bot.app.rehearsal import shown
from bot.app.rehearsal.play import Rehearsed, Wish, rehearsed
from bot.base import loop
from bot.base.log import configure


def main(wish: Wish, command: str, *, as_json: bool, write: bool) -> int:
    """Play and tell; 1: a game ended otherwise than in peace."""
    wish.check()
    configure("critical", "console")  # what goes wrong is told here by what comes of it
    found = loop.run(_played(wish, quiet=as_json))
    if as_json:
        typer.echo(json.dumps(shown.as_plain(found), indent=2))
    if write:
        shown.write(found, command)
    return int(any(one.differences for one in found))


async def _played(wish: Wish, *, quiet: bool) -> list[Rehearsed]:
    found = list[Rehearsed]()
    async for one in rehearsed(wish):
        found.append(one)
        for told in [shown.line(one), *(shown.trouble(one) if one.differences else ())] if not quiet else ():
            typer.echo(told)
    return found
