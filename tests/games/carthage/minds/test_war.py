"""War: what is raised and for what, how forces are sent, helped and called home."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.carthage.minds import SensiblePlayer
from games.carthage.minds.sensible.army import WARFARE, candidates, leaders
from games.carthage.minds.sensible.campaign import foreseen
from games.carthage.minds.sensible.outlook import prospect
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import Legion, Reign
from tests.clauses import clause
from tests.games.carthage import combat
from tests.games.carthage.ahead.senate_helpers import meeting
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.chamber import campanians, influence, nobody_home, orders, raised, recruits
from tests.games.carthage.minds.saying import says, why, without
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import Change, away, office, session
from tests.games.carthage.trials import rated
from tests.games.carthage.units import at_home, calm, celtiberians, crisis, force, law, money, pressed, war

MARINE: Final = office(2, "marine-suffete")
PYRRHIC_AND_ALL: Final = ["pyrrhic-war", "syracusan-war-1", "syracusan-war-3"]


def carthaginians(count: int) -> list[Legion]:
    return [Legion(type="carthaginian") for _ in range(count)]


# The odds


def test_a_battle_is_reckoned_with_the_numbers_of_leaders_too(play: Play) -> None:
    """RC-10.2.8: a force went against Masinissa whose chance was called fair, for 55 in 100; it was 36."""
    there = war("pyrrhic-war", naval_victory=True), combat.enemy("pyrrhus", "pyrrhic-war")
    army = force("pyrrhic-war", 9, legions=[*celtiberians(4), *campanians(3)], fleets=6)
    session(play, "senate.business", *there, army)
    view = see.view(play.g, Seat("diamond"))
    battle = view.forces["f"].battle
    assert battle
    odds = prospect(battle.strength, battle.enemy, view, view.wars["pyrrhic-war"])
    assert (odds.percent(odds.victory), odds.percent(odds.disaster)) == (battle.odds.victory, battle.odds.disaster)


# Raising


def test_nothing_is_raised_for_a_war_that_cannot_be_met_this_turn(play: Play) -> None:
    session(play, "senate.business", MARINE, war("syracusan-war-2"), money(70))
    assert raised(says(play, "diamond", "senate.units")) == {}


def test_no_more_is_raised_than_a_force_lacks(play: Play) -> None:
    tunisia, veterans = war("conquest-of-tunisia"), celtiberians(4, loyal="fam-mago")
    session(play, "senate.business", MARINE, tunisia, money(300), at_home(*veterans, *campanians(3)))
    assert raised(says(play, "diamond", "senate.units")) == {}
    few = session(Play(), "senate.business", MARINE, tunisia, money(300), at_home(*veterans))
    assert 0 < sum(raised(says(few, "diamond", "senate.units")).values()) <= 3


def test_a_fleet_is_raised_for_the_sea_alone_if_there_is_not_money_enough_for_the_land(play: Play) -> None:
    """But not with the last money, so that nothing could follow."""
    session(play, "senate.business", MARINE, calm, war("massilian-war"), pressed, money(160))
    assert set(raised(says(play, "diamond", "senate.units"))) == {"raise.fleet"}
    enough = session(Play(), "senate.business", MARINE, calm, war("massilian-war"), pressed, money(220))
    assert {"raise.fleet"} < set(raised(says(enough, "diamond", "senate.units")))
    last = session(Play(), "senate.business", MARINE, calm, war("massilian-war"), pressed, money(120))
    assert raised(says(last, "diamond", "senate.units")) == {}
    asked, view = play.decision("diamond", "senate.units"), see.view(play.g, Seat("diamond"))
    (reason,) = SensiblePlayer().reasoned(asked, lambda: view)[1]
    assert (reason.key, dict(reason.about)["war"]) == ("levy-send", "massilian-war")


def test_what_no_war_asks_for_is_disbanded_when_money_is_short(play: Play) -> None:
    idle = at_home(*celtiberians(3), fleets=16)
    hard = ("syracusan-war-1", "syracusan-war-2", "syracusan-war-3", "pyrrhic-war", "massilian-war")
    session(play, "senate.business", MARINE, *map(war, hard), money(10), idle)
    said = says(play, "diamond", "senate.units")
    assert 0 < said["disband.fleet"] < 16
    assert raised(said) == {}
    assert without(play, "disbanding", "diamond", "senate.units") is None


def no_more_cards(g: Carthage) -> None:
    """The deck is used up."""
    g.deck.clear()


@clause("RC-6.6")
@pytest.mark.parametrize(("left", "kept"), [(no_more_cards, 2), (calm, 10)])
def test_fleets_that_no_war_could_ask_for_are_disbanded_however_rich_the_state_is(
    left: Change, kept: int, play: Play
) -> None:
    """Sixteen of them cost 32T a turn; the Cyrenean War asks for two, the Massilian one, which may come, for ten."""
    session(
        play, "senate.business", calm, MARINE, war("cyrenean-war"), left, at_home(fleets=20), nobody_home, money(300)
    )
    said, view = says(play, "diamond", "senate.units"), see.view(play.g, Seat("diamond"))
    marching = sum(one["fleets"] for one in foreseen(view).orders)
    assert said["disband.fleet"] == 20 - marching - kept
    hoarding = without(play, "disbanding", "diamond", "senate.units") or {}
    assert not hoarding.get("disband.fleet")


def no_recruits(g: Carthage) -> None:
    """No legion is left in the Force Pool."""
    for name, count in g.army.pool.items():
        g.army.reserve[name] = g.army.reserve.get(name, 0) + count
        g.army.pool[name] = 0


def test_no_fleet_is_raised_to_sail_alone_where_there_is_none_to_beat(play: Play) -> None:
    """RC-10.2.5: Cyrene has no fleet, and without legions nothing is won there."""
    session(play, "senate.business", calm, MARINE, war("cyrenean-war"), nobody_home, no_recruits, money(200))
    assert raised(says(play, "diamond", "senate.units")) == {}


def test_nothing_is_raised_for_a_general_who_may_not_command_alone(play: Play) -> None:
    """RC-9.5.7: in Crisis one goes beside a Suffete; the Marine Suffete has an army, and who presides has to stay."""
    wars = map(war, ("numidian-war-1", "massilian-war", "pyrrhic-war", "syracusan-war-3"))
    army = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3))
    session(play, "senate.business", calm, crisis, office(12, "marine-suffete"), *wars, army, money(400))
    assert set(raised(says(play, "diamond", "senate.units"))) == {"raise.balearic-slingers"}


def test_no_fleet_is_raised_for_a_victory_at_sea_that_nothing_follows(play: Play) -> None:
    """RC-10.2.5: sixteen Fleets for 160T beat the fleet of a War for whose land there was no money left."""
    session(play, "senate.business", calm, MARINE, war("massilian-war"), nobody_home, no_recruits, money(300))
    assert raised(says(play, "diamond", "senate.units")) == {}


@pytest.mark.parametrize(("more", "wanted"), [([], False), (PYRRHIC_AND_ALL, True)])
def test_when_somebody_rules_for_life_nothing_is_raised_but_what_saves_the_state(
    more: list[str], wanted: bool, play: Play
) -> None:
    """RC-9.10.3, 12.3: a hundred Talents went into an army for a War that nobody had to win any more."""
    wars = map(war, ("conquest-of-tunisia", *more))
    session(play, "senate.business", calm, office(12, "marine-suffete"), *wars, nobody_home, money(300))
    assert raised(says(play, "diamond", "senate.units"))
    play.g.reigns.append(Reign(senator="fam-mago", seat=Seat("diamond"), influence=24))
    assert bool(raised(says(play, "diamond", "senate.units"))) == wanted


# Sending


def led(play: Play, *led: str) -> list[list[str]]:
    """Who could lead against a War where these lead against others."""
    view = see.view(play.g, Seat("diamond"))
    able, most = candidates(view)
    return [*leaders(view, {"at": "massilian-war", "commanders": [able, 1, most]}, led)]


def test_the_home_suffete_leads_nothing_before_the_marine_suffete_has_left(play: Play) -> None:
    """RC-9.11: an army was raised for 131T that he was to lead, and nobody could send him."""
    session(play, "senate.business", crisis, office(12, "marine-suffete"), war("massilian-war"))
    home, marine = (numbered(play.g, number).id for number in (1, 12))
    assert all(marine in names for names in led(play) if home in names)
    assert [home] in led(play, marine)
    numbered(play.g, 12).place = "province"
    assert [home] in led(play)


@pytest.mark.parametrize(("risen", "wars", "goes"), [(21, [], False), (20, [], True), (21, PYRRHIC_AND_ALL, True)])
def test_no_rival_is_given_the_victory_that_he_needs_to_rule_for_life(
    risen: int, wars: list[str], goes: bool, play: Play
) -> None:
    """RC-9.10.2, 10.2.11: the command brings 3 INF, Tunisia 4, a gift 7 more; but where all may fall he goes."""
    home = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3))
    best, many = rated(12, influence=risen), map(war, ["conquest-of-tunisia", *wars])
    unelected = purse(60, 1), money(0 if wars else 200)
    session(play, "senate.business", calm, office(12, "marine-suffete"), *many, home, best, *unelected)
    sent = orders(says(play, "diamond", "senate.forces"), "send")
    assert ("fam-malchus" in [name for one in sent for name in one["commanders"]]) == goes


@pytest.mark.parametrize(("legions", "fleets", "able"), [(0, 3, False), (12, 0, True)])
def test_without_legions_nothing_is_won_on_land(legions: int, fleets: int, able: bool, play: Play) -> None:
    """RC-9.6.2: not even where there is no fleet to beat before."""
    session(play, "senate.business", war("numidian-war-1"))
    view = see.view(play.g, Seat("diamond"))
    assert (WARFARE.part_by_part(view, view.wars["numidian-war-1"], legions, fleets, 3) > 0) == able


def test_the_sea_is_won_first_by_fleets_alone(play: Play) -> None:
    session(play, "senate.business", MARINE, war("massilian-war"), at_home(fleets=12), money(0))
    (sent,) = orders(says(play, "diamond", "senate.forces"), "send")
    assert (sent["at"], sent["legions"]) == ("massilian-war", {})
    assert sent["fleets"] >= 7


def test_a_beaten_fleet_is_followed_by_legions(play: Play) -> None:
    beaten = war("massilian-war", naval_victory=True)
    army = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3), fleets=12)
    session(play, "senate.business", MARINE, beaten, army, money(0))
    (sent,) = orders(says(play, "diamond", "senate.forces"), "send")
    assert sent["fleets"] == 3
    assert sent["legions"]


@pytest.mark.parametrize("legions", [celtiberians(4, loyal="fam-gisco"), []])
def test_a_force_that_cannot_win_alone_is_helped(legions: list[Legion], play: Play) -> None:
    home = at_home(*campanians(3), *legions)
    there = [] if legions else celtiberians(4, loyal="fam-gisco")
    standing = force("conquest-of-tunisia", 7, legions=there)
    session(play, "senate.business", war("conquest-of-tunisia"), home, standing, money(0))
    (sent,) = orders(says(play, "diamond", "senate.forces"), "reinforce")
    assert sum(sent["legions"].values()) >= 3
    assert orders(without(play, "reinforcements", "diamond", "senate.forces"), "reinforce") == []


def test_a_force_that_can_do_nothing_is_called_home(play: Play) -> None:
    hopeless = force("syracusan-war-3", 7, legions=celtiberians(2))
    session(play, "senate.business", war("syracusan-war-3"), war("syracusan-war-1"), hopeless, money(0))
    (back,) = orders(says(play, "diamond", "senate.forces"), "recall")
    assert back["commanders"] == ["fam-gisco"]
    assert orders(without(play, "recalls", "diamond", "senate.forces"), "recall") == []


def slingers(count: int) -> list[Legion]:
    return [Legion(type="balearic-slingers") for _ in range(count)]


def led_by_mangi(*more: Legion) -> Change:
    """Mangi, whose MIL is 1, stands in Cyrene with eight legions, four of them veterans, and these."""
    veterans = celtiberians(4, loyal="fam-mangi")
    return force("cyrenean-war", 5, legions=[*veterans, *campanians(3), *slingers(1), *more], fleets=2)


def test_a_better_commander_takes_over_a_force_that_is_not_likely_to_win(play: Play) -> None:
    """RC-9.6.3: it would win under Mago, whose MIL is 3."""
    session(play, "senate.business", calm, war("cyrenean-war"), led_by_mangi(), nobody_home, money(0))
    (new,) = orders(says(play, "diamond", "senate.forces"), "replace")
    assert (new["at"], new["commanders"]) == ("f", ["fam-mago"])
    assert orders(without(play, "replacements", "diamond", "senate.forces"), "replace") == []


def unled(g: Carthage) -> None:
    """Whoever led the force is gone; it waits."""
    g.forces["f"].commanders = []


@clause("RC-9.6.1", "RC-9.6.3")
def test_units_that_wait_without_a_commander_are_joined_and_not_taken_over_beside_that(play: Play) -> None:
    change = (calm, war("cyrenean-war"), led_by_mangi(), unled, nobody_home, money(300))
    session(play, "senate.business", *change)
    (sent,) = foreseen(see.view(play.g, Seat("diamond"))).orders
    assert (sent["order"], sent["at"]) == ("send", "cyrenean-war")


def test_who_is_likely_to_win_keeps_his_command(play: Play) -> None:
    more = [Legion(type="balearic-slingers", veteran=True, loyal="fam-mangi")]
    session(play, "senate.business", calm, war("cyrenean-war"), led_by_mangi(*more), nobody_home, money(0))
    assert orders(says(play, "diamond", "senate.forces"), "replace") == []


def test_a_rich_state_dares_a_battle_that_a_poor_one_waits_with(play: Play) -> None:
    """Seven legions, three of them veterans, win Tunisia about every second time; losses are bought again."""
    few = [
        calm,
        war("conquest-of-tunisia"),
        office(1, "marine-suffete"),
        nobody_home,
        at_home(*celtiberians(3, loyal="fam-mago"), *celtiberians(1), *campanians(3)),
    ]
    session(play, "senate.business", *few, money(400))
    assert [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")] == ["conquest-of-tunisia"]
    assert orders(without(play, "boldness", "diamond", "senate.forces"), "send") == []
    poor = session(Play(), "senate.business", *few, money(0))
    assert orders(says(poor, "diamond", "senate.forces"), "send") == []


def test_however_rich_nobody_wakes_a_war_at_doubtful_odds(play: Play) -> None:
    """RC-8.9.6: one that sleeps is no danger; it was woken with 43 %, the Omens being evil."""
    few = at_home(*celtiberians(3, loyal="fam-mago"), *celtiberians(1), *campanians(3))
    for status, sent in (("active", ["conquest-of-tunisia"]), ("inactive", [])):
        tunisia = war("conquest-of-tunisia", status)
        session(play, "senate.business", calm, tunisia, office(1, "marine-suffete"), nobody_home, few, money(400))
        assert [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")] == sent


@pytest.mark.parametrize("next_turn", [True, False])
def test_a_war_is_met_at_fair_odds_before_another_doubles_it(next_turn: bool, play: Play) -> None:
    """RC-5.0, 8.9.8: two Roman Wars that were not met one after the other were never met again."""
    few = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3))
    waiting = [war("syracusan-war-2", "imminent")] if next_turn else []
    session(play, "senate.business", calm, MARINE, war("syracusan-war-3"), *waiting, few, money(0))
    places = [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")]
    assert places == (["syracusan-war-3"] if next_turn else [])


@pytest.mark.parametrize(("talents", "sent"), [(60, []), (400, ["conquest-of-tunisia"])])
def test_no_force_goes_to_a_war_that_must_be_given_up(talents: int, sent: list[str], play: Play) -> None:
    """RC-9.5.4: of four Active Wars one is given up, and with 60T only the cheapest can be."""
    hard = map(war, ("syracusan-war-1", "pyrrhic-war", "syracusan-war-3", "conquest-of-tunisia"))
    home = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3))
    session(play, "senate.business", calm, office(12, "marine-suffete"), *hard, home, money(talents))
    assert [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")] == sent


def test_who_faces_the_rebel_is_not_called_home(play: Play) -> None:
    """RC-12.1a: unmet he has won, at whatever odds he is met."""
    few = force("civil-war", 7, legions=celtiberians(1))
    session(play, "senate.business", calm, combat.rebel(9, 4), few, nobody_home, money(0))
    assert orders(says(play, "diamond", "senate.forces"), "recall") == []


@clause("RC-8.9.6")
@pytest.mark.parametrize(
    ("active", "sent"),
    [(["pyrrhic-war"], True), (["pyrrhic-war", "syracusan-war-1"], False), (PYRRHIC_AND_ALL, False)],
)
def test_a_sleeping_war_is_met_while_few_are_active(active: list[str], sent: bool, play: Play) -> None:
    """Nor with what lies at home, while two stand unmet."""
    home = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3))
    session(play, "senate.business", MARINE, *map(war, active), home, money(0))
    places = [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")]
    assert places == (["conquest-of-tunisia"] if sent else [])


@clause("RC-8.9.6")
@pytest.mark.parametrize(
    ("active", "met"), [("numidian-war-1", "numidian-war-1"), ("pyrrhic-war", "conquest-of-tunisia")]
)
def test_no_war_is_woken_while_the_same_force_has_a_fair_chance_in_one_that_is_active(
    active: str, met: str, play: Play
) -> None:
    """With 52 % an Active War was left alone, and one that slept was woken with 64 %: three cost 60T a turn then."""
    home, sleeping = at_home(*celtiberians(4, loyal="fam-mago"), *campanians(3)), war("conquest-of-tunisia", "inactive")
    session(play, "senate.business", calm, MARINE, war(active), sleeping, home, money(0))
    assert [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")] == [met]


def test_nothing_is_raised_against_a_war_behind_one_that_is_not_met(play: Play) -> None:
    """RC-8.9.8: the 2nd Syracusan War waits for a force against the 1st, for which there are too few legions."""
    first, second = war("syracusan-war-1"), war("syracusan-war-2")
    home = (nobody_home, recruits, at_home(fleets=4), money(200))
    session(play, "senate.business", calm, MARINE, first, second, *home)
    wanted = raised(says(play, "diamond", "senate.units"))
    assert wanted.get("raise.fleet", 0) == 0
    alone = session(Play(), "senate.business", calm, MARINE, second, *home)
    assert raised(says(alone, "diamond", "senate.units"))["raise.fleet"] > 0


def test_the_rebel_is_met_before_all(play: Play) -> None:
    """RC-12.1a: unmet he has won; so the few legions at home go against him."""
    standing = force("libyan-revolt", 7, legions=celtiberians(3), name="g")
    session(play, "senate.business", MARINE, war("libyan-revolt"), combat.rebel(9, 2), standing, money(0))
    said = says(play, "diamond", "senate.forces")
    assert said["movements"][0]["at"] == "civil-war"


def test_when_only_a_victory_can_save_all_it_marches_at_any_odds(play: Play) -> None:
    """RC-12.3: with four Active Wars and three Lost ones none can be given up."""
    active = ("syracusan-war-1", "syracusan-war-3", "pyrrhic-war", "conquest-of-tunisia")
    lost = [war(name, "lost") for name in ("numidian-war-1", "cyrenean-war")]
    few = at_home(*celtiberians(1))
    session(play, "senate.business", calm, *map(war, active), *lost, few, money(0))
    assert orders(says(play, "diamond", "senate.forces"), "send") == []
    session(play, "senate.business", calm, *map(war, active), *lost, war("massilian-war", "lost"), few, money(0))
    assert [one["at"] for one in orders(says(play, "diamond", "senate.forces"), "send")] == ["conquest-of-tunisia"]
    assert why(play, "diamond", "senate.forces") == ["last-hope"]


@clause("RC-10.2.7", "RC-12.3")
@pytest.mark.parametrize(("legions", "sent"), [(0, []), (3, ["massilian-war"])])
def test_when_only_a_victory_can_save_all_nothing_sails_that_cannot_also_land(
    legions: int, sent: list[str], play: Play
) -> None:
    """For 180T Fleets were raised that beat a fleet at best, while that War still counted at the end of the turn."""
    active = ("syracusan-war-1", "syracusan-war-3", "pyrrhic-war", "massilian-war")
    lost = [war(name, "lost") for name in ("numidian-war-1", "cyrenean-war", "conquest-of-tunisia")]
    home = at_home(*celtiberians(legions), fleets=12)
    session(play, "senate.business", calm, MARINE, *map(war, active), *lost, nobody_home, home, money(0))
    found = orders(says(play, "diamond", "senate.forces"), "send")
    assert [one["at"] for one in found] == sent
    assert all(one["legions"] for one in found)


@pytest.mark.parametrize(("veteran", "leads"), [(False, "fam-adherbal"), (True, "fam-mangi")])
def test_a_doubtful_battle_is_led_by_the_best_whosoever_he_is(veteran: bool, leads: str, play: Play) -> None:
    """RC-9.6.1: in a Crisis one's own, whose MIL was 1, led ten legions to ruin, and another with 5 sat at home."""

    def at_leisure(g: Carthage) -> None:
        g.committee["state-treasurer"].member = "fam-bomilcar"
        g.army.active.legions.clear()

    units = [Legion(type="celtiberians", veteran=veteran) for _ in range(4)]
    home = at_home(*units, *campanians(3), Legion(type="balearic-slingers"), *carthaginians(2), fleets=0)
    wars = map(war, ("conquest-of-tunisia", "syracusan-war-3", "pyrrhic-war"))
    session(play, "senate.business", calm, law("law-separation-of-powers"), *wars, at_leisure, home, money(0))
    (sent,) = orders(says(play, "diamond", "senate.forces"), "send")
    assert (sent["at"], sent["commanders"]) == ("conquest-of-tunisia", [leads])


