"""RR-1.07.33: a War comes to the Forum: Active or Inactive, matching, Imminent, or waiting for its Provinces."""

from __future__ import annotations

from games.republic.effects import Effects, perform
from games.republic.forum.events_cards import WarAppeared
from games.rome.components import WarCard
from games.rome.forum.pretender import pretender
from games.rome.pieces import War
from games.rome.state import Rome
from games.rome.wars.awakening import activate, idle_leaders_of, join, rouse

effect = Effects()


async def war_appears(g: Rome, card: str) -> None:
    """RR-1.07.33: it is placed, its text is carried out, then come a Pretender and the Leaders.

    GV-4.1, 12.2: then it may spread to another board.
    """
    printed = g.tables.wars[card]
    matching = g.matching(printed.group)
    war = g.wars[card] = War(id=card, status="inactive", revolt=is_revolt(g, printed))
    war.waiting = not all(one in g.provinces for one in printed.waits_for)
    if matching and not war.waiting:
        war.status = "imminent"
    active = printed.drawn_status == "active" and war.status == "inactive" and not war.waiting
    g.tell(WarAppeared(card, "active" if active else war.status, war.revolt))
    await perform(g, card, printed.on_appear)
    rouse(g, [one for one in matching if not war.waiting and one.status == "inactive"], "RR-1.07.3321")
    if active:
        await pretender(g)
    shelter(g, war)
    if active or (war.status == "inactive" and not war.waiting and idle_leaders_of(g, war)):
        activate(g, war, "RR-1.07.33" if active else "RR-1.07.341")
    g.law.abroad.spreads(g, card)


def is_revolt(g: Rome, printed: WarCard) -> bool:
    """RR-1.07.333.1: always; if its Provinces exist; or once the last War of its series has been defeated."""
    conditional = printed.revolt == "if-provinces" and all(one in g.provinces for one in printed.revolt_provinces)
    return printed.revolt == "always" or conditional or series_is_won(g, printed)


def series_is_won(g: Rome, printed: WarCard) -> bool:
    """RR-1.07.333.1: a later War was the last of its series, and has been defeated."""
    series = [one for one in g.tables.wars.values() if printed.group and one.group == printed.group]
    last = [one.id for one in series if one.group_order == one.group_size]
    return any(one in g.defeated for one in last if one != printed.id)


def shelter(g: Rome, war: War) -> None:
    """RR-1.07.21.15: a Leader who waits for a refuge joins the next War drawn, whatever its series."""
    for leader in [one for one in g.leaders.values() if one.refuge == "waiting"]:
        leader.refuge = "next-war"
        join(g, leader, war, "RR-1.07.21.15")


@effect("activate_series_wars")
def activate_series_wars(g: Rome, card: str) -> None:  # noqa: ARG001 - every effect is called alike
    """RR-1.16.3: the Social War wakes the lowest Inactive War of each series; the others of it become Imminent."""
    rouse(g, [one for one in g.wars.values() if one.status == "inactive" and one.group], "RR-1.16.3")
