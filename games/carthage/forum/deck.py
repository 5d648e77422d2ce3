"""RC-8.9.15: events of the deck. Trade cards are changed in `stacks`, Traders are brought in `traders`."""

from __future__ import annotations

from games.carthage.revenue.events import StateReceived
from games.carthage.state import Carthage
from games.republic import money
from games.republic.effects import Effects
from games.republic.forum.events_cards import PopularityChanged, UnitsLost
from games.republic.reign import gain

effect = Effects()


@effect("state_receives")
def state_receives(g: Carthage, card: str, *, value: int) -> None:
    """RC-8.9.15: the bank pays the State at once."""
    money.state_receives(g, value, card)
    g.tell(StateReceived(card, value))


@effect("office_popularity")
def office_popularity(g: Carthage, card: str, *, office: str, value: int) -> None:
    """RC-8.9.15: the holder of an office, if there is one, gains POP."""
    holder = g.holder(office)
    if holder:
        gain(g, holder, popularity=value)
        g.tell(PopularityChanged(holder.id, value, card))


@effect("lose_trade_fleets")
def lose_trade_fleets(g: Carthage, card: str, *, dice: int, where: str) -> None:  # noqa: ARG001 - always in Carthage
    """RC-8.9.15: so many Trade Fleets lying in Carthage, or all there are, go to the bank (RC-9.5.5b)."""
    rolled = g.dice.roll("event.trade-fleets", dice)
    lost = min(sum(rolled), g.army.trade_fleets)
    g.army.trade_fleets -= lost
    g.tell(UnitsLost("trade-fleets", rolled, lost, card))


@effect("lose_caravans")
def lose_caravans(g: Carthage, card: str, *, dice: int, where: str) -> None:  # noqa: ARG001
    """RC-8.9.15: so many Caravans lying in Carthage, or all there are, go to the bank."""
    rolled = g.dice.roll("event.caravans", dice)
    lost = min(sum(rolled), g.army.caravans)
    g.army.caravans -= lost
    g.tell(UnitsLost("caravans", rolled, lost, card))
