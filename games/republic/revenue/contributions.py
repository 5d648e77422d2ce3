"""RC-6.9, RR-1.06.52: gifts of Senators to the State."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Amount, Decision, Record, Seat, Window
from games.republic.money import contribute
from games.republic.pieces import Senator
from games.republic.reign import gain
from games.republic.revenue.events import Contributed
from games.republic.state import Republic


def contribution(
    g: Republic, seat: Seat, *, window: Window = Window.SOLO, about: Mapping[str, int] | None = None
) -> Decision[Mapping[str, int]] | None:
    """RC-6.9, RR-1.06.52: any amount of his Personal Treasury, for each Senator who has one; if absent, nothing."""
    purses = {one.id: Amount(0, one.talents) for one in g.senators_of(seat) if one.free and one.talents}
    if not purses:
        return None
    choice = Record(as_given, **purses)
    nothing = dict.fromkeys(purses, 0)
    cite = g.law.cites["revenue.contribute"]
    return Decision("revenue.contribute", seat, choice, *cite, about or {}, lapse=nothing, window=window)


def as_given(**talents: int) -> Mapping[str, int]:
    """Talents by Senator."""
    return talents


def give(g: Republic, senator: Senator, talents: int) -> None:
    """RC-6.9, T-11, RR-1.06.52: 10T gain 1 INF, 25T 3, 50T 7; less gains none."""
    if talents:
        influence = g.law.charts.contributions.influence(talents)
        contribute(g, senator, talents, "contribution")
        g.tell(Contributed(senator.faction or Seat(""), senator.id, talents, influence))
        gain(g, senator, influence=influence)
