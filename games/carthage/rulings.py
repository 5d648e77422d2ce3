"""What a game master may change: each ruling typed, and refusing before it changes anything."""

from __future__ import annotations

from games.carthage.basics.events import LeaderNamed, Ruled
from games.carthage.components import Family
from games.carthage.pieces import Senator, TradeCard
from games.carthage.state import Carthage
from games.kernel import NotAllowed, Seat, ruling, rulings
from games.republic.money import earn, state_receives
from games.republic.reign import gain

LIMIT = 1_000


def senator_of(g: Carthage, name: str) -> Senator:
    """The Senator in play that a ruling names."""
    if name not in g.senators:
        raise NotAllowed("ruling.senator", senator=name)
    return g.senators[name]


def hand_of(g: Carthage, seat: str) -> list[str]:
    """The red cards of a seat that a ruling names."""
    check_seat(g, seat)
    return g.factions[Seat(seat)].hand


def check_seat(g: Carthage, seat: str) -> None:
    """Refuse a seat that does not play."""
    if seat not in g.factions:
        raise NotAllowed("ruling.seat", seat=seat)


def check_amount(amount: int, low: int, high: int) -> None:
    """Refuse an amount that no rule could bring about."""
    if not low <= amount <= high:
        raise NotAllowed("ruling.amount", low=low, high=high)


@ruling("treasury")
def treasury(g: Carthage, *, talents: int) -> None:
    """The State Treasury holds so much."""
    check_amount(talents, -LIMIT, LIMIT)
    state_receives(g, talents - g.treasury, "ruling")
    g.tell(Ruled("state-treasury", "", talents))


@ruling("tax")
def tax(g: Carthage, *, percent: int) -> None:
    """The tax rate is so much (RC-9.5.6)."""
    check_amount(percent, g.law.constants.tax_min, g.law.constants.tax_max)
    g.tax = percent
    g.tell(Ruled("tax", "", percent))


@ruling("talents")
def talents(g: Carthage, *, senator: str, talents: int) -> None:
    """A Personal Treasury holds so much."""
    one = senator_of(g, senator)
    check_amount(talents, 0, LIMIT)
    earn(g, one, talents - one.talents)
    g.tell(Ruled("talents", one.id, talents))


@ruling("influence")
def influence(g: Carthage, *, senator: str, influence: int) -> None:
    """A Senator has so much INF."""
    one = senator_of(g, senator)
    check_amount(influence, g.law.constants.influence_min, LIMIT)
    g.tell(Ruled("influence", one.id, influence))
    gain(g, one, influence=influence - one.influence)


@ruling("popularity")
def popularity(g: Carthage, *, senator: str, popularity: int) -> None:
    """A Senator has so much POP."""
    one = senator_of(g, senator)
    check_amount(popularity, g.law.constants.popularity_min, g.law.constants.popularity_max)
    gain(g, one, popularity=popularity - one.popularity)
    g.tell(Ruled("popularity", one.id, popularity))


@ruling("traders")
def traders(g: Carthage, *, senator: str, traders: int) -> None:
    """A Senator has so many Traders."""
    one = senator_of(g, senator)
    check_amount(traders, 0, LIMIT)
    one.traders = traders
    g.tell(Ruled("traders", one.id, traders))


@ruling("faction-treasury")
def faction_treasury(g: Carthage, *, seat: str, talents: int) -> None:
    """A Faction Treasury holds so much; everyone hears of the ruling, its owner alone how much."""
    check_seat(g, seat)
    check_amount(talents, 0, LIMIT)
    faction = g.factions[Seat(seat)]
    g.issued += talents - faction.treasury
    faction.treasury = talents
    g.tell(Ruled("faction-treasury", seat, 0))
    g.tell(Ruled("faction-treasury", seat, talents), to=[faction.seat])


@ruling("leader")
def leader(g: Carthage, *, senator: str) -> None:
    """A Senator becomes his faction's Leader."""
    one = senator_of(g, senator)
    if one.faction is None:
        raise NotAllowed("ruling.unaligned", senator=senator)
    g.factions[one.faction].leader = one.id
    g.tell(LeaderNamed(one.faction, one.id))


@ruling("give-card")
def give_card(g: Carthage, *, seat: str, card: str) -> None:
    """A red card goes from the deck, or from the discarded, to a hand."""
    hand = hand_of(g, seat)
    pile = next((pile for pile in (g.deck, g.next_deck, g.gone) if card in pile), None)
    if pile is None or not g.tables.card(card).red:
        raise NotAllowed("ruling.card", card=card)
    pile.remove(card)
    hand.append(card)
    g.tell(Ruled("give-card", card, 1), to=[Seat(seat)])
    g.tell(Ruled("give-card", seat, 1))


@ruling("take-card")
def take_card(g: Carthage, *, seat: str, card: str) -> None:
    """A red card is taken out of a hand and discarded."""
    hand = hand_of(g, seat)
    if card not in hand:
        raise NotAllowed("ruling.card", card=card)
    hand.remove(card)
    g.gone.append(card)
    g.tell(Ruled("take-card", card, 1))


@ruling("give-trade-card")
def give_trade_card(g: Carthage, *, seat: str, card: str) -> None:
    """A trade card goes from its stack, or from those set aside, to a trade hand."""
    check_seat(g, seat)
    wanted = TradeCard(card)
    places = [pile for stack in g.stacks.values() for pile in (stack.cards, stack.aside)]
    pile = next((pile for pile in places if wanted in pile), None)
    if pile is None:
        raise NotAllowed("ruling.card", card=card)
    pile.remove(wanted)
    g.factions[Seat(seat)].trade_cards.append(wanted)
    g.tell(Ruled("give-trade-card", card, 1), to=[Seat(seat)])
    g.tell(Ruled("give-trade-card", seat, 1))


@ruling("take-trade-card")
def take_trade_card(g: Carthage, *, seat: str, card: str) -> None:
    """A trade card goes from a trade hand to the bottom of its stack."""
    check_seat(g, seat)
    hand, wanted = g.factions[Seat(seat)].trade_cards, TradeCard(card)
    if wanted not in hand:
        raise NotAllowed("ruling.card", card=card)
    hand.remove(wanted)
    g.stacks[wanted.stack].cards.insert(0, wanted)
    g.tell(Ruled("take-trade-card", card, 1), to=[Seat(seat)])
    g.tell(Ruled("take-trade-card", seat, 1))


@ruling("recruit")
def recruit(g: Carthage, *, seat: str, family: str) -> None:
    """A Family that lies unaligned in the Forum joins a faction."""
    check_seat(g, seat)
    one = senator_of(g, family)
    if one.faction is not None or not isinstance(g.tables.card(family), Family):
        raise NotAllowed("ruling.senator", senator=family)
    one.faction = Seat(seat)
    g.tell(Ruled("recruit", family, 1))


RULINGS = rulings(
    treasury,
    tax,
    talents,
    influence,
    popularity,
    traders,
    faction_treasury,
    leader,
    give_card,
    take_card,
    give_trade_card,
    take_trade_card,
    recruit,
)
