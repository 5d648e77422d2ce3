"""SR-22.2, 22.2.1: with three players the Gauls are a roll of dice in each action round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.kernel import Decision, OneOf, ask
from games.sword.battle import raid
from games.sword.board import put, regions
from games.sword.components import TIES, Player, Power, spaces
from games.sword.events import Reinforced
from games.sword.nonplayers.events import GallicEvent, RaidersVanished
from games.sword.reinforcing import producing, room
from games.sword.state import Sword
from games.sword.support import removals, remove_one

RAIDS: Final[Mapping[int, tuple[Sequence[str], int]]] = {
    2: (("narnia", "sutrium", "roma"), 5),
    4: (("faesulae",), 3),
    5: (("pisae",), 3),
    9: (("arretium",), 4),
    10: (("clusium",), 4),
    12: (("larinum",), 3),
}
"""Table gallic_events: which space is struck, and by how many."""
ROMAN_ROW: Final = 2
"""SR-22.2.1: this one strikes the first of its spaces that Rome controls."""
LOSSES: Final[Mapping[int, tuple[Player, str]]] = {3: ("ROM", "Latium"), 6: ("ETS", "Etruria")}
"""Table gallic_events: who loses support where."""
MERCENARIES: Final = 11
HIRED: Final = 2


async def gallic_event(g: Sword) -> None:
    """SR-22.2: two dice, and what the table says."""
    first, second = g.dice.roll("gallic-event", 2)
    rolled, total = (first, second), first + second
    if total in RAIDS:
        await strike(g, rolled)
    elif total in LOSSES:
        await lose_support(g, rolled)
    elif total == MERCENARIES:
        await hire(g, rolled)
    else:
        g.tell(GallicEvent(rolled, "nothing"))


# A raid


async def strike(g: Sword, rolled: tuple[int, int]) -> None:
    """SR-22.2: battle against whoever stands there; if the Gauls win, or nobody does, 1 support goes; they vanish."""
    able, cu = RAIDS[sum(rolled)]
    at = next((one for one in able if sum(rolled) != ROMAN_ROW or g.control(one) == "ROM"), "")
    if not at:
        g.tell(GallicEvent(rolled, "nothing"))
        return
    g.tell(GallicEvent(rolled, "raid", at, cu=cu))
    won = await raid(g, at, cu)
    g.tell(RaidersVanished(at, won))
    if won and removals(g, "GAU", None, [at]):
        remove_one(g, "GAU", at)


# Support is lost


async def lose_support(g: Sword, rolled: tuple[int, int]) -> None:
    """SR-22.2.1: 1 support in a region; its player chooses the space."""
    player, region = LOSSES[sum(rolled)]
    g.tell(GallicEvent(rolled, "support", region, player))
    if able := losable(g, player, region):
        at = able[0] if len(able) == 1 else await ask(lambda: losing(g, player, region))
        remove_one(g, "GAU", at)


def losable(g: Sword, player: Player, region: str) -> list[str]:
    """SR-22.2.1: where he has support that can go (SR-7.1.4), the lowest loyalty first, then by name."""
    found = removals(g, "GAU", g.hands[player].powers, regions(region))
    return sorted(found, key=lambda one: (g.places[one].loyalty, one))


def losing(g: Sword, player: Player, region: str) -> Decision[str]:
    """SR-DP43."""
    able = losable(g, player, region)
    choice: OneOf[str] = OneOf({one: one for one in able})
    about: dict[str, str | int] = {"turn": g.turn, "round": g.round, "region": region}
    return Decision("gallic.support", g.seat(player), choice, "SR-22.2.1", "SR-DP43", about, lapse=able[0])


# Mercenaries


async def hire(g: Sword, rolled: tuple[int, int]) -> None:
    """SR-22.2.1: the player with fewest points places 2 CU of one of his powers."""
    player = weakest(g)
    g.tell(GallicEvent(rolled, "mercenaries", player=player, cu=HIRED))
    if able := hirable(g, player):
        at = next(iter(able)) if len(able) == 1 else await ask(lambda: hiring(g, player))
        power = able[at]
        put(g, power, at, {"normal": HIRED})
        g.tell(Reinforced(power, {at: HIRED}))


def weakest(g: Sword) -> Player:
    """SR-22.2, 4.4: who has the fewest victory points."""
    return min(g.players, key=lambda one: (g.hands[one].vp, TIES.index(g.hands[one].powers[0])))


def hirable(g: Sword, player: Player) -> dict[str, Power]:
    """SR-22.2.1: friendly reinforcement spaces of his powers not besieged, the highest number first, then by name."""
    found: dict[str, Power] = {}
    for power in g.hands[player].powers:
        found |= dict.fromkeys([at for at in producing(g, power) if room(g, power, at) >= HIRED], power)
    return {at: found[at] for at in sorted(found, key=lambda one: (-spaces()[one].reinforcement, one))}


def hiring(g: Sword, player: Player) -> Decision[str]:
    """SR-DP44."""
    able = [*hirable(g, player)]
    choice: OneOf[str] = OneOf({one: one for one in able})
    about: dict[str, str | int] = {"turn": g.turn, "round": g.round}
    return Decision("gallic.mercenaries", g.seat(player), choice, "SR-22.2.1", "SR-DP44", about, lapse=able[0])
