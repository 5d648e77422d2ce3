"""SR-4.1: what a player would score if it were scored now, by source."""

from __future__ import annotations

from dataclasses import dataclass

from games.sword.components import POWERS_OF, Player, spaces
from games.sword.seen.view import SwordView
from games.sword.turn.standing import A_PLUNDER, UNREST


@dataclass(frozen=True, slots=True)
class Expected:
    """SR-4.1, 4.1.2: spaces of others he holds, his own that he does not, and points of plunder and unrest."""

    gained: tuple[str, ...]
    lost: tuple[str, ...]
    plunder: int
    unrest: int

    @property
    def change(self) -> int:
        """By how much his points would change, but for the floor."""
        return len(self.gained) - len(self.lost) + self.plunder - self.unrest


def expected(view: SwordView, player: Player) -> Expected:
    """As the places stand."""
    worth = [one for one in spaces().values() if one.vp_owner and one.id in view.places]
    held = {one.id for one in worth if view.places[one.id].control in POWERS_OF[player]}
    return Expected(
        tuple(one.id for one in worth if one.vp_owner != player and one.id in held),
        tuple(one.id for one in worth if one.vp_owner == player and one.id not in held),
        view.hands[player].plunder // A_PLUNDER,
        view.unrest // UNREST if player == "CAR" else 0,
    )
