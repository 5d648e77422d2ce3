"""RC-7: the Trade Phase. Drawing, the trading floor, the sale, the Warehouses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from games.carthage.pieces import Faction, TradeCard
from games.carthage.state import Carthage
from games.carthage.trade.deals import TradingFloor
from games.carthage.trade.distribution import divide, store
from games.carthage.trade.events import DrewTradeCards, NobodyCanTrade, OverseerPaid, ReceivedTradeCards, Sold
from games.carthage.trade.stacks import come_back, draw, remove_until
from games.kernel import Decision, Seat, Several, StepId, Window, ask, floor, together
from games.republic.money import earn, post
from games.republic.ransom import pay_ransoms

OVERSEER = "overseer-of-the-agora"
ACTS_A_STEP = 50  # no replay of the floor is longer


async def drawing(g: Carthage) -> StepId:
    """RC-7.1: in rising order of Traders all draw from the stacks, then for their Trade Concessions."""
    pay_ransoms(g)
    drought(g)
    order = sorted(g.from_hrao(), key=g.traders)
    for seat in order:
        receive(g, seat, list(g.tables.stacks)[: g.traders(seat)])
    for seat in order:
        receive_extra(g, seat)
    return "trade.floor"


def drought(g: Carthage) -> None:
    """T-13, Drought: while it is in play the Trade Phase is played with fewer cards of stack 4."""
    for event, effect in g.event_effects("trade_remove"):
        remove_until(g, event, effect.params["stack"], effect.params["count"])


def receive(g: Carthage, seat: Seat, stacks: Sequence[str], by: Sequence[str] = (), rule: str = "RC-7.1.3") -> None:
    """RC-7.1.3, 7.1.4, 7.1.5: the top card of each of these stacks; an empty one gives nothing."""
    drawn = [card for stack in stacks if (card := draw(g, stack))]
    if drawn:
        g.factions[seat].trade_cards += drawn
        stacks = tuple(card.stack for card in drawn)
        g.tell(DrewTradeCards(seat, g.traders(seat), stacks, by=tuple(dict.fromkeys(by)), clauses=(rule,)))
        g.tell(ReceivedTradeCards(tuple(card.id for card in drawn), clauses=(rule,)), to=[seat])


def receive_extra(g: Carthage, seat: Seat) -> None:
    """RC-7.1.5: what its Trade Concessions and Explorations give it besides."""
    extra = extra_cards(g, seat)
    receive(g, seat, [stack for stack, _ in extra], [giver for _, giver in extra], "RC-7.1.5")


def extra_cards(g: Carthage, seat: Seat) -> list[tuple[str, str]]:
    """RC-7.1.5, 10.1.2a: stacks of Trade Concessions and shares, with what gives each; not of Captives and Rebels."""
    free = [senator for senator in g.senators_of(seat) if senator.free]
    held = [concession for senator in free for concession in senator.concessions]
    granted = [(stack, one) for one in held for stack in granted_by(g, one)]
    return [*granted, *((g.tables.explorations[goal].share, goal) for senator in free for goal in senator.shares)]


def granted_by(g: Carthage, concession: str) -> list[str]:
    """RC-7.1.5: the stacks from which a Trade Concession draws, as often as it does."""
    effects = [effect for effect in g.tables.card(concession).effects if effect.op == "extra_trade_card"]
    return [effect.params["stack"] for effect in effects for _ in range(effect.params["count"])]


async def trading(g: Carthage) -> StepId:
    """RC-7.2.1, 7.2.1a: all trade at the same time, if anybody can, until everyone is done or the time is up."""
    traders = TradingFloor(g)
    closed = await floor(traders, acts=ACTS_A_STEP)
    if traders.idle:
        g.tell(NobodyCanTrade(traders.least))
    if closed:
        g.forget()
    return "trade.selling" if closed else "trade.floor"


async def selling(g: Carthage) -> StepId:
    """RC-7.3: in order from the HRAO each faction sells once; then the Overseer is paid and the cards go back."""
    for seat in g.from_hrao():
        cards = await ask(partial(sale, g, seat))
        if cards:
            sell(g, g.factions[seat], cards)
    pay_overseer(g)
    come_back(g, g.returning)
    g.returning.clear()
    return "trade.warehouses"


def sale(g: Carthage, seat: Seat) -> Decision[list[TradeCard]] | None:
    """RC-7.3.1: any of his cards, or none; if absent, every card."""
    hand = {card.id: card for card in g.factions[seat].trade_cards}
    choice = Several(hand, 0, len(hand))
    lapse = list(hand)
    return (
        Decision("trade.sell", seat, choice, *g.law.cites["trade.sell"], lapse=lapse, window=Window.SEQUENCE)
        if hand
        else None
    )


def sell(g: Carthage, faction: Faction, cards: Sequence[TradeCard]) -> None:
    """RC-7.3.1, 7.3.1a, 7.3.2: cards of one commodity form one set worth n x n x v; the tax is rounded up."""
    sets = Counter(card.commodity for card in cards)
    revenue = sum(n * n * price(g, commodity) for commodity, n in sets.items())
    tax = -(-revenue * g.tax // 100)
    g.issued += revenue
    g.treasury += tax
    post(g, tax, "trade-tax", faction.seat)
    faction.trade_income += revenue - tax
    turn_in(g, faction, cards)
    g.tell(Sold(faction.seat, dict(sets), tuple(card.id for card in cards), revenue, g.tax, tax))


def price(g: Carthage, commodity: str) -> int:
    """RC-7.3.1: the value of one card when it is sold; an event may have multiplied it."""
    return g.tables.value(commodity) * g.prices.get(commodity, 1)


def turn_in(g: Carthage, faction: Faction, cards: Sequence[TradeCard]) -> None:
    """RC-7.3.4: cards turned in lie apart until all have sold."""
    sold = {card.id for card in cards}
    faction.trade_cards[:] = [card for card in faction.trade_cards if card.id not in sold]
    g.returning += cards
    g.turned_in += len(cards)


def pay_overseer(g: Carthage) -> None:
    """RC-7.3.3: 1T, untaxed, from the bank for every 3 cards turned in by all."""
    overseer, income = g.holder(OVERSEER), g.tables.committee[OVERSEER].income
    if overseer and income and (talents := income.of_count(g.turned_in)):
        earn(g, overseer, talents)
        g.tell(OverseerPaid(overseer.id, g.turned_in, talents))


async def warehouses(g: Carthage) -> StepId:
    """RC-7.4: all at the same time choose what to keep and divide their income; prices are normal again."""
    await together(store(g), divide(g))
    g.prices.clear()
    return "forum.opening"
