"""RR-1.11.36: veterans who owe a Rebel allegiance come to him; those of loyal Senators may be ordered out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from games.kernel import Decision, Interrupt, OneOf, Record, Seat, Several, ask_all
from games.republic.asking import each
from games.republic.combat.army import dismiss
from games.republic.pieces import CIVIL_WAR, Legion
from games.republic.revolution.events import VeteransDeserted
from games.republic.revolution.veterans import desert_to_rebels
from games.rome.revenue.rebellion import named
from games.rome.revolution.events import VeteransLeft
from games.rome.state import Rome
from games.rome.wars.strongholds import primary, ranks

HOME = "home"
BUSY = ("combat.", "revolution.revolt")  # not while they are fighting; and there they are asked for


@dataclass(frozen=True, slots=True)
class Order:
    """RR-DP87: which veterans leave, and for which force ("": the Active Forces)."""

    veterans: Sequence[str]
    force: str


async def veterans_take_sides(g: Rome) -> None:
    """RR-1.11.36: once it is certain who is in revolt."""
    rebel, coming = primary(g), desert_to_rebels(g, ranks(g))
    if rebel and coming:
        g.tell(VeteransDeserted(rebel.id, coming))
    orders = await ask_all(partial(each, g, recalling))
    legions = dict(named(ranks(g)))
    for seat, order in orders.items():
        leave(g, seat, [legions[name] for name in order.veterans], order.force)


def theirs(g: Rome, seat: Seat) -> list[str]:
    """RR-1.11.36: the veterans in the Rebel's army who owe a loyal Senator of this player allegiance."""
    loyal = {one.id for one in g.senators_of(seat) if not one.rebel}
    return [name for name, legion in named(ranks(g)) if legion.veteran and legion.loyal in loyal]


def facing(g: Rome) -> Mapping[str, str]:
    """RR-1.11.36: where they can go: to Senate armies that face the Rebel, or home."""
    armies = {one.id: one.id for one in g.loyal_forces() if one.war == CIVIL_WAR and one.commanders}
    return {HOME: "", **armies}


def recalling(g: Rome, seat: Seat) -> Decision[Order] | None:
    """RR-DP87: which of them he orders out, and where to; if absent all, home."""
    return ordering(g, seat, awaited=True)


def ordering(g: Rome, seat: Seat, *, awaited: bool) -> Decision[Order] | None:
    """RR-DP87: as long as any of his are there."""
    able = theirs(g, seat)
    if not able:
        return None
    choice = Record(
        as_order, veterans=Several({name: name for name in able}, 0 if awaited else 1, len(able)), to=OneOf(facing(g))
    )
    lapse = {"veterans": able, "to": HOME} if awaited else None
    return Decision(
        "revolution.veterans", seat, choice, *g.law.cites["revolution.veterans"], lapse=lapse, awaited=awaited
    )


def as_order(*, veterans: list[str], to: str) -> Order:
    """As it was said."""
    return Order(veterans, to)


def leave(g: Rome, seat: Seat, legions: Sequence[Legion], force: str) -> None:
    """RR-1.11.36: they go over."""
    dismiss(ranks(g), legions)
    (g.forces[force].units if force else g.army.active).legions.extend(legions)
    g.tell(VeteransLeft(seat, len(legions), force))


# At any time


def offers(g: Rome) -> Iterator[Interrupt[Order]]:
    """RR-1.11.36: a loyal Senator may order them out later too."""
    for seat in g.people if g.rebels() and not g.step.startswith(BUSY) else ():
        decision = ordering(g, seat, awaited=False)
        if decision:
            yield Interrupt(decision, partial(order_out, g, seat))


async def order_out(g: Rome, seat: Seat, order: Order) -> None:
    """RR-1.11.36."""
    legions = dict(named(ranks(g)))
    leave(g, seat, [legions[name] for name in order.veterans], order.force)
