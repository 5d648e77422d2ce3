"""RR-1.06.1: what Senators receive for themselves: for their rank, for knights, for Concessions; RR-2.01.6."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import prod

from games.kernel import Decision, Seat, Several
from games.republic.money import earn
from games.republic.reign import gain
from games.rome.pieces import Senator
from games.rome.revenue.events import DroughtProfit, PersonalIncome, PontifexCollected
from games.rome.state import Rome


def grain(g: Rome, seat: Seat) -> Decision[list[str]] | None:
    """RR-DP8: with which grain Concessions a player makes a profit of a drought; if absent, with none."""
    found = [card for one in g.senators_of(seat) if one.free for card in one.concessions]
    hoards = {card: card for card in found if g.tables.card(card).has("drought_profit")}
    if not hoards or not g.droughts():
        return None
    choice, about = Several(hoards, 0, len(hoards)), {"droughts": g.droughts()}
    return Decision("revenue.grain", seat, choice, *g.law.cites["revenue.grain"], about, lapse=[])


def personal_income(g: Rome, profits: Mapping[Seat, Collection[str]]) -> None:
    """RR-1.06.1, 1.06.14: each free Senator of a faction receives what is his."""
    for seat in g.from_hrao():
        free = [one for one in g.senators_of(seat) if one.free]
        if free:
            pay_faction(g, seat, free, profits.get(seat, ()))
    collect_as_pontifex(g)


def pay_faction(g: Rome, seat: Seat, free: Collection[Senator], profits: Collection[str]) -> None:
    """RR-1.06.11, 1.06.12: base income, knights and Concessions, told in one; then what the people say of profits."""
    knights = {one.id: g.law.constants.knight_income * one.knights for one in free if one.knights}
    concessions = {card: yields(g, one, card, profits) for one in free for card in earning(g, one)}
    incomes = {
        one.id: rank_income(g, one) + knights.get(one.id, 0) + sum(concessions[card] for card in earning(g, one))
        for one in free
    }
    for one in free:
        earn(g, one, incomes[one.id])
        one.revealed += [card for card in earning(g, one) if card not in one.revealed]
    g.tell(PersonalIncome(seat, incomes, knights, concessions, sum(incomes.values())))
    for one in free:
        blame(g, one, [card for card in earning(g, one) if card in profits], concessions)


def rank_income(g: Rome, senator: Senator) -> int:
    """RR-1.06.11: 3T for a Faction Leader, 1T for the others; Crassus doubles his."""
    figures = g.law.constants
    return (figures.faction_leader_income if g.leads(senator) else figures.senator_income) * greed(senator)


def greed(senator: Senator) -> int:
    """RR-1.06.11: by how much his card multiplies rank and Concession income, but not that of knights."""
    return prod(int(one.params["value"]) for one in senator.card.effects if one.op == "income_multiplier")


def earning(g: Rome, senator: Senator) -> list[str]:
    """RR-1.06.12: his Concessions that pay each turn; Armaments and Ship Building pay when units are raised."""
    return [card for card in senator.concessions if g.tables.card(card).has("income")]


def yields(g: Rome, senator: Senator, card: str, profits: Collection[str]) -> int:
    """RR-1.06.12: the printed income, and as much again for each drought effect he profits from."""
    plain = sum(int(one.params["value"]) for one in g.tables.card(card).effects if one.op == "income")
    return plain * greed(senator) * (g.droughts() + 1 if card in profits else 1)


def blame(g: Rome, senator: Senator, cards: Collection[str], concessions: Mapping[str, int]) -> None:
    """RR-1.06.12: each profit costs him 1 POP, and 1 for each drought effect."""
    for card in cards:
        loss = g.droughts() + 1
        gain(g, senator, popularity=-loss)
        g.tell(DroughtProfit(senator.id, card, concessions[card], loss))


def collect_as_pontifex(g: Rome) -> None:
    """RR-2.01.6: the Pontifex Maximus gets a dr more; Evil Omens take from it down to 0 (RR-1.07.21.8)."""
    pontifex = g.holder("pontifex-maximus")
    if pontifex and pontifex.free and g.plays("pontifex"):
        (roll,) = g.dice.roll("pontifex")
        talents = max(0, roll + g.omens())
        earn(g, pontifex, talents)
        g.tell(PontifexCollected(pontifex.id, roll, g.omens(), talents))
