"""What no rule of Rome may ever break."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.kernel.state import save
from games.republic.pieces import CIVIL_WAR, RAIDERS, Legion
from games.rome.charts import layouts
from games.rome.components import ERAS, TABLES
from games.rome.forum.unseen import on_the_table
from games.rome.pieces import LEGION, Senator
from games.rome.setup.laying_out import ERA_ENDS, first_era
from games.rome.state import Rome


def of_a_game(g: Rome) -> None:
    """All that holds of a game that was played from its beginning."""
    invariants(g)
    assert [card for card, count in Counter(on_the_table(g)).items() if count > 1] == [], "a card lies in two places"
    one_place_for_every_card(g)
    forces_are_sound(g)
    senators_are_sound(g)


def invariants(g: Rome) -> None:
    """All that holds of a table that was laid by hand, too; and what is to be kept can be saved."""
    assert save(g)
    talents_are_conserved(g)
    units_are_conserved(g)
    limits_hold(g)
    wars_are_sound(g)
    offices_are_sound(g)
    provinces_are_sound(g)
    forum_is_sound(g)
    senate_is_sound(g)


# Cards


def one_place_for_every_card(g: Rome) -> None:
    """RR-3: every card of the decks in play lies in exactly one place, and only so many of other decks do."""
    found = Counter(on_the_table(g))
    if g.scenario == "alternative":
        assert found.keys() == {*all_copies(ERAS), ERA_ENDS}
    elif g.scenario == "extended":
        begun = [era for era in ERAS if era not in g.coming or (g.next_deck and era == g.coming[0])]
        assert found.keys() - {ERA_ENDS} == set(all_copies(begun))
        assert (ERA_ENDS in found) == (begun == [*ERAS])
    else:
        cards_of_one_period(g, set(found))


def all_copies(eras: Iterator[str] | list[str] | tuple[str, ...]) -> list[str]:
    return [card for era in eras for card in TABLES.copies(era)]


def cards_of_one_period(g: Rome, found: set[str]) -> None:
    """RR-3.01 to RR-3.03: the whole deck, some of the next, some Intrigues of former ones, Era Ends."""
    layout, own = layouts()[first_era(g.scenario)], set(TABLES.copies(first_era(g.scenario)))
    assert own <= found | {*layout.removed}
    assert ERA_ENDS in found
    following = set(all_copies([layout.bottom.of] if layout.bottom.of else []))
    assert len(found & following) == layout.bottom.next
    former = set(all_copies(list(layout.intrigues.of))) & {card for card in found if kind(card) == "intrigue"}
    assert len(former) == layout.intrigues.count
    families = {card for card in found if card in TABLES.families} - following
    assert families == {card for era in layout.families_from for card in TABLES.copies(era) if card in TABLES.families}


def kind(card: str) -> str:
    printed = TABLES.intrigues.get(card.partition(".")[0])
    return printed.kind if printed else ""


# Money and units


def talents_are_conserved(g: Rome) -> None:
    """RR-0.1.3: what has come from the bank lies somewhere, and nowhere below 0."""
    purses = [one.talents for one in g.senators.values()] + [one.treasury for one in g.factions.values()]
    bid = g.forum.persuasion.pot if g.forum.persuasion else 0
    assert sum(purses) + g.treasury + bid == g.issued
    assert min([*purses, g.treasury]) >= 0
    assert all(one.gifts >= 0 for one in g.factions.values())


def units_are_conserved(g: Rome) -> None:
    """RR-0.1.7: 25 legions and 25 fleets, wherever they are; those of disbanded veterans are settled (RR-2.04.2)."""
    settled = sum(one.settlers for one in g.senators.values())
    assert len(g.all_legions()) + g.army.pool[LEGION] + settled == g.law.constants.max_legions
    at_sea = [force.units.fleets for force in g.forces.values()]
    assert g.army.active.fleets + sum(at_sea) + g.army.pool_fleets == g.law.constants.max_fleets
    assert min([g.army.active.fleets, g.army.pool_fleets, g.army.pool[LEGION], *at_sea]) >= 0
    ranks = list(ranks_of(g))
    assert len({id(legion) for rank in ranks for legion in rank}) == sum(map(len, ranks)), "a legion is in two places"
    for legion in g.all_legions():
        assert legion.type == LEGION
        assert not legion.loyal or legion.veteran, "only a veteran owes allegiance (RR-1.10.5)"
        assert not legion.loyal or legion.loyal in g.senators, "loyal to the dead (RR-1.05.3)"


def ranks_of(g: Rome) -> Iterator[list[Legion]]:
    yield g.army.active.legions
    yield from (force.units.legions for force in g.forces.values())
    yield from (province.garrison for province in g.provinces.values())


def limits_hold(g: Rome) -> None:
    """RR-0.1.3, 0.1.7: Unrest, INF, POP; markers of Land Bills, priests."""
    assert g.unrest >= 0
    for senator in g.senators.values():
        assert senator.influence >= 0
        assert -9 <= senator.popularity <= 9
        assert min(senator.knights, senator.settlers, senator.levied) >= 0
    for bill in g.law.charts.land_bills:
        assert g.land_bills.count(bill.type) <= bill.markers
    assert sum(one.priest for one in g.senators.values()) <= g.law.constants.priests


# Wars and forces


def wars_are_sound(g: Rome) -> None:
    """RR-1.07.33, 1.07.34: Leaders are with Wars in the Forum; a Civil War has its Rebels; allies exist."""
    assert {leader.war for leader in g.leaders.values() if leader.war} <= set(g.wars)
    for war in g.wars.values():
        assert war.card or war.province or war.id == CIVIL_WAR
        assert not war.unprosecuted or war.status == "active", "only Active Wars are unprosecuted (RR-1.10.9)"
        assert not war.province or war.held == (war.province in g.provinces), "a Province in revolt is a War"
    bereft = any(not g.senators_of(seat) and not faction.out for seat, faction in g.factions.items())
    assert bereft or (CIVIL_WAR in g.wars) <= bool(g.rebels()), "but while RR-1.05.4 asks, for the dead are dealt with"
    for event in g.table_events.values():
        assert event.id in TABLES.table_events
        assert event.times >= 1
    for name in g.bequests:
        assert name in TABLES.events


def forces_are_sound(g: Rome) -> None:
    """RR-1.09.641, 1.09.645: commanders are with what they lead, and lead one force; forces are at Wars."""
    for force in g.forces.values():
        assert force.victorious or force.war in g.wars or force.war in g.bequests
        assert {(g.senators[name].place, g.senators[name].at) for name in force.commanders} <= {("force", force.id)}
    leading = Counter(name for force in g.forces.values() for name in force.commanders)
    assert set(leading.values()) <= {1}
    afield = {one.id for one in g.senators.values() if one.place == "force"}
    followers = {one.id for one in g.rebels()} - set(leading)  # RR-1.11.32: Secondary Rebels share his camp
    assert afield - followers == set(leading)


# People


def offices_are_sound(g: Rome) -> None:
    """RR-1.09.174, 1.10.8: each office has one holder at the most, in a faction; only commanders are Proconsuls."""
    held = Counter(one.office for one in g.senators.values() if one.office)
    assert set(held.values()) <= {1}, held
    for senator in g.senators.values():
        assert not senator.office or senator.faction
        assert not senator.proconsul or senator.place in ("force", "captive")
        assert not (senator.rebel and senator.office), "a Rebel holds no office (RR-1.11.34)"
    assert not g.holder("pontifex-maximus") or g.plays("pontifex")


def senators_are_sound(g: Rome) -> None:
    """RR-1.09.11.2: everybody is in one place; Family numbers are there once but for the pairs; Leaders are in play."""
    for senator in g.senators.values():
        assert senator.cards, senator
        assert senator.id in senator.cards
        assert senator.faction is None or not g.factions[senator.faction].out
        is_in_place(g, senator)
        assert set(senator.revealed) <= set(senator.concessions)
        assert not senator.rebel or not (senator.concessions or senator.knights), "RR-1.11.34"
    for number in {one.number for one in g.senators.values()}:
        assert len(g.numbered(number)) <= (2 if number in (25, 29) else 1), number
    for seat, faction in g.factions.items():
        assert not faction.leader or g.senators[faction.leader].faction == seat
    assert len({one.faction for one in g.rebels()}) <= 1, "one faction only can be in revolt (RR-1.11.3)"


def is_in_place(g: Rome, senator: Senator) -> None:
    governs = [name for name in g.governed_by(senator) if name not in senator.legates]
    assert set(senator.legates) <= set(g.governed_by(senator))
    if senator.place == "province":
        host = g.senators[g.provinces[senator.at].governor]
        assert governs == [senator.at] or (senator.rebel and host.rebel and not governs), "RR-1.11.32: who joins him"
    elif senator.place == "rome":
        assert (senator.at, governs) == ("", [])
    elif senator.place == "captive":
        assert governs == []
        assert senator.at == RAIDERS or senator.at in g.wars
    else:
        assert senator.at in g.forces


def provinces_are_sound(g: Rome) -> None:
    """RR-1.09.5, 2.02.3: a governed Province has a term, one in the Forum nothing; forces within their maxima."""
    for one in g.provinces.values():
        assert not one.governor or one.governor in g.senators
        assert 0 <= one.term <= 3
        assert g.step.startswith("setup.") or bool(one.governor) == bool(one.term) or is_rebel(g, one.governor)
        assert 0 <= one.armies <= one.side.most_armies or one.armies <= one.card.developed.most_armies
        assert 0 <= one.fleets <= max(one.side.most_fleets, one.card.undeveloped.most_fleets)


def forum_is_sound(g: Rome) -> None:
    """RR-1.07.2: at most six initiatives; bids and rolled events only while they are decided."""
    forum = g.forum
    assert 0 <= forum.number <= 6
    assert len(set(forum.coming)) == len(forum.coming)
    assert forum.persuasion is None or g.step == "forum.persuasion"
    assert forum.purse == "" or g.step == "forum.auction"
    assert forum.purse == "" or g.senators[forum.purse].talents >= forum.high


def senate_is_sound(g: Rome) -> None:
    """RR-1.09: a motion and its suspended ones only while the Senate sits; nobody votes twice; INF is no vote."""
    session = g.senate
    motions = [*session.suspended, *([session.motion] if session.motion else [])]
    assert not motions or g.step.startswith("senate.")
    for motion in motions:
        assert not set(motion.votes) & set(motion.sealed), "declared and sealed"
        assert len(set(motion.order)) == len(motion.order)
    assert len(set(session.attackers)) == len(session.attackers), "one attempt a turn (RR-1.09.7.1)"
    assert len(set(session.attacked)) == len(session.attacked)
    assert (session.majors, session.minors) <= (1, 2)


def is_rebel(g: Rome, name: str) -> bool:
    senator = g.senators.get(name)
    return senator is not None and senator.rebel
