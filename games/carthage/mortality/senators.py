"""Senators coming into play and leaving it: RC-5.1 to RC-5.4."""

from __future__ import annotations

from functools import partial

from games.carthage.basics.events import (
    Died,
    FactionOut,
    FactionRevived,
    FamilyInherited,
    FamilyLost,
    FamilyStays,
    LeftBehind,
    WarehousesLost,
)
from games.carthage.basics.reign import end_rule
from games.carthage.components import Family
from games.carthage.pieces import Faction, Senator, TradeCard
from games.carthage.state import Carthage
from games.carthage.trade import stacks
from games.carthage.wars.homecoming import leave_expedition
from games.kernel import Decision, Seat, Several, ask
from games.republic.money import pay_from_treasury, spend


def enter(g: Carthage, *, seat: Seat | None, family: str = "", statesman: str = "") -> Senator:
    """A Senator comes into play with his printed INF and POP, without any marker."""
    senator = Senator(id=family or statesman, family=family, statesman=statesman, faction=seat)
    senator.influence, senator.popularity = senator.card.influence, senator.card.popularity
    g.senators[senator.id] = senator
    return senator


async def kill(
    g: Carthage, senator: Senator, cause: str, rule: str, *, punished: bool = False, with_family: bool = False
) -> None:
    """RC-5.1: a Senator dies, by this rule; his faction loses what was stored with him, and may need a new Senator.

    RC-5.4: `punished` for an assassination, his faction is out if he was its last. RC-9.8.6: even a Leader goes
    `with_family`.
    """
    seat, traders = senator.faction, senator.traders
    stays = bury(g, senator, cause, rule, with_family=with_family)
    if seat and traders and not stays and not g.step.startswith("trade."):
        await lose_warehouses(g, seat)
    if punished and seat and not g.senators_of(seat):
        expel(g, g.factions[seat])
    revive_factions(g)


def expel(g: Carthage, faction: Faction) -> None:
    """RC-5.4: a faction is out; its cards and money go out of play, and it makes no proposal it has claimed."""
    faction.out = True
    g.senate.claims.pop(faction.seat, None)
    g.gone += faction.hand
    faction.hand.clear()
    stacks.come_back(g, faction.trade_cards)
    faction.trade_cards.clear()
    pay_from_treasury(g, faction, faction.treasury)
    g.tell(FactionOut(faction.seat))


def bury(g: Carthage, senator: Senator, cause: str, rule: str, *, with_family: bool = False) -> bool:
    """RC-5.1, 5.1a, 5.2, 5.3: markers, cards and money of the dead. Whether his Family stays as Faction Leader."""
    g.remember_hrao()
    g.chronicle.deaths.append(senator.card.id)
    g.tell(Died(senator.id, senator.card.id, senator.faction, cause, clauses=(rule,)))
    left = [*(post for post in g.posts(senator) if post != senator.office), *senator.concessions]
    if left:
        g.tell(LeftBehind(senator.card.id, tuple(left)))
    leave_posts(g, senator)
    strip(g, senator)
    end_rule(g, senator.id)
    g.senate.forget(senator.id)
    del g.senators[senator.id]
    led = [faction for faction in g.factions.values() if faction.leader == senator.id]
    for faction in led:
        faction.leader = ""
    if senator.statesman:
        g.gone.append(senator.statesman)
    return bool(senator.family) and bury_family(g, senator, leader=bool(led) and not with_family)


def bury_family(g: Carthage, dead: Senator, *, leader: bool) -> bool:
    """RC-5.2: his Family goes to the Curia, unless it leads: then it stays, with printed ratings and no marker."""
    twin = heir(g, dead)
    if twin:
        return inherit(g, twin, dead, leader=leader)
    if leader and dead.faction:
        enter(g, seat=dead.faction, family=dead.family)
        g.factions[dead.faction].leader = dead.family
        g.tell(FamilyStays(dead.faction, dead.family))
        return True
    g.curia.families.append(dead.family)
    g.tell(FamilyLost(dead.family))
    return False


def heir(g: Carthage, dead: Senator) -> Senator | None:
    """RC-11.2.1: the other Statesman of the pair, if he is in play."""
    others = [one for one in g.senators.values() if one.statesman and not one.family]
    return next((one for one in others if g.tables.statesmen[one.statesman].family == dead.family), None)


def inherit(g: Carthage, twin: Senator, dead: Senator, *, leader: bool) -> bool:
    """RC-11.2.1: the Family moves under the survivor; the marker too, if he is of the same faction: whether it does."""
    twin.family = dead.family
    g.tell(FamilyInherited(dead.family, twin.id))
    if leader and dead.faction and twin.faction == dead.faction:
        g.factions[dead.faction].leader = twin.id
        return True
    return False


def leave_posts(g: Carthage, senator: Senator) -> None:
    """RC-5.1a: his Committee seat and his Province go to the Forum, his command and his expedition end."""
    for membership in g.committee.values():
        if membership.member == senator.id:
            membership.member, membership.term = "", 0
    for province in g.provinces.values():
        if province.governor == senator.id:
            province.governor, province.term = "", 0
    for force in g.forces.values():
        force.commanders = [one for one in force.commanders if one != senator.id]
    leave_expedition(g, senator)


def strip(g: Carthage, senator: Senator) -> None:
    """RC-5.1: money to the bank, Trade Concessions to the Forum, the bodyguard discarded, veterans loyal to nobody."""
    spend(g, senator, senator.talents)
    g.concessions += senator.concessions
    g.gone += [senator.bodyguard] if senator.bodyguard else []
    for legion in g.all_legions():
        if legion.loyal == senator.id:
            legion.loyal = ""


def revive_factions(g: Carthage) -> None:
    """RC-5.4: a faction with no Senator takes the top Senator of the Curia whose Statesman is not in play."""
    for seat in g.from_hrao():
        family = next((one for one in g.curia.families if not statesman_in_play(g, one)), None)
        if family and not g.senators_of(seat):
            g.curia.families.remove(family)
            g.factions[seat].leader = enter(g, seat=seat, family=family).id
            g.tell(FactionRevived(seat, family))


def statesman_in_play(g: Carthage, family: str) -> bool:
    """Whether a Statesman of this Family is in play."""
    card = g.tables.card(family)
    own = card.statesmen if isinstance(card, Family) else ()
    return any(senator.statesman in own for senator in g.senators.values() if senator.statesman)


async def lose_warehouses(g: Carthage, seat: Seat) -> None:
    """RC-5.1b: trade cards above the Traders that are left are lost; the owner chooses which."""
    lost = await ask(partial(choose_lost, g, seat))
    if lost:
        gone = [card.id for card in lost]
        hand = g.factions[seat].trade_cards
        hand[:] = [card for card in hand if card.id not in gone]
        stacks.come_back(g, lost)
        g.tell(WarehousesLost(seat, tuple(sorted(card.stack for card in lost))))


def choose_lost(g: Carthage, seat: Seat) -> Decision[list[TradeCard]] | None:
    """RC-DP48: as many as are too many; by default the lowest values."""
    hand = {card.id: card for card in g.factions[seat].trade_cards}
    count = len(hand) - g.traders(seat)
    if count <= 0:
        return None
    lowest = sorted(hand.values(), key=lambda card: card.value)[:count]
    choice = Several(hand, count, count)
    return Decision(
        "mortality.warehouse", seat, choice, *g.law.cites["mortality.warehouse"], lapse=[card.id for card in lowest]
    )
