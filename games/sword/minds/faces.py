"""What a card is worth as an event, by its operations, and what it is worth to keep it for another moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from games.sword.components import Card, Power, cards, leaders, spaces
from games.sword.minds import influence, worth
from games.sword.minds.ground import Ground

Op: TypeAlias = Mapping[str, Any]

LEADER: Final = 0.5
BETTER: Final = 0.4
"""For each point of tactics more than the best leader of the power has."""
KEPT: Final[Mapping[str, float]] = {"combat": 0.25, "response": 0.12, "npa": 0.25}
"""What a card may be good for in its own moment."""


def event(ground: Ground, card: str) -> float:
    """All its operations together; activations are looked at by the army they move."""
    return sum(VALUES[one["op"]](ground, one) for one in cards()[card].effects if one["op"] in VALUES)


def kept(ground: Ground, card: Card) -> float:
    """What is lost when the card goes for something else: a leader who does not come, a stronger value, its moment."""
    value = KEPT.get(card.kind, 0.0)
    if card.kind in ("leader", "event", "permanent"):
        value = 0.4 * max(0.0, event(ground, card.id)) * (0.3 if "GAU" in ground.side else 1.0)
    if card.kind == "desperate":
        value = 0.5 if ground.left > 2 else 0.1
    return value + 0.06 * card.op


def _cu(ground: Ground, op: Op) -> float:
    power: Power = op["power"]
    if not ground.mine(power):
        return 0.0
    number: int = op["n"]
    return number * worth.price(ground, power) * 1.3


def _leader(ground: Ground, op: Op) -> float:
    one = leaders()[op["leader"]]
    more = one.tactics - worth.tactics(ground, one.power)
    return (LEADER + BETTER * max(0, more) + 0.1 * one.tactics) * min(1.0, ground.left / 3)


def _loyalty(ground: Ground, op: Op) -> float:
    """Own cities the more they are in danger; others' by what may fall."""
    number = op["n_cities"]
    if op["target"] == "own":
        held = [(power, at) for power in ground.powers for at in influence.additions(ground, power)]
        values = [influence.adding(ground, power, at) for power, at in held if ground.place(at).control == power]
    else:
        able = influence.removals(ground, lambda at: ground.place(at).control in op["target"])
        values = [influence.removing(ground, ground.powers[0], at) for at in able if ground.place(at).walled]
    return sum(sorted(values, reverse=True)[:number])


def _control(ground: Ground, op: Op) -> float:
    free = [one for one in ground.view.places if spaces()[one].region == op["region"]]
    return max((worth.gain(ground, one) for one in free if ground.place(one).control == "IND"), default=0.0) + 0.1


def _messana(ground: Ground, op: Op) -> float:
    place = ground.place(op["space"])
    return max(0.0, worth.lost(ground, op["space"])) / max(1, place.loyalty)


def _revolt(ground: Ground, _: Op) -> float:
    return 1.5 * worth.weight(ground, "CAR")


def _either(ground: Ground, op: Op) -> float:
    return max(VALUES[one["op"]](ground, one) for one in op["options"])


VALUES: Final[Mapping[str, Callable[[Ground, Op], float]]] = {
    "add_cu": _cu,
    "delayed_remove": lambda _, op: -op["n"] * worth.CU * 0.6,
    "remove_cu": lambda ground, op: op["n"] * worth.cu(ground, op["power"]),
    "cost_cu": lambda _, op: -op["n"] * worth.CU * 0.6,
    "place_leader": _leader,
    "swap_leader": lambda _ground, _op: 0.05,
    "permanent": lambda ground, _: 0.25 * min(ground.left, 3),
    "support_add": lambda ground, op: influence.by_event(ground, op["n"], op["where"], remove=False),
    "support_remove": lambda ground, op: influence.by_event(ground, op["n"], op["where"], remove=True),
    "loyalty": _loyalty,
    "take_control": _control,
    "colony": lambda ground, _: 0.15 * min(ground.left, 3),
    "draw": lambda _, op: 0.3 * op["n"],
    "discard": lambda ground, _: 0.5 * worth.weight(ground, "ETS"),
    "alliance_break": lambda _ground, _op: 0.1,
    "choice_of_target": lambda _ground, _op: 0.3,
    "treaty": lambda _ground, _op: 0.15,
    "plunder_points": lambda _, op: op.get("n", op.get("max", 1)) * 0.25,
    "insurrection": _revolt,
    "mamertines": _messana,
    "mamertines_aid": lambda ground, op: worth.gain(ground, op["space"]) * 0.6 + _messana(ground, op),
    "baal_hammon": lambda _ground, _op: 0.3,
    "either": _either,
}
"""By operation of SR-33.3, for those that are played as events."""
