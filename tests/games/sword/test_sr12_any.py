"""SR-12: battles of all sorts, answered at random: each comes to its end, and one side holds the field."""

from __future__ import annotations

from random import Random

import pytest

from games.kernel import save
from games.sword.battle import fight
from games.sword.board import place_leader, put
from games.sword.components import Power, UnitType, spaces
from games.sword.state import Alliance, Sword
from tests.clauses import clause
from tests.games.sword.scene import Scene, bare

OPEN = [one.id for one in spaces().values() if one.kind != "box"]


def types(g: Sword, power: Power, number: int, chance: Random) -> dict[UnitType, int]:
    """So many CU, of Carthage of both types."""
    if power != "CAR" or not g.five:
        return {"normal": number}
    hired = chance.randint(0, number)
    return {"mercenary": hired, "carthaginian": number - hired}


def strewn(chance: Random) -> tuple[Sword, Power, Power, str]:
    """Two armies meet somewhere, others stand about; hands are full."""
    g = bare(chance.choice((2, 4, 5)), f"any.{chance.random()}")
    powers: list[Power] = ["ROM", "GAU", "ETR", "SAM", "GRE", "CAR", "VOL", "TRG"]
    one, other = chance.choice([(a, b) for a in powers for b in powers if not g.allied(a, b)])
    for hand in g.hands.values():
        hand.hand = [hand.deck.pop() for _ in range(8)]
    at = chance.choice(OPEN)
    for power in (one, other):
        put(g, power, at, types(g, power, chance.randint(2, 9), chance))
        led = [leader for leader in g.leaders.values() if leader.power == power]
        for leader in chance.sample(led, min(len(led), chance.randint(0, 2))):
            place_leader(leader, at)
    for power in chance.choices(powers, k=6):
        put(g, power, chance.choice([space for space in OPEN if space != at]), {"normal": 2})
    g.places[at].control = chance.choice([one, other, "IND"])
    friend = chance.choice([power for power in powers[:6] if power not in (one, other)])
    if g.five and not g.allied(other, friend):
        g.alliances.append(Alliance(other, friend))
    g.unrest = 3 if g.five else 0
    return g, one, other, at


@clause("SR-12.1.2")
@pytest.mark.parametrize("number", range(60))
def test_whatever_is_said_one_side_holds_the_field(number: int) -> None:
    """SR-12.1.2: and every default is legal."""
    chance = Random(number)
    g, one, other, at = strewn(chance)
    scene = Scene(g, lambda state: fight(state, one, other, at))
    while scene.table.open:
        decision = next(iter(scene.table.open.values())).decision
        decision.choice.read(decision.lapse)
        scene.say(decision.kind, decision.choice.sample(chance))
        save(scene.g)
    battle = scene.result
    stand = [any(scene.g.cu(power, at) for power in side.powers) for side in (battle.attacker, battle.defender)]
    assert stand != [True, True]
    assert all(stack.cu and min(stack.units.values()) > 0 for stack in scene.g.stacks)
    assert scene.g.battle is None
