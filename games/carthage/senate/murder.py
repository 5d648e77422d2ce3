"""RC-9.8.2, 9.8.5, 9.8.6 and RC-14.1: how an attempt at assassination ends, and what it costs if it is found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.carthage.pieces import Senator
from games.carthage.senate.floor import moved, presiding
from games.carthage.senate.pieces import Trial
from games.carthage.senate.trial import CENSOR, hold_trial
from games.carthage.senate.vengeance import avenge
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.reign import gain
from games.republic.senate.events_assassination import AssassinationEnded, FactionDisgraced
from games.republic.senate.pieces import Attempt
from games.republic.senators import kill

LEADER_LOSS = 5  # INF of the Faction Leader (RC-9.8.6)
FACTION_LOSS = 5  # INF of each of its Senators (RC-14.1.1)
FACTION_SHAME = 1  # POP of each of them


async def conclude(g: Carthage, attempt: Attempt) -> None:
    """RC-9.8.2, 9.8.5, 14.1: the victim dies, or the assassin, or both, or nobody."""
    assassin, victim = g.senators[attempt.assassin], g.senators[attempt.victim]
    totals = tuple(one + attempt.modifier for one in attempt.dice)
    killed, caught = read(g)
    extra = tuple([] if caught(totals[-1]) else extra_rolls(g, attempt, caught))
    found_out = any(caught(total) for total in (totals[-1], *extra))
    popularity = victim.popularity
    rule = by_rule(g, "RC-9.8.2", "RC-14.1")
    g.tell(AssassinationEnded(assassin.id, victim.id, totals, extra, killed(totals[0]), found_out, clauses=(rule,)))
    if killed(totals[0]):
        await kill(g, victim, "assassination", rule)
    if found_out and g.assassination == "base":
        await punish(g, attempt.seat, assassin, popularity)
    elif found_out:
        await disgrace(g, attempt.seat, assassin)


def by_rule(g: Carthage, base: str, optional: str) -> str:
    """RC-14.1.6: of two clauses the one this table plays by."""
    return base if g.assassination == "base" else optional


Reading = Callable[[int], bool]


def read(g: Carthage) -> tuple[Reading, Reading]:
    """T-6: what total kills and what total is caught; RC-14.1: on the coloured and on the white die."""
    if g.assassination == "base":
        table = g.law.charts.assassination
        return (lambda total: table.at(total).result == "killed"), (lambda total: table.at(total).result == "caught")
    variant = g.law.charts.assassination_variant
    return (lambda total: total >= variant.success_colored_min), (lambda total: total <= variant.caught_white_max)


def extra_rolls(g: Carthage, attempt: Attempt, caught: Reading) -> Iterator[int]:
    """RC-9.8.5, 14.1.2: one for each Secret Bodyguard, with all modifiers, until he is caught."""
    for _ in range(attempt.guards):
        total = sum(g.dice.roll("assassination.guard")) + attempt.modifier
        yield total
        if caught(total):
            return


# Caught


async def punish(g: Carthage, seat: Seat, assassin: Senator, popularity: int) -> None:
    """RC-9.8.6: he dies; his Leader is tried for it, or was he that himself, the victim is avenged at once."""
    leader = g.leader(seat)
    if leader is None or leader is assassin:
        await kill(g, assassin, "caught", "RC-9.8.6", punished=True, with_family=True)
        await avenge(g, seat, popularity)
        return
    await kill(g, assassin, "caught", "RC-9.8.6", punished=True)
    lose(g, [leader], LEADER_LOSS, 0)
    if leader.in_carthage:
        await try_leader(g, leader, popularity)


async def try_leader(g: Carthage, leader: Senator, popularity: int) -> None:
    """RC-9.8.6: a special major charge, without prosecutor; it is no proposal of the magistrate who presides."""
    trial = Trial(accused=leader.id, charge="assassination", popularity=popularity)
    first = presiding(g, trial)
    if first and first is g.holder(CENSOR):
        trial.censor = first.id
    motion = moved(g, g.owner(first or leader), trial)
    motion.magistrate = ""
    await hold_trial(g, motion, leader)


async def disgrace(g: Carthage, seat: Seat, assassin: Senator) -> None:
    """RC-14.1.1, 14.1.4: he dies, and every Senator of his faction loses 5 INF and 1 POP; nobody is tried."""
    await kill(g, assassin, "caught", "RC-14.1.1", punished=True)
    lose(g, g.senators_of(seat), FACTION_LOSS, FACTION_SHAME)


def lose(g: Carthage, senators: list[Senator], influence: int, popularity: int) -> None:
    """They lose INF and POP."""
    for senator in senators:
        gain(g, senator, influence=-influence, popularity=-popularity)
    g.tell(FactionDisgraced(tuple(one.id for one in senators), influence, popularity))
