"""RR-0.4: what a seat may see, and that a scrambled game looks the same to it."""

from __future__ import annotations

from collections import Counter

import pytest

from games.kernel import Dice, Seat
from games.republic.combat.pieces import Battle
from games.republic.forum.pieces import Initiatives, Persuasion
from games.republic.hands import at_large
from games.republic.pieces import EnemyLeader, Legion, Reign, TableEvent
from games.rome import GAME
from games.rome.charts import layouts
from games.rome.forum.unseen import buried, drawable, left_out, origin
from games.rome.neutrals.pieces import Attack, Draft
from games.rome.pieces import Bequest, Civil, Claim, Ending
from games.rome.scramble import scramble
from games.rome.seen.see import view
from games.rome.seen.view import OwnView, RomeView
from games.rome.setup.laying_out import ERA_ENDS, RomeOptions
from games.rome.state import Rome, Scenario
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import (
    CHAIRS,
    Play,
    add_force,
    add_leader,
    add_province,
    add_senator,
    add_statesman,
    add_war,
    appoint,
    dealt,
    give_red,
    numbered,
    pay,
    prepared,
)

SECRET = 777
TRIANGLE = Seat("triangle")


def full(seats: int = 4, scenario: Scenario = "early") -> Rome:
    """A game in which every seat has something to hide."""
    g = dealt(seats, scenario)
    prepared(g)
    give_red(g, {"diamond": ["tribune.1"], "circle": ["seduction", "st-22a", "tribune.2"], "square": ["tribune.3"]})
    for n, seat in enumerate(g.seats):
        g.factions[seat].treasury = SECRET + n
        g.issued += SECRET + n
    g.dice.seed = "the seed of this table"
    g.step = "revenue.income"
    return g


def own(g: Rome, seat: str) -> OwnView:
    found = view(g, Seat(seat)).own
    assert found
    return found


# What is hidden


@clause("RR-0.4.1", "RR-1.04.9")
@pytest.mark.parametrize("seat", [None, *CHAIRS[:4]])
def test_no_view_holds_the_secret_of_another(seat: str | None) -> None:
    g = full()
    text = GAME.view(g, Seat(seat) if seat else None).model_dump_json()
    hidden = [card for one in g.factions.values() if one.seat != seat for card in one.hand]
    amounts = [str(one.treasury) for one in g.factions.values() if one.seat != seat]
    assert [card for card in hidden if f'"{card}"' in text] == []
    assert [talents for talents in amounts if f":{talents}," in text] == []
    assert [card for card in g.deck if f'"{card}"' in text] == []
    assert g.dice.seed not in text


@clause("RR-0.4.1")
def test_a_seat_sees_its_own_hand_and_faction_treasury() -> None:
    g = full()
    g.factions[Seat("circle")].gifts = 5
    assert (own(g, "circle").treasury, own(g, "circle").gifts) == (SECRET + 2, 5)
    assert [card.name for card in own(g, "circle").hand] == ["Seduction", "M. Porcius Cato the Elder", "Tribune"]
    assert view(g, None).own is None


@clause("RR-0.4.1", "RR-1.10.71")
def test_a_promised_ransom_is_known_to_who_pays_it_alone() -> None:
    g = full()
    captive = numbered(g, 3)
    captive.place, captive.at = "captive", "punic-1"
    g.ransoms.append(captive.id)
    assert own(g, "circle").ransoms == (captive.id,)
    assert own(g, "diamond").ransoms == ()
    assert view(g, None).senators[captive.id].ransom == 10


