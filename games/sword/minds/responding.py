"""SR-6.5, 33.2: whether a card is played in answer to what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import POWERS_OF, TIES, Player, cards, spaces
from games.sword.minds import faces, worth
from games.sword.minds.aims import needed
from games.sword.minds.ground import Ground
from games.sword.minds.meeting import comer
from games.sword.minds.plays import whose

DECLINE: Final = "decline"
AFTER: Final = "after"
STRONG: Final = 5
DEAR: Final = 0.7
SLOW: Final = 6

Asked = Decision[Any]


def counter(asked: Asked, ground: Ground) -> Raw | None:
    """SR-DP28: the least valuable of the cards that fit, if the moment is worth it."""
    able = [one for one in asked.choice.form() if one not in (DECLINE, AFTER, "none")]
    trigger = asked.about.get("trigger", "")
    if not trigger:
        return blockade(asked, ground, able)
    if not able or not MOMENTS.get(str(trigger), _never)(asked, ground):
        return DECLINE
    return min(able, key=lambda one: (cards()[one].op, one))


def blockade(asked: Asked, ground: Ground, able: list[str]) -> Raw | None:
    """SR-21.1: a siege roll that costs nothing but its card."""
    worthy = [one for one in able if worth.lost(ground, one.split(".")[2]) >= DEAR]
    if worthy:
        return max(worthy, key=lambda one: (worth.lost(ground, one.split(".")[2]), one))
    return asked.lapse


def _never(_asked: Asked, _ground: Ground) -> bool:
    return False


def _always(_asked: Asked, _ground: Ground) -> bool:
    return True


def _event(asked: Asked, ground: Ground) -> bool:
    """A card that is worth much to who plays it, and who is no ally."""
    name, by = str(asked.about["card"]), str(asked.about["player"])
    player: Player = next(one for one in ground.view.hands if one == by)
    if player in ground.side or any(ground.friend(one) for one in POWERS_OF[player]):
        return False
    return cards()[name].kind in ("leader", "campaign") or faces.event(_eyes(ground, player), name) >= DEAR


def _eyes(ground: Ground, player: Player) -> Ground:
    """The table as it looks to another, by what all may see."""
    other = Ground(ground.view)
    other.side, other.powers = (player,), tuple(POWERS_OF[player])
    return other


def _activation(_: Asked, ground: Ground) -> bool:
    """A strong army of no ally."""
    comes = comer(ground)
    return comes.cu >= STRONG and not ground.friend(comes.power)


def _own_siege(asked: Asked, ground: Ground) -> bool:
    """A city of worth that is nearly taken, or nearly laid siege to."""
    return _city(asked, ground) >= DEAR and _besieged(asked, ground) <= 2


def _their_siege(asked: Asked, ground: Ground) -> bool:
    at = str(asked.about["at"])
    return bool(spaces()[at].vp_owner) and _besieged(asked, ground) <= 2


def _city(asked: Asked, ground: Ground) -> float:
    at = str(asked.about["at"])
    siege = ground.view.underway["siege"]
    return worth.taken(ground, whose(siege["power"]), at)


def _besieged(asked: Asked, ground: Ground) -> int:
    siege = ground.view.underway["siege"]
    return needed(ground, whose(siege["power"]), str(asked.about["at"]))[0]


def _gauls_rolled(_: Asked, ground: Ground) -> bool:
    """A poor roll of a strong army."""
    a = ground.view.underway["activation"]
    return bool(a["halves"] <= SLOW) and sum(a["units"].values()) >= STRONG - 1


def _spoils(asked: Asked, _: Ground) -> bool:
    return spaces()[str(asked.about["at"])].vp_owner is not None


def _fleet(_: Asked, ground: Ground) -> bool:
    """SR-33.2: a fleet of an enemy makes for one's own coast."""
    voyage = ground.view.underway["voyage"]
    return ground.mine(ground.place(voyage["to"]).control) and not ground.friend(whose(voyage["power"]))


def _more_aboard(_: Asked, ground: Ground) -> bool:
    a = ground.view.underway.get("activation")
    return a is not None and sum(a["units"].values()) > ground.view.underway["voyage"]["cap"]


def _golden(_: Asked, ground: Ground) -> bool:
    return comer(ground).cu >= STRONG - 2


def _hungry(_: Asked, ground: Ground) -> bool:
    """SR-5.5: some strong army of one's own starves abroad, or one of an enemy does."""
    abroad = [one for one in ground.view.stacks if not one.inside and spaces()[one.at].kind != "box"]
    abroad = [one for one in abroad if not ground.allied(one.power, ground.place(one.at).control)]
    return any(one.cu >= STRONG - 1 for one in abroad)


def _pressing(_: Asked, ground: Ground) -> bool:
    """SR-5.6: a siege of one's own that two points would end."""
    laid = [(at, one) for at, one in ground.view.places.items() if one.siege and one.besieger in ground.powers]
    return any(needed(ground, next(p for p in TIES if p == one.besieger), at)[0] <= 3 for at, one in laid)


MOMENTS: Final[Mapping[str, Callable[[Asked, Ground], bool]]] = {
    "enemy_event_played": _event,
    "enemy_activation_ROM": _activation,
    "enemy_activation_CAR": _activation,
    "enemy_enters_etruscan_space": _golden,
    "after_gallic_movement_roll": _gauls_rolled,
    "npa_activation_TRG": _always,
    "before_interception_roll": _always,
    "before_avoid_roll": _always,
    "own_naval_move": _more_aboard,
    "enemy_naval_move": _fleet,
    "own_interdiction": _always,
    "own_battle_won": _always,
    "carthage_lost_battle": _always,
    "before_own_siege_roll": _own_siege,
    "own_siege_roll_result": _own_siege,
    "enemy_siege_roll": _their_siege,
    "city_captured": _always,
    "before_plunder_roll": _spoils,
    "attrition_phase": _hungry,
    "surrender_phase": _pressing,
    "loyalty_penalty_step": _always,
}
"""By trigger of SR-33.2: whether it is a moment for a card; what is left out never is."""
