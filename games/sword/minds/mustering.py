"""SR-5.2, 5.10: cards thrown away, and where CU and leaders come."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import GARRISON_BOX, Power, cards
from games.sword.minds import faces, worth
from games.sword.minds.ground import Ground, whose

Asked = Decision[Any]
WEAK: Final = 0.2
MOST: Final = 2
"""So many cards are thrown away at most: of those kept one knows what they do."""
NEXT: Final = 0.08
CALM: Final = 8
"""SR-20.1, 20.2: with so many CU in the box the unrest is 2 at most, and costs no point."""
POINTLESS: Final = 0.9
"""What a CU is worth in the box until then: more than nearly anywhere, for every turn costs points."""


def discard(asked: Asked, ground: Ground) -> Raw:
    """SR-DP1: the weakest cards of one OP that do little in their own moment."""
    able = [one for one in asked.choice.form()[0] if cards()[one].op == 1]
    values = {one: _worth(ground, one) for one in able}
    weak = sorted((one for one in able if values[one] < WEAK), key=lambda one: (values[one], one))
    return weak[: min(MOST, asked.choice.form()[2])]


def size(asked: Asked, ground: Ground) -> Raw:
    """SR-DP2: the weakest, as many as must go."""
    able, least, _ = asked.choice.form()
    return sorted(able, key=lambda one: (cards()[one].op + _worth(ground, one), one))[:least]


def _worth(ground: Ground, card: str) -> float:
    kept = faces.KEPT.get(cards()[card].kind, 0.0)
    return kept + max(0.0, faces.event(ground, card)) if cards()[card].kind not in ("combat", "response") else kept


# Reinforcement


def need(ground: Ground, power: Power, at: str, *, more: int = 0) -> float:
    """How well a CU stands there, with `more` others: under a leader who marches, in danger, where none guards."""
    army = ground.army(power, at)
    if at == GARRISON_BOX:
        return POINTLESS if ground.cu("CAR", at) + more < CALM and ground.left > 1 else 0.0
    own = ground.place(at).control == power
    dear = worth.gain(ground, at) if own else 0.3
    led = 0.35 * army.tactics * (1.0 if army.cu < 8 else 0.3) if army.led else 0.0
    bare = worth.exposed(ground, at, -more) * worth.gain(ground, at) if own else 0.0
    return dear * ground.danger(power, at) + led + bare + 0.02 * min(army.cu, 8) - NEXT * more


def place(asked: Asked, ground: Ground) -> Raw:
    """SR-DP8: CU after CU where they are most needed; what may go to few places goes first, so that none is lost."""
    form = asked.choice.form()
    rooms = {(name.split(".")[0], at): room for name, (_, places) in form.items() for at, room in places}
    said: dict[str, dict[str, int]] = {name: {} for name in form}
    for name in sorted(form, key=lambda one: (len(form[one][1]), one)):
        number, places = form[name]
        said[name] = _shared(ground, whose(name.split(".")[0]), number, [at for at, _ in places], rooms)
    return said


def _shared(
    ground: Ground, power: Power, number: int, places: list[str], rooms: dict[tuple[str, str], int]
) -> dict[str, int]:
    """One levy; each CU makes the next less needed there."""
    found: dict[str, int] = {}
    for _ in range(number):
        able = [at for at in places if rooms[power, at] > 0]
        if able:
            best = max(able, key=lambda at: (need(ground, power, at, more=found.get(at, 0)), at))
            found[best] = found.get(best, 0) + 1
            rooms[power, best] -= 1
    return found


def leaving(asked: Asked, ground: Ground) -> Raw:
    """SR-DP6."""
    return spared(asked, ground, whose(str(asked.about["power"])))


def spared(asked: Asked, ground: Ground, power: Power) -> Raw:
    """CU after CU from where it is least needed, the last of a stack and the box (SR-20.1) later."""
    number, stacks = asked.choice.form()
    held = dict[str, int](stacks)
    gone: dict[str, int] = {}
    for _ in range(number):
        able = [one for one in held if gone.get(one, 0) < held[one]]
        least = min(able, key=lambda one: (_missed(ground, power, one, gone.get(one, 0)), one))
        gone[least] = gone.get(least, 0) + 1
    return gone


def _missed(ground: Ground, power: Power, spot: str, gone: int) -> float:
    """What a CU there is needed for, of a stack that has lost some already."""
    at = spot.removesuffix(".inside")
    last = ground.cu(power, at, inside=spot != at) - gone <= 1
    return (POINTLESS if at == GARRISON_BOX else need(ground, power, at)) + NEXT * gone + 0.3 * last


def leaders(asked: Asked, ground: Ground) -> Raw:
    """SR-DP7, SR-DP42: each to the most CU that no better leader commands, but not all to the same."""
    said: dict[str, str] = {}
    for name, able in asked.choice.form().items():
        power, options = ground.found(name).power, list[str](able)
        going = [*said.values()]
        values = {at: _wanted(ground, power, at, going.count(at)) for at in options}
        said[name] = max(options, key=lambda at: (values[at], at))
    return said


def _wanted(ground: Ground, power: Power, at: str, others: int) -> float:
    """CU by the leaders they have; `others`: who come there too."""
    if at not in ground.view.places:
        return -1.0
    army = ground.army(power, at)
    return army.cu / (1 + army.tactics + 2 * others) + (0.5 if at != GARRISON_BOX else 0.0)