@clause("RR-1.07.312.1", "RR-1.07.320")
def test_a_hand_says_when_its_cards_can_be_played_and_what_bars_them() -> None:
    """Fulvius (7) is circle's, and so is Marius; the Porcii are square's; another Cornelius is in play."""
    g = dealt(4, "late")
    prepared(g)
    g.deck += ["st-1b", "st-25a"]
    cards = ["tribune.20", "law-julian", "land-commissioner", "st-7a", "st-22b", "st-1c", "st-27a"]
    give_red(g, {"circle": cards})
    add_senator(g, 22, "square")
    add_senator(g, 27, "circle")
    add_statesman(g, "st-1b", "diamond")
    hand = {card.id: (card.timing, card.barred, card.grantable) for card in own(g, "circle").hand}
    assert hand == {
        "tribune.20": ("senate", "", True),
        "law-julian": ("law", "", True),
        "land-commissioner": ("setup-or-revolution", "", False),
        "st-7a": ("setup-or-revolution", "", True),
        "st-22b": ("setup-or-revolution", "family", True),
        "st-1c": ("setup-or-revolution", "namesake", True),
        "st-27a": ("setup-or-revolution", "", True),
    }
    marius = own(g, "circle").hand[-1].ratings
    assert marius
    assert (marius.code, marius.military, marius.oratory, marius.loyalty, marius.influence) == ("27A", 5, 3, 6, 5)


# What is open


@clause("RR-0.4.2")
def test_the_state_of_the_republic_is_open() -> None:
    g = full()
    g.unrest, g.gone, g.last_turn = 4, ["tribune.9"], 8
    g.table_events["te-drought"] = TableEvent(id="te-drought", times=2)
    g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=1)
    seen = view(g, None)
    assert (seen.treasury, seen.unrest, seen.deck, seen.turn, seen.last_turn) == (100, 4, len(g.deck), 1, 8)
    assert (seen.droughts, seen.omens) == (2, -1)
    assert [one.name for one in seen.discards] == ["Tribune"]
    assert [(one.name, one.level) for one in seen.table_events] == [("Severe Drought", 2), ("Evil Omens", 1)]
    assert (seen.phase, seen.hrao, seen.order[0]) == ("revenue", numbered(g, 1).id, "diamond")
    assert {seat: one.hand for seat, one in seen.factions.items()} == dict(zip(g.seats, (1, 0, 3, 1), strict=True))


@clause("RR-0.2.2", "RR-3.04.1")
def test_scenario_and_rules_of_the_table_are_open() -> None:
    options = RomeOptions(scenario="extended", pontifex=True, laws=True, assassination="optional", ballots="sealed")
    seen = view(dealt(4, options=options), None)
    assert (seen.scenario, seen.era, seen.coming) == ("extended", "early", ("middle", "late"))
    assert (seen.advanced, seen.assassination, seen.ballots) == (("pontifex", "laws"), "optional", "sealed")
    assert seen.next_deck == 0


@clause("RR-0.7.1", "RR-0.4.2")
def test_a_senator_shows_all_his_markers() -> None:
    g = full()
    fabius = numbered(g, 2)
    fabius.knights, fabius.prior_consul, fabius.priest, fabius.major = 3, True, True, True
    fabius.corrupt, fabius.back, fabius.returned = ["sicilia"], g.turn, True
    g.deck = [card for card in g.deck if card not in ("mining", "armaments", "st-2a")]
    fabius.concessions, fabius.revealed = ["mining", "armaments"], ["armaments"]
    appoint(g, "censor", 2)
    pay(g, 2, 17)
    g.army.active.legions[0] = Legion(type="legion", veteran=True, loyal=fabius.id)
    seen = view(g, None).senators[fabius.id]
    assert (seen.knights, seen.votes, seen.talents, seen.veterans) == (3, 5, 17, 1)
    assert (seen.prior_consul, seen.priest, seen.major, seen.corrupt) == (True, True, True, ("sicilia",))
    assert (seen.back, seen.returned, seen.in_rome) == (True, True, True)
    assert ([one.id for one in seen.concessions], seen.revealed) == (["mining", "armaments"], ("armaments",))
    assert (seen.office, seen.titles, seen.leader) == ("censor", ("Censor",), True)


@clause("RR-0.7.1", "RR-1.10.8")
def test_a_proconsul_may_still_be_consul_and_is_at_his_war() -> None:
    g = full()
    force = add_force(g, "punic-1", 1, legions=4, fleets=5)
    numbered(g, 1).proconsul = True
    seen = view(g, None).senators[numbered(g, 1).id]
    assert seen.titles == ("Rome Consul", "Proconsul")
    assert (seen.place, seen.at, seen.where, seen.in_rome) == ("force", force.id, "1st Punic War", False)


