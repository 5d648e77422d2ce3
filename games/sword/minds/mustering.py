"""SR-5.2, 5.10: cards thrown away, and where CU and leaders come."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, Raw
from games.sword.components import GARRISON_BOX, Power, cards
from games.sword.minds import faces, worth
from games.sword.minds.ground import Ground
from games.sword.minds.plays import whose

Asked = Decision[Any]
WEAK: Final = 0.2
MOST: Final = 2
"""So many cards are thrown away at most: of those kept one knows what they do."""
NEXT: Final = 0.08
CALM: Final = 5
"""SR-20.1: CU in the box that keep the unrest at 5 at most."""


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


def need(ground: Ground, power: Power, at: str) -> float:
    """How well CU stand there: with a leader who marches, in what is in danger, not before walls that are full."""
    army = ground.army(power, at)
    if at == GARRISON_BOX:
        short = ground.view.unrest >= 2 or ground.view.raised
        return 1.2 if short and ground.cu("CAR", at) < CALM else 0.0
    own = ground.place(at).control == power
    dear = worth.gain(ground, at) if own else 0.3
    led = 0.35 * army.tactics * (1.0 if army.cu < 8 else 0.3) if army.led else 0.0
    return dear * ground.danger(power, at) + led + 0.02 * min(army.cu, 8)


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
    liked = {at: need(ground, power, at) for at in places}
    found: dict[str, int] = {}
    for _ in range(number):
        able = [at for at in liked if rooms[power, at] > 0]
        if able:
            best = max(able, key=lambda at: (liked[at], at))
            found[best] = found.get(best, 0) + 1
            rooms[power, best] -= 1
            liked[best] -= NEXT
    return found


def leaders(asked: Asked, ground: Ground) -> Raw:
    """SR-DP7, SR-DP42: each to the most CU that no better leader commands, but not all to the same."""
    said: dict[str, str] = {}
    for name, able in asked.choice.form().items():
        power = ground.found(name).power
        said[name] = max(able, key=lambda at: (_wanted(ground, power, at, [*said.values()].count(at)), at))
    return said


def _wanted(ground: Ground, power: Power, at: str, others: int) -> float:
    """CU by the leaders they have; `others`: who come there too."""
    if at not in ground.view.places:
        return -1.0
    army = ground.army(power, at)
    return army.cu / (1 + army.tactics + 2 * others) + (0.5 if at != GARRISON_BOX else 0.0)
