"""RC-7.4: Warehouses, and the division of the trade income."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from games.carthage.pieces import Faction, TradeCard
from games.carthage.state import Carthage
from games.carthage.trade.events import StoredTradeCards, TradeIncome
from games.carthage.trade.stacks import come_back
from games.kernel import Decision, Seat, Several, Split, ask_all
from games.republic.asking import each
from games.republic.state import foremost


async def store(g: Carthage) -> None:
    """RC-7.4.1, 7.4.3: at the end of the Trade Phase all keep as many cards as they have Traders."""
    kept = await ask_all(partial(each, g, keep))
    for seat in g.from_hrao():
        put_back(g, g.factions[seat], kept.get(seat))


def keep(g: Carthage, seat: Seat) -> Decision[list[TradeCard]] | None:
    """RC-7.4.1, 7.4.2: who holds more cards than he has Traders says which to keep; if absent, the best."""
    cards, limit = g.factions[seat].trade_cards, g.traders(seat)
    if len(cards) <= limit:
        return None
    choice = Several({card.id: card for card in cards}, limit, limit)
    lapse = [card.id for card in best_first(cards)[:limit]]
    return Decision("trade.keep", seat, choice, *g.law.cites["trade.keep"], lapse=lapse)


def best_first(cards: Sequence[TradeCard]) -> list[TradeCard]:
    """RC-DP15: the highest values first, of equal ones the largest sets."""
    sets = Counter(card.commodity for card in cards)
    return sorted(cards, key=lambda card: (-card.value, -sets[card.commodity], card.commodity, card.id))


def put_back(g: Carthage, faction: Faction, kept: Sequence[TradeCard] | None) -> None:
    """RC-7.4.1, 7.4.2: unsold cards lie in the Warehouses; those above the limit go back to their stacks."""
    names = {card.id for card in (faction.trade_cards if kept is None else kept)}
    above = [card for card in faction.trade_cards if card.id not in names]
    faction.trade_cards[:] = [card for card in faction.trade_cards if card.id in names]
    come_back(g, above)
    if names or above:
        g.tell(StoredTradeCards(faction.seat, len(names), len(above)))


async def divide(g: Carthage) -> None:
    """RC-7.4.4: all divide what they have earned in this phase."""
    shares = await ask_all(partial(each, g, share))
    for seat in g.from_hrao():
        share_out(g, g.factions[seat], shares.get(seat, {}))


def share(g: Carthage, seat: Seat) -> Decision[Mapping[str, int]] | None:
    """RC-7.4.4: the income after tax is divided among own Senators; if absent, all to the Faction Leader."""
    income = g.factions[seat].trade_income
    receivers = {senator.id: senator for senator in g.senators_of(seat) if senator.free}
    if not income or not receivers:
        return None
    leader = g.leader(seat)
    first = leader if leader and leader.id in receivers else foremost(receivers.values())
    lapse = {first.id: income} if first else {}
    return Decision("trade.split", seat, Split(income, list(receivers)), *g.law.cites["trade.split"], lapse=lapse)


def share_out(g: Carthage, faction: Faction, shares: Mapping[str, int]) -> None:
    """RC-7.4.4, 7.4.4a: Rebels and Captives receive nothing; without anybody to receive it the income is lost."""
    if not faction.trade_income:
        return
    for name, talents in shares.items():
        g.senators[name].talents += talents
    lost = faction.trade_income - sum(shares.values())
    g.issued -= lost
    faction.trade_income = 0
    g.tell(TradeIncome(faction.seat, {name: talents for name, talents in shares.items() if talents}, lost))