@clause("RC-9.5.5")
@pytest.mark.parametrize(("against", "raised"), [("syracusan-war-1", True), ("cyrenean-war", False)])
def test_troops_that_serve_in_some_wars_only_are_raised_for_these(against: str, play: Play, *, raised: bool) -> None:
    """The Sikels, cheapest of all, were in the Force Pool for four of the Wars on the table, and never thought of."""

    def sikels(g: Carthage) -> None:
        g.army.pool["sikels"], g.army.reserve["sikels"] = 2, 0

    veterans, free = at_home(*celtiberians(1, "fam-gisco")), law("law-separation-of-powers")
    play = meeting("senate.business", calm, free, war(against), sikels, veterans, money(400))
    (units,), (forces,) = put(play, "units"), put(play, "forces")
    assert (units.get("raise.sikels", 0) > 0) == raised
    assert any(one["legions"].get("sikels") for one in forces["movements"]) == raised


# Asked ahead


def put(play: Play, kind: str) -> list[dict[str, Any]]:
    """What its programme holds of this kind, each with its terms."""
    said = says(play, "diamond", "senate.programme")
    return [one[0]["terms"] for one in said["motions"] if one[0]["kind"] == kind]


def test_its_programme_gives_up_no_war_that_it_sends_a_force_against() -> None:
    hard = ("syracusan-war-1", "syracusan-war-3", "pyrrhic-war")
    enough = at_home(*celtiberians(4), *campanians(3), fleets=2)
    play = meeting(
        "senate.business", office(12, "marine-suffete"), *map(war, (*hard, "cyrenean-war")), enough, money(0)
    )
    (sent,), (given_up,) = put(play, "forces"), put(play, "peace")
    assert given_up["war"] not in [one["at"] for one in sent["movements"]]


