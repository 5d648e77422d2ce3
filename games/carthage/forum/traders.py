"""Traders: attracted in an initiative (RC-8.1), or brought by an Event (RC-8.8.9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from games.carthage.forum.events import TraderSought
from games.carthage.forum.peddling import at_leisure
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.carthage.wars.events_cards import TraderGained
from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Record, Seat, StepId, ask_all
from games.republic.asking import each
from games.republic.effects import Effects
from games.republic.forum.initiatives import active
from games.republic.money import spend
from games.republic.state import foremost

effect = Effects()


@dataclass(frozen=True, slots=True)
class Search:
    """RC-8.1: who tries to attract a Trader, and what he spends on it."""

    senator: Senator
    talents: int


async def attraction(g: Carthage) -> StepId:
    """RC-8.4, RC-8.1: once an initiative one Senator may try for a Trader."""
    search = await at_leisure(g, partial(searching, g))
    if search:
        attract(g, search)
    return "forum.leader"


def searching(g: Carthage) -> Decision[Search | None] | None:
    """RC-DP20: a Senator in Carthage and Talents of his Personal Treasury, or none."""
    able = g.in_carthage(active(g))
    if not able:
        return None
    choice = Record(
        search_of,
        senator=OneOf({"none": None, **{one.id: one for one in able}}),
        talents=Amount(0, max(one.talents for one in able)),
    )
    lapse = {"senator": "none", "talents": 0}
    return Decision("forum.trader", active(g), choice, *g.law.cites["forum.trader"], lapse=lapse)


def search_of(senator: Senator | None, talents: int) -> Search | None:
    """RC-8.1: he pays from his own Personal Treasury."""
    if senator is None and not talents:
        return None
    if senator is None:
        raise IllegalAnswer("forum.payer")
    if talents > senator.talents:
        raise IllegalAnswer("forum.purse", senator=senator.id, talents=senator.talents)
    return Search(senator, talents)


def attract(g: Carthage, search: Search) -> None:
    """RC-8.1: paid before the roll; DR + Talents of 12 or more gain a Trader."""
    spend(g, search.senator, search.talents)
    dice = g.dice.roll("trader", 2)
    total = sum(dice) + search.talents + g.omens()
    gained = total >= g.law.constants.trader_target
    search.senator.traders += gained
    seat = g.owner(search.senator)
    g.tell(TraderSought(seat, search.senator.id, search.talents, dice, g.omens(), total, gained))


@effect("each_faction_gains_trader")
async def each_faction_gains_trader(g: Carthage, card: str, *, count: int) -> None:
    """RC-8.8.9: every faction places so many Traders; one without a Senator for them places none."""
    for _ in range(count):
        chosen: Mapping[Seat, Senator] = await ask_all(partial(each, g, partial(receiver, event=card)))
        for seat, senator in chosen.items():
            senator.traders += 1
            g.tell(TraderGained(seat, senator.id))


def receiver(g: Carthage, seat: Seat, *, event: str) -> Decision[Senator] | None:
    """RC-DP47: a Senator who is not Captive or Rebel; if absent the Faction Leader."""
    able = {one.id: one for one in g.senators_of(seat) if one.free}
    leader = g.leader(seat)
    first = leader if leader and leader.id in able else foremost(able.values())
    if first is None:
        return None
    return Decision("forum.gift", seat, OneOf(able), *g.law.cites["forum.gift"], {"event": event}, lapse=first.id)
