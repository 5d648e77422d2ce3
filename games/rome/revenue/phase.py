"""RR-1.06: the Revenue Phase, in its order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from games.kernel import Decision, Seat, StepId, ask_all, together
from games.republic.agreements import pay_promises
from games.republic.asking import each
from games.republic.revenue.contributions import contribution, give
from games.republic.revenue.redistribution import redistribute
from games.republic.terms import governors_terms
from games.rome.revenue.costs import annual_revenue, debits, pay_debits
from games.rome.revenue.disorder import disorder_and_raids
from games.rome.revenue.guards import pay_or_dismiss, post, posting, upkeep
from games.rome.revenue.income import grain, personal_income
from games.rome.revenue.local_taxes import local_taxes
from games.rome.revenue.provinces import develop_all, spoils, state_income, take_spoils, tell_idle
from games.rome.revenue.rebellion import rebel_maintenance
from games.rome.state import Rome


async def start(g: Rome) -> StepId:
    """RR-1.06.0: what befalls the Provinces."""
    await disorder_and_raids(g)
    tell_idle(g)
    return "revenue.income"


async def income(g: Rome) -> StepId:
    """RR-1.06.0, 1.06.1: bodyguards, grain and spoils are asked for at once; then all receive what is theirs."""
    sheet: list[Any] = await together(
        ask_all(partial(each, g, upkeep)),
        ask_all(partial(each, g, posting)),
        ask_all(partial(each, g, grain)),
        ask_all(partial(each, g, spoils)),
    )
    paid, posted, profits, taken = sheet
    pay_or_dismiss(g, paid)
    post(g, posted)
    personal_income(g, profits)
    take_spoils(g, taken)
    return "revenue.rebellion"


async def rebellion(g: Rome) -> StepId:
    """RR-1.06.2."""
    await rebel_maintenance(g)
    return "revenue.redistribution"


async def redistribution(g: Rome) -> StepId:
    """RR-1.06.3: promised Talents are paid (RR-0.5.3), then all move their money."""
    pay_promises(g)
    await redistribute(g)
    return "revenue.state"


async def state_accounts(g: Rome) -> StepId | None:
    """RR-1.06.4, 1.06.5: Provinces develop, the State receives, is given and pays; it may be the end."""
    develop_all(g)
    annual_revenue(g)
    state_income(g)
    if g.ending is None:
        await contributions(g)
        pay_debits(g)
    return None if g.ending else "revenue.terms"


async def contributions(g: Rome) -> None:
    """RR-1.06.52: all at once, knowing what the State will have to pay; RR-4.03.4: Neutrals look at the players."""
    for asked in (g.people, list(g.automata)):
        given = await ask_all(partial(gifts, g, asked))
        for seat in given:
            for name, talents in given[seat].items():
                give(g, g.senators[name], talents)


def gifts(g: Rome, asked: Sequence[Seat]) -> list[Decision[Mapping[str, int]]]:
    """RR-DP12: what these are asked, from the HRAO's player on."""
    return [one for one in each(g, giving_to_state) if one.seat in asked]


def giving_to_state(g: Rome, seat: Seat) -> Decision[Mapping[str, int]] | None:
    """RR-DP12: what each of his Senators gives, once; if absent, nothing."""
    about = {"treasury": g.treasury, "debits": sum(one.talents for one in debits(g))}
    return contribution(g, seat, about=about)


async def terms(g: Rome) -> StepId:
    """RR-2.02.2, then RR-1.06.6: Local Taxes in Provincial Wars; the dials of Governors drop."""
    if g.plays("provincial-wars"):
        await local_taxes(g)
    end_terms(g)
    return "forum.opening"


def end_terms(g: Rome) -> None:
    """RR-1.06.6, 1.13.1, 1.15.1: who governed by a legate stays where he is; who comes home corrupt may be fined."""
    before = {one.id: one.at for one in g.senators.values() if one.place == "province"}
    governors_terms(g)
    for senator in g.senators.values():
        senator.legates = [name for name in senator.legates if g.provinces[name].governor == senator.id]
        if before.get(senator.id) in senator.corrupt and senator.place != "province":
            senator.back = g.turn
