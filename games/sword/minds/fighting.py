"""SR-12: cards of a battle, losses, retreat, what a victory brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import Player, cards, spaces
from games.sword.minds import worth
from games.sword.minds.ground import Ground, whose
from games.sword.odds import Force, battle

DECLINE: Final = "decline"
NOWHERE: Final = "none"
STAKE: Final = 4
"""CU of both sides from which a battle is worth a card."""
CLOSE: Final = (0.12, 0.88)
GREAT: Final = 2
GARRISON: Final = 2


# Cards


def card(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP17: in a battle that is worth it, and can still go either way, the card that changes most."""
    able = [one for one in asked.choice.form() if one != DECLINE]
    fight = ground.view.underway["battle"]
    mine, its = _sides(ground, fight)
    if not able or mine["cu"] + its["cu"] < STAKE:
        return DECLINE
    values = {one: _changes(ground, one, fight, mine, its) for one in able}
    best = max(able, key=lambda one: (values[one], one))
    return best if values[best] > 0 else DECLINE


def planned(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP17: all combat cards, since they are only played where they help."""
    _ = ground
    return [one for one in asked.choice.form()[0] if one in cards()]


def _sides(ground: Ground, fight: Mapping[str, Any]) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """This seat's side, and the other."""
    attacks = fight["attacker"]["player"] in ground.side
    pair = fight["attacker"], fight["defender"]
    return pair if attacks else (pair[1], pair[0])


def _changes(
    ground: Ground, name: str, fight: Mapping[str, Any], mine: Mapping[str, Any], its: Mapping[str, Any]
) -> float:
    """How much better it goes with the card, less what the card is worth."""
    cost = 0.05 * cards()[name].op
    won = fight["winner"] and fight[fight["winner"]] is mine
    match asked_for(name):
        case {"op": "absorb", "n": number}:
            spared: int = min(number, mine["losses"] - mine["absorbed"], mine["cu"])
            return spared * worth.CU * 1.5 - cost - 0.1
        case {"op": "reroll", "side": side}:
            return _rolled_again(ground, fight, mine, its, own=side == "own") - cost
        case {"op": "inflict"} if fight["winner"]:
            return 0.3 if won and its["losses"] < its["cu"] else -1.0
        case {"op": "plunder_points"}:
            return 0.5 if won else -1.0
        case {"op": "trade_cu"}:
            return 0.2 if not won and its["losses"] < its["cu"] else -1.0
        case effect:
            return _odds(ground, fight, mine, its, effect) - cost


def asked_for(name: str) -> Mapping[str, Any]:
    """What a card does first, its price aside."""
    return next(one for one in cards()[name].effects if one["op"] != "cost_cu")


def _force(ground: Ground, fight: Mapping[str, Any], side: Mapping[str, Any], **more: int) -> Force:
    home = int(ground.place(fight["at"]).control in side["powers"])
    dice = max(side["dice"], more.get("dice", 0))
    tactics: int = more["tactics"] if "tactics" in more else side["tactics"]
    return Force(max(1, side["cu"]), tactics, dice, home + side["bonus"] + more.get("bonus", 0))


def _odds(
    ground: Ground,
    fight: Mapping[str, Any],
    mine: Mapping[str, Any],
    its: Mapping[str, Any],
    effect: Mapping[str, Any],
) -> float:
    """Before the roll: how much likelier the victory becomes, in what it is worth."""
    now = battle(_force(ground, fight, mine), _force(ground, fight, its))
    against = _force(ground, fight, its)
    match effect["op"]:
        case "set_dice":
            mended = _force(ground, fight, mine, dice=effect["n"])
        case "displace_leader" | "duel":
            mended = _force(ground, fight, mine)
            better = effect["op"] == "displace_leader" or mine["tactics"] > its["tactics"]
            against = _force(ground, fight, its, tactics=0) if better else against
        case _:
            mended = _force(ground, fight, mine, bonus=abs(effect.get("n", 1)))
    then = battle(mended, against)
    both: int = mine["cu"] + its["cu"]
    stake = min(3.0, both / 5)
    return (then.wins - now.wins) * stake + (then.inflicts - now.inflicts) * worth.CU / 2 - 0.12


def _rolled_again(
    ground: Ground, fight: Mapping[str, Any], mine: Mapping[str, Any], its: Mapping[str, Any], *, own: bool
) -> float:
    """After the roll: own low dice, if that can turn a defeat; the enemy's highest, if it has won by little."""
    one, other = _force(ground, fight, mine), _force(ground, fight, its)
    ahead = sum(mine["rolled"]) - sum(its["rolled"]) + one.bonus - other.bonus + one.tactics - other.tactics
    low = sum(die <= GREAT for die in mine["rolled"])
    if ahead > 0:
        return -1.0
    return 0.5 if (own and low) or (not own and max(its["rolled"]) > GREAT * 2) else -1.0


# After the battle


def losses(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP18, SR-DP5: mercenaries first; they leave sooner or later."""
    _ = ground
    return asked.lapse


def go_on(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP27: who has lost nothing may look further."""
    _ = asked, ground
    return "go-on"


def retreat(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP19: to the strongest friend by land; two CU stay in a city of worth, if others go."""
    land, sea, held, room, names = asked.choice.form()
    power, at = whose(str(asked.about["power"])), str(asked.about["at"])
    inside = _garrison(ground, held, room, at)
    if land == [NOWHERE]:
        return asked.lapse if room or not sea else {"way": min(sea, key=lambda way: _dear(ground, way))}
    way = max(land, key=lambda one: (_haven(ground, power, one.split(">")[-1]), one))
    leaders: list[str] = names if sum(inside.values()) == sum(held.values()) else []
    return {"way": way, **({"inside": inside, "leaders": leaders} if inside else {})}


def _garrison(ground: Ground, held: Mapping[str, int], room: Mapping[str, int], at: str) -> dict[str, int]:
    """What goes inside a city that gives a point."""
    if not spaces()[at].vp_owner or not room:
        return {}
    number = min(GARRISON if sum(held.values()) > GARRISON + 1 else sum(held.values()), max(room.values()))
    found: dict[str, int] = {}
    for part in reversed([*room]):
        taken = min(room[part], number - sum(found.values()))
        found |= {part: taken} if taken > 0 else {}
    _ = ground
    return found


def _haven(ground: Ground, power: str, at: str) -> float:
    one = whose(power)
    return ground.cu(one, at) + 2 * int(ground.place(at).control == one) - ground.threat(one, at) / 4


def _dear(ground: Ground, way: str) -> tuple[float, str]:
    """What the card of a way by sea is worth."""
    _ = ground
    name, _, _ = way.partition(":")
    return (cards()[name].op if name in cards() else 0, way)


def unrest(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP30: Carthage calms two and more; others stir where Carthage leads."""
    if "CAR" in ground.side:
        return asked.lapse
    most = asked.choice.form()[1]
    carthage: Player = "CAR"
    return min(most, 1 + most // 2) if worth.leader(ground) == carthage else 0
