"""What spaces, CU and the harm of others are worth, in victory points."""

from __future__ import annotations

from typing import Final

from games.sword.components import INDEPENDENT, POWERS_OF, Control, Player, Power, leaders, spaces
from games.sword.minds.ground import Ground, once, whose
from games.sword.minds.reach import ranged

CU: Final = 0.13
ENOUGH: Final = 13
"""So many CU defend a power; more of them are worth as much as those few."""
MOST: Final = 1.4
ITS_CU: Final = 0.8
"""Of that, what a rival's CU counts, at the weight of the rival."""
POINT: Final = 0.45
"""A point of support, where nothing more is known of it."""
LASTS: Final = 0.6
LONGEST: Final = 3
SMALL: Final = 0.06
"""Control of a space that gives nobody anything."""
LEVY: Final = 0.12
"""A CU of each turn."""
FIRST: Final = 0.22
FADES: Final = 0.7
"""What a point of the best rival is worth to this seat, and how much of it is left for each point another is behind."""
CHASED: Final = 0.5
AHEAD: Final = 3
"""Points from which who leads is everybody's enemy."""
EXPOSED: Final = (0.4, 0.4, 0.2, 0.1)
"""By loyalty: how likely a space that no CU guards is turned while it counts; a marker has none."""
NUISANCE: Final = 0.2
TAKEN: Final = 0.3
"""What part of a victory point a CU of each turn is to a rival."""


@once
def lasting(ground: Ground) -> float:
    """A point a turn counts as long as it may last, in points."""
    return LASTS * min(ground.left, LONGEST) + (0.4 if ground.left == 1 else 0.0)


@once
def net(ground: Ground, player: Player) -> int:
    """SR-4.1: what he would score now, by spaces."""
    worth = [one for one in spaces().values() if one.vp_owner and one.id in ground.view.places]
    powers = POWERS_OF[player]
    gained = sum(one.vp_owner != player and ground.place(one.id).control in powers for one in worth)
    lost = sum(one.vp_owner == player and ground.place(one.id).control not in powers for one in worth)
    return gained - lost


@once
def standing(ground: Ground, player: Player) -> float:
    """His points, and what he would score in the next scorings."""
    return ground.view.hands[player].vp + net(ground, player) * min(2, ground.left)


@once
def leader(ground: Ground) -> Player:
    """Who stands best."""
    return max(ground.view.hands, key=lambda one: standing(ground, one))


@once
def weight(ground: Ground, player: Player | None) -> float:
    """What the loss of a point of his is worth to this seat: the more, the better he stands."""
    if player is None or player in ground.side:
        return 0.0
    rivals = ground.rivals()
    if len(ground.side) > 1:
        return 0.9  # SR-22.3: one side's loss is the other's gain.
    hand = ground.view.hands[player]
    if hand.vp + net(ground, player) >= ground.view.number:
        return 1.3
    mine = max(standing(ground, one) for one in ground.side)
    if player == leader(ground) and standing(ground, player) >= AHEAD + mine:
        return CHASED
    behind = max(standing(ground, one) for one in rivals) - standing(ground, player)
    faded: float = FADES**behind
    return FIRST * faded


def taken(ground: Ground, power: Power, at: str) -> float:
    """What it is worth that this power takes control of the space."""
    return (gain(ground, at) if ground.mine(power) else 0.0) + lost(ground, at)


@once
def gain(ground: Ground, at: str) -> float:
    """What it is worth that a power of this seat holds it: points, and CU of its own home (SR-5.10.1)."""
    printed = spaces()[at]
    points = lasting(ground) if printed.vp_owner else SMALL
    home = printed.home in ground.powers
    return points + (LEVY * printed.reinforcement * min(ground.left - 1, LONGEST) if home else 0.0)


@once
def lost(ground: Ground, at: str) -> float:
    """What it is worth that whoever holds it does so no more."""
    control = ground.place(at).control
    if control == INDEPENDENT:
        return 0.0
    if ground.mine(control):
        return -gain(ground, at)
    printed = spaces()[at]
    points = lasting(ground) if printed.vp_owner else SMALL
    if ground.player(control) is None:
        return nuisance(ground, control)
    levies = TAKEN * LEVY * printed.reinforcement * (printed.home == control)
    pact = 0.3 if ground.friend(control) else 1.0  # what an ally has is no matter of mine, for now
    return weight(ground, ground.player(control)) * (points + levies) * pact


@once
def exposed(ground: Ground, at: str, gone: int = 0) -> float:
    """SR-7.1.4: how likely others turn an own space that gives a point without an army, once so many CU have gone.

    One CU is guard enough: a marker under it stays, and loyalty never sinks below it.
    """
    place = ground.place(at)
    own = ground.own(place.control)
    if own is None or not spaces()[at].vp_owner or spaces()[at].kind == "tribal":
        return 0.0
    guards = ground.cu(own, at) + ground.cu(own, at, inside=True) - gone
    return 0.0 if guards > 0 else EXPOSED[place.loyalty]


@once
def nuisance(ground: Ground, power: Control) -> float:
    """SR-16.4: what it is worth that a power nobody plays is weaker: rivals call it against spaces of this seat."""
    if power == INDEPENDENT or ground.player(power) is not None:
        return 0.0
    near = [one for one in ranged(whose(power)) if one in ground.view.places and spaces()[one].vp_owner]
    return NUISANCE * sum(ground.mine(ground.place(one).control) for one in near)


@once
def price(ground: Ground, power: Power) -> float:
    """What a CU of this power is to its owner: the more he has the less, for ten make an army, and more will come."""
    all_of_it = sum(one.cu for one in ground.view.stacks if one.power == power)
    return CU * min(MOST, ENOUGH / max(1, all_of_it))


@once
def cu(ground: Ground, power: Power) -> float:
    """What a CU of this power less is worth: to its owner it is a loss."""
    if ground.mine(power):
        return -price(ground, power)
    return price(ground, power) * ITS_CU * (0.4 + weight(ground, ground.player(power)) + nuisance(ground, power))


@once
def tactics(ground: Ground, power: Power) -> int:
    """The best leader this power has on the map."""
    names = [name for name, one in ground.view.leaders.items() if one.power == power and one.where == "map"]
    return max((leaders()[one].tactics for one in names), default=0)
