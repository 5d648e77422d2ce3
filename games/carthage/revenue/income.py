"""RC-6.3 to RC-6.5: what Senators receive for themselves, and what Committee Members take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.carthage.components import Income
from games.carthage.pieces import Senator
from games.carthage.revenue.events import CorruptIncome, OfficeIncome, PersonalIncome
from games.carthage.state import Carthage
from games.kernel import Decision, Seat, Several
from games.republic.money import contribute, earn, embezzle


def personal_income(g: Carthage) -> None:
    """RC-6.5: 1T for each aligned Senator, 3T for a Faction Leader, nothing for Captives and Rebels."""
    for seat in g.from_hrao():
        incomes = {senator.id: personal(g, senator) for senator in g.senators_of(seat) if senator.free}
        for name, talents in incomes.items():
            earn(g, g.senators[name], talents)
        if incomes:
            g.tell(PersonalIncome(seat, incomes, sum(incomes.values())))


def personal(g: Carthage, senator: Senator) -> int:
    """RC-6.5: a Statesman's ability adds to it."""
    plain = g.law.constants.faction_leader_income if g.leads(senator) else g.law.constants.senator_income
    return plain + sum(int(effect.params["value"]) for effect in senator.card.effects if effect.op == "revenue_bonus")


def corruption(g: Carthage, seat: Seat) -> Decision[list[str]] | None:
    """RC-6.3: which of a player's Members roll for corrupt income; if absent, none."""
    posts = tempted(g, seat)
    choice = Several(posts, 0, len(posts))
    return Decision("revenue.corruption", seat, choice, *g.law.cites["revenue.corruption"], lapse=[]) if posts else None


def tempted(g: Carthage, seat: Seat) -> dict[str, str]:
    """RC-6.3: the Committee seats of a faction whose Members are in Carthage."""
    members = {post: g.holder(post) for post in g.tables.committee}
    return {post: post for post, member in members.items() if member and member.faction == seat and member.in_carthage}


def take_corrupt_income(g: Carthage, posts: Mapping[Seat, Sequence[str]]) -> None:
    """RC-6.3, in order from the HRAO's player (RC-1.5a), a player's Members by the rank of their seats."""
    for seat in g.from_hrao():
        for post in g.tables.committee:
            member = g.holder(post)
            if member and post in posts.get(seat, ()):
                take(g, member, post)


def take(g: Carthage, member: Senator, post: str) -> None:
    """RC-6.3: a dr of Talents from the Treasury, or what is there; the Membership is marked corrupt."""
    (roll,) = g.dice.roll(f"corruption.{post}")
    talents = embezzle(g, member, roll + g.omens(), "corruption")
    mark_corrupt(member, post)
    returned = audit(g, member, talents)
    g.tell(CorruptIncome(member.faction or Seat(""), member.id, post, roll, g.omens(), talents, returned))


def mark_corrupt(senator: Senator, post: str) -> None:
    """RC-1.4h: one mark for each office held corruptly."""
    if post not in senator.corrupt:
        senator.corrupt.append(post)


def audit(g: Carthage, senator: Senator, talents: int) -> int:
    """RC-9.7.2, Financial Audit: half of a corrupt income, rounded up, goes back to the Treasury at once."""
    back = -(-talents // 2) if g.flag("audit") else 0
    contribute(g, senator, back, "audit")
    return back


def office_income(g: Carthage) -> None:
    """RC-6.4: the bank pays the Treasurer, the Harbor Master and the Supervisor; that is not corrupt."""
    for post, card in g.tables.committee.items():
        member = g.holder(post)
        if member and card.income and card.income.phase == "revenue":
            talents = card.income.of_count(counted(g, card.income))
            earn(g, member, talents)
            g.tell(OfficeIncome(member.id, post, talents))


def counted(g: Carthage, income: Income) -> int:
    """RC-6.4a, 6.4b: what an office is paid by, at this moment."""
    match income.of:
        case "treasury":
            return max(0, g.treasury)
        case "fleets-and-trade-fleets":
            return g.fleets_in_service() + g.trade_fleets_in_service()
        case _:
            return 0
