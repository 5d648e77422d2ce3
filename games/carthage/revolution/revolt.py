"""RC-11.3: victorious commanders lay down their commands, or one of them revolts.

All who may revolt decide first, in order; only then is it seen who is strongest. `allegiance` is the test of legions,
`joint_revolt` for two commanders of one force, `uprising` what follows when somebody is in revolt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from games.carthage.combat.leaving import come_back
from games.carthage.pieces import Senator
from games.carthage.revolution.allegiance import LAY_DOWN, declaring, test
from games.carthage.revolution.events import StrengthsCompared
from games.carthage.revolution.joint_revolt import contest
from games.carthage.revolution.uprising import Pretender, followers, rise
from games.carthage.state import Carthage
from games.kernel import Decision, IllegalAnswer, OneOf, Record, Several, StepId, ask
from games.republic.combat.army import legion_strength
from games.republic.money import spend
from games.republic.pieces import Force
from games.republic.reign import rules_for_life
from games.republic.revolution.events import CommandLaidDown
from games.republic.revolution.order import victors

TEST = "test"


async def revolts(g: Carthage) -> StepId:
    """RC-11.3: in order each decides; the strongest of those who wish to is in revolt, the others lay down."""
    wishing = [one for force in victors(g) if (one := await decided(g, force))]
    rebel = strongest(g, wishing)
    for force in victors(g):
        if rebel is None or force.id != rebel.force:
            lay_down(g, force)
    if rebel:
        await rise(g, rebel)
    return "revolution.end"


def may_revolt(g: Carthage, commander: Senator) -> bool:
    """RC-11.3: while a Rebel lives nobody else may revolt. RC-9.10.3: a Suffete for Life never does."""
    return not g.rebels() and not rules_for_life(g, commander.id)


async def decided(g: Carthage, force: Force) -> Pretender | None:
    """RC-11.3.1, 11.3.2: whether this force is for revolt, and under whom."""
    commanders = [g.senators[name] for name in force.commanders]
    able = [one for one in commanders if may_revolt(g, one)]
    if len(commanders) > 1 and able:
        return await contest(g, force, commanders, able)
    return await alone(g, force, able[0]) if able else None


async def alone(g: Carthage, force: Force, commander: Senator) -> Pretender | None:
    """RC-11.3, 11.3.1: he lays down, or tests his legions; then he may still lay down."""
    paid = await ask(partial(deciding, g, force, commander))
    if paid is None:
        return None
    spend(g, commander, len(paid))
    following = test(g, commander, followers(force), paid)
    if not following or not await ask(partial(declaring, g, commander, following)):
        return None
    return Pretender(force.id, commander.id, following)


def deciding(g: Carthage, force: Force, commander: Senator) -> Decision[list[str] | None]:
    """RC-DP43: lay down, or test his legions, and pay 1T for +1 on any of them; if absent he lays down."""
    doubtful = [name for name, legion in followers(force).items() if legion.loyal != commander.id]
    choice = Record(
        partial(test_of, commander),
        command=OneOf({LAY_DOWN: False, TEST: True}),
        paid=Several({name: name for name in doubtful}, 0, len(doubtful)),
    )
    about = {"senator": commander.id}
    lapse: dict[str, object] = {"command": LAY_DOWN, "paid": []}
    return Decision(
        "revolution.revolt", g.owner(commander), choice, *g.law.cites["revolution.revolt"], about, lapse=lapse
    )


def test_of(commander: Senator, *, command: bool, paid: list[str]) -> list[str] | None:
    """RC-11.3.1: 1T each, out of his Personal Treasury; who lays down pays nothing."""
    if not command and paid:
        raise IllegalAnswer("revolution.paid-for-nothing", clause="RC-11.3.1")
    if len(paid) > commander.talents:
        raise IllegalAnswer("revolution.purse", talents=commander.talents, clause="RC-11.3.1")
    return paid if command else None


def strongest(g: Carthage, wishing: Sequence[Pretender]) -> Pretender | None:
    """RC-11.3: the force that is strongest after the test, with MIL; of equal ones the first."""
    if len(wishing) < 2:
        return next(iter(wishing), None)
    strengths: Mapping[str, int] = {one.senator: strength(g, one) for one in wishing}
    best = max(wishing, key=lambda one: strengths[one.senator])
    g.tell(StrengthsCompared(strengths, None, best.senator))
    return best


def strength(g: Carthage, one: Pretender) -> int:
    """RC-11.3: the legions that follow him, veterans 2, and his MIL."""
    legions = followers(g.forces[one.force])
    return legion_strength(legions[name] for name in one.legions) + g.senators[one.senator].military


def lay_down(g: Carthage, force: Force) -> None:
    """RC-11.3: he returns, the units go to Active Forces, and a General loses the office."""
    g.tell(CommandLaidDown(tuple(force.commanders)))
    come_back(g, force)
