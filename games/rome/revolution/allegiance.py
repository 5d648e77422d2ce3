"""RR-1.11.31: which units follow a commander who would revolt; after the test he may still lay down his command."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from games.kernel import Decision, OneOf, Several, ask
from games.republic.money import spend
from games.republic.pieces import Force, Legion
from games.rome.pieces import Senator
from games.rome.revolution.events import AllegianceTested, TreasuryLent
from games.rome.revolution.pieces import units_of
from games.rome.state import Rome
from games.rome.wars.strongholds import GOVERNORS

LAY_DOWN, REVOLT, TEST, WITH_FLEETS = "lay-down", "revolt", "test", "-fleets"

Units = Mapping[str, Legion | None]


@dataclass(frozen=True, slots=True)
class Wish:
    """RR-DP81: he tests his units; `bound`: he revolts with those that follow him, whatever the dice say."""

    bound: bool
    fleets: bool = False  # RR-2.03.23: he tests them too


def deciding(g: Rome, force: Force, commander: Senator) -> Decision[Wish | None]:
    """RR-DP81: lay down, revolt, or test the legions first, as Rebel Governors do with fleets; if absent lay down."""
    able = {LAY_DOWN: None, TEST: Wish(bound=False), REVOLT: Wish(bound=True)}
    if g.plays(GOVERNORS) and force.units.fleets:
        able[TEST + WITH_FLEETS] = Wish(bound=False, fleets=True)
        able[REVOLT + WITH_FLEETS] = Wish(bound=True, fleets=True)
    choice: OneOf[Wish | None] = OneOf(able)
    cite, about = g.law.cites["revolution.revolt"], {"senator": commander.id}
    return Decision("revolution.revolt", g.owner(commander), choice, *cite, about, lapse=LAY_DOWN)


async def followers(g: Rome, force: Force, commander: Senator, wish: Wish) -> list[str]:
    """RR-1.11.31: he pays for some, as the Master of Horse lets him; then they roll."""
    units = units_of(force, fleets=wish.fleets)
    doubtful = [name for name, one in units.items() if not devoted(one, commander)]
    purses = [commander]
    master = master_of(g, force)
    if master and await lends(g, master, commander, doubtful):
        purses.append(master)
    paid = await ask(partial(bribing, g, commander, doubtful, purses)) or []
    pay(g, purses, len(paid))
    return test(g, commander, units, paid)


def devoted(unit: Legion | None, commander: Senator) -> bool:
    """RR-1.11.31: his own veterans follow without a roll."""
    return unit is not None and unit.veteran and unit.loyal == commander.id


# The money


def master_of(g: Rome, force: Force) -> Senator | None:
    """RR-1.09.34: the Master of Horse who is with a force."""
    return next((g.senators[name] for name in force.commanders if g.senators[name].office == "master-of-horse"), None)


async def lends(g: Rome, master: Senator, commander: Senator, doubtful: Sequence[str]) -> bool:
    """RR-1.11.31: with his owner's consent his treasury pays too; who owns both has only to say what is paid."""
    if not master.talents or not doubtful or master.faction == commander.faction:
        return bool(master.talents and doubtful)
    lent = bool(await ask(partial(lending, g, master, commander)))
    g.tell(TreasuryLent(master.id, commander.id, lent))
    return lent


def lending(g: Rome, master: Senator, commander: Senator) -> Decision[bool]:
    """RR-DP83: whether his treasury pays for legions of the commander; if absent it does not."""
    about: dict[str, str | int] = {"senator": commander.id, "master": master.id, "talents": master.talents}
    choice = OneOf({"keep": False, "lend": True})
    return Decision("revolution.lend", g.owner(master), choice, *g.law.cites["revolution.lend"], about, lapse="keep")


def bribing(
    g: Rome, commander: Senator, doubtful: Sequence[str], purses: Sequence[Senator]
) -> Decision[list[str]] | None:
    """RR-DP82: 1T for each unit that is to have 1 more; if absent none. Who has no money is not asked."""
    talents = sum(one.talents for one in purses)
    most = min(len(doubtful), talents)
    choice = Several({name: name for name in doubtful}, 0, most)
    about: dict[str, str | int] = {"senator": commander.id, "talents": talents}
    cite = g.law.cites["revolution.bribe"]
    return Decision("revolution.bribe", g.owner(commander), choice, *cite, about, lapse=[]) if most else None


def pay(g: Rome, purses: Sequence[Senator], talents: int) -> None:
    """RR-1.11.31: to the bank; he pays first himself, then the Master of Horse."""
    for purse in purses:
        share = min(purse.talents, talents)
        spend(g, purse, share)
        talents -= share


# The test


def test(g: Rome, commander: Senator, units: Units, paid: Collection[str]) -> list[str]:
    """RR-1.11.31: a dr each by the period, +1 if it was paid; his own veterans need none."""
    doubtful = [name for name, one in units.items() if not devoted(one, commander)]
    rolls = dict(zip(doubtful, g.dice.roll("allegiance", len(doubtful)), strict=True))
    needed = g.law.charts.legion_allegiance.follows_at_least[g.era]
    follow = [name for name in units if name not in rolls or rolls[name] + (name in paid) + g.omens() >= needed]
    bought = tuple(name for name in doubtful if name in paid)
    g.tell(AllegianceTested(commander.id, rolls, bought, g.omens(), needed, tuple(follow)))
    return follow


def declaring(g: Rome, commander: Senator, following: Sequence[str]) -> Decision[bool]:
    """RR-DP84: after the test he revolts with those who follow, or lays down; if absent he lays down."""
    about: dict[str, str | int] = {"senator": commander.id, "legions": len(following)}
    choice, cite = OneOf({LAY_DOWN: False, REVOLT: True}), g.law.cites["revolution.declare"]
    return Decision("revolution.declare", g.owner(commander), choice, *cite, about, lapse=LAY_DOWN)
