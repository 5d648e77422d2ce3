"""Views of factions, Senators and cards, and of what lies in the Forum and the Curia."""

from __future__ import annotations

from collections import Counter

from games.carthage.components import Intrigue, Statesman
from games.carthage.forum.statesmen import barred
from games.carthage.pieces import Faction, Province, Senator
from games.carthage.seen.people import (
    CardView,
    CuriaView,
    FactionView,
    ForumView,
    HeldView,
    MembershipView,
    ProvinceView,
    RatingsView,
    SenatorView,
)
from games.carthage.seen.see_board import name_of_war
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.components import Card, Law, Roll
from games.republic.reign import rules_for_life


def factions(g: Carthage) -> dict[Seat, FactionView]:
    """The factions, clockwise."""
    return {seat: faction(g, g.factions[seat]) for seat in g.seats}


def faction(g: Carthage, one: Faction) -> FactionView:
    """A faction as everybody sees it."""
    senators = g.senators_of(one.seat)
    leader = leader_shown(g, one.seat)
    return FactionView(
        seat=one.seat,
        leader=leader.id if leader else "",
        senators=tuple(senator.id for senator in senators),
        hand=len(one.hand),
        trade_cards=len(one.trade_cards),
        traders=g.traders(one.seat),
        votes=sum(senator.oratory for senator in senators if senator.in_carthage),
        influence=sum(senator.influence for senator in senators if senator.free),
        talents=sum(senator.talents for senator in senators),
        trade_income=one.trade_income,
        out=one.out,
        neutral=one.neutral,
        open_hand=tuple(card(g, red) for red in one.hand) if one.neutral else (),
        open_trade_cards=tuple(traded.commodity for traded in one.trade_cards) if one.neutral else (),
        open_treasury=one.treasury if one.neutral else None,
    )


def leader_shown(g: Carthage, seat: Seat) -> Senator | None:
    """RC-4.4: before the first turn nobody is Faction Leader until he is named; later always somebody (RC-5.3)."""
    return g.leader(seat) if g.turn or g.factions[seat].leader else None


def senators(g: Carthage) -> dict[str, SenatorView]:
    """All Senators in play, the unaligned last."""
    leaders = {seat: leader_shown(g, seat) for seat in g.seats}
    veterans = Counter(legion.loyal for legion in g.all_legions())
    return {
        one.id: senator(g, one, veterans[one.id], leads=one.faction is not None and leaders[one.faction] is one)
        for one in [*g.aligned(), *g.unaligned()]
    }


def senator(g: Carthage, one: Senator, veterans: int, *, leads: bool) -> SenatorView:
    """A Senator in play with all his markers."""
    printed, posts = one.card, g.posts(one)
    return SenatorView(
        id=one.id,
        name=printed.name,
        number=one.number,
        code=g.tables.statesmen[one.statesman].code if one.statesman else str(one.number),
        family=g.tables.families[one.family].name if one.family else "",
        statesman=g.tables.statesmen[one.statesman].name if one.statesman else "",
        text=printed.text,
        faction=one.faction,
        military=one.military,
        oratory=one.oratory,
        loyalty=g.loyalty(one),
        influence=one.influence,
        exploration=one.exploration,
        popularity=one.popularity,
        talents=one.talents,
        traders=one.traders,
        leader=leads,
        office=one.office,
        committee=next((post for post in posts if post in g.committee), ""),
        province=next((post for post in posts if post in g.provinces), ""),
        titles=(*map(g.title, posts), *(["Suffete for Life"] if rules_for_life(g, one.id) else [])),
        place=one.place,
        at=one.at,
        where=where(g, one) if one.at else "",
        in_carthage=one.in_carthage,
        rebel=one.rebel,
        corrupt=tuple(one.corrupt),
        major=one.major,
        concessions=tuple(card(g, concession) for concession in one.concessions),
        bodyguard=one.bodyguard != "",
        charged=one.tax_charge >= max(1, g.turn),
        veterans=veterans,
    )


