"""RR-4.03: a Neutral's revenue: Provincial Spoils, its income pooled and divided, contributions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.kernel import Decision, Raw, Seat
from games.kernel.choice import is_dict
from games.republic.neutrals.automata import Automata
from games.republic.neutrals.revenue import collected, for_life, gifts_of, yields
from games.rome.neutrals.events import IncomeDivided
from games.rome.neutrals.profiles import best, by_rank, least, profile, richest
from games.rome.pieces import Senator
from games.rome.revenue.provinces import giving
from games.rome.state import Rome

automaton = Automata()

HONEST: Final = ("st-28a", "st-22a", "st-22b")  # RR-4.03.3: Cicero and both Catos
TREASURY: Final = "treasury"
Shares = tuple[int, dict[str, int]]  # for the Faction Treasury, and for Senators

# Provincial Spoils


def tempt(g: Rome) -> None:
    """RR-4.03.3: by its guideline, with a dr where it says so, each Governor of a Neutral takes spoils or not."""
    g.neutrals.tempted = [province.id for province, governor in giving(g) if takes(g, governor, province.id)]


def takes(g: Rome, governor: Senator, province: str) -> bool:
    """RR-4.03.3: Cicero and both Catos never do."""
    seat = governor.faction
    if seat is None or not g.factions[seat].neutral or governor.statesman in HONEST:
        return False
    wanted = least(profile(g, seat))
    return wanted <= 6 and yields(g, governor, province, wanted)


@automaton("revenue.spoils")
def spoils(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.03.3: those whom the dice have tempted."""
    governed = {name: g.senators.get(one.governor) for name, one in g.provinces.items()}
    own = [name for name, governor in governed.items() if governor and governor.faction == decision.seat]
    return [name for name in g.neutrals.tempted if name in own]


# Income


def pool(g: Rome) -> None:
    """RR-4.03.1: the income of each Neutral is all in: it is pooled, and split by its guideline."""
    for seat in g.from_hrao():
        if g.factions[seat].neutral:
            divide(g, seat)
    g.neutrals.purses = {}


def divide(g: Rome, seat: Seat) -> None:
    """RR-4.03.1: who is a Rebel or a Captive has none, and gets nothing."""
    able = [one for one in g.senators_of(seat) if one.free]
    income = collected(g, seat) if able else 0
    if not income:
        return
    treasury, shares = SHARES[profile(g, seat).revenue](g, seat, able, income)
    g.factions[seat].treasury += treasury
    for name, talents in shares.items():
        g.senators[name].talents += talents
    g.tell(IncomeDivided(seat, income, treasury, shares))


def heir(g: Rome, seat: Seat, able: Sequence[Senator]) -> Senator:
    """RR-4.01.3: the Faction Leader; while he has no income, the best qualified of the others."""
    leader = g.leader(seat)
    return leader if leader and leader in able else best(able, profile(g, seat).faction_leader) or able[0]


def by_a_roll(g: Rome, seat: Seat, able: Sequence[Senator], income: int) -> Shares:
    """RR-4.01.3, Imperials: a dr for the Faction Treasury, the rest for the Leader."""
    (roll,) = g.dice.roll("neutral.income")
    treasury = min(roll, income)
    return treasury, {heir(g, seat, able).id: income - treasury}


def equally(_g: Rome, _seat: Seat, able: Sequence[Senator], income: int) -> Shares:
    """RR-4.01.3, Plutocrats: equal shares for the Senators, the rest for the Faction Treasury."""
    return income % len(able), dict.fromkeys((one.id for one in able), income // len(able))


def by_halves(g: Rome, seat: Seat, able: Sequence[Senator], income: int) -> Shares:
    """RR-4.01.3, Conservatives: half, rounded down, for the Faction Treasury, the rest for the Leader."""
    return income // 2, {heir(g, seat, able).id: income - income // 2}


def one_each(g: Rome, seat: Seat, able: Sequence[Senator], income: int) -> Shares:
    """RR-4.01.3, Populists: 1T for each Senator and 1T for the Faction Treasury, the rest for the Leader."""
    in_order = sorted(able, key=by_rank)
    shares = {one.id: 1 for one in in_order[:income]}
    left = income - len(shares)
    treasury, rest = min(1, left), max(0, left - 1)
    leader = heir(g, seat, able).id
    return treasury, {**shares, **({leader: shares.get(leader, 0) + rest} if rest else {})}


SHARES: Final[Mapping[str, Callable[[Rome, Seat, Sequence[Senator], int], Shares]]] = {
    "1d6 to faction treasury, rest to faction leader": by_a_roll,
    "equal shares to senators, remainder to faction treasury": equally,
    "half (rounded down) to faction treasury, rest to faction leader": by_halves,
    "1T to each senator and 1T to faction treasury, rest to faction leader": one_each,
}


@automaton("revenue.redistribute", "revenue.place")
def stays(_g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.03.1: what a Senator or the Faction Treasury has stays there until it is spent."""
    return decision.lapse


# Contributions


@automaton("revenue.contribute")
def contribution(g: Rome, decision: Decision[Any]) -> Raw:
    """RR-4.03.4: one Senator gives: to reach 35 INF, or out of charity."""
    nothing = dict(decision.lapse) if is_dict(decision.lapse) else {}
    givers = [g.senators[name] for name in nothing]
    steps = [row.talents for row in g.law.charts.contributions.rows]
    giver, talents = for_life(g, sorted(givers, key=by_rank), steps) or charity(g, decision.seat, givers)
    return {**nothing, giver: talents} if giver else nothing


def charity(g: Rome, seat: Seat, givers: Sequence[Senator]) -> tuple[str, int]:
    """RR-4.03.4: exactly what the players contribute, if one Senator can; of two players the larger sum."""
    giver = richest(givers)
    talents = max((sum(gifts_of(g, person)) for person in g.people), default=0)
    able = giver and talents <= giver.talents and TREASURY in profile(g, seat).charity
    return (giver.id, talents) if giver and able and talents else ("", 0)
