"""SR-33.1, 16.4: what a card leaves open, and what non-player powers are called for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.kernel import Decision, Raw
from games.kernel.choice import is_list
from games.sword.components import Player, Power, cards, spaces
from games.sword.minds import influence, worth
from games.sword.minds.ground import Army, Ground, whose
from games.sword.minds.mustering import need, spared
from games.sword.minds.plays import Values

NONE: Final = "none"
Asked = Decision[Any]


# SR-DP34


def target(asked: Asked, ground: Ground) -> Raw:
    """By what is asked: points of support, an army, a space, cities; else the default."""
    if "points" in asked.about:
        return influence.spend(asked, ground)
    form, what = asked.choice.form(), str(asked.about.get("what", ""))
    if what == "cost":
        paid = next(one for one in cards()[str(asked.about["card"])].effects if one["op"] == "cost_cu")
        return spared(asked, ground, paid["power"])
    if what == "cities":
        return _cities(ground, form)
    if what not in LIKED or not is_list(form):
        return asked.lapse
    options: list[str] = form
    return max(options, key=lambda one: (LIKED[what](ground, one), one))


def _cities(ground: Ground, form: Any) -> Raw:
    """SR-7.1.3 b, 7.1.4 b: the own ones in most danger, or those of others that are worth most."""
    able, number, _ = form
    values: dict[str, float] = {}
    for at in able:
        control = ground.place(at).control
        own = ground.own(control)
        power = own or ground.powers[0]
        values[at] = influence.adding(ground, power, at) if own else influence.removing(ground, power, at)
    return sorted(able, key=lambda one: (-values[one], one))[:number]


def _army(ground: Ground, one: str) -> float:
    return 0.05 if one == NONE else Values(ground).march(one.split("."), 3).value


def _space(ground: Ground, one: str) -> float:
    """A space to take: what it is worth, and the fewer CU stand there."""
    return worth.gain(ground, one) + worth.lost(ground, one) - 0.1 * sum(ground.there(one).values())


def _either(ground: Ground, one: str) -> float:
    what, at = one.split(".")
    return _space(ground, at) if what == "take_control" else need(ground, ground.powers[-1], at) + 0.3


def _cu(ground: Ground, one: str) -> float:
    if one not in ground.view.places:
        return 0.0
    return max(need(ground, power, one) for power in ground.powers)


def _leader(ground: Ground, one: str) -> float:
    """With the most CU, where no better leader stands."""
    at, *inside = one.split(".")
    if at not in ground.view.places:
        return 0.0
    armies = [ground.army(power, at, inside=bool(inside)) for power in ground.powers]
    best = max(armies, key=lambda army: army.cu)
    return best.cu - 2 * best.tactics - 3 * bool(inside)


def _struck(ground: Ground, one: str) -> float:
    return worth.lost(ground, one) if one in ground.view.places else 0.0


def _player(ground: Ground, one: str) -> float:
    player: Player | None = next((two for two in ground.view.hands if two == one), None)
    return worth.weight(ground, player)


LIKED: Final[Mapping[str, Callable[[Ground, str], float]]] = {
    "army": _army,
    "space": _space,
    "colony": lambda ground, one: worth.gain(ground, one) + ground.danger("ROM", one),
    "either": _either,
    "cu": _cu,
    "leader": _leader,
    "target": _struck,
    "player": _player,
}
"""By what is asked: how well each answer is liked."""


# SR-DP26


def npa(asked: Asked, ground: Ground) -> Raw:
    """An army against whoever leads, the unrest of Carthage, support, or two CU."""
    return max(asked.choice.form(), key=lambda one: (_called(ground, one), one))


def _called(ground: Ground, one: str) -> float:
    option, *target = one.split(".")
    match option:
        case "activate":
            army = ground.army(whose(target[0]), target[1], inside=len(target) > 2)
            return Values(ground).march(target, 2).value if army.cu > 1 else 0.0
        case "support":
            return _swayed(ground, whose(target[0]))
        case "cu":
            return _reinforced(ground, ground.army(whose(target[0]), target[1]))
        case _:
            return 0.6 * worth.weight(ground, "CAR")


def _swayed(ground: Ground, power: Power) -> float:
    """SR-16.4 a: a point of support for it: a space of a rival that nobody guards."""
    near = [at for at in influence.removals(ground) if spaces()[at].region in _regions(power)]
    values = [influence.removing(ground, power, at) for at in near]
    return max(values, default=0.0)


def _regions(power: Power) -> tuple[str, ...]:
    return {"VOL": ("Latium", "Campania"), "TRG": ("Cisalpina", "Venetia", "Liguria")}.get(power, ("Sicilia",))


def _reinforced(ground: Ground, army: Army) -> float:
    """SR-16.4 b: two CU where they threaten others more than oneself."""
    own = any(ground.mine(ground.place(one).control) for one in ground.neighbours(army.at))
    return 0.02 if own else 0.08


# What others' cards leave


def choice(asked: Asked, ground: Ground) -> Raw:
    """SR-DP33: what costs least: the default is the least valuable card, or to ally oneself."""
    _ = ground
    return asked.lapse


def tribute(asked: Asked, ground: Ground) -> Raw:
    """SR-DP22: the least card for a space that gives a point; if it has only one OP."""
    if spaces()[str(asked.about["at"])].vp_owner is None:
        return asked.lapse
    able = [one for one in asked.choice.form() if one != NONE and cards()[one].op == 1]
    return min(able, default=asked.lapse) if ground.side else asked.lapse


def raze(asked: Asked, ground: Ground) -> Raw:
    """SR-DP21: a city that gives a point each turn is kept while an army can hold it, else razed."""
    at = str(asked.about["at"])
    holds = ground.cu("GAU", at) >= 4 and ground.left > 2 and spaces()[at].vp_owner is not None
    return "keep" if holds and ground.danger("GAU", at) < 0.4 else "raze"
