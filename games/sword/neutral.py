"""SR-16: where non-player powers may go, who directs them, and what becomes of them when they are beaten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from games.sword.board import (
    cheapest,
    controlled,
    displace,
    enemies_at,
    friendly,
    move,
    on_map,
    regions,
    take,
    take_over,
)
from games.sword.components import (
    INDEPENDENT,
    TIES,
    TRANSALPINE_BOX,
    Card,
    Player,
    Power,
    deck,
    non_player_powers,
    spaces,
)
from games.sword.events import RevoltEnded, ShareTaken, WentHome
from games.sword.state import Sword


@cache
def _printed(power: Power) -> Mapping[str, Any]:
    return next(one for one in non_player_powers() if one["id"] == power)


# Where they are at home


def in_play(g: Sword, power: Power) -> bool:
    """SR-16.5, 16.9, 22.2: it is nobody's, and has CU or spaces left; the Transalpine Gauls, if in play, always."""
    if g.player(power) is not None:
        return False
    if power == "MER":
        return g.insurrection
    if power == "TRG":
        return TRANSALPINE_BOX in g.places
    return any(on_map(g, power)) or any(one.control == power for one in g.places.values())


def reach(g: Sword, power: Power) -> list[str]:
    """SR-16.3: the spaces of its range that are in play, in the order of the map."""
    printed = _printed(power)
    found: Sequence[str] = printed.get("range_spaces") or regions("|".join(printed["range_regions"]))
    return [one for one in found if one in g.places and (spaces()[one].kind != "box" or one in printed["spaces"])]


def sources(g: Sword, power: Power) -> list[str]:
    """SR-5.10.2, 16.4 b: its reinforcement spaces that it controls and that hold no enemy CU, and its box."""
    printed: Sequence[str] = _printed(power)["reinforcement"]["spaces"]
    return [one for one in printed if one in g.places and friendly(g, power, one) and not enemies_at(g, power, one)]


# Who directs them


@cache
def npa_cards(player: Player, count: int) -> Sequence[Card]:
    """SR-16.4: the cards of his deck that activate non-player powers."""
    return [one for one in deck(player, count) if one.kind == "npa"]


def named(g: Sword, card: Card) -> list[Power]:
    """SR-16.4, 16.4.1, 16.5: which non-player powers this card may be used for now."""
    printed: list[Power] = [*card.effects[0]["powers"]]
    return [one for one in (*printed, *_mercenaries(g, card.deck)) if in_play(g, one)]


def _mercenaries(g: Sword, player: Player) -> list[Power]:
    """SR-16.1, 16.4.1: anyone directs them but Carthage and its allies."""
    barred = player == "CAR" or any(g.allied(one, "CAR") for one in g.hands[player].powers)
    return [] if barred else ["MER"]


def directs(g: Sword, player: Player, power: Power) -> bool:
    """SR-16.1: whether a player may direct this power by a card of his deck."""
    return any(power in named(g, one) for one in npa_cards(player, g.count))


def defends(g: Sword, power: Power, involved: Iterable[Player]) -> Player | None:
    """SR-16.8, 11.6: who directs it in its defence: of those who may and are not involved, the one with fewest VP."""
    barred = [*involved]
    able: list[Player] = [one for one in g.players if one not in barred and directs(g, one, power)]
    return min(able, key=lambda one: (g.hands[one].vp, TIES.index(g.hands[one].powers[0])), default=None)


# Beaten


def refuge(g: Sword, power: Power) -> str:
    """SR-16.7: its home box or a home space it still has, where no enemy CU stands; "": there is none."""
    own: Sequence[str] = [_printed(power)["leader_home"], *_printed(power)["spaces"]]
    able = [one for one in own if one in g.places and friendly(g, power, one) and not enemies_at(g, power, one)]
    return next(iter(able), "")


def go_home(g: Sword, power: Power, at: str) -> None:
    """SR-16.7: an army that cannot retreat loses half, rounded up; the rest goes home, else it is lost."""
    stack = g.stack(power, at)
    to = refuge(g, power)
    for leader in g.leaders_at(power, at, inside=False):
        displace(leader)  # He returns in the next Reinforcement Phase.
    if stack is None:
        return
    lost = -(-stack.cu // 2) if to and to != at else stack.cu
    take(g, stack, cheapest(stack, lost))
    left = stack.cu
    if left:
        move(g, stack, to, dict(stack.units))
    g.tell(WentHome(power, at, lost, left, to if left else ""))


def share(g: Sword, winner: Sequence[Power], loser: Sequence[Power]) -> None:
    """SR-14.7: if Transalpine Gauls beat a Gallic army the Gauls lose a plunder point, if they have one."""
    if "TRG" in winner and "GAU" in loser and g.hands["GAU"].plunder:
        g.hands["GAU"].plunder -= 1
        g.tell(ShareTaken(g.hands["GAU"].plunder))


def check_revolt(g: Sword) -> None:
    """SR-16.6: with the last of their CU the revolt is over: their spaces are independent, their leader leaves."""
    if not g.insurrection or any(on_map(g, "MER")):
        return
    g.insurrection = False
    left = controlled(g, "MER")
    for at in left:
        take_over(g.places[at], INDEPENDENT)
        g.places[at].loyalty = int(g.places[at].walled)
    for leader in g.leaders.values():
        if leader.power == "MER":
            leader.where, leader.at, leader.inside = "card", "", False
    g.tell(RevoltEnded(tuple(left)))
