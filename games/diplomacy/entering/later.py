"""CD-2.1, 13.3: players who enter while the game is on."""

from __future__ import annotations

from games.diplomacy.entering.events import PlayerEntered
from games.diplomacy.register import approve, enrol, name_the_nameless
from games.diplomacy.state import Diplomacy, Player
from games.kernel import Seat


def enter(g: Diplomacy, seat: Seat, name: str, code: str) -> None:
    """CD-13.3, 7.D: without positions, active from now on; under a name of his own or one off the list."""
    g.players[seat] = Player(seat)
    if name:
        approve(g, [enrol(g, seat, name, code)])
    else:
        name_the_nameless(g)
    g.tell(PlayerEntered(g.code(seat)))
