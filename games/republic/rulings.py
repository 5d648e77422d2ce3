"""What a game master may change in any republic: each ruling typed, and refusing before it changes anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from games.kernel import Event, NotAllowed, Seat, ruling
from games.kernel.game import Ruling
from games.republic.components import Family
from games.republic.money import earn, state_receives
from games.republic.pieces import Senator
from games.republic.reign import gain
from games.republic.state import Republic

Rulings: TypeAlias = "Sequence[Ruling[Any]]"

LIMIT: Final = 1_000


@dataclass(frozen=True)
class Telling:
    """How a game tells of a ruling.

    Attributes:
        ruled: what was changed, of whom or of what, to how much.
        leader: who is Faction Leader now.
    """

    ruled: Callable[[str, str, int], Event]
    leader: Callable[[Seat, str], Event]


def senator_of(g: Republic, name: str) -> Senator:
    """The Senator in play that a ruling names."""
    if name not in g.senators:
        raise NotAllowed("ruling.senator", senator=name)
    return g.senators[name]


def hand_of(g: Republic, seat: str) -> list[str]:
    """The red cards of a seat that a ruling names."""
    check_seat(g, seat)
    return g.factions[Seat(seat)].hand


def pile_with(g: Republic, card: str) -> list[str]:
    """The deck where the red card lies that a ruling names, or what was discarded."""
    pile = next((pile for pile in (g.deck, g.next_deck, g.gone) if card in pile), None)
    if pile is None or not g.law.tables.card(card).red:
        raise NotAllowed("ruling.card", card=card)
    return pile


def check_seat(g: Republic, seat: str) -> None:
    """Refuse a seat that does not play."""
    if seat not in g.factions:
        raise NotAllowed("ruling.seat", seat=seat)


def check_amount(amount: int, low: int, high: int) -> None:
    """Refuse an amount that no rule could bring about."""
    if not low <= amount <= high:
        raise NotAllowed("ruling.amount", low=low, high=high)


def shared(told: Telling) -> Rulings:
    """What may be changed in any republic."""
    return [*on_money(told), *on_factions(told), *on_senators(told), *on_people(told), *on_cards(told)]


def on_money(told: Telling) -> Rulings:
    """The State Treasury and Personal ones."""

    @ruling("treasury")
    def treasury(g: Republic, *, talents: int) -> None:
        """The State Treasury holds so much."""
        check_amount(talents, -LIMIT, LIMIT)
        state_receives(g, talents - g.treasury, "ruling")
        g.tell(told.ruled("state-treasury", "", talents))

    @ruling("talents")
    def purse(g: Republic, *, senator: str, talents: int) -> None:
        """A Personal Treasury holds so much."""
        one = senator_of(g, senator)
        check_amount(talents, 0, LIMIT)
        earn(g, one, talents - one.talents)
        g.tell(told.ruled("talents", one.id, talents))

    return [treasury, purse]


def on_factions(told: Telling) -> Rulings:
    """Faction Treasuries."""

    @ruling("faction-treasury")
    def faction_treasury(g: Republic, *, seat: str, talents: int) -> None:
        """A Faction Treasury holds so much; everyone hears of the ruling, its owner alone how much."""
        check_seat(g, seat)
        check_amount(talents, 0, LIMIT)
        faction = g.factions[Seat(seat)]
        g.issued += talents - faction.treasury
        faction.treasury = talents
        g.tell(told.ruled("faction-treasury", seat, 0))
        g.tell(told.ruled("faction-treasury", seat, talents), to=[faction.seat])

    return [faction_treasury]


def on_senators(told: Telling) -> Rulings:
    """What a Senator has."""

    @ruling("influence")
    def inf(g: Republic, *, senator: str, influence: int) -> None:
        """A Senator has so much INF."""
        one = senator_of(g, senator)
        check_amount(influence, g.law.constants.influence_min, LIMIT)
        g.tell(told.ruled("influence", one.id, influence))
        gain(g, one, influence=influence - one.influence)

    @ruling("popularity")
    def pop(g: Republic, *, senator: str, popularity: int) -> None:
        """A Senator has so much POP."""
        one = senator_of(g, senator)
        check_amount(popularity, g.law.constants.popularity_min, g.law.constants.popularity_max)
        one.popularity = popularity
        g.tell(told.ruled("popularity", one.id, popularity))

    return [inf, pop]


def on_people(told: Telling) -> Rulings:
    """Where a Senator stands."""

    @ruling("leader")
    def leader(g: Republic, *, senator: str) -> None:
        """A Senator becomes his faction's Leader."""
        one = senator_of(g, senator)
        if one.faction is None:
            raise NotAllowed("ruling.unaligned", senator=senator)
        g.factions[one.faction].leader = one.id
        g.tell(told.leader(one.faction, one.id))

    @ruling("recruit")
    def recruit(g: Republic, *, seat: str, family: str) -> None:
        """A Family that lies unaligned in the Forum joins a faction."""
        check_seat(g, seat)
        one = senator_of(g, family)
        if one.faction is not None or not isinstance(g.law.tables.card(family), Family):
            raise NotAllowed("ruling.senator", senator=family)
        one.faction = Seat(seat)
        g.tell(told.ruled("recruit", family, 1))

    return [leader, recruit]


def on_cards(told: Telling) -> Rulings:
    """Hands of red cards."""

    @ruling("give-card")
    def give_card(g: Republic, *, seat: str, card: str) -> None:
        """A red card goes from the deck, or from the discarded, to a hand."""
        hand = hand_of(g, seat)
        pile_with(g, card).remove(card)
        hand.append(card)
        g.tell(told.ruled("give-card", card, 1), to=[Seat(seat)])
        g.tell(told.ruled("give-card", seat, 1))

    @ruling("take-card")
    def take_card(g: Republic, *, seat: str, card: str) -> None:
        """A red card is taken out of a hand and discarded."""
        hand = hand_of(g, seat)
        if card not in hand:
            raise NotAllowed("ruling.card", card=card)
        hand.remove(card)
        g.gone.append(card)
        g.tell(told.ruled("take-card", card, 1))

    return [give_card, take_card]
