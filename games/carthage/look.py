"""Building the view of a seat (RC-1.5e)."""

from __future__ import annotations

from pydantic import JsonValue

from games.carthage.charts import constants
from games.carthage.components import Card, Intrigue, Roll
from games.carthage.deals import statement
from games.carthage.pieces import Faction, Legion, Province, Senator, Stack, War
from games.carthage.state import Carthage
from games.carthage.strength import fleet_strength, land_strength, leaders_with, multiplier, printed_fleet, printed_land
from games.carthage.view import (
    AgreementView,
    AreaView,
    ArmyView,
    CardView,
    CarthageView,
    ChronicleView,
    CuriaView,
    DealView,
    EndingView,
    ExpeditionView,
    FactionView,
    ForceView,
    ForumView,
    LeaderView,
    MembershipView,
    OwnView,
    PostingView,
    PromiseView,
    ProvinceView,
    SenatorView,
    SideView,
    StackView,
    StatementView,
    TableEventView,
    TradeCardView,
    TradeView,
    UnitView,
    WarView,
)
from games.kernel import Seat


def view(g: Carthage, seat: Seat | None) -> CarthageView:
    """The table as this seat sees it; None: as everybody does."""
    hrao = g.hrao()
    return CarthageView(
        seat=seat,
        scenario=g.scenario,
        era=g.era,
        turn=g.turn,
        step=g.step,
        phase=g.step.partition(".")[0] or "over",  # type: ignore[arg-type]
        seats=tuple(g.seats),
        order=tuple(g.from_hrao()),
        hrao=hrao.id if hrao else "",
        treasury=g.treasury,
        tax=g.tax,
        deck=len(g.deck),
        factions={one: faction(g, g.factions[one]) for one in g.seats},
        senators={one.id: senator(g, one) for one in [*g.aligned(), *g.unaligned()]},
        forum=forum(g),
        curia=curia(g),
        provinces={one.id: province(g, one) for one in g.provinces_in_order()},
        committee=committee(g),
        wars={one.id: war(g, one) for one in g.wars.values()},
        leaders=enemy_leaders(g),
        army=army(g),
        forces=forces(g),
        expeditions=expeditions(g),
        trade=trade(g),
        table_events=table_events(g),
        laws=tuple(card(g, law) for law in g.laws),
        agreements=agreements(g),
        chronicle=chronicle(g),
        ending=EndingView(reason=g.ending.reason, winner=g.ending.winner) if g.ending else None,
        own=own(g, g.factions[seat]) if seat and seat in g.factions else None,
        deals=deals(g, seat) if seat and seat in g.factions else (),
    )


def own(g: Carthage, faction: Faction) -> OwnView:
    """The viewer's hand, trade hand and Faction Treasury."""
    return OwnView(
        seat=faction.seat,
        treasury=faction.treasury,
        hand=tuple(card(g, one) for one in faction.hand),
        trade_cards=tuple(
            TradeCardView(
                id=one.id,
                commodity=one.commodity,
                name=g.tables.commodities[one.commodity].name,
                value=one.value,
                price=one.value * g.prices.get(one.commodity, 1),
            )
            for one in faction.trade_cards
        ),
    )


def deals(g: Carthage, seat: Seat) -> tuple[DealView, ...]:
    """RC-7.2.2b: of a deal one's own cards and the other's statement."""
    return tuple(
        DealView(
            id=deal.id,
            rev=deal.rev,
            accepted=tuple(deal.accepted),
            sides={side: deal_side(g, side, raw, is_own=side == seat) for side, raw in deal.sides.items()},
        )
        for deal in g.floor.deals.values()
        if seat in deal.sides
    )


def deal_side(g: Carthage, seat: Seat, raw: JsonValue, *, is_own: bool) -> SideView:
    """The statement is counted from the cards as they lie in the hand."""
    offer = statement(g, seat, raw)
    if offer is None:
        return SideView(stated=None, cards=())
    stated = StatementView(cards=len(offer.cards), total=offer.total, names=offer.names)
    return SideView(stated=stated, cards=tuple(one.id for one in offer.cards) if is_own else ())


