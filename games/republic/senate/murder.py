"""RC-9.8.2, 9.8.5, 9.8.6, RC-14.1, RR-1.09.72 to 1.09.79: how an assassination ends, and what it costs if found out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from games.kernel import Seat
from games.republic.pieces import Senator
from games.republic.reign import gain
from games.republic.senate.events_assassination import AssassinationEnded, FactionDisgraced
from games.republic.senate.pieces import Attempt, Trial
from games.republic.senate.presiding import moved, presiding
from games.republic.senate.trials import hold_trial
from games.republic.senate.vengeance import avenge
from games.republic.senators import kill
from games.republic.state import Republic

LEADER_LOSS = 5  # INF of the Faction Leader (RC-9.8.6, RR-1.09.74)
FACTION_LOSS = 5  # INF of each of its Senators (RC-14.1.1, RR-1.09.79)
FACTION_SHAME = 1  # POP of each of them


async def conclude(g: Republic, attempt: Attempt) -> None:
    """RC-9.8.2, 9.8.5, 14.1, RR-1.09.72, 1.09.73, 1.09.623: the victim dies, or the assassin, or both, or nobody."""
    assassin, victim = g.senators[attempt.assassin], g.senators[attempt.victim]
    totals = tuple(one + attempt.modifier for one in attempt.dice)
    killed, caught = read(g)
    extra = tuple([] if caught(totals[-1]) else extra_rolls(g, attempt, caught))
    found_out = any(caught(total) for total in (totals[-1], *extra))
    popularity, pardoned = victim.popularity, g.law.pardons(g, attempt)
    rule = g.law.clauses[by_rule(g, "assassination", "assassination/optional")]
    g.tell(AssassinationEnded(assassin.id, victim.id, totals, extra, killed(totals[0]), found_out, clauses=(rule,)))
    if killed(totals[0]):
        await kill(g, victim, "assassination", rule)
    if found_out and pardoned:
        await kill(g, assassin, "caught", g.law.clauses["assassination.pardoned"])
    elif found_out and g.assassination == "base":
        await punish(g, attempt.seat, assassin, popularity)
    elif found_out:
        await disgrace(g, attempt.seat, assassin)


def by_rule(g: Republic, base: str, optional: str) -> str:
    """RC-14.1.6, RR-1.09.79: of two names of a rule that of the one this table plays by."""
    return base if g.assassination == "base" else optional


Reading = Callable[[int], bool]


def read(g: Republic) -> tuple[Reading, Reading]:
    """T-6, RR-1.09.72: what total kills, what total is caught; RC-14.1, RR-1.09.79: on the coloured, the white die."""
    if g.assassination == "base":
        table = g.law.charts.assassination
        return (lambda total: table.at(total).result == "killed"), (lambda total: table.at(total).result == "caught")
    variant = g.law.charts.assassination_variant
    return (lambda total: total >= variant.success_colored_min), (lambda total: total <= variant.caught_white_max)


def extra_rolls(g: Republic, attempt: Attempt, caught: Reading) -> Iterator[int]:
    """RC-9.8.5, 14.1.2, RR-1.09.73: one for each bodyguard who calls for it, with all modifiers, until he is caught."""
    for _ in range(attempt.guards):
        total = sum(g.dice.roll("assassination.guard")) + attempt.modifier
        yield total
        if caught(total):
            return


# Caught


async def punish(g: Republic, seat: Seat, assassin: Senator, popularity: int) -> None:
    """RC-9.8.6, RR-1.09.74: he dies; his Leader is tried for it, or was it he, the victim is avenged at once."""
    leader, rule = g.leader(seat), g.law.clauses["assassination.caught"]
    if leader is None or leader is assassin:
        await kill(g, assassin, "caught", rule, punished=True, with_family=True)
        await avenge(g, seat, popularity)
        return
    await kill(g, assassin, "caught", rule, punished=True)
    lose(g, [leader], LEADER_LOSS, 0)
    if leader.in_capital:
        await (g.law.summons or try_leader)(g, leader, popularity)


async def try_leader(g: Republic, leader: Senator, popularity: int) -> None:
    """RC-9.8.6, RR-1.09.74: a special major charge, without prosecutor; no proposal of who presides."""
    trial = Trial(accused=leader.id, charge="assassination", popularity=popularity)
    first = presiding(g, trial)
    if first and first is g.holder(g.law.censor):
        trial.censor = first.id
    motion = moved(g, g.owner(first or leader), trial)
    motion.magistrate = ""
    await hold_trial(g, motion, leader)


async def disgrace(g: Republic, seat: Seat, assassin: Senator) -> None:
    """RC-14.1.1, 14.1.4, RR-1.09.79: he dies, every Senator of his faction loses 5 INF and 1 POP; nobody is tried."""
    await kill(g, assassin, "caught", g.law.clauses["assassination.caught/optional"], punished=True)
    lose(g, g.senators_of(seat), FACTION_LOSS, FACTION_SHAME)


def lose(g: Republic, senators: Sequence[Senator], influence: int, popularity: int) -> None:
    """They lose INF and POP."""
    for senator in senators:
        gain(g, senator, influence=-influence, popularity=-popularity)
    g.tell(FactionDisgraced(tuple(one.id for one in senators), influence, popularity))
