"""SR-5.10.2: CU that come as reinforcements by a card."""

from __future__ import annotations

from games.kernel import Decision, ask
from games.sword.board import put
from games.sword.components import Player
from games.sword.events import Reinforced
from games.sword.reinforcing import Levy, Placing
from games.sword.state import Sword


async def place_levy(g: Sword, player: Player, levy: Levy) -> None:
    """SR-5.10.2, SR-DP8: its owner says where; what finds no place is lost."""
    said = Placing(g, [levy]).usual()
    if len(Placing(g, [levy]).where[levy.id]) > 1:
        about = {"moment": g.moment, "player": player}
        said = await ask(
            lambda: Decision(
                "reinforcement.place",
                g.seat(player),
                Placing(g, [levy]),
                "SR-5.10.2",
                "SR-DP8",
                about,
                lapse=Placing(g, [levy]).usual(),
            )
        )
    for at, number in said[levy.id].items():
        put(g, levy.power, at, {levy.kind: number})
    g.tell(Reinforced(levy.power, dict(said[levy.id]), levy.number - sum(said[levy.id].values())))
