"""Views of factions, Senators and cards, and of what lies in the Forum and the Curia."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import Final

from games.carthage.components import Statesman
from games.carthage.forum.statesmen import barred
from games.carthage.pieces import Faction, Senator
from games.carthage.seen.people import (
    FactionView,
    ForumView,
    HeldView,
    MembershipView,
    ProvinceView,
    RatingsView,
    SenatorView,
)
from games.carthage.state import Carthage
from games.kernel import Seat
from games.kernel.view import Kept
from games.republic.reign import rules_for_life
from games.republic.seen import see_people
from games.republic.seen.see_people import leader_shown, printed_ratings, timing, titled
from games.republic.seen.see_table import card

UNSHOWN: Final = ("corrupt", "concessions", "shares", "campaign")  # lists, added by themselves, and what is not shown
OWN: Final = attrgetter(*(one.name for one in fields(Senator) if one.name not in UNSHOWN))
"""All that a Senator himself is noted with."""
SENATORS: Final = Kept[SenatorView]()


def factions(g: Carthage) -> dict[Seat, FactionView]:
    """The factions, clockwise."""
    return {seat: faction(g, g.factions[seat]) for seat in g.seats}


def faction(g: Carthage, one: Faction) -> FactionView:
    """A faction as everybody sees it."""
    return see_people.faction(
        g,
        one,
        FactionView,
        votes=g.votes(one.seat),
        trade_cards=len(one.trade_cards),
        traders=g.traders(one.seat),
        trade_income=one.trade_income,
        open_trade_cards=tuple(traded.commodity for traded in one.trade_cards) if one.neutral else (),
    )


def senators(g: Carthage) -> dict[str, SenatorView]:
    """All Senators in play, the unaligned last."""
    leaders = [leader_shown(g, seat) for seat in g.seats]
    names, held = [one.id for one in leaders if one], posts(g)
    return see_people.senators(g, lambda one, veterans: kept_senator(g, names, tuple(held[one.id]), one, veterans))


def posts(g: Carthage) -> Mapping[str, Sequence[str]]:
    """RC-9.1: the posts of everybody, as of `Carthage.posts`."""
    found: dict[str, list[str]] = {one.id: [one.office] if one.office else [] for one in g.senators.values()}
    for seat in g.committee.values():
        if seat.member in found:
            found[seat.member].append(seat.id)
    for province in g.provinces.values():
        if province.governor in found:
            found[province.governor].append(province.id)
    return found


def kept_senator(g: Carthage, leaders: Sequence[str], posts: Sequence[str], one: Senator, veterans: int) -> SenatorView:
    """A Senator in play, of whom from act to act mostly nothing has changed: all that `senator` reads of the table."""
    at = where(g, one) if one.at else ""
    table = (g.edition, one.id in leaders, rules_for_life(g, one.id), g.loyalty(one), charged(g, one))
    facts = (*table, posts, at, veterans, OWN(one), tuple(one.corrupt), tuple(one.holdings))
    return SENATORS.of(facts, partial(senator, g, one, veterans, posts, at))


def senator(g: Carthage, one: Senator, veterans: int, posts: Sequence[str], at: str) -> SenatorView:
    """A Senator in play with all his markers."""
    return see_people.senator(
        g,
        one,
        veterans,
        SenatorView,
        titles=titled(g, one, posts, "Suffete for Life"),
        where=at,
        exploration=one.exploration,
        traders=one.traders,
        committee=next((post for post in posts if post in g.committee), ""),
        province=next((post for post in posts if post in g.provinces), ""),
        in_carthage=one.in_carthage,
        bodyguard=one.bodyguard != "",
        charged=charged(g, one),
    )


def charged(g: Carthage, one: Senator) -> bool:
    """RC-9.5.6f: whether he can be tried for a tax increase."""
    return one.tax_charge >= max(1, g.turn)


def where(g: Carthage, one: Senator) -> str:
    """The name of the Province, War or goal he is at."""
    if one.at in g.expeditions:
        return g.tables.explorations[g.expeditions[one.at].goal].name
    return see_people.where(g, one)


def held(g: Carthage, seat: Seat, copy: str) -> HeldView:
    """A red card of this hand: when it can be played, and what bars a Statesman now."""
    printed = g.tables.card(copy)
    if not isinstance(printed, Statesman):
        return see_people.held(g, copy, HeldView, timing=timing(printed))
    ratings = printed_ratings(printed, RatingsView, exploration=printed.exploration)
    bar = barred(g, seat, printed)
    return see_people.held(g, copy, HeldView, timing=timing(printed), barred=bar, ratings=ratings)


def forum(g: Carthage) -> ForumView:
    """What lies in the Forum and is nobody's."""
    return see_people.forum(
        g,
        ForumView,
        seats=tuple(one.id for one in g.committee.values() if not one.member),
        explorations=tuple(card(g, one) for one in g.explorations),
    )


def committee(g: Carthage) -> dict[str, MembershipView]:
    """The Committee of Five in the order of rank."""
    return {
        one.id: MembershipView(
            id=one.id,
            name=g.tables.committee[one.id].name,
            member=one.member,
            term=one.term,
            text=g.tables.committee[one.id].text,
        )
        for one in g.committee.values()
    }


def provinces(g: Carthage) -> dict[str, ProvinceView]:
    """The Provinces in play."""
    return {
        one.id: see_people.province(g, one, ProvinceView, lambda legion: g.tables.legions[legion.type].name)
        for one in g.provinces_in_order()
    }
