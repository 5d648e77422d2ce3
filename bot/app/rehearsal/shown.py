"""What a rehearsal found: line by line on the terminal, as JSON, and the section "Rehearsals" of `docs/figures.md`.

There the lines of all calls add up: two hundred seeds of each game take longer than anybody waits at once.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final

from bot.app.rehearsal.play import Rehearsed
from bot.base.errors import SetupError
from bot.base.version import VERSION

PAGE: Final = Path(__file__).parents[3] / "docs" / "figures.md"
SECTION: Final = re.compile(r"(?<=<!-- rehearsals -->\n).*?(?=<!-- end rehearsals -->)", re.DOTALL)
HEAD: Final = "| date | version | game | seeds | rehearsals | answers | faults that struck | ended otherwise |"
RULE: Final = "| --- | --- | --- | --- | ---: | ---: | ---: | ---: |"
DATED: Final = re.compile(r"\| \d")
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
    for game, some in _games(found).items():
        yield game, len(some), sum(one.answers for one in some), _otherwise(some)


def struck(found: Iterable[Rehearsed]) -> Counter[str]:
    """How often each kind of fault struck, in all."""
    return sum((one.applied for one in found), Counter[str]())


def rows(found: Iterable[Rehearsed], on: date) -> Iterator[str]:
    """A line for each game: its seeds, and what came of them."""
    for game, some in _games(found).items():
        first, last = min(one.seed for one in some), max(one.seed for one in some)
        figures = (len(some), sum(one.answers for one in some), struck(some).total(), _otherwise(some))
        yield _row(f"{on:%Y-%m-%d}", VERSION, game, f"{first} to {last}", *(f"{one:,}" for one in figures))


def section(former: str, found: Iterable[Rehearsed], command: str, on: date) -> str:
    """What stands between the marks: earlier lines of other seeds stay; then each game in all, and all together."""
    new = list(rows(found, on))
    old = [row for row in former.splitlines() if DATED.match(row) and not any(_again(row, one) for one in new)]
    lines = sorted([*old, *new], key=lambda row: (_game(row), _seeds(row)))
    sums = [_sums(game, [row for row in lines if _game(row) == game]) for game in dict.fromkeys(map(_game, lines))]
    return "\n".join(["", f"Last: `{command}`", "", HEAD, RULE, *lines, *sums, _sums("", lines), "", ""])


def write(found: Sequence[Rehearsed], command: str, page: Path = PAGE, on: date | None = None) -> None:
    """Add the figures to their section; other sections stay as they are. SetupError: there is no such section."""
    text = page.read_text("utf-8") if page.exists() else ""
    if not (former := SECTION.search(text)):
        raise SetupError(f"{page} has no section for rehearsals. Run this in a checkout.")
    today = on or datetime.now(UTC).date()
    page.write_text(SECTION.sub(lambda _: section(former[0], found, command, today), text), "utf-8")


def _games(found: Iterable[Rehearsed]) -> dict[str, list[Rehearsed]]:
    games = defaultdict[str, list[Rehearsed]](list)
    for one in found:
        games[one.game].append(one)
    return games


def _otherwise(found: Iterable[Rehearsed]) -> int:
    return sum(bool(one.differences) for one in found)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(row: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in row.strip("|").split("|"))


def _game(row: str) -> str:
    return _cells(row)[2]


def _seeds(row: str) -> tuple[int, int]:
    """The first and the last."""
    first, last = _cells(row)[3].split(" to ")
    return int(first), int(last)


def _again(row: str, later: str) -> bool:
    """Whether some of its seeds are in a later line too: they would count twice."""
    (first, last), (start, end) = _seeds(row), _seeds(later)
    return _game(row) == _game(later) and first <= end and start <= last


def _sums(game: str, lines: Iterable[str]) -> str:
    """The same columns in all, of a game, or of all."""
    columns = zip(*(_cells(row)[4:] for row in lines), strict=True)
    sums = (sum(int(cell.replace(",", "")) for cell in column) for column in columns)
    return _row("in all", "", game, "", *(f"{one:,}" for one in sums))
