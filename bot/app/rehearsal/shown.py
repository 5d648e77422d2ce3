"""What a rehearsal found: line by line on the terminal, as JSON, and the section "Rehearsals" of `docs/figures.md`."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bot.app.rehearsal.play import Rehearsed
from bot.base.errors import SetupError

PAGE: Final = Path(__file__).parents[3] / "docs" / "figures.md"
SECTION: Final = re.compile(r"(?<=<!-- rehearsals -->\n).*?(?=<!-- end rehearsals -->)", re.DOTALL)
MOST: Final = 12
"""Differences of one game that are shown."""


def line(one: Rehearsed) -> str:
    """How one game went."""
    struck = ", ".join(f"{kind} {count}" for kind, count in sorted(one.applied.items())) or "nothing struck"
    how = f"{len(one.differences)} differences" if one.differences else "the same"
    return f"{one.game}, seed {one.seed}, {one.where}: {one.answers} answers, {struck}: {how}"


def trouble(one: Rehearsed) -> Iterator[str]:
    """The shortest plan that makes a difference, the differences, and how to see them again."""
    yield from (f"  {mishap}" for mishap in one.plan)
    yield from (f"    {difference}" for difference in one.differences[:MOST])
    which = f"--game {one.game} --seeds 1 --seed {one.seed} --answers {one.answers} --where {one.where}"
    yield f"  again: byrsa rehearse {which}"


def as_plain(found: Sequence[Rehearsed]) -> dict[str, Any]:
    """For programs: all sums, and each game that ended otherwise."""
    return {
        "games": [
            {"game": game, "rehearsals": count, "answers": answers, "differing": differing}
            for game, count, answers, differing in by_game(found)
        ],
        "applied": dict(sorted(struck(found).items())),
        "differences": [
            {"game": one.game, "seed": one.seed, "where": one.where, "plan": one.plan}
            | {"differences": one.differences}
            for one in found
            if one.differences
        ],
    }


def by_game(found: Iterable[Rehearsed]) -> Iterator[tuple[str, int, int, int]]:
    """Of each game: rehearsals, answers in all of them, those that ended otherwise."""
    games = defaultdict[str, list[Rehearsed]](list)
    for one in found:
        games[one.game].append(one)
    for game, some in games.items():
        yield game, len(some), sum(one.answers for one in some), sum(bool(one.differences) for one in some)


def struck(found: Iterable[Rehearsed]) -> Counter[str]:
    """How often each kind of fault struck, in all."""
    return sum((one.applied for one in found), Counter[str]())


def section(found: Sequence[Rehearsed], command: str) -> str:
    """What stands between the marks."""
    games = [f"| {game} | {count} | {answers} | {bad} |" for game, count, answers, bad in by_game(found)]
    kinds = [f"| {kind} | {count} |" for kind, count in sorted(struck(found).items())]
    head = ["| game | rehearsals | answers | ended otherwise |", "| --- | ---: | ---: | ---: |"]
    lines = [f"`{command}`", "", *head, *games, "", "| fault | times |", "| --- | ---: |", *kinds, ""]
    return "\n".join(["", *lines, ""])


def write(found: Sequence[Rehearsed], command: str, page: Path = PAGE) -> None:
    """Write the figures into their section; other sections stay as they are. SetupError: there is no such section."""
    text = page.read_text("utf-8") if page.exists() else ""
    if not SECTION.search(text):
        raise SetupError(f"{page} has no section for rehearsals. Run this in a checkout.")
    page.write_text(SECTION.sub(lambda _: section(found, command), text), "utf-8")
