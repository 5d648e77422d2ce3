"""What is noted of a simulated game: how its years ended, who did what, who won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from games.diplomacy.companies.events import SharesPassed
from games.diplomacy.minds.going import Thinker, play
from games.diplomacy.politics.events import Appointed, Purged
from games.diplomacy.positions.events import Seized
from games.diplomacy.railways.events import LineFounded
from games.diplomacy.revolution.events import ProvinceRevolted, UnitRevolted, Warned
from games.diplomacy.seasons.events import GameWon, SeasonClosed
from games.diplomacy.seasons.winning import centres
from games.diplomacy.standard.events import CentreTaken, PowerWon
from games.diplomacy.state import Diplomacy
from games.diplomacy.winter.events import UnitBuilt
from games.kernel import Event, Seat, Table


@dataclass(slots=True)
class Year:
    """How a year ended: all units and ruled provinces; of each player the provinces, centres and units."""

    year: int
    units: int
    ruled: int
    lines: int
    provinces: dict[str, int]
    centres: dict[str, int]
    commanded: dict[str, int]


@dataclass(slots=True)
class Tale:
    """One game, as far as the census is interested."""

    seed: str
    players: dict[str, str]  # by seat, the name of their kind
    table: str
    answers: int = 0
    ended: bool = False
    years: list[Year] = field(default_factory=list[Year])
    deeds: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # what: how often, by seat
    winners: list[str] = field(default_factory=list[str])  # seats, in order
    error: str = ""  # what broke
    seconds: float = field(default=0.0, compare=False)  # of the processor; set by whoever has a clock


DEEDS: Final[Mapping[type[Event], tuple[str, str]]] = {
    Appointed: ("appointed", "by"),
    CentreTaken: ("seized", "code"),
    GameWon: ("wins", "code"),
    LineFounded: ("lines", "code"),
    PowerWon: ("wins", "code"),
    ProvinceRevolted: ("revolutions", "ruler"),
    Seized: ("seized", "ruler"),
    UnitBuilt: ("built", "code"),
    UnitRevolted: ("revolutions", "commander"),
    Warned: ("warned", "code"),
}
"""What each event counts as, and which field of it says who did it."""


def deeds(event: Event) -> Iterator[tuple[str, str]]:
    """What an event says of who did what, by codes."""
    if type(event) in DEEDS:
        what, who = DEEDS[type(event)]
        yield what, getattr(event, who)
    if isinstance(event, Seized) and event.ruler_before:
        yield "from others", event.ruler
    elif isinstance(event, CentreTaken) and event.before:
        yield "from others", event.code
    elif isinstance(event, Purged):
        yield "revolts" if event.revolt else "sacked", event.purger
    elif isinstance(event, SharesPassed):
        yield "traded" if event.how == "transfer" else "shares won", event.taker


def year(g: Diplomacy, number: int) -> Year:
    """How things stand."""
    ruled = Counter(str(one.ruler) for one in g.provinces.values() if one.ruler)
    commanded = Counter(str(g.commander(one)) for one in g.forces)
    return Year(
        year=number,
        units=len(g.forces),
        ruled=sum(ruled.values()),
        lines=len(g.railways),
        provinces={seat: ruled[seat] for seat in g.players},
        centres={seat: centres(g, seat) for seat in g.players},
        commanded={seat: commanded[seat] for seat in g.players},
    )


def tell(table: Table[Diplomacy], players: Mapping[Seat, Thinker]) -> Tale:
    """Play a game and note it."""
    g = table.state
    tale = Tale(g.dice.seed, {str(seat): type(one).__name__ for seat, one in players.items()}, str(len(g.players)))
    for _, outcome in play(table, players):
        tale.answers += 1
        for telling in outcome.tellings:
            note(tale, table.state, telling.event)
    tale.ended = table.over
    return tale


def note(tale: Tale, g: Diplomacy, event: Event) -> None:
    """One thing that was told."""
    if isinstance(event, SeasonClosed) and event.season == "winter":
        tale.years.append(year(g, event.year))
    for what, code in deeds(event):
        who = str(g.holder(code) or "")
        row = tale.deeds.setdefault(what, {})
        row[who] = row.get(who, 0) + 1
        if what == "wins":
            tale.winners.append(who)