@clause("RR-1.09.823")
def test_who_rules_for_life_is_called_so() -> None:
    g = full()
    g.reigns.append(Reign(senator=numbered(g, 1).id, seat=Seat("diamond"), influence=35))
    assert view(g, None).senators[numbered(g, 1).id].titles == ("Rome Consul", "Consul for Life")


@clause("RR-1.09.141", "RR-0.4.2", "RR-1.07.5", "RR-1.15.2")
def test_a_faction_shows_its_votes_knights_and_privileges() -> None:
    g = full()
    numbered(g, 2).knights, numbered(g, 6).knights = 2, 1
    numbered(g, 6).place, numbered(g, 6).at = "captive", "punic-1"
    g.proscribed = g.knight_law = TRIANGLE
    seen = view(g, None).factions[TRIANGLE]
    present = [numbered(g, 2), numbered(g, 10)]
    assert seen.votes == sum(one.oratory for one in present) + 2
    assert (seen.knights, seen.proscribed, seen.knight_law) == (3, True, True)
    assert seen.influence == sum(one.influence for one in present)
    assert (seen.open_hand, seen.open_treasury, seen.neutral) == ((), None, "")


@clause("RR-0.4.2", "RR-2.02.3", "RR-2.02.412", "RR-1.13.1")
def test_a_province_shows_its_forces_and_who_attacks_it() -> None:
    g = full(4, "late")
    asia = add_province(g, "asia", 2)
    asia.armies, asia.fleets = 3, 2
    asia.garrison = [Legion(type="legion"), Legion(type="legion", veteran=True)]
    numbered(g, 2).place, numbered(g, 2).at, numbered(g, 2).legates = "rome", "", ["asia"]
    add_war(g, "mithridatic-1").allies = ["sicilia"]
    seen = view(g, None).provinces
    assert (seen["asia"].armies, seen["asia"].fleets, seen["asia"].most_armies) == (3, 2, 10)
    assert (seen["asia"].garrison, seen["asia"].legate) == (("legion", "veteran"), True)
    assert (seen["asia"].attackers, seen["asia"].attacked) == (("mithridatic-1",), True)
    assert (seen["asia"].spoils, seen["asia"].state_income, seen["asia"].local_taxes) == ("dr+2", "DR-3", 35)
    assert (seen["sicilia"].ally, seen["sicilia"].governor) == ("mithridatic-1", "")
    assert view(g, None).senators[numbered(g, 2).id].provinces == ("asia",)


def test_income_that_is_a_loss_is_shown_as_one() -> None:
    g = full(4, "middle")
    assert view(g, None).provinces["sardinia-et-corsica"].state_income == "-dr-1"


@clause("RR-0.7.2", "RR-0.4.2")
def test_a_war_shows_its_strength_now_and_what_stands_against_it() -> None:
    g = full()
    add_war(g, "punic-2").unprosecuted = True
    force = add_force(g, "punic-1", 1, legions=3, fleets=10)
    add_leader(g, "hannibal", "punic-1")
    g.wars["punic-1"].struck, g.wars["punic-1"].fought = [13], ["sea"]
    first, second = view(g, None).wars["punic-1"], view(g, None).wars["punic-2"]
    assert (first.land, first.land_now, first.fleet_now, first.multiplier) == (10, 27, 27, 2)
    assert (first.forces, first.fought, first.struck, first.creates) == (
        (force.id,),
        ("sea",),
        (13,),
        ("sicilia", "sardinia-et-corsica"),
    )
    assert (second.land_now, second.unprosecuted, second.forces) == (37, True, ())
    assert view(g, None).leaders["hannibal"].war == "punic-1"


