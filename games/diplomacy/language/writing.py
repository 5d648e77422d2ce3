"""CD-E: the form in which an order is kept and shown, whatever way it was written."""

from __future__ import annotations

from games.diplomacy.orders import (
    Admin,
    AnyOrder,
    Block,
    Company,
    Convoy,
    Disband,
    Move,
    Order,
    Political,
    RailwayOrder,
    Retreat,
    Retreating,
    RevoltList,
    Seize,
    Stand,
    Support,
    Voting,
    Winter,
)

from . import admin, company, political, railway, votes, winter
from .context import Context


def canonical(order: AnyOrder, context: Context) -> str:
    """The one line that says exactly this; units have their letter where it is known what stands there."""
    if isinstance(order, Order | Retreating):
        return _signed(f"{order.author}:", _of_unit(order, context))
    return _signed(order.author, _of_people(order, context))


def _signed(author: str, said: str) -> str:
    return f"{author} {said}" if author.strip(":") else said


def _of_unit(order: Order | Retreating, context: Context) -> str:
    unit = context.named(order.unit)
    match order:
        case Stand() | Move() | Support() | Convoy():
            return f"{unit}{_ordered(order, context)}{_suffixes(order)}"
        case Retreat():
            return f"{unit}-{order.to}"
        case Disband():
            return f"{unit} disbands"
        case RevoltList():
            return f"{unit} revolt list {', '.join(order.spaces)}"


def _ordered(order: Order, context: Context) -> str:
    match order:
        case Stand():
            return " stand"
        case Move():
            return f"-{_seize(order.seize)}{order.to}"
        case Support(to=None):
            return f" S {context.at(order.helped)}"
        case Support():
            return f" S {context.at(order.helped)}-{order.to}"
        case Convoy():
            return f" C {context.at(order.army)}-{order.to}"


def _suffixes(order: Order) -> str:
    """Behind the order; what a move seizes stands before its destination (CD-E.4)."""
    rail, via = (order.rail, order.via_convoy) if isinstance(order, Move) else ("", False)
    seize = "" if isinstance(order, Move) else _seize(order.seize)
    written = [seize, f"(rail {rail})" if rail else "", "via convoy" if via else "", _block(order.block)]
    return "".join(f" {one}" for one in written if one)


def _seize(one: Seize | None) -> str:
    if one is None:
        return ""
    return f"(sf {one.beneficiary} {one.province})" if one.province else f"(sf {one.beneficiary})"


def _block(one: Block | None) -> str:
    if one is None:
        return ""
    return f"({' '.join(filter(None, ('blk', one.what, one.strait, ', '.join(one.against))))})"


def _of_people(order: Winter | Political | RailwayOrder | Company | Admin | Voting, context: Context) -> str:
    if isinstance(order, Winter):
        return winter.said(order, context)
    if isinstance(order, Political):
        return political.said(order)
    if isinstance(order, RailwayOrder):
        return railway.said(order)
    if isinstance(order, Company):
        return company.said(order)
    return admin.said(order) if isinstance(order, Admin) else votes.said(order)
