"""CD-N.5, N.9 to N.11: centres change hands after Autumn; a win, a draw, a power that is out."""

from __future__ import annotations

from games.diplomacy.standard.events import CentreTaken, GameDrawn, PowerEliminated, PowerWon
from games.diplomacy.standard.powers import is_alive
from games.diplomacy.state import NOBODY, Diplomacy
from games.kernel import Seat


def reckon(g: Diplomacy) -> None:
    """CD-N.5, N.9, N.11: at the end of a season."""
    if g.season == "autumn":
        occupy(g)
        test_for_win(g)
    eliminate(g)


def occupy(g: Diplomacy) -> None:
    """CD-N.5: a centre belongs to the power whose unit stands there; an empty one to whom it belonged."""
    for code in g.atlas.centres:
        force, province = g.on(code), g.provinces[code]
        if force is not None and force.patron != province.ruler:
            g.tell(CentreTaken(code, g.code(force.patron), g.code(province.ruler)))
            province.ruler = force.patron


def test_for_win(g: Diplomacy) -> None:
    """CD-N.9: more than half of all centres; it can be one only."""
    for seat in [one.seat for one in g.players.values() if one.holding]:
        owned = len(list(g.ruled(seat)))
        if owned >= g.must:
            code = g.code(seat)
            g.winning[:] = [seat]
            g.tell(PowerWon(code, g.names[code].name, g.year, owned, len(g.atlas.centres)))


def eliminate(g: Diplomacy) -> None:
    """CD-N.11: its player is asked nothing any more, and has no vote."""
    gone = [one for one in g.players.values() if one.holding and not one.out and not is_alive(g, one.seat)]
    for player in sorted(gone, key=lambda one: one.holding):
        name = g.names[player.holding]
        player.out, player.active, name.owner = True, False, NOBODY
        g.tell(PowerEliminated(name.code, name.name))


def end(g: Diplomacy) -> None:
    """CD-N.10, N.12: the survivors share the game when all of them wish so, or when the years agreed on are over."""
    agreed = any(one.kind == "draw" for one in g.carried)
    if g.winning or not (agreed or g.is_played_out):
        return
    g.winning[:] = sorted(survivors(g), key=g.code)
    g.tell(GameDrawn(tuple(map(g.code, g.winning)), g.year, agreed))


def survivors(g: Diplomacy) -> list[Seat]:
    """CD-N.10: the players whose powers are alive."""
    return [one.seat for one in g.players.values() if one.active]
