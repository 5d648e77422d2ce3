"""What it is worth that an army goes to a space: battle, siege, plunder, occupation, defence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.sword.components import GARRISON_BOX, INDEPENDENT, Power, cards, spaces
from games.sword.minds import worth
from games.sword.minds.ground import FAR, Army, Ground, distances, once
from games.sword.minds.reach import reach
from games.sword.odds import Chances, Force, battle, falls, plundered, presses, siege_points

ACT: Final = 2
"""SR-13.1, 14.1: a siege roll, a plunder, in halves."""
LEAST: Final = 2
"""SR-13.1: CU for a siege roll."""
HOLDS: Final = 0.85
"""Of what a city is worth, where the battle before its walls has still to be won."""
STANDS: Final = 0.4
"""Of what it is worth to stand in a space that support can turn in a later action."""
GUARDS: Final = 0.25
SOON: Final = 0.35
LATE: Final = 0.2
"""Of what a siege is worth, where the roll comes in a later action, or in another turn."""
BARE: Final = 0.6
"""Of what is lost in a space that support alone takes, for the army that guards it."""
PARTED: Final = 2
"""CU of which one is left behind as a guard."""
CALM: Final = 8
CALMING: Final = 0.2
"""SR-20.1: so many CU in the box keep the unrest down, and what each is worth there."""
NEAR: Final = 0.12
DEAR: Final = 0.7
"""Of what a space is worth to an army that may come there in its next action; from this worth on."""
STRONG: Final = 4
UNREST: Final = 3
"""SR-20.2: points of unrest that cost a victory point."""
RISK: Final = 0.2
BEATEN: Final = 0.15
"""What a defeat costs beside the CU: ground, and time."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A space to go to, and what is done there."""

    at: str
    value: float
    act: str = ""


def best(ground: Ground, army: Army, op: int, *, halves: int = 8, tactics: int = 0) -> Aim:
    """The best space it can come to, or what it can do where it is; its value is what that mends."""
    stronger = Army(army.power, army.at, min(army.cu, 10), army.tactics + tactics, army.led, army.inside)
    stays = aim(ground, stronger, army.at, halves)
    if army.inside:
        return Aim(army.at, 0.0)
    found = [stays]
    for way in reach(ground, stronger, op, halves):
        cu = min(stronger.cu, way.carried) if way.carried else stronger.cu
        going = Army(army.power, army.at, cu, stronger.tactics, army.led)
        risk = 0.75 if way.carried and army.power != "CAR" and ground.view.count == 5 else 1.0
        one = aim(ground, going, way.at, way.left)
        found.append(Aim(one.at, one.value * risk if one.value > 0 else one.value, one.act))
    chosen = max(found, key=lambda one: (one.value, one.at))
    return Aim(chosen.at, chosen.value - aim(ground, stronger, army.at, 0).value, chosen.act)


def aim(ground: Ground, army: Army, at: str, left: int) -> Aim:
    """What comes of it if this army stands there with so many halves left, moved or not."""
    value = _leaving(ground, army) if at != army.at else 0.0
    if ground.foes(army.power, at) and army.cu:
        return Aim(at, value + against(ground, army, at, left), "siege" if left >= ACT else "")
    act, done = deed(ground, army, at, left)
    return Aim(at, value + done + standing(ground, army, at), act)


# Battle


def chances(ground: Ground, army: Army, at: str) -> Chances:
    """SR-12: of an attack there, as far as all may see."""
    host = ground.host(army.power, at)
    control = ground.place(at).control
    mine = Force(army.cu, army.tactics, bonus=int(control == army.power))
    its = Force(host.cu, host.tactics, bonus=int(control in ground.foes(army.power, at)))
    return battle(mine, its)


def against(ground: Ground, army: Army, at: str, left: int) -> float:
    """Losses on both sides, support for the victor, the ground won or lost, then the walls behind the army."""
    odds, host = chances(ground, army, at), ground.host(army.power, at)
    who = worth.weight(ground, ground.player(host.power))
    mine = 1.0 if ground.mine(army.power) else 0.0
    value = odds.inflicts * worth.cu(ground, host.power) - mine * odds.loses * worth.price(ground, army.power)
    value += worth.POINT * (odds.gains * max(mine, who) - odds.gives * mine)
    value -= mine * (1 - odds.wins) * BEATEN * (1 + odds.destroyed)
    value += odds.wins * (_ground_won(ground, army, at, left))
    return value * (0.5 if any(ground.mine(one) for one in ground.foes(army.power, at)) else 1.0)


def _ground_won(ground: Ground, army: Army, at: str, left: int) -> float:
    """What the victor may do there: relieve what is his own, besiege or hold what is not."""
    control = ground.place(at).control
    if ground.allied(control, army.power):
        return GUARDS * abs(worth.lost(ground, at)) if ground.mine(control) else 0.1
    _, done = deed(ground, army, at, left)
    return HOLDS * (done + standing(ground, army, at))


# Walls and spoils


def deed(ground: Ground, army: Army, at: str, left: int) -> tuple[str, float]:
    """The better of a siege roll and a plunder there, or nothing."""
    control = ground.place(at).control
    if at == GARRISON_BOX and left >= ACT and ground.view.unrest:
        return "unrest", unrest(ground, army)
    if ground.allied(control, army.power):
        return "", 0.0
    if ground.walls(at):
        value = siege(ground, army, at) if army.cu >= LEAST else 0.0
        return ("siege", value) if left >= ACT and value > 0 else ("", value * (SOON if ground.rounds_left else LATE))
    if army.power == "GAU" and control != INDEPENDENT and left >= ACT and army.cu > 1:
        return "plunder", plundered() * (1 / 3 + worth.lost(ground, at)) - worth.price(ground, army.power) / 6
    return "", 0.0