@clause("RR-1.07.21.15")
def test_a_leader_in_refuge_says_whom_he_aids() -> None:
    g = full()
    add_war(g, "illyrian-2")
    g.leaders = {
        "hannibal": EnemyLeader(id="hannibal", refuge="all-wars"),
        "philip-v": EnemyLeader(id="philip-v", war="illyrian-2", refuge="next-war"),
    }
    g.deck = [card for card in g.deck if card not in g.leaders]
    g.risen["hannibal"] = ["illyrian-2"]
    seen = view(g, None).leaders
    assert {name: (one.refuge, one.aids) for name, one in seen.items()} == {
        "hannibal": ("all-wars", ("illyrian-2",)),
        "philip-v": ("next-war", ("illyrian-2",)),
    }


@clause("RR-0.7.1", "RR-0.7.2", "RR-1.09.63")
def test_units_are_counted_where_they_are() -> None:
    g = full()
    force = add_force(g, "punic-1", 1, legions=3, veterans=2, fleets=5)
    g.table_events["te-manpower-shortage"] = TableEvent(id="te-manpower-shortage", times=2)
    seen = view(g, None).army
    assert (seen.legions, seen.legions_away, seen.pool_legions) == (4, 3, 18)
    assert (seen.fleets, seen.fleets_away, seen.pool_fleets) == (0, 5, 20)
    assert [(one.place, one.loyal, one.count) for one in seen.veterans] == [(force.id, numbered(g, 1).id, 2)]
    assert (seen.maintenance, seen.unit_cost, seen.recruiting) == (24, 30, True)
    shown = view(g, None).forces[force.id]
    assert (shown.legions, shown.veterans, shown.name) == (("veteran", "veteran", "legion"), 2, "1st Punic War")
    g.no_recruitment = True
    assert not view(g, None).army.recruiting


@clause("RR-1.11.3", "RR-0.4.2")
def test_a_civil_war_shows_the_rebels_and_their_strength() -> None:
    g = full()
    assert view(g, None).civil is None
    g.wars["civil-war"] = type(g.wars["punic-1"])(id="civil-war", status="active")
    force = add_force(g, "civil-war", 6, legions=3, veterans=1)
    for number in (2, 6):
        numbered(g, number).rebel = True
    g.civil = Civil(primary=numbered(g, 6).id, marching=False, armies=2, at_sea="africa")
    seen = view(g, None)
    assert seen.civil
    assert (seen.civil.seat, seen.civil.force, seen.civil.marching) == (TRIANGLE, force.id, False)
    assert seen.civil.rebels == (numbered(g, 6).id, numbered(g, 2).id)
    assert (seen.civil.legions, seen.civil.military) == (6, 3)
    assert (seen.civil.armies, seen.civil.at_sea) == (2, "africa")
    assert (seen.wars["civil-war"].name, seen.wars["civil-war"].land_now) == ("Civil War", 9)
    assert seen.forces[force.id].rebel


@clause("RR-0.4.2", "RR-1.16.1", "RR-1.09.62", "RR-1.06.53")
def test_forum_curia_laws_land_bills_and_debts_are_open() -> None:
    g = full(4, "late")
    add_senator(g, 12, None)
    g.deck = [card for card in g.deck if card not in ("mining", "harbor-fees", "bequest-bithynian")]
    g.concessions, g.curia.concessions, g.curia.families = ["mining"], ["harbor-fees"], []
    g.bequests["bequest-bithynian"] = Bequest(id="bequest-bithynian", collector=numbered(g, 1).id)
    g.land_bills, g.charges, g.willed = [2, 3, 3], 4, {"creta-et-cyrenaica": "x"}
    seen = view(g, None)
    assert [one.id for one in seen.forum.concessions] == ["mining"]
    assert numbered(g, 12).id in seen.forum.senators
    assert [(one.province, one.collector) for one in seen.forum.bequests] == [("bithynia", numbered(g, 1).id)]
    assert [one.id for one in seen.curia.concessions] == ["harbor-fees"]
    assert [one.name for one in seen.laws] == [g.tables.laws[law].name for law in g.laws]
    assert [(one.in_effect, one.left) for one in seen.land_bills] == [(0, 1), (1, 1), (2, 1)]
    assert [(one.purpose, one.talents) for one in seen.debits] == [
        ("spoils", 4),
        ("land-bill-2", 5),
        ("land-bill-3", 20),
        ("units", 16),
    ]
    assert seen.willed == ("creta-et-cyrenaica",)


