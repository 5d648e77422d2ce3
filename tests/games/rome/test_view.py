"""RR-0.4: what a seat may see, and that a scrambled game looks the same to it."""

from __future__ import annotations

import pytest

from games.kernel import Seat
from games.republic.combat.pieces import Battle
from games.republic.forum.pieces import Initiatives, Persuasion
from games.republic.pieces import EnemyLeader, Legion, Reign, TableEvent
from games.rome import GAME
from games.rome.neutrals.pieces import Attack, Draft
from games.rome.pieces import Bequest, Civil, Claim, Ending
from games.rome.seen.see import view
from games.rome.seen.view import OwnView, RomeView
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome
from tests.clauses import clause
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
from tests.games.rome.secrets_kept import SECRET, TRIANGLE, full


def own(g: Rome, seat: str) -> OwnView:
    found = view(g, Seat(seat)).own
    assert found
    return found


# What is hidden


@clause("RR-0.4.1", "RR-1.04.9", "RR-1.04.2")
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