def card(g: Carthage, copy: str) -> CardView:
    """A card that is face up, or in the viewer's hand."""
    printed = g.tables.card(copy)
    return CardView(id=copy, name=printed.name, kind=kind(printed), text=printed.text)


def kind(printed: Card) -> str:
    """What sort of card it is, in the words of RC-2.1."""
    names = {"WarCard": "war", "LeaderCard": "leader", "DeckEvent": "event"}
    return (
        printed.kind
        if isinstance(printed, Intrigue)
        else names.get(type(printed).__name__, type(printed).__name__.lower())
    )


def faction(g: Carthage, one: Faction) -> FactionView:
    """A faction as everybody sees it."""
    senators = g.senators_of(one.seat)
    leader = g.leader(one.seat)
    return FactionView(
        seat=one.seat,
        leader=leader.id if leader else "",
        senators=tuple(senator.id for senator in senators),
        hand=len(one.hand),
        trade_cards=len(one.trade_cards),
        traders=g.traders(one.seat),
        votes=sum(senator.oratory for senator in g.in_carthage(one.seat)),
        influence=sum(senator.influence for senator in senators if senator.free),
        talents=sum(senator.talents for senator in senators),
        trade_income=one.trade_income,
        out=one.out,
    )


def senator(g: Carthage, one: Senator) -> SenatorView:
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
        leader=g.leads(one),
        office=one.office,
        committee=next((post for post in posts if post in g.committee), ""),
        province=next((post for post in posts if post in g.provinces), ""),
        titles=tuple(g.title(post) for post in posts),
        place=one.place,
        at=one.at,
        where=where(g, one),
        in_carthage=one.in_carthage,
        rebel=one.rebel,
        corrupt=tuple(one.corrupt),
        major=one.major,
        concessions=tuple(card(g, concession) for concession in one.concessions),
        bodyguard=one.bodyguard != "",
    )


def where(g: Carthage, one: Senator) -> str:
    """The name of the Province, War or goal he is at."""
    names: dict[str, str] = {name: printed.name for name, printed in g.tables.provinces.items()}
    names |= {force.id: name_of_war(g, g.wars[force.war]) for force in g.forces.values() if force.war in g.wars}
    names |= {one.id: g.tables.explorations[one.goal].name for one in g.expeditions.values()}
    names |= {name: printed.name for name, printed in g.tables.wars.items()}
    return names.get(one.at, "")


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


def name_of_war(g: Carthage, one: War) -> str:
    """The printed name; a revolt is called by its Province."""
    return one.card.name if one.card else g.tables.provinces[one.province].name if one.province else one.id


def war(g: Carthage, one: War) -> WarView:
    """A War in the Forum."""
    printed = one.card
    return WarView(
        id=one.id,
        name=name_of_war(g, one),
        status=one.status,
        group=one.group,
        order=one.order,
        land=printed_land(g, one),
        fleet=printed_fleet(g, one),
        support=printed.fleet_support if printed else 0,
        land_now=land_strength(g, one),
        fleet_now=fleet_strength(g, one),
        multiplier=multiplier(g, one),
        spoils=printed.spoils if printed else 0,
        disaster=printed.disaster if printed else (),
        standoff=printed.standoff if printed else (),
        theatre=printed.theatre if printed else "",
        attacks=printed.attacks if printed else (),
        revolt=one.revolt,
        naval_victory=one.naval_victory,
        leaders=tuple(leader.id for leader in leaders_with(g, one)),
        text=printed.text if printed else "",
    )


def enemy_leaders(g: Carthage) -> dict[str, LeaderView]:
    """The enemy Leaders in play."""
    return {
        one.id: LeaderView(war=one.war, **g.tables.leaders[one.id].model_dump(include=set(LeaderView.model_fields)))
        for one in g.leaders.values()
    }


def army(g: Carthage) -> ArmyView:
    """The units of the State."""
    field = [*(legion for force in g.forces.values() for legion in force.units.legions)]
    field += [legion for province in g.provinces.values() for legion in province.garrison]
    units = g.legions_in_service() + g.fleets_in_service()
    return ArmyView(
        legions=tuple(legions(g, name, field) for name in g.tables.legions),
        fleets=g.army.active.fleets,
        fleets_away=g.fleets_in_service() - g.army.active.fleets,
        pool_fleets=g.army.pool_fleets,
        caravans=g.army.caravans,
        trade_fleets=g.army.trade_fleets,
        maintenance=units * constants().maintenance_per_unit,
    )