def test_it_is_asked_again_when_a_force_comes_home() -> None:
    """RC-9.6.3: in the same Senate its units may be sent against another War."""
    hopeless = force("syracusan-war-3", 7, legions=celtiberians(2))
    play = meeting("senate.business", war("syracusan-war-3"), war("syracusan-war-1"), hopeless, money(0))
    (sent,) = put(play, "forces")
    assert [one["order"] for one in sent["movements"]] == ["recall"]
    assert says(play, "diamond", "senate.programme")["end"] == "ask"


def test_it_is_asked_again_if_more_than_one_war_has_to_be_given_up() -> None:
    hard = ("syracusan-war-1", "syracusan-war-2", "syracusan-war-3", "pyrrhic-war", "massilian-war")
    play = meeting("senate.business", MARINE, *map(war, hard), money(0))
    assert put(play, "peace")
    assert says(play, "diamond", "senate.programme")["end"] == "ask"


@clause("RC-8.9.8")
@pytest.mark.parametrize(("army", "end"), [(celtiberians(4), "ask"), ([], "adjourn")])
def test_it_is_asked_again_when_a_peace_leaves_the_next_war_of_the_group_to_an_army_at_home(
    army: list[Legion], end: str
) -> None:
    """Ten legions stayed at home when the peace had halved the War that they had been too few for."""

    def alone(g: Carthage) -> None:
        g.army.active.legions.clear()

    hard = ("syracusan-war-1", "syracusan-war-3", "massilian-war", "cyrenean-war")
    play = meeting("senate.business", alone, at_home(*army), *map(war, hard), money(0))
    assert (len(put(play, "forces")), put(play, "peace")) == (0, [{"war": "syracusan-war-1"}])
    assert says(play, "diamond", "senate.programme")["end"] == end


