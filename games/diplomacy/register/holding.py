"""CD-3.B: under which of his names a player holds everything."""

from __future__ import annotations

from games.diplomacy.register.events import EstatePassed, HoldingMoves
from games.diplomacy.state import Diplomacy, Player


def file_holding(g: Diplomacy, player: Player, code: str) -> None:
    """CD-3.B.3: from the next season on all stands under this name."""
    player.next_holding = code
    g.tell(HoldingMoves(player.holding, code), [player.seat])


def pass_estates(g: Diplomacy) -> None:
    """CD-3.B.3: everything passes over together; the record says no more than that it has."""
    passing = [one for one in g.players.values() if one.active and one.next_holding not in ("", one.holding)]
    for player in sorted(passing, key=lambda one: one.holding):
        before, player.holding = player.holding, player.next_holding
        _follow(g, before, player.holding)
        g.tell(EstatePassed(before, player.holding))
    for player in g.players.values():
        player.next_holding = ""


def _follow(g: Diplomacy, before: str, now: str) -> None:
    """CD-3.B.3: what others have filed about the one name is about the estate: refusals, limits of power lent."""
    for refusal in (one for player in g.players.values() for one in player.refusals if one.giver == before):
        refusal.giver = now
    for lent in (one for one in g.delegations if one.of == before):
        lent.of = now
