"""`byrsa rehearse`: the worst days, tried beforehand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import typer

from bot.app.rehearsal import shown
from bot.app.rehearsal.kept import Kept
from bot.app.rehearsal.play import Rehearsed, Wish, rehearsed
from bot.base.log import configure


@dataclass(frozen=True, slots=True)
class Out:
    """Where what is found goes: `keep`: a file from which to go on, `write`: the figures of the documents."""

    as_json: bool = False
    write: bool = False
    keep: Path | None = None


def main(wish: Wish, command: str, out: Out) -> int:
    """Play and tell; 1: a game ended otherwise than in peace."""
    wish.check()
    configure("critical", "console")  # what goes wrong is told here by what comes of it
    found = list[Rehearsed]()
    for number, one in enumerate(_played(wish, out.keep), 1):
        found.append(one)
        if not out.as_json:
            _tell(one, f"{number} of {len(wish.all)}: ")
    if out.as_json:
        typer.echo(json.dumps(shown.as_plain(found), indent=2))
    if out.write:
        shown.write(found, command)
    return int(any(one.differences for one in found))


def _played(wish: Wish, keep: Path | None) -> Iterator[Rehearsed]:
    """All of them; what is new is kept as it comes."""
    if keep is None:
        yield from rehearsed(wish)
        return
    kept = Kept(keep, wish)
    known = list(kept.known())
    for one in rehearsed(wish, known):
        if one not in known:
            kept.add(one)
        yield one


def _tell(one: Rehearsed, before: str) -> None:
    for told in [before + shown.line(one), *(shown.trouble(one) if one.differences else ())]:
        typer.echo(told)
