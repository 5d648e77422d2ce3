"""SR-7.2.1, 9.6, 10, 11: what is done as an army comes: bribes, ships, interception, avoiding, going back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import GARRISON_BOX, cards, spaces
from games.sword.minds import faces, worth
from games.sword.minds.ground import Army, Ground
from games.sword.minds.plays import whose
from games.sword.odds import Chances, Force, battle, succeeds

STAND: Final = "stand"
NONE: Final = "none"
EVEN: Final = 0.5
GOOD: Final = 0.58
POOR: Final = 0.42
BAD: Final = 0.33
BRIBED: Final = 4
"""So many CU are worth a bribe wherever they come."""


# Who comes against whom


def comer(ground: Ground) -> Army:
    """The army that is on its way."""
    a = ground.view.underway["activation"]
    power = whose(a["order"]["power"])
    tactics = ground.army(power, a["at"]).tactics
    return Army(power, a["at"], sum(a["units"].values()), tactics + a["order"]["tactics"], led=True)


def defence(ground: Ground, army: Army, comes: Army) -> Chances:
    """SR-12: of an army that is attacked where the other stands."""
    control = ground.place(comes.at).control
    mine = Force(army.cu, army.tactics, bonus=int(control == army.power))
    return battle(mine, Force(comes.cu, comes.tactics, bonus=int(control == comes.power)))


def worthwhile(ground: Ground, odds: Chances, army: Army, against: Army) -> float:
    """What a battle would come to for this seat."""
    value = odds.inflicts * worth.cu(ground, against.power) - odds.loses * worth.price(ground, army.power)
    return value + worth.POINT * (odds.gains - odds.gives) + (odds.wins - EVEN) * 0.4


# Interception


def intercept(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP14: with the army that is likeliest to win, if it is."""
    comes, power = comer(ground), whose(str(asked.about["power"]))
    found = {at: _caught(ground, ground.army(power, at), comes) for at in asked.choice.form() if at != NONE}
    best = max(found, key=lambda at: (found[at], at), default=NONE)
    return best if best != NONE and found[best] > 0 else NONE


def _caught(ground: Ground, army: Army, comes: Army) -> float:
    """What it is worth, as often as it comes off; what it leaves behind lies open."""
    odds = defence(ground, Army(army.power, army.at, min(10, army.cu), army.tactics, led=True), comes)
    if odds.wins < GOOD:
        return 0.0
    here = ground.place(army.at).control
    exposed = worth.gain(ground, army.at) * 0.15 if ground.mine(here) else 0.0
    saved = 0.3 * worth.gain(ground, comes.at) if ground.mine(ground.place(comes.at).control) else 0.0
    return succeeds(army.tactics) * (worthwhile(ground, odds, army, comes) + saved - exposed)


def let_go(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP15: who would rather not fight lets it go."""
    army = ground.host(comer(ground).power, comer(ground).at)
    return "yes" if defence(ground, army, comer(ground)).wins < POOR else asked.lapse


def go_back(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP41: before an interceptor who is stronger."""
    comes = comer(ground)
    host = ground.host(comes.power, comes.at)
    wins = 1 - defence(ground, host, comes).wins
    return "go-back" if wins < POOR else asked.lapse


# Attacked


def withdraw(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP16: into the city, if the battle would be lost: all who find room, or of CU without a leader some."""
    units, names, room = asked.choice.form()
    power, comes = whose(str(asked.about["power"])), comer(ground)
    army = ground.army(power, comes.at)
    odds = defence(ground, army, comes)
    if not units:
        return {"units": {}, "leaders": names} if names else NONE
    if odds.wins >= POOR or not room:
        return NONE
    if sum(units.values()) <= room:
        return {"units": units, "leaders": names}
    return NONE if army.led or odds.wins > BAD else {"units": _some(units, room), "leaders": []}


def _some(units: dict[str, int], room: int) -> dict[str, int]:
    """So many of them, mercenaries last."""
    found: dict[str, int] = {}
    for kind in ("normal", "carthaginian", "mercenary"):
        taken = min(units.get(kind, 0), room - sum(found.values()))
        found |= {kind: taken} if taken else {}
    return found


def avoid(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP35: away, if the battle would be lost, to where most friends stand."""
    power, comes = whose(str(asked.about["power"])), comer(ground)
    army = ground.army(power, comes.at)
    odds = defence(ground, army, comes)
    held = 0.3 * worth.gain(ground, comes.at) if ground.mine(ground.place(comes.at).control) else 0.0
    if odds.wins >= POOR or worthwhile(ground, odds, army, comes) + held > 0:
        return STAND
    by_land = [one for one in asked.choice.form() if one.startswith("to.")]
    ways = by_land or [one for one in asked.choice.form() if one.startswith("sail.") and army.cu > BRIBED]
    return max(ways, key=lambda one: (_shelter(ground, army, one.split(".")[1]), one), default=STAND)


def _shelter(ground: Ground, army: Army, at: str) -> float:
    """Own CU there, own ground, and no enemy near."""
    return ground.cu(army.power, at) + 2 * (ground.place(at).control == army.power) - ground.threat(army.power, at) / 4


# Cards against it


def bribe(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP9: a strong army, or one before a city of worth that it would take."""
    comes = comer(ground)
    able = [one for one in asked.choice.form() if one != NONE]
    dear = spaces()[comes.at].vp_owner is not None and ground.place(comes.at).loyalty <= 1
    own = sum(ground.cu(one, comes.at) for one in ground.powers)
    overrun = own > 2 and comes.cu >= 2 * own
    if not able or not (overrun or (dear and comes.cu >= BRIBED)):
        return NONE
    return cheapest(ground, able)


def ships(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP12: for an ally whose army is beaten or hemmed in there is nothing to be had: none are lent."""
    _ = ground
    return asked.lapse


def interdict(asked: Decision[Any], ground: Ground) -> Raw:
    """SR-DP13: who sails to one's own coasts is met by the least card that can be spared."""
    able = [one for one in asked.choice.form() if one != NONE and cards()[one].kind != "desperate"]
    to = str(asked.about["to"])
    mine = ground.mine(ground.place(to).control) or any(ground.cu(one, to) for one in ground.powers)
    coast = spaces()[to].region in ("Sicilia", "Africa", "Sardinia") and to != GARRISON_BOX
    return cheapest(ground, able) if able and (mine or coast) else NONE


def cheapest(ground: Ground, able: Iterable[str]) -> str:
    """The card that is least missed."""
    return min(able, key=lambda one: (faces.kept(ground, cards()[one]) + max(0.0, faces.event(ground, one)), one))