def legions(g: Carthage, name: str, field: list[Legion]) -> UnitView:
    """One type of legion."""
    printed = g.tables.legions[name]
    home = [legion for legion in g.army.active.legions if legion.type == name]
    return UnitView(
        id=name,
        name=printed.name,
        class_=printed.class_,
        cost=g.army.costs.get(name, printed.cost),
        active=len(home),
        veterans=sum(legion.veteran for legion in home),
        away=sum(legion.type == name for legion in field),
        pool=g.army.pool.get(name, 0),
        reserve=g.army.reserve.get(name, 0),
        unavailable=bool(g.army.unavailable.get(name)),
        removed=g.army.removed.get(name, 0),
    )


def forces(g: Carthage) -> dict[str, ForceView]:
    """The forces in the field."""
    return {
        one.id: ForceView(
            id=one.id,
            war=one.war,
            commanders=tuple(one.commanders),
            legions=tuple(g.tables.legions[legion.type].name for legion in one.units.legions),
            veterans=sum(legion.veteran for legion in one.units.legions),
            fleets=one.units.fleets,
        )
        for one in g.forces.values()
    }


def expeditions(g: Carthage) -> dict[str, ExpeditionView]:
    """The expeditions under way."""
    return {
        one.id: ExpeditionView(
            id=one.id,
            goal=one.goal,
            explorer=one.explorer,
            caravans=one.caravans,
            trade_fleets=one.trade_fleets,
            lost=one.lost,
        )
        for one in g.expeditions.values()
    }


def trade(g: Carthage) -> TradeView:
    """The market: numbers only."""
    return TradeView(
        stacks=tuple(stack(g, one) for one in g.stacks.values()),
        areas=tuple(AreaView(id=one.id, name=one.name, open=one.id in g.areas) for one in g.tables.areas.values()),
        prices=dict(g.prices),
        turned_in=g.turned_in,
    )


def stack(g: Carthage, one: Stack) -> StackView:
    """A stack of trade cards."""
    printed = g.tables.stacks[one.id]
    kinds = [g.tables.commodities[name] for name in printed.commodities]
    return StackView(
        id=one.id,
        number=printed.number,
        value=printed.value,
        commodities=tuple(kind.name for kind in kinds),
        counts=tuple(kind.count for kind in kinds),
        left=len(one.cards),
        in_play=one.in_play,
        total=printed.total_cards,
        aside=len(one.aside),
        owed=one.owed,
    )


def table_events(g: Carthage) -> tuple[TableEventView, ...]:
    """The Table Events in play."""
    cards = [(one, g.tables.table_events[one.id]) for one in g.table_events.values()]
    return tuple(
        TableEventView(
            id=one.id,
            name=printed.name if one.level == 1 else printed.level2_name,
            level=one.level,
            times=one.times,
            text=printed.level(one.level).text,
        )
        for one, printed in cards
    )


def agreements(g: Carthage) -> tuple[AgreementView, ...]:
    """All public agreements."""
    return tuple(
        AgreementView(
            id=one.id,
            text=one.text,
            parties=tuple(one.parties),
            entered=tuple(one.entered),
            promises=tuple(
                PromiseView(
                    giver=promise.giver,
                    taker=promise.taker,
                    talents=promise.talents,
                    cards=tuple(promise.cards),
                    votes=promise.votes,
                    state=promise.state,
                )
                for promise in one.promises
            ),
            turn=one.turn,
        )
        for one in g.agreements
    )


def chronicle(g: Carthage) -> ChronicleView:
    """What happened this turn."""
    names = {name: card.name for name, card in g.tables.cards.items()}
    return ChronicleView(
        chits=tuple(g.chronicle.chits),
        deaths=tuple(names[one] for one in g.chronicle.deaths),
        woken=tuple(names.get(one, one) for one in g.chronicle.woken),
        postings=tuple(PostingView(why=p.why, about=p.about, amount=p.amount) for p in g.chronicle.postings),
    )
