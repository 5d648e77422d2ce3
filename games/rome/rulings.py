"""What a game master may change in Rome, beside what he may in any republic."""

from __future__ import annotations

from games.kernel import NotAllowed, ruling, rulings
from games.republic.rulings import LIMIT, Telling, check_amount, shared
from games.rome.basics.events import LeaderNamed, Ruled
from games.rome.state import Rome


@ruling("unrest")
def unrest(g: Rome, *, unrest: int) -> None:
    """RR-0.1.3: Unrest is so much."""
    check_amount(unrest, 0, LIMIT)
    g.unrest = unrest
    g.tell(Ruled("unrest", "", unrest))


@ruling("knights")
def knights(g: Rome, *, senator: str, knights: int) -> None:
    """A Senator has so many Knights."""
    if senator not in g.senators or g.senators[senator].faction is None:
        raise NotAllowed("ruling.senator", senator=senator)
    check_amount(knights, 0, LIMIT)
    g.senators[senator].knights = knights
    g.tell(Ruled("knights", senator, knights))


RULINGS = rulings(*shared(Telling(Ruled, LeaderNamed)), unrest, knights)
