"""Senators coming into play and leaving it: RC-5.1 to RC-5.4, RR-1.05.3 to RR-1.05.4."""

from __future__ import annotations

from typing import TypeVar

from games.kernel import Seat
from games.republic.components import Family
from games.republic.events import Died, FactionOut, FactionRevived, FamilyInherited, FamilyLost, FamilyStays, LeftBehind
from games.republic.money import pay_from_treasury, spend
from games.republic.pieces import Faction, Province, Senator, TableEvent, War
from games.republic.reign import end_rule
from games.republic.state import Republic, RepublicOf

S = TypeVar("S", bound=Senator)


def enter(
    g: RepublicOf[S, Faction, War, Province, TableEvent], *, seat: Seat | None, family: str = "", statesman: str = ""
) -> S:
    """A Senator comes into play with his printed INF and POP, without any marker."""
    senator: S = g.law.senator(id=family or statesman, family=family, statesman=statesman, faction=seat)
    tables = g.law.tables
    printed = tables.statesmen[statesman] if statesman else tables.families[family]
    senator.influence, senator.popularity = printed.influence, printed.popularity
    g.senators[senator.id] = senator
    return senator


async def kill(
    g: Republic, senator: Senator, cause: str, rule: str, *, punished: bool = False, with_family: bool = False
) -> None:
    """RC-5.1, RR-1.05.3: a Senator dies, by this rule; what was his is lost, and his faction may need a new Senator.

    RC-5.4, RR-1.05.4: `punished` for an assassination, his faction is out if he was its last. RC-9.8.6, RR-1.09.74:
    even a Leader goes `with_family`. GV-6.6: a Statesman may be dead on another board too.
    """
    seat = senator.faction
    announce(g, senator, cause, rule)
    losing = g.law.dies(g, senator)
    stays = bury(g, senator, with_family=with_family)
    if losing and not stays:
        await losing()
    if punished and seat and not g.senators_of(seat):
        expel(g, g.factions[seat])
    await revive_factions(g)
    if senator.statesman:
        await g.law.abroad.mourned(g, senator.statesman)


def expel(g: Republic, faction: Faction) -> None:
    """RC-5.4, RR-1.05.4: a faction is out, its cards and money with it; it makes no proposal it has claimed."""
    faction.out = True
    g.senate.claims.pop(faction.seat, None)
    g.gone += faction.hand
    faction.hand.clear()
    g.law.expels(g, faction)
    pay_from_treasury(g, faction, faction.treasury)
    g.tell(FactionOut(faction.seat))


def announce(g: Republic, senator: Senator, cause: str, rule: str) -> None:
    """RC-5.1, 5.1a, RR-1.05.3: who has died, by which rule, and what lies in the Forum now that was his."""
    g.remember_hrao()
    g.chronicle.deaths.append(senator.card.id)
    g.tell(Died(senator.id, senator.card.id, senator.faction, cause, clauses=(rule,)))
    left = [*(post for post in g.posts(senator) if post != senator.office), *senator.concessions]
    if left:
        g.tell(LeftBehind(senator.card.id, tuple(left)))


def bury(g: Republic, senator: Senator, *, with_family: bool) -> bool:
    """RC-5.1, 5.2, 5.3, RR-1.05.3, 1.05.31: markers and cards of the dead. Whether his Family stays as Leader."""
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


def bury_family(g: Republic, dead: Senator, *, leader: bool) -> bool:
    """RC-5.2, RR-1.05.3: his Family goes to the Curia; if it leads it stays, with printed ratings and no marker."""
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


def heir(g: Republic, dead: Senator) -> Senator | None:
    """RC-11.2.1, RR-1.07.312.5: the other Statesman of the pair, if he is in play."""
    others = [one for one in g.senators.values() if one.statesman and not one.family]
    return next((one for one in others if g.law.tables.statesmen[one.statesman].family == dead.family), None)


def inherit(g: Republic, twin: Senator, dead: Senator, *, leader: bool) -> bool:
    """RC-11.2.1, RR-1.07.312.5: the Family moves under the survivor; if he is of the same faction the marker too.

    Whether it does.
    """
    twin.family = dead.family
    g.tell(FamilyInherited(dead.family, twin.id))
    if leader and dead.faction and twin.faction == dead.faction:
        g.factions[dead.faction].leader = twin.id
        return True
    return False


def leave_posts(g: Republic, senator: Senator) -> None:
    """RC-5.1a, RR-1.05.3: his Provinces go to the Forum; the force he led stays without him (RR-1.05.3.1)."""
    for province in g.provinces.values():
        if province.governor == senator.id:
            province.governor, province.term = "", 0
    for force in g.forces.values():
        force.commanders = [one for one in force.commanders if one != senator.id]


def strip(g: Republic, senator: Senator) -> None:
    """RC-5.1, RR-1.05.3: money to the bank, Concessions to the Forum, veterans loyal to nobody."""
    spend(g, senator, senator.talents)
    g.concessions += senator.concessions
    for legion in g.all_legions():
        if legion.loyal == senator.id:
            legion.loyal = ""


async def revive_factions(g: Republic) -> None:
    """RC-5.4, RR-1.05.4: one with no Senator takes the top one of the Curia whose Statesman is not in play."""
    for seat in g.from_hrao():
        family = next((one for one in g.curia.families if not statesman_in_play(g, one)), None)
        if family is None or g.senators_of(seat):
            continue
        if await g.law.goes_on(g, seat, family):
            revive(g, seat, family)
        else:
            expel(g, g.factions[seat])


def revive(g: Republic, seat: Seat, family: str) -> None:
    """RC-5.4, RR-1.05.4: he is Faction Leader, with printed values."""
    g.curia.families.remove(family)
    g.factions[seat].leader = enter(g, seat=seat, family=family).id
    g.tell(FactionRevived(seat, family))


def statesman_in_play(g: Republic, family: str) -> bool:
    """Whether a Statesman of this Family is in play."""
    card = g.law.tables.card(family)
    own = card.statesmen if isinstance(card, Family) else ()
    return any(senator.statesman in own for senator in g.senators.values() if senator.statesman)
