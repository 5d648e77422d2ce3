"""RC-11.3.2, RC-11.3.3: two commanders of one force contend for its legions; those of the stronger are tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from games.carthage.pieces import Senator
from games.carthage.revolution.allegiance import declaring, test
from games.carthage.revolution.events import LegionBid, StrengthsCompared, WishesDeclared
from games.carthage.revolution.uprising import Pretender, followers
from games.carthage.state import Carthage
from games.kernel import Decision, IllegalAnswer, OneOf, Record, ask, together
from games.republic.combat.army import legion_strength
from games.republic.money import spend
from games.republic.pieces import Force
from games.republic.senate.soldiers import Few

Bribes = Mapping[str, int]
HIGHEST_FOR_THE_FIRST = 3
TESTED = 5  # steps begun before the ruleset of 22 November 2026: who is bribed follows without a test


async def contest(g: Carthage, force: Force, pair: Sequence[Senator], able: Sequence[Senator]) -> Pretender | None:
    """RC-11.3.2: both wish in secret, then bribe in secret; the stronger one tests his share if he wished to revolt."""
    said = await together(*(ask(partial(wishing, g, one)) for one in able))
    wishes = {one.id: False for one in pair} | {one.id: bool(wish) for one, wish in zip(able, said, strict=True)}
    if not any(wishes.values()):
        return None
    g.tell(WishesDeclared(wishes))
    offered = await together(*(ask(partial(bribing, g, force, pair, one)) for one in pair))
    bribes = {one.id: bribe or {} for one, bribe in zip(pair, offered, strict=True)}
    sides = divide(g, force, bribes)
    first = stronger(g, force, sides)
    if not wishes[first]:
        return None
    if g.ruleset < TESTED:
        return Pretender(force.id, first, sides[first]) if sides[first] else None
    return await rising(g, force, g.senators[first], tested(g, force, g.senators[first], sides[first], bribes[first]))


async def rising(g: Carthage, force: Force, commander: Senator, following: Sequence[str]) -> Pretender | None:
    """RC-11.3.1, 11.3.3: after the test he may still lay down."""
    if not following:
        return None
    revolts = await ask(partial(declaring, g, commander, following))
    return Pretender(force.id, commander.id, following) if revolts else None


def tested(g: Carthage, force: Force, commander: Senator, side: Sequence[str], paid: Bribes) -> Sequence[str]:
    """RC-11.3.3, T-10: of his share each rolls, +1 if he has paid for it; those that follow him."""
    legions = {name: legion for name, legion in followers(force).items() if name in side}
    return test(g, commander, legions, [name for name, talents in paid.items() if talents]) if legions else []


def wishing(g: Carthage, commander: Senator) -> Decision[bool]:
    """RC-DP45: whether he wishes to revolt; if absent he does not."""
    about = {"senator": commander.id}
    choice = OneOf({"lay-down": False, "revolt": True})
    return Decision(
        "revolution.wish", g.owner(commander), choice, *g.law.cites["revolution.wish"], about, lapse="lay-down"
    )


def bribing(g: Carthage, force: Force, pair: Sequence[Senator], commander: Senator) -> Decision[Bribes] | None:
    """RC-DP76: any number of Talents for each legion that is not loyal to one of the two; if absent nothing."""
    names = [name for name, legion in followers(force).items() if legion.loyal not in {one.id for one in pair}]
    if not names or not commander.talents:
        return None
    choice = Record(partial(bribes_of, commander), **dict.fromkeys(names, Few(0, commander.talents)))
    about = {"senator": commander.id}
    lapse = dict.fromkeys(names, 0)
    return Decision(
        "revolution.bribe", g.owner(commander), choice, *g.law.cites["revolution.bribe"], about, lapse=lapse
    )


def bribes_of(commander: Senator, **talents: int) -> Bribes:
    """RC-11.3.3: all out of his Personal Treasury."""
    if sum(talents.values()) > commander.talents:
        raise IllegalAnswer("revolution.purse", talents=commander.talents, clause="RC-11.3.3")
    return talents


def divide(g: Carthage, force: Force, bribes: Mapping[str, Bribes]) -> dict[str, list[str]]:
    """RC-11.3.3: the bank gets all bribes; a legion would follow the higher, a loyal veteran his own."""
    for name, paid in bribes.items():
        spend(g, g.senators[name], sum(paid.values()))
    sides: dict[str, list[str]] = {name: [] for name in bribes}
    for name, legion in followers(force).items():
        joined = legion.loyal if legion.loyal in sides else higher(g, name, bribes)
        sides[joined].append(name)
    return sides


def higher(g: Carthage, legion: str, bribes: Mapping[str, Bribes]) -> str:
    """RC-11.3.3: who has paid more for it; a tie by dr: 1-3 the commander named first, 4-6 the second."""
    paid = {name: bribe.get(legion, 0) for name, bribe in bribes.items()}
    first, second = paid
    roll = None
    if paid[first] == paid[second]:
        (roll,) = g.dice.roll("joint-command.legion")
        winner = first if roll <= HIGHEST_FOR_THE_FIRST else second
    else:
        winner = max(paid, key=lambda name: paid[name])
    g.tell(LegionBid(legion, paid, roll, winner))
    return winner


def stronger(g: Carthage, force: Force, sides: Mapping[str, Sequence[str]]) -> str:
    """RC-11.3.3: legions, veterans 2, plus MIL; a tie by dr."""
    legions = followers(force)
    strengths = {
        name: legion_strength(legions[one] for one in side) + g.senators[name].military for name, side in sides.items()
    }
    first, second = strengths
    roll = None
    if strengths[first] == strengths[second]:
        (roll,) = g.dice.roll("joint-command.rebel")
        winner = first if roll <= HIGHEST_FOR_THE_FIRST else second
    else:
        winner = max(strengths, key=lambda name: strengths[name])
    g.tell(StrengthsCompared(strengths, roll, winner))
    return winner
