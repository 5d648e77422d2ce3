"""SR-13.1, 13.2, 13.6: a siege roll against a walled city or a tribal space."""

from __future__ import annotations

from typing import Final

from games.sword.board import allies_at, cheapest, displace, enemies_at, enemy, take
from games.sword.cards.windows import respond
from games.sword.components import Player, Power, tables
from games.sword.events import LeaderDisplaced
from games.sword.siege.cities import capture, needed
from games.sword.siege.events import SiegeCancelled, SiegeRolled, SiegeStands
from games.sword.state import Sword
from games.sword.underway import Siege

LEAST: Final = 2  # SR-13.1: CU for a siege roll


def besiegeable(g: Sword, power: Power, at: str) -> bool:
    """SR-13.1, 13.4, 13.6: an enemy city or tribe, no enemy CU outside, and at least two own CU there."""
    place = g.places[at]
    strong = place.walled or place.tribal
    return strong and enemy(g, power, at) and not enemies_at(g, power, at) and strength(g, power, at) >= LEAST


def strength(g: Sword, power: Power, at: str) -> int:
    """SR-12.1.1, 13.1: CU outside that besiege: those of the power and, beside it, of one that fights with it."""
    return g.cu(power, at) + sum(g.cu(one, at) for one in allies_at(g, power, at) if g.player(one) == g.player(power))


async def siege_roll(g: Sword, by: Player, power: Power, at: str, *, drm: int = 0) -> None:
    """SR-13.2: cards, the die, what it gives, then whether the city falls (SR-13.5)."""
    g.siege = Siege(at, power, by, drm)
    await respond(g, "before_own_siege_roll", [by], at=at)
    await respond(g, "enemy_siege_roll", _besieged_player(g, at), at=at)
    if g.siege.cancelled:
        g.tell(SiegeCancelled(at, power))
    else:
        await _rolled(g, g.siege)
    g.siege = None
    await capture(g, at)


def _besieged_player(g: Sword, at: str) -> list[Player]:
    """SR-33.2: the deck owner when the besieged space is his."""
    return [one for one in g.players if g.control(at) in g.hands[one].powers]


async def _rolled(g: Sword, siege: Siege) -> None:
    """SR-13.2: the table, by the modified result; a natural 1 always costs a CU. Then the card after the roll."""
    drms = modifiers(g, siege)
    (siege.rolled,) = g.dice.roll("siege")
    siege.points = points(siege.rolled + sum(drms.values()))
    lost = int(siege.rolled == 1)
    g.tell(SiegeRolled(siege.at, siege.power, siege.rolled, drms, siege.points, lost))
    if lost:
        _lose_one(g, siege)
    await respond(g, "own_siege_roll_result", [siege.by], at=siege.at)
    if siege.points:
        place = g.places[siege.at]
        place.siege += siege.points
        place.besieger = place.besieger or siege.power
        g.tell(SiegeStands(siege.at, siege.power, place.siege, needed(place)))


def modifiers(g: Sword, siege: Siege) -> dict[str, int]:
    """SR-13.2, 7.2.5, 13.6: Greeks +1, CU inside -1, both against walled cities only; cards."""
    walled = g.places[siege.at].walled
    found = {
        "greeks": int(walled and siege.power == "GRE"),
        "inside": -int(walled and any(g.stacks_at(siege.at, inside=True))),
        "cards": siege.drm,
    }
    return {name: number for name, number in found.items() if number}


def points(result: int) -> int:
    """SR-13.2: what the table gives for a modified result."""
    rows = tables()["siege"]["rows"]
    fits = (row for row in rows if row.get("min", result) <= result <= row.get("max", result))
    return int(next(fits)["points"])


def _lose_one(g: Sword, siege: Siege) -> None:
    """SR-13.2: a natural 1 costs the besieger a CU, mercenaries first; a leader left alone is displaced (SR-8.4)."""
    stack = g.stack(siege.power, siege.at)
    if stack is None:
        return
    take(g, stack, cheapest(stack, 1))
    if not stack.cu:
        for leader in g.leaders_at(siege.power, siege.at, inside=False):
            displace(leader)
            g.tell(LeaderDisplaced(leader.id, siege.at))