def unrest(ground: Ground, army: Army) -> float:
    """SR-20.2, 20.3: three points of unrest cost a victory point each turn; an attack calms some, and costs CU."""
    odds = battle(Force(army.cu, army.tactics), Force(ground.view.unrest))
    calmed = min(ground.view.unrest, odds.gains) - odds.gives
    return calmed * worth.lasting(ground) / UNREST - odds.loses * worth.price(ground, army.power)


def needed(ground: Ground, power: Power, at: str) -> tuple[int, int]:
    """SR-13.2, 13.5: the points that are wanting, and the modifier of the roll."""
    place = ground.place(at)
    full = place.loyalty if place.walled else spaces()[at].subjugation
    mine = place.siege if place.besieger and ground.allied(place.besieger, power) else 0
    drm = int(power == "GRE" and place.walled) - int(place.walled and bool(ground.there(at, inside=True)))
    return full - mine, drm


def siege(ground: Ground, army: Army, at: str) -> float:
    """One roll: it falls at once, or later, for every end of a turn tightens a siege once laid (SR-5.6)."""
    wanting, drm = needed(ground, army.power, at)
    at_once = falls(wanting, drm)
    laid = 1.0 if ground.place(at).siege else presses(drm)
    average = sum(points * chance for points, chance in siege_points(drm).items())
    progress = min(1.0, average / wanting) if wanting > 0 else 1.0
    later = (laid * 0.5 if wanting <= 2 else laid * 0.25) if ground.left > 1 or wanting <= 1 else 0.0
    value = worth.taken(ground, army.power, at)
    if army.power == "GAU" and ground.place(at).walled and not ground.place(at).razed:
        value = max(value, 1.0 + worth.lost(ground, at))
    return value * min(0.95, at_once + (1 - at_once) * max(later, progress / 3)) - worth.price(ground, army.power) / 6


# Standing there


def standing(ground: Ground, army: Army, at: str) -> float:
    """What the army is good for where it ends: it guards, it holds what may be turned; it starves and is in danger."""
    control = ground.place(at).control
    value = prospect(ground, army.power, at, min(army.cu, 10)) - _starving(ground, army, at)
    value -= _in_danger(ground, army, at)
    if not ground.mine(army.power) or not army.cu:
        return value
    if control == army.power or (ground.mine(control) and ground.allied(control, army.power)):
        own = worth.gain(ground, at)
        gone = army.cu if at == army.at and army.cu < PARTED else 0  # Of more CU one stays, whoever goes.
        value += BARE * own * worth.exposed(ground, at, gone)
        return value + GUARDS * own * min(1.0, army.cu / 5) * ground.danger(army.power, at)
    return value + (0.0 if ground.allied(control, army.power) else _turned(ground, army, at))


def _turned(ground: Ground, army: Army, at: str) -> float:
    """SR-7.1.4: what support may turn in a later action, while no enemy CU is there: a marker, or a city's loyalty."""
    place = ground.place(at)
    if ground.walls(at) or not ground.rounds_left or place.control == INDEPENDENT or ground.there(at, inside=True):
        return 0.0
    strong = max((cards()[one].op for hand in ground.view.own.values() for one in hand), default=0)
    enough = min(1.0, strong / max(1, place.loyalty))
    return STANDS * enough * worth.taken(ground, army.power, at)


@once
def prospect(ground: Ground, power: Power, at: str, cu: int) -> float:
    """What lies one march further, if the army is large enough for it."""
    if cu < STRONG or not ground.mine(power):
        return 0.0
    near = [(one, distances(one).get(at, FAR + 1)) for one in _prizes(ground, power)]
    found = [
        NEAR * worth.taken(ground, power, one) * (1 - far / (2 * FAR))
        for one, far in near
        if far <= FAR and ground.host(power, one).cu < cu
    ]
    return max(found, default=0.0)


@once
def _prizes(ground: Ground, power: Power) -> list[str]:
    """Spaces of others that are worth a march."""
    able = [at for at, one in ground.view.places.items() if not ground.allied(one.control, power)]
    return [at for at in able if spaces()[at].kind != "box" and worth.taken(ground, power, at) >= DEAR]


def _starving(ground: Ground, army: Army, at: str) -> float:
    """SR-5.5: a third is lost abroad at the end of the turn, if it still stands there then."""
    if not ground.mine(army.power) or ground.allied(ground.place(at).control, army.power):
        return 0.0
    still = 1 / (1 + ground.rounds_left)
    return -(-army.cu // 3) * worth.price(ground, army.power) * still


def _in_danger(ground: Ground, army: Army, at: str) -> float:
    """A stronger enemy near may come."""
    if not ground.mine(army.power) or not army.cu:
        return 0.0
    threat = ground.threat(army.power, at)
    if threat <= army.cu:
        return 0.0
    return RISK * min(army.cu, 4) * worth.price(ground, army.power) * (threat - army.cu) / (threat + army.cu)


def _leaving(ground: Ground, army: Army) -> float:
    """What it gives up where it stands: a siege, or the guard of what is its own."""
    if not ground.mine(army.power):
        return 0.0
    place = ground.place(army.at)
    if place.siege and place.besieger and ground.allied(place.besieger, army.power):
        stays = ground.cu(army.power, army.at) > army.cu
        return 0.0 if stays else -0.6 * worth.taken(ground, army.power, army.at)
    if army.at == GARRISON_BOX:
        return -CALMING * min(army.cu, CALM)
    value = -worth.exposed(ground, army.at, army.cu) * worth.gain(ground, army.at) if army.cu < PARTED else 0.0
    if ground.mine(place.control) and ground.walls(army.at):
        value -= GUARDS * worth.gain(ground, army.at) * ground.danger(army.power, army.at)
    return value