@clause("RC-9.10.2")
@pytest.mark.parametrize(("risen", "leads"), [(20, "fam-malchus"), (21, "fam-carthalo")])
def test_even_where_all_may_fall_no_rival_is_crowned_by_a_victory_that_others_can_win(
    risen: int, leads: str, play: Play
) -> None:
    """The best general of all, a rival, won 8 INF so with five Wars Active; then one gift was all that he needed."""
    units = at_home(*celtiberians(4), *campanians(3), Legion(type="balearic-slingers"), *carthaginians(2), fleets=0)
    wars = map(war, ("conquest-of-tunisia", "syracusan-war-3", "pyrrhic-war"))
    others = office(9, "state-treasurer"), away(10), law("law-separation-of-powers")
    session(play, "senate.business", calm, *others, *wars, influence(12, risen), units, purse(60, 1), money(0))
    (sent,) = orders(says(play, "diamond", "senate.forces"), "send")
    assert (sent["at"], sent["commanders"]) == ("conquest-of-tunisia", [leads])


@clause("RC-9.10.1")
@pytest.mark.parametrize(("points", "leads"), [(10, "fam-malchus"), (24, "fam-carthalo")])
def test_a_rival_who_could_then_be_elected_leads_no_force_that_others_can_lead(
    points: int, leads: str, play: Play
) -> None:
    """The best general of who had most votes had 7 INF of it, and was elected in the next turn."""
    his = influence(12, points), purse(30, 12)
    session(play, "senate.business", law("law-separation-of-powers"), war("conquest-of-tunisia"), *his)
    offer: dict[str, Any] = {"commanders": [["fam-malchus", "fam-carthalo"], 1, 1], "at": "conquest-of-tunisia"}
    assert next(leaders(see.view(play.g, Seat("diamond")), offer, ())) == [leads]
