"""RC-15.8: what is picked is given; what is left over is filled by RC-9.0.21."""

from __future__ import annotations

from games.carthage.neutrals.events import GeneralNamed
from games.carthage.neutrals.plan import decreed
from games.carthage.neutrals.prizes import CONCESSION, EXPLORER, GENERAL, GOVERNORSHIP, Prize
from games.carthage.pieces import Office, Senator
from games.carthage.senate import committee, expeditions, governors
from games.carthage.senate.events_elections import SuffeteElected
from games.carthage.senate.filling import fill_committee, fill_governors, foremost_speaker
from games.carthage.senate.pieces import Venture, Way
from games.carthage.senate.suffetes import OFFICES, candidates, leave_office, outgoing, stay_in_office
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.reign import gain
from games.republic.senate import concessions
from games.republic.senate.pieces import Grants
from games.republic.senate.repopulating import repopulate


def vacate(g: Carthage) -> None:
    """RC-9.1c, 9.2: the outgoing Suffetes lose office, and Members whose term has run out; RC-9.1b: or they stay."""
    if not candidates(g):
        stay_in_office(g)
        return
    g.neutrals.former = [one.id for one in outgoing(g)]
    for senator in outgoing(g):
        leave_office(g, senator)
    g.senate.elected = True
    committee.retire(g)


async def give(g: Carthage, seat: Seat, prize: Prize, name: str) -> None:
    """RC-15.8: the Senator has it, as if he had been elected."""
    senator = g.senators[name]
    if prize.id in OFFICES:
        make_suffete(g, senator, "home-suffete" if prize.id == OFFICES[0] else "marine-suffete")
    elif prize.kind == GENERAL:
        attack = next(one for one in g.neutrals.attacks if one.war == prize.id)
        attack.generals.append(name)
        g.tell(GeneralNamed(seat, name, prize.id))
    elif prize.kind == GOVERNORSHIP:
        governors.send(g, g.provinces[prize.id], senator)
    elif prize.kind == EXPLORER:
        await explore(g, prize.id, name)
    elif prize.kind == CONCESSION:
        grant = Grants(grants={prize.id: name})
        await concessions.carry(g, decreed(g, grant), grant)
    else:
        committee.seat_member(g, prize.id, senator)
    await repopulate(g)


def make_suffete(g: Carthage, senator: Senator, office: Office, way: Way = "vote") -> None:
    """RC-9.1c: he gains 5 INF."""
    influence = g.law.constants.influence["suffete"]
    senator.office = office
    g.tell(SuffeteElected(g.owner(senator), senator.id, office, influence, way=way))
    gain(g, senator, influence=influence)


async def explore(g: Carthage, goal: str, explorer: str) -> None:
    """RC-15.10: in full."""
    card = g.tables.explorations[goal]
    g.neutrals.venture = ""
    venture = Venture(goal=goal, explorer=explorer, caravans=card.caravans, trade_fleets=card.trade_fleets)
    await expeditions.carry(g, decreed(g, venture), venture)


async def fill_the_rest(g: Carthage) -> None:
    """RC-15.8, 9.0.21: Suffetes, Committee seats and Provinces nobody has picked."""
    for office in OFFICES:
        senator = None if g.holder(office) else foremost_speaker(candidates(g))
        if senator:
            make_suffete(g, senator, office, "filled")
    fill_committee(g)
    fill_governors(g)
    await repopulate(g)
