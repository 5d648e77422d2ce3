"""RR-2.04.3: as Consul or Dictator a Senator calls veterans whom he has disbanded to arms again (RR-DP69)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from games.kernel import Amount, Decision, IllegalAnswer, Interrupt, Record, Seat
from games.republic.money import pay_from_treasury, spend
from games.republic.pieces import Legion
from games.republic.reign import gain
from games.rome.pieces import LEGION, Senator
from games.rome.senate.commands import COMMANDERS
from games.rome.senate.events_units import VeteransRecalled
from games.rome.senate.pieces import Motion
from games.rome.state import Rome

RULE: Final = "disbandment"


@dataclass(frozen=True, slots=True)
class Call:
    """RR-2.04.3: so many veterans, and how much of the price the Faction Treasury pays."""

    veterans: int
    faction: int


def recalling(g: Rome, _motion: Motion | None) -> list[Interrupt[Call]]:
    """RR-2.04.3: in the Senate Phase; No Recruitment (RR-1.08.2.1) does not bar it."""
    able = [one for one in g.aligned() if one.settlers and one.office in COMMANDERS and one.free]
    return [offer for one in able for offer in recalled_by(g, one)] if g.plays(RULE) else []


def recalled_by(g: Rome, senator: Senator) -> list[Interrupt[Call]]:
    """RR-DP69: how many, as far as the money goes."""
    seat = g.owner(senator)
    treasury = g.factions[seat].treasury
    most = min(senator.settlers, (senator.talents + treasury) // g.law.constants.unit_cost)
    if not most:
        return []
    amounts = {"veterans": Amount(1, most), "faction": Amount(0, min(treasury, most * g.law.constants.unit_cost))}
    choice, about = Record(partial(call, g, senator), **amounts), {"senator": senator.id}
    decision = Decision("senate.recall", seat, choice, *g.law.cites["senate.recall"], about, awaited=False)
    return [Interrupt(decision, partial(recall, g, seat, senator))]


def call(g: Rome, senator: Senator, veterans: int, faction: int) -> Call:
    """RR-2.04.3: he pays what his faction does not, and neither more than the price."""
    price = veterans * g.law.constants.unit_cost
    if not 0 <= price - faction <= senator.talents:
        raise IllegalAnswer("senate.price", talents=price, clause="RR-2.04.3")
    return Call(veterans, faction)


async def recall(g: Rome, seat: Seat, senator: Senator, called: Call) -> None:
    """RR-2.04.3: they join the Active Forces, still veterans and his; he loses 1 ORA and 1 INF for each."""
    own = called.veterans * g.law.constants.unit_cost - called.faction
    spend(g, senator, own)
    pay_from_treasury(g, g.factions[seat], called.faction)
    senator.settled -= called.veterans
    g.army.active.legions += [Legion(type=LEGION, veteran=True, loyal=senator.id) for _ in range(called.veterans)]
    lost = called.veterans
    g.tell(VeteransRecalled(senator.id, called.veterans, own, called.faction, lost, lost))
    gain(g, senator, influence=-lost)