@clause("RR-0.5.3", "RR-1.12.1.5", "RR-2.01.7")
def test_claims_endings_and_impiety_are_open() -> None:
    g = full()
    g.claims["agreement-1"] = Claim(claimant=TRIANGLE, votes={Seat("circle"): True})
    g.ending = Ending(reason="influence", winner=TRIANGLE, beside=[Seat("circle")])
    g.impious = Seat("square")
    seen = view(g, None)
    (claim,) = seen.claims
    assert (claim.agreement, claim.claimant, claim.votes) == ("agreement-1", TRIANGLE, {"circle": True})
    assert seen.ending
    assert (seen.ending.reason, seen.ending.winner, seen.ending.beside) == ("influence", TRIANGLE, ("circle",))
    assert seen.impious == "square"


@clause("RR-1.07.414", "RR-0.4.2")
def test_an_attempt_at_persuasion_is_seen_with_what_is_bid() -> None:
    g = full()
    target = add_senator(g, 20, None)
    attempt = Persuasion(seat=Seat("diamond"), persuader=numbered(g, 1).id, target=target.id, bribes=4)
    attempt.counter_bribes = {TRIANGLE: 3}
    g.forum = Initiatives(number=1, seat=Seat("diamond"), persuasion=attempt)
    seen = view(g, None).initiative
    assert seen
    assert seen.persuasion
    assert seen.persuasion.counter_bribes == {"triangle": 3}
    assert seen.persuasion.base == 3 + 10 + 4 - 6 - 3


@clause("RR-1.10.11", "RR-1.10.11.1")
def test_a_battle_shows_both_sides_and_how_it_may_end() -> None:
    g = full()
    force = add_force(g, "illyrian-2", 1, legions=9, fleets=2)
    g.combat.battle = Battle(
        force=force.id, war="illyrian-2", ground="land", commanders=force.commanders, units=9, military=4, enemy=4,
        disaster=[5], standoff=[17],
    )  # fmt: skip
    seen = view(g, None).battle
    assert seen
    assert (seen.strength, seen.enemy, seen.disaster, seen.standoff) == (13, 4, (5,), (17,))
    assert (seen.odds.disaster, seen.odds.standoff) == (3, 1)
    assert seen.odds.victory + seen.odds.stalemate + seen.odds.defeat + 4 == 100


@clause("RR-1.10.11")
def test_a_force_shows_what_it_would_be_to_fight_now() -> None:
    g = full()
    ready = add_force(g, "illyrian-2", 1, legions=9, fleets=2)
    unsupported = add_force(g, "syrian", 2, legions=9)
    seen = view(g, None).forces
    battle = seen[ready.id].battle
    assert battle
    assert (battle.ground, battle.units, battle.military, battle.enemy) == ("land", 9, 4, 4)
    assert seen[unsupported.id].battle is None
    assert g.combat.battle is None


@clause("RR-4.05.2", "RR-4.05.3", "RR-4.05.416")
def test_with_neutrals_the_coalition_its_plan_and_its_bill_are_open() -> None:
    g = full()
    assert view(g, None).neutrals is None
    g.factions[TRIANGLE].neutral = "imperials"
    g.neutrals.ranking, g.neutrals.coalition = list(g.seats), [TRIANGLE]
    g.neutrals.attacks = [Attack(war="punic-1", legions=10, fleets=10)]
    g.neutrals.draft = Draft(type=2, sponsor=numbered(g, 2).id)
    seen = view(g, None).neutrals
    assert seen
    assert (seen.ranking, seen.coalition, seen.crisis) == (tuple(g.seats), (TRIANGLE,), False)
    assert [(one.war, one.legions, one.fleets) for one in seen.attacks] == [("punic-1", 10, 10)]
    assert seen.draft
    assert (seen.draft.type, seen.sponsor) == (2, numbered(g, 2).id)


