"""What the lobby forecasts from, `data/<game>/pace.json`, and the tables of `docs/hours.md` that are made of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from bot.app.pace.measure import Wish
from bot.app.pace.people import MEDIANS
from bot.base.errors import SetupError
from bot.base.text import DEFAULT, catalogue
from bot.services.clock.forecast import FILE
from bot.services.clock.hours import Pace
from bot.surface.lobby.outlook import FOUR, days

ROOT: Final = Path(__file__).parents[3]
PAGE: Final = "docs/hours.md"
RESTS_ON: Final = ("game", "version", "ruleset", "players", "games", "samples", "first", "awake", "median_hours")
CHANCES: Final = ("sigma", "missed")
ENDLESS: Final = ("turns",)
"""How many were played, of a game that has no end of its own."""
TABLE: Final = ("options", "literal", "pace", "seats")
MADE: Final = r"(?<=<!-- measured {game} -->\n).*?(?=<!-- end -->)"


def check(wish: Wish) -> None:
    """SetupError: that would not be what the lobby needs, or this is no checkout to be written to."""
    if tuple(wish.people) != tuple(MEDIANS) or list(wish.adoption) != [100]:
        raise SetupError("The forecast is for keen, normal and slow people who use plans: leave these options out.")
    if not (ROOT / PAGE).is_file():
        raise SetupError(f"{ROOT} is no checkout of the program.")


def write(report: Mapping[str, Any]) -> None:
    """The data, and the page of the documents; what was measured of other tables in the same way stays."""
    file = ROOT / "data" / report["game"] / FILE
    found = with_others(document(report), json.loads(file.read_text("utf-8")) if file.is_file() else {})
    file.write_text(printed(found), encoding="utf-8")
    page = ROOT / PAGE
    page.write_text(with_figures(page.read_text("utf-8"), found), encoding="utf-8")


def document(report: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a report: what it rests on; for each table and kind of people a turn, a game, the longest.

    Who plays alone waits for nobody: how long he takes is not measured so.
    """
    rows: dict[str, dict[str, Any]] = {}
    for row in (one for one in report["tables"] if one["seats"] > 1):
        table = {name: row[name] for name in TABLE}
        game = row["days_a_game"]
        lengths = [row["days_a_turn"]["mean"], game["mean"], game["longest"]]
        rows.setdefault(json.dumps(table), table)[row["people"]] = [round(one, 1) for one in lengths]
    known = (name for name in (*RESTS_ON, *CHANCES, *ENDLESS) if name in report)
    return {**{name: report[name] for name in known}, "tables": list(rows.values())}


def with_others(found: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """With the tables that were measured before and are not now, if all that the figures rest on is the same."""
    if head_of(before) != head_of(found):
        return dict(found)
    now = [kind_of(row) for row in found["tables"]]
    others = [row for row in before["tables"] if kind_of(row) not in now]
    return {**found, "tables": [*others, *found["tables"]]}


def head_of(found: Mapping[str, Any]) -> dict[str, Any]:
    """What figures rest on."""
    return {name: value for name, value in found.items() if name != "tables"}


def kind_of(row: Mapping[str, Any]) -> dict[str, Any]:
    """Which kind of table it is."""
    return {name: row[name] for name in TABLE}


def printed(found: Mapping[str, Any]) -> str:
    """As JSON, a line for each table."""
    head = json.dumps(head_of(found), indent=1)
    rows = ",\n".join(f"  {json.dumps(row)}" for row in found["tables"])
    return f'{head[:-2]},\n "tables": [\n{rows}\n ]\n}}\n'


# The page


def with_figures(page: str, found: Mapping[str, Any]) -> str:
    """The page with these figures of a game; those of others stand as they stood."""
    made = re.compile(MADE.format(game=found["game"]), re.DOTALL)
    return made.sub(lambda _: "\n".join(figures(found)) + "\n", page)


def figures(found: Mapping[str, Any]) -> Iterator[str]:
    """By the number of players at the standard pace; then by pace, for four."""
    rows: Sequence[Mapping[str, Any]] = [row for row in found["tables"] if not row["literal"]]
    hours: Mapping[str, float] = found["median_hours"]
    title = catalogue(found["game"], DEFAULT).say(f"game-{found['game']}")
    yield (
        f"{title}, version {found['version']}, at the standard pace; games of each kind of table:"
        f" {found['games'] * found['samples']}. Days a turn / days a game (the longest):\n"
    )
    yield from table("players", hours, [(players(row), row) for row in rows if row["pace"] == Pace.STANDARD])
    yield "\nWith four players, by pace:\n"
    yield from table("pace", hours, [(paced(row), row) for row in rows if row["seats"] == FOUR])


def table(title: str, hours: Mapping[str, float], rows: Sequence[tuple[str, Mapping[str, Any]]]) -> Iterator[str]:
    """One of them in Markdown."""
    yield f"| {title} | {' | '.join(f'{people} ({days(count):g} h)' for people, count in hours.items())} |"
    yield f"| --- |{' --- |' * len(hours)}"
    for name, row in rows:
        yield f"| {name} | {' | '.join(length(row[people]) for people in hours)} |"


def length(figures: Sequence[float]) -> str:
    """A turn, a game, the longest."""
    turn, game, longest = (days(one) for one in figures)
    return f"{turn:g} / {game:g} ({longest:g})"


def players(row: Mapping[str, Any]) -> str:
    """How many, and the options of the table."""
    return ", ".join([str(row["seats"]), *row["options"].values()])


def paced(row: Mapping[str, Any]) -> str:
    """The pace, and the options of the table."""
    return ", ".join([str(row["pace"]), *row["options"].values()])
