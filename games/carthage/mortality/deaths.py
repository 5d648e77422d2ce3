"""What a death means at Carthage alone: a seat of the Committee, an expedition, a bodyguard, Warehouses (RC-5.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.carthage.basics.events import WarehousesLost
from games.carthage.pieces import Faction, Senator, TradeCard
from games.carthage.state import Carthage
from games.carthage.trade import stacks
from games.carthage.wars.homecoming import leave_expedition
from games.kernel import Decision, Script, Seat, Several, ask


def dies(g: Carthage, senator: Senator) -> Callable[[], Script[None]] | None:
    """RC-5.1, 5.1a, 10.1.2a: his Committee seat, expedition, bodyguard, shares.

    RC-5.1b: his Warehouses, but not in the Trade Phase.
    """
    for membership in g.committee.values():
        if membership.member == senator.id:
            membership.member, membership.term = "", 0
    leave_expedition(g, senator)
    senator.shares.clear()
    g.gone += [senator.bodyguard] if senator.bodyguard else []
    if senator.faction and senator.traders and not g.step.startswith("trade."):
        return partial(lose_warehouses, g, senator.faction)
    return None


def expels(g: Carthage, faction: Faction) -> None:
    """RC-5.4: the trade cards of a faction that is out go back to their stacks."""
    stacks.come_back(g, faction.trade_cards)
    faction.trade_cards.clear()


async def lose_warehouses(g: Carthage, seat: Seat) -> None:
    """RC-5.1b: trade cards above the Traders that are left are lost; the owner chooses which."""
    lost = await ask(partial(choose_lost, g, seat))
    if lost:
        gone = [card.id for card in lost]
        hand = g.factions[seat].trade_cards
        hand[:] = [card for card in hand if card.id not in gone]
        stacks.come_back(g, lost)
        g.tell(WarehousesLost(seat, tuple(sorted(card.stack for card in lost))))


def choose_lost(g: Carthage, seat: Seat) -> Decision[list[TradeCard]] | None:
    """RC-DP48: as many as are too many; by default the lowest values."""
    hand = {card.id: card for card in g.factions[seat].trade_cards}
    count = len(hand) - g.traders(seat)
    if count <= 0:
        return None
    lowest = sorted(hand.values(), key=lambda card: card.value)[:count]
    choice = Several(hand, count, count)
    return Decision(
        "mortality.warehouse", seat, choice, *g.law.cites["mortality.warehouse"], lapse=[card.id for card in lowest]
    )
