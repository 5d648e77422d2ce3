"""RC-15.4: a Neutral's revenue: corrupt income, its income pooled and divided, contributions."""

from __future__ import annotations

from typing import Any

from games.carthage.neutrals.events import IncomePooled
from games.carthage.neutrals.profiles import best, by_rank, least, profile
from games.carthage.pieces import Senator
from games.carthage.revenue.provinces import idle
from games.carthage.state import Carthage
from games.kernel import Decision, Raw, Seat
from games.kernel.choice import is_dict
from games.republic.neutrals.automata import Automata
from games.republic.neutrals.revenue import collected, for_life, gifts_of, yields

automaton = Automata()

# Income


def pool(g: Carthage) -> None:
    """RC-15.4: the income is all in: it is pooled and divided."""
    for seat in g.from_hrao():
        if g.factions[seat].neutral:
            divide(g, seat)
    g.neutrals.purses = {}


def divide(g: Carthage, seat: Seat) -> None:
    """RC-15.4: the fraction shown into the Faction Treasury, rounded down; the rest to the Senator shown."""
    receiver = heir(g, seat)
    income = collected(g, seat) if receiver else 0
    if receiver and income:
        treasury = int(income * profile(g, seat).fraction)
        g.factions[seat].treasury += treasury
        receiver.talents += income - treasury
        g.tell(IncomePooled(seat, income, treasury, receiver.id, income - treasury))


def heir(g: Carthage, seat: Seat) -> Senator | None:
    """RC-15.4, T-15, "rest to": neither a Rebel nor a Captive."""
    return best([one for one in g.senators_of(seat) if one.free], profile(g, seat).revenue.rest)


# Temptation


def tempt(g: Carthage) -> None:
    """RC-15.4: a dr for each Member and each Governor of a Neutral, by the roll shown."""
    g.neutrals.tempted = []
    for post in g.tables.committee:
        member = g.holder(post)
        if member and member.in_carthage:
            yield_to(g, member, post, corruption=True)
    for province in g.provinces_in_order():
        if not idle(g, province):
            yield_to(g, g.senators[province.governor], province.id, corruption=False)


def yield_to(g: Carthage, senator: Senator, post: str, *, corruption: bool) -> None:
    """RC-15.4: whether he takes corrupt income from this post; where T-15 says "always" there is no roll."""
    seat = senator.faction
    if seat is None or not g.factions[seat].neutral:
        return
    line = profile(g, seat)
    if yields(g, senator, post, least(line.corruption_roll if corruption else line.spoils_roll)):
        g.neutrals.tempted.append(post)


@automaton("revenue.corruption")
def corruption(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.4: its Members whom the dice have tempted."""
    return [post for post in g.neutrals.tempted if post in g.committee and holds(g, decision.seat, post)]


@automaton("revenue.spoils")
def spoils(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.4: its Governors whom the dice have tempted."""
    return [post for post in g.neutrals.tempted if post in g.provinces and holds(g, decision.seat, post)]


@automaton("revenue.insist")
def insist(_g: Carthage, _decision: Decision[Any]) -> Raw:
    """RC-15.4: the dice have tempted him, whatever the State has."""
    return "roll"


def holds(g: Carthage, seat: Seat, post: str) -> bool:
    """Whether the post is this faction's."""
    holder = g.committee[post].member if post in g.committee else g.provinces[post].governor
    return g.senators[holder].faction == seat


# Contributions


@automaton("revenue.contribute")
def contribution(g: Carthage, decision: Decision[Any]) -> Raw:
    """RC-15.4: one Senator gives: to reach 35 INF, or out of charity."""
    nothing = dict(decision.lapse) if is_dict(decision.lapse) else {}
    givers = [g.senators[name] for name in nothing]
    giver, talents = for_life(g, sorted(givers, key=by_rank), steps(g)) or charity(g, decision.seat, givers)
    return {**nothing, giver: talents} if giver else nothing


def charity(g: Carthage, seat: Seat, givers: list[Senator]) -> tuple[str, int]:
    """RC-15.4: the largest step it can afford, not above the players' largest of this turn; its richest gives."""
    richest = max(givers, key=lambda one: one.talents)
    most = min(richest.talents, largest_gift(g))
    able = [step for step in steps(g) if step <= most] if profile(g, seat).charity == "treasury" else []
    return (richest.id, max(able)) if able else ("", 0)


def steps(g: Carthage) -> list[int]:
    """T-11: the contributions that gain INF."""
    return [row.talents for row in g.law.charts.contributions.rows]


def largest_gift(g: Carthage) -> int:
    """RC-15.4: the largest contribution of a player this turn."""
    return max((gift for seat in g.people for gift in gifts_of(g, seat)), default=0)