def test_what_is_not_going_on_is_not_there(play: Play) -> None:
    seen = play.at("revenue.start").table.view(None)
    assert isinstance(seen, RomeView)
    assert (seen.senate, seen.battle, seen.initiative, seen.civil, seen.ending) == (None, None, None, None, None)


# Scrambling


@clause("RR-0.4.1")
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("scenario", ["early", "middle", "late", "extended", "alternative"])
def test_a_scrambled_game_looks_the_same_and_is_another(seats: int, scenario: Scenario) -> None:
    g, other = game(scenario, seats), game(scenario, seats)
    scramble(other, TRIANGLE, Dice("other"))
    assert GAME.view(other, TRIANGLE) == GAME.view(g, TRIANGLE)
    assert GAME.view(other, None) == GAME.view(g, None)
    assert other.deck != g.deck
    assert [faction.hand for faction in other.factions.values()] != [faction.hand for faction in g.factions.values()]
    assert other.factions[TRIANGLE].hand == g.factions[TRIANGLE].hand
    invariants(other)


def game(scenario: Scenario, seats: int = 4) -> Rome:
    """As it is dealt, with money that is hidden."""
    g = dealt(seats, scenario)
    prepared(g)
    for n, seat in enumerate(g.seats):
        reds = [card for card in g.deck[buried(g) :] if g.tables.card(card).red and origin(g, card) != "next"]
        give_red(g, {seat: reds[:3]})
        g.factions[seat].treasury, g.issued = n, g.issued + n
    return g


@clause("RR-0.4.1")
def test_hands_and_treasuries_are_dealt_afresh() -> None:
    cards, talents = set[str](), set[int]()
    for n in range(12):
        g = full()
        scramble(g, TRIANGLE, Dice(f"{n}"))
        cards.add(g.factions[Seat("diamond")].hand[0])
        talents.add(g.factions[Seat("diamond")].treasury)
        assert all(g.tables.card(card).red for one in g.factions.values() for card in one.hand)
    assert len(cards) >= 4
    assert len(talents) == 3


@clause("RR-3.01.4", "RR-3.02.2", "RR-3.03.2", "RR-3.05.1")
@pytest.mark.parametrize(("scenario", "most"), [("early", 13), ("middle", 13), ("late", 11), ("alternative", 12)])
def test_era_ends_stays_among_the_cards_at_the_bottom(scenario: Scenario, most: int) -> None:
    places = set[int]()
    for n in range(25):
        g = game(scenario)
        assert buried(g) == most
        scramble(g, TRIANGLE, Dice(f"{n}"))
        places.add(g.deck.index(ERA_ENDS))
    assert max(places) < most
    assert len(places) > 4


@clause("RR-3.01.4", "RR-3.02.2")
@pytest.mark.parametrize("scenario", ["early", "middle"])
def test_six_cards_of_the_next_deck_lie_at_the_bottom_and_nobody_knows_which(scenario: Scenario) -> None:
    seen = Counter[str]()
    for n in range(12):
        g = game(scenario)
        scramble(g, TRIANGLE, Dice(f"{n}"))
        low = [card for card in g.deck[: buried(g)] if origin(g, card) == "next"]
        assert len(low) == layouts()[g.era].bottom.next == 6
        assert [card for card in g.deck[buried(g) :] if origin(g, card) == "next"] == []
        seen.update(low)
    assert len(seen) > 20


@clause("RR-3.02.2", "RR-3.03.2")
@pytest.mark.parametrize("scenario", ["middle", "late"])
def test_nobody_knows_which_intrigues_of_former_decks_are_in_the_game(scenario: Scenario) -> None:
    seen = set[str]()
    for n in range(12):
        g = game(scenario)
        scramble(g, TRIANGLE, Dice(f"{n}"))
        seen |= {card for card in [*g.deck, *g.factions[Seat("circle")].hand] if origin(g, card) == "former"}
        invariants(g)
    assert len(seen) > 9


