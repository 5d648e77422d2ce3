"""SR-22.2: the Gauls whom nobody plays: with three players, 2d6 at their place in each action round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.kernel import Decision, OneOf, ask
from games.sword.battle import raid
from games.sword.board import put, regions
from games.sword.components import Player, Power, UnitType, spaces, tables
from games.sword.events import Reinforced
from games.sword.reinforcing import producing, room
from games.sword.siege import sunk
from games.sword.state import Sword
from games.sword.support import removals, remove_one
from games.sword.turn.events import GallicEvent
from games.sword.turn.standing import rank

GAULS: Final[Power] = "GAU"


async def gallic_event(g: Sword) -> None:
    """SR-22.2: what the table says of this roll."""
    roll = sum(g.dice.roll("gallic-event", 2))
    row: Mapping[str, Any] = next(one for one in tables()["gallic_events"]["rows"] if one["roll"] == str(roll))
    g.tell(GallicEvent(roll, row["event"]))
    act = row["act"]
    if "raid" in act:
        await raided(g, act)
    elif "support" in act:
        await unsettled(g, act["support"], act["of"])
    elif "mercenaries" in act:
        await hired(g, act["mercenaries"])
    await sunk(g)


async def raided(g: Sword, act: Mapping[str, Any]) -> None:
    """SR-22.2, 22.2.1: so many Gauls strike; the first space that is its owner's, where the row names an owner."""
    at = next((one for one in act["raid"] if g.control(one) == act.get("of", g.control(one))), None)
    if at is not None and await raid(g, at, act["cu"]) and at in removals(g, GAULS, where=[at]):
        remove_one(g, GAULS, at)


async def unsettled(g: Sword, region: str, player: Player) -> None:
    """SR-22.2.1, SR-DP43: a point of support goes; the player named says where, by default the least loyal."""
    power = g.hands[player].powers[0]

    def able() -> list[str]:
        found = removals(g, GAULS, power, regions(region))
        return sorted(found, key=lambda one: (g.places[one].loyalty, one))

    at = await _chosen(g, player, able, "gallic.support", "SR-DP43")
    if at:
        remove_one(g, GAULS, at)


async def hired(g: Sword, number: int) -> None:
    """SR-22.2.1, SR-DP44, 4.4: Gallic mercenaries for who has fewest points, by default where most CU come."""
    player = min(g.players, key=lambda one: (g.hands[one].vp, rank([one])))

    def able() -> list[str]:
        held = [(power, at) for power in g.hands[player].powers for at in producing(g, power) if room(g, power, at)]
        return [at for _, at in sorted(held, key=lambda one: (-spaces()[one[1]].reinforcement, one[1]))]

    at = await _chosen(g, player, able, "gallic.mercenaries", "SR-DP44")
    if at:
        power: Power = next(one for one in g.hands[player].powers if g.control(at) == one)
        placed = min(number, room(g, power, at))
        units: dict[UnitType, int] = {"normal": placed}
        put(g, power, at, units)
        g.tell(Reinforced(power, {at: placed}, number - placed))


async def _chosen(g: Sword, player: Player, able: Callable[[], list[str]], kind: str, point: str) -> str:
    """One of several spaces; "": there is none; the only one is not asked for."""
    if len(able()) <= 1:
        return next(iter(able()), "")

    def build() -> Decision[str] | None:
        found = able()
        choice: OneOf[str] = OneOf({one: one for one in found})
        about: dict[str, str | int] = {"turn": g.turn, "round": g.round}
        return Decision(kind, g.seat(player), choice, "SR-22.2.1", point, about, lapse=found[0]) if found else None

    return await ask(build) or ""
