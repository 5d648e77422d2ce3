"""CD-2.2, 2.3: half of all supply centres; the roll of honour."""

from __future__ import annotations

from games.diplomacy.seasons.events import GameWon
from games.diplomacy.state import Diplomacy, Win
from games.kernel import Seat


def centres(g: Diplomacy, seat: Seat) -> int:
    """CD-2.2: political control is the Ruler's, not the Sub-Ruler's."""
    return sum(g.atlas.spaces[one.code].centre for one in g.ruled(seat))


def holds_enough(g: Diplomacy, seat: Seat) -> bool:
    """CD-2.2: half of all centres on the map in force, those in civil disorder counted too (CD-6.4)."""
    return centres(g, seat) >= g.must


def test_for_wins(g: Diplomacy) -> None:
    """CD-2.3: entered with the year; the same player again only after he has fallen below it."""
    now = sorted((seat for seat, one in g.players.items() if one.holding and holds_enough(g, seat)), key=g.code)
    for seat in [one for one in now if one not in g.winning]:
        code = g.code(seat)
        name = g.names[code].name if code in g.names else code
        g.honour.append(Win(code, name, g.year))
        g.tell(GameWon(code, name, g.year, centres(g, seat), len(g.atlas.centres)))
    g.winning[:] = now