@clause("RR-3.04.1")
def test_in_an_extended_game_each_deck_keeps_to_itself() -> None:
    g = game("extended")
    g.deck, g.next_deck, g.coming = [], list(g.tables.copies("middle")), ["middle", "late"]
    before = {seat: set(one.hand) for seat, one in g.factions.items()}
    assert buried(g) == 0
    scramble(g, TRIANGLE, Dice("x"))
    assert sorted(g.next_deck) == sorted(g.tables.copies("middle"))
    early = set[str]().union(*before.values())
    assert all(set(one.hand) <= early for one in g.factions.values())


@clause("RR-3.04.1")
def test_the_last_deck_of_an_extended_game_has_its_bottom() -> None:
    g = game("extended")
    g.coming = []
    assert buried(g) == 11
    assert left_out(g) == []


@clause("RR-1.07.21.6")
def test_a_war_that_may_have_been_put_back_stays_in_the_deck() -> None:
    """Everybody knows that it is there, once the bottom may be drawn from: no other card takes its place."""
    for n in range(8):
        g = game("early")
        g.deck = [card for card in g.deck if origin(g, card) != "next"][:9]
        g.deck.append("jugurthine")
        scramble(g, TRIANGLE, Dice(f"{n}"))
        assert "jugurthine" in g.deck


@clause("RR-1.10.71", "RR-0.4.1")
def test_secret_orders_of_others_are_forgotten() -> None:
    g = full()
    g.ransoms = [numbered(g, 2).id, numbered(g, 3).id]
    scramble(g, TRIANGLE, Dice("x"))
    assert g.ransoms == [numbered(g, 2).id]


# What may be in a hand, for all that anybody knows


def named(name: str):
    return lambda card: card.partition(".")[0] == name  # type: ignore[no-any-return]


@clause("RR-3.05.1")
def test_in_an_alternative_history_any_card_may_be_in_a_hand_from_the_first_turn_on() -> None:
    g = dealt(4, "alternative")
    assert g.era == "early"
    assert at_large(g, named("open-bodyguard")) == ["open-bodyguard"]
    assert len(at_large(g, named("tribune"))) == 20
    assert set(drawable(g)) >= set(g.tables.copies("late"))


@clause("RR-3.02.2")
@pytest.mark.parametrize("scenario", ["early", "middle"])
def test_a_card_at_the_bottom_may_be_in_a_hand_once_the_bottom_is_reached(scenario: Scenario) -> None:
    g = dealt(4, scenario)
    card = {"early": "graft", "middle": "open-bodyguard"}[scenario]
    following = named(card)
    assert not set(at_large(g, following)) & set(g.tables.copies({"early": "middle", "middle": "late"}[scenario]))
    g.deck = g.deck[: buried(g) + 5]
    assert at_large(g, following)


@clause("RR-3.02.2", "RR-3.03.2")
@pytest.mark.parametrize(("scenario", "tribunes"), [("early", 9), ("middle", 16), ("late", 20)])
def test_intrigues_of_former_decks_may_be_in_a_hand(scenario: Scenario, tribunes: int) -> None:
    g = dealt(4, scenario)
    assert len(at_large(g, named("tribune"))) == tribunes
    assert at_large(g, named("mining")) == ["mining"]


@clause("RR-3.03.2")
def test_the_late_scenario_has_two_statesmen_of_the_middle_deck_and_no_other() -> None:
    g = dealt(4, "late")
    assert [card for card in at_large(g, lambda card: card.startswith("st-")) if card in ("st-27a", "st-1c")]
    assert at_large(g, named("st-1b")) == []


@clause("RR-3.04.1")
def test_in_an_extended_game_cards_come_with_their_deck() -> None:
    g = dealt(4, "extended")
    assert at_large(g, named("open-bodyguard")) == []
    g.era = "late"
    assert at_large(g, named("open-bodyguard")) == ["open-bodyguard"]


@clause("RR-0.4.3")
def test_a_discarded_card_is_in_no_hand() -> None:
    g = dealt(4)
    g.gone.append("seduction")
    assert at_large(g, named("seduction")) == []
