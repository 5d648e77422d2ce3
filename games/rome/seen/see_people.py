"""Building the views of factions, Senators, Provinces, and of what lies in the Forum."""

from __future__ import annotations

from functools import partial

from games.kernel import Seat
from games.republic.pieces import Faction, Legion
from games.republic.ransom import ransom
from games.republic.seen import see_people
from games.republic.seen.people import RatingsView
from games.republic.seen.see_people import printed_ratings, timing, titled, where
from games.republic.seen.see_table import card
from games.rome.basics.provinces import left_by
from games.rome.components import Statesman
from games.rome.forum.statesmen import barred, grantable
from games.rome.pieces import Bequest, Province, Senator
from games.rome.seen.people import BequestView, FactionView, ForumView, HeldView, ProvinceView, SenatorView
from games.rome.state import Rome


def factions(g: Rome) -> dict[Seat, FactionView]:
    """The factions, clockwise."""
    return {seat: faction(g, g.factions[seat]) for seat in g.seats}


def faction(g: Rome, one: Faction) -> FactionView:
    """A faction as everybody sees it."""
    return see_people.faction(
        g,
        one,
        FactionView,
        votes=sum(votes(senator) for senator in g.in_rome(one.seat)),
        knights=sum(senator.knights for senator in g.senators_of(one.seat)),
        proscribed=g.proscribed == one.seat,
        knight_law=g.knight_law == one.seat,
    )


def votes(senator: Senator) -> int:
    """RR-1.09.141: ORA and Knights; a Captive's Knights give nothing (RR-1.10.71)."""
    return senator.oratory + (0 if senator.captive else senator.knights)


def senators(g: Rome) -> dict[str, SenatorView]:
    """All Senators in play, the unaligned last."""
    return see_people.senators(g, partial(senator, g))


def senator(g: Rome, one: Senator, veterans: int) -> SenatorView:
    """A Senator in play with all his markers."""
    return see_people.senator(
        g,
        one,
        veterans,
        SenatorView,
        titles=titles(g, one),
        where=where(g, one) if one.at else "",
        knights=one.knights,
        votes=votes(one),
        provinces=tuple(g.governed_by(one)),
        legates=tuple(one.legates),
        in_rome=one.in_capital and one.faction is not None,
        captive=one.captive,
        ransom=ransom(g, one) if one.captive else 0,
        proconsul=one.proconsul,
        prior_consul=one.prior_consul,
        priest=one.priest,
        bodyguard=one.bodyguard != "",
        revealed=tuple(one.revealed),
        back=one.back == g.turn > 0,
        settled=one.settled,
        rolled=one.rolled,
    )


def titles(g: Rome, one: Senator) -> tuple[str, ...]:
    """The names of all his posts: a Proconsul may still be Consul (RR-1.10.8)."""
    posts = g.posts(one) + (["proconsul"] if one.proconsul and one.office != "proconsul" else [])
    return titled(g, one, posts, g.title("consul-for-life"))


def held(g: Rome, seat: Seat, copy: str) -> HeldView:
    """A red card of this hand: when it can be played, and what bars it now."""
    printed = g.tables.card(copy)
    if not isinstance(printed, Statesman):
        return see_people.held(g, copy, HeldView, timing=timing(printed), grantable=grantable(g, copy))
    ratings = printed_ratings(printed, RatingsView)
    return see_people.held(g, copy, HeldView, timing=timing(printed), barred=barred(g, seat, printed), ratings=ratings)


def provinces(g: Rome) -> dict[str, ProvinceView]:
    """The Provinces in play."""
    return {one.id: province(g, one) for one in g.provinces_in_order()}


def province(g: Rome, one: Province) -> ProvinceView:
    """A Province in play."""
    governor = g.senators.get(one.governor)
    return see_people.province(
        g,
        one,
        ProvinceView,
        rank,
        legate=governor is not None and one.id in governor.legates,
        in_revolt=governor is not None and governor.rebel,
        ally=next((war.id for war in g.wars.values() if one.id in war.allies), ""),
        attackers=tuple(war.id for war in g.active_wars() if war.card and one.id in war.card.attacks),
        armies=one.armies,
        fleets=one.fleets,
        most_armies=one.side.most_armies,
        most_fleets=one.side.most_fleets,
        local_taxes=one.side.local_taxes,
    )


def rank(legion: Legion) -> str:
    """RR-1.10.5: all legions are alike but veterans."""
    return "veteran" if legion.veteran else "legion"


def forum(g: Rome) -> ForumView:
    """What lies in the Forum and is nobody's."""
    return see_people.forum(g, ForumView, bequests=tuple(bequest(g, one) for one in g.bequests.values()))


def bequest(g: Rome, one: Bequest) -> BequestView:
    """RR-1.16.1: a bequest, and who goes for it."""
    shown = card(g, one.id)
    return BequestView(
        id=one.id,
        name=shown.name,
        kind=shown.kind,
        text=shown.text,
        province=left_by(g, one.id),
        collector=one.collector,
        collected=one.collected,
    )
