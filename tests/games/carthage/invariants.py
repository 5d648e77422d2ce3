"""What no rule of Carthage may ever break."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from games.carthage.charts import layouts
from games.carthage.components import PRINTED, Family
from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.kernel.state import save
from tests.games.carthage.invariants_senate import senate_is_sound


def invariants(g: Carthage) -> None:
    """All of them; and what is to be kept can be saved."""
    assert save(g)
    one_place_for_every_card(g)
    one_place_for_every_trade_card(g)
    talents_are_conserved(g)
    units_are_conserved(g)
    forces_are_sound(g)
    offices_are_sound(g)
    senators_are_sound(g)
    forum_is_sound(g)
    senate_is_sound(g)


def one_place_for_every_card(g: Carthage) -> None:
    """Every card of the decks in play lies in exactly one place."""
    found = Counter(cards_on_the_table(g))
    twice = [card for card, count in found.items() if count > 1]
    assert twice == [], "a card lies in two places"
    all_of_them = cards_of_the_game(g.scenario, second=bool(g.next_deck) or g.era == "late", edition=g.edition)
    assert found.keys() == all_of_them, found.keys() ^ all_of_them


@cache
def cards_of_the_game(scenario: str, *, second: bool, edition: int) -> frozenset[str]:
    """RC-4.15, 4.16: the Early deck, both if there is a `second`, or the Late deck with all Families.

    And with the Explorations that lie in the Forum from the start.
    """
    early, late = CARTHAGE.tables.copies("early"), CARTHAGE.tables.copies("late")
    if scenario == "early":
        return frozenset(early)
    if scenario == "late":
        families = [card for card in early if isinstance(CARTHAGE.tables.card(card), Family)]
        return frozenset([*families, *late, *layouts(edition)["late"].forum_explorations])
    return frozenset([*early, *(late if second else ())])


def cards_on_the_table(g: Carthage) -> Iterator[str]:
    """Every card that lies somewhere."""
    yield from [*g.deck, *g.next_deck, *g.gone, *g.explorations, *g.concessions, *g.laws, *g.senate.announced]
    yield from [*g.curia.families, *g.curia.concessions]
    yield from g.leaders
    yield from (name for name, war in g.wars.items() if war.card)
    for faction in g.factions.values():
        yield from faction.hand
    for senator in g.senators.values():
        yield from [*senator.cards, *senator.concessions, *([senator.bodyguard] if senator.bodyguard else [])]


def one_place_for_every_trade_card(g: Carthage) -> None:
    """All trade cards of the edition exist once; those in a stack belong to it."""
    hands = [card for faction in g.factions.values() for card in faction.trade_cards]
    piles = [card for stack in g.stacks.values() for card in [*stack.cards, *stack.aside, *stack.gone]]
    assert sorted(card.id for card in [*hands, *piles, *g.returning]) == trade_cards_of_the_game(
        next(iter(g.stacks.values())).edition
    )
    for stack in g.stacks.values():
        assert {card.stack for card in [*stack.cards, *stack.aside, *stack.gone]} <= {stack.id}
        assert stack.owed >= 0
        assert stack.owed_gone >= 0


@cache
def trade_cards_of_the_game(edition: int) -> list[str]:
    """All there are, in alphabetical order."""
    printed = PRINTED[edition]
    return sorted(card for stack in printed.stacks for card in printed.trade_cards(stack))


def talents_out(g: Carthage) -> int:
    """Every Talent that is not in the bank."""
    personal = sum(senator.talents for senator in g.senators.values())
    factions = sum(faction.treasury + faction.trade_income for faction in g.factions.values())
    bid = g.forum.persuasion.pot if g.forum.persuasion else 0
    return g.treasury + personal + factions + bid


def talents_are_conserved(g: Carthage) -> None:
    """What has left the bank is somewhere; nobody but the State is ever below 0."""
    assert talents_out(g) == g.issued
    assert min(senator.talents for senator in g.senators.values()) >= 0
    assert min(faction.treasury for faction in g.factions.values()) >= 0
    assert min(faction.trade_income for faction in g.factions.values()) >= 0


def units_are_conserved(g: Carthage) -> None:
    """RC-2.5: 25 legions in eight types, 25 Fleets."""
    service = Counter(legion.type for legion in g.all_legions())
    for name, kind in CARTHAGE.tables.legions.items():
        elsewhere = sum(pile.get(name, 0) for pile in (g.army.pool, g.army.reserve, g.army.removed))
        assert service[name] + elsewhere == kind.total, name
    fleets = g.army.active.fleets + sum(force.units.fleets for force in g.forces.values()) + g.army.pool_fleets
    assert fleets == CARTHAGE.tables.fleet.total
    piles = [*g.army.pool.values(), *g.army.reserve.values(), *g.army.removed.values(), g.army.pool_fleets]
    at_sea = [g.army.active.fleets, *(force.units.fleets for force in g.forces.values())]
    caravans = [g.army.caravans, *(one.caravans for one in g.expeditions.values())]
    trade_fleets = [g.army.trade_fleets, *(one.trade_fleets for one in g.expeditions.values())]
    assert min(piles + at_sea + caravans + trade_fleets) >= 0
    ranks = [g.army.active.legions, *(force.units.legions for force in g.forces.values())]
    ranks += [province.garrison for province in g.provinces.values()]
    assert len({id(legion) for rank in ranks for legion in rank}) == sum(map(len, ranks)), "a legion is in two places"
    assert {legion.loyal for rank in ranks for legion in rank if legion.loyal} <= set(g.senators), "loyal to the dead"


def forces_are_sound(g: Carthage) -> None:
    """RC-1.4f, 9.5.3, 9.6.1: commanders and Explorers are with what they lead; a General or Explorer is away."""
    for force in g.forces.values():
        assert force.victorious or force.war in g.wars
        assert {g.senators[name].place for name in force.commanders} <= {"force"}
    for expedition in g.expeditions.values():
        explorer = g.senators[expedition.explorer]
        assert (explorer.place, explorer.office) == ("expedition", "explorer")
    away = {"general": "force", "explorer": "expedition"}
    for senator in g.senators.values():
        assert senator.office not in away or senator.place == away[senator.office], senator


def offices_are_sound(g: Carthage) -> None:
    """RC-9.1: nobody holds two offices; whoever holds one is in play."""
    held = [*(seat.member for seat in g.committee.values()), *(one.governor for one in g.provinces.values())]
    assert {name for name in held if name} <= set(g.senators), "a dead officeholder"
    for senator in g.senators.values():
        assert len(g.posts(senator)) <= 1, g.posts(senator)
    for office in ("home-suffete", "marine-suffete"):
        assert len(g.holders(office)) <= 1


def senators_are_sound(g: Carthage) -> None:
    """RC-1.4b: INF is never below 0, POP within -9 and +9; Governors are in their Provinces; Leaders are in play."""
    for senator in g.senators.values():
        assert senator.influence >= 0
        assert -9 <= senator.popularity <= 9
        assert senator.faction is None or senator.faction in g.factions
        governs = [name for name, province in g.provinces.items() if province.governor == senator.id]
        assert (senator.place == "province") == bool(governs) or senator.captive, senator
    for seat, faction in g.factions.items():
        assert not faction.leader or g.senators[faction.leader].faction == seat


def forum_is_sound(g: Carthage) -> None:
    """RC-8: at most six initiatives; bids and rolled events only while they are decided; Leaders are somewhere."""
    forum = g.forum
    assert 0 <= forum.number <= 6
    assert len(set(forum.coming)) == len(forum.coming)
    assert forum.persuasion is None or g.step == "forum.persuasion"
    assert forum.event == "" or g.step == "forum.roll"
    assert forum.purse == "" or g.step == "forum.auction"
    assert forum.purse == "" or g.senators[forum.purse].talents >= forum.high
    assert {leader.war for leader in g.leaders.values() if leader.war} <= set(g.wars)
    for event in g.table_events.values():
        assert event.id in CARTHAGE.tables.table_events
        assert event.times >= 1
        assert set(event.wars) <= set(g.wars) or g.step.startswith("combat."), "Tyrians stay until the phase is over"