def where(g: Carthage, one: Senator) -> str:
    """The name of the Province, War or goal he is at."""
    if one.at in g.expeditions:
        return g.tables.explorations[g.expeditions[one.at].goal].name
    if one.at in g.forces:
        sent = g.wars.get(g.forces[one.at].war)
        return name_of_war(g, sent) if sent else ""
    printed = g.tables.wars.get(one.at) or g.tables.provinces.get(one.at)
    return printed.name if printed else ""


def card(g: Carthage, copy: str) -> CardView:
    """A card that is face up, or in the viewer's hand."""
    printed = g.tables.card(copy)
    return CardView(id=copy, name=printed.name, kind=kind(printed), text=printed.text)


def held(g: Carthage, seat: Seat, copy: str) -> HeldView:
    """A red card of this hand: when it can be played, and what bars a Statesman now."""
    printed, seen = g.tables.card(copy), card(g, copy)
    if not isinstance(printed, Statesman):
        return HeldView(**seen.model_dump(), timing=timing(printed))
    bar, ratings = barred(g, seat, printed), printed_ratings(printed)
    return HeldView(**seen.model_dump(), timing=timing(printed), barred=bar, ratings=ratings)


def printed_ratings(printed: Statesman) -> RatingsView:
    """What is printed on a Statesman."""
    return RatingsView(
        code=printed.code,
        military=printed.military,
        oratory=printed.oratory,
        loyalty=printed.loyalty,
        influence=printed.influence,
        exploration=printed.exploration,
    )


def timing(printed: Card) -> str:
    """When it can be played: as the card says; a Statesman by RC-8.9.2, a Law by RC-9.7.1."""
    if isinstance(printed, Intrigue):
        return printed.timing.replace("_", "-")
    return "law" if isinstance(printed, Law) else "setup-or-revolution"


def laws(g: Carthage) -> tuple[CardView, ...]:
    """The Laws in force."""
    return tuple(card(g, law) for law in g.laws)


def kind(printed: Card) -> str:
    """What sort of card it is, in the words of RC-2.1."""
    names = {"WarCard": "war", "LeaderCard": "leader", "DeckEvent": "event"}
    return (
        printed.kind
        if isinstance(printed, Intrigue)
        else names.get(type(printed).__name__, type(printed).__name__.lower())
    )


def forum(g: Carthage) -> ForumView:
    """What lies in the Forum and is nobody's."""
    return ForumView(
        senators=tuple(one.id for one in g.in_forum()),
        provinces=tuple(one.id for one in g.provinces_in_order() if not one.governor),
        seats=tuple(one.id for one in g.committee.values() if not one.member),
        concessions=tuple(card(g, one) for one in g.concessions),
        explorations=tuple(card(g, one) for one in g.explorations),
    )


def curia(g: Carthage) -> CuriaView:
    """The Curia."""
    return CuriaView(
        families=tuple(card(g, one) for one in g.curia.families),
        concessions=tuple(card(g, one) for one in g.curia.concessions),
        leaders=tuple(one.id for one in g.leaders.values() if not one.war),
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
    return {one.id: province(g, one) for one in g.provinces_in_order()}


def province(g: Carthage, one: Province) -> ProvinceView:
    """A Province in play, with the side of its card that is up."""
    return ProvinceView(
        id=one.id,
        name=one.card.name,
        governor=one.governor,
        term=one.term,
        developed=one.developed,
        frontier=one.card.frontier,
        land=one.side.land,
        fleet=one.side.fleet,
        spoils=dice(one.side.spoils),
        state_income=dice(one.side.state_income),
        garrison=tuple(g.tables.legions[legion.type].name for legion in one.garrison),
        attacked=g.attacked(one.id),
        overrun=one.overrun,
    )


def dice(roll: Roll) -> str:
    """A roll as T-8 prints it."""
    return f"{'dr' if roll.dice == 1 else 'DR'}{roll.mod:+d}" if roll.mod else ("dr" if roll.dice == 1 else "DR")
