"""RR-1.06.0: Internal Disorder, Barbarian Raids and Open Bodyguards, before any revenue."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.events import ChitsDrawn, Died
from games.republic.pieces import RAIDERS
from games.rome.basics.events import WarActivated
from games.rome.revenue.events import (
    DisorderRolled,
    GovernorCaptured,
    GuardDismissed,
    GuardKept,
    GuardPosted,
    PersonalIncome,
    ProvinceIdle,
    RaidRolled,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, event, garrison, rich
from tests.games.rome.play import Play, add_force, add_province, numbered, places

# Internal Disorder


def governed(name: str, number: int, *, developed: bool = False, legions: int = 0, armies: int = 0):
    def change(g: Rome) -> None:
        add_province(g, name, number, developed=developed).armies = armies
        garrison(g, name, legions)

    return change


@clause("RR-1.06.0", "RR-1.07.21.9")
@pytest.mark.parametrize(
    ("times", "roll", "legions", "calm"),
    [(1, 5, 0, True), (1, 4, 0, False), (1, 3, 2, True), (2, 5, 0, False), (2, 4, 2, True), (3, 6, 0, True)],
)
def test_an_undeveloped_province_rolls_for_disorder(
    play: Play, times: int, roll: int, legions: int, calm: bool
) -> None:
    change = all_of(governed("sicilia", 6, legions=legions), event("te-internal-disorder", times))
    play.at("revenue.start", scenario="middle", change=change, dice={"disorder.sicilia": [roll]})
    limit = 4 if times == 1 else 5
    assert play.saw(DisorderRolled) == [
        DisorderRolled("sicilia", roll, legions, 0, 0, roll + legions, limit, revolts=not calm)
    ]
    assert ("sicilia" in play.g.provinces) == calm
    invariants(play.g)


@clause("RR-1.07.21.9")
def test_a_province_in_disorder_becomes_a_war_and_its_governor_dies_with_the_garrison(play: Play) -> None:
    change = all_of(governed("macedonia", 6, legions=1), event("te-internal-disorder"))
    play.at("revenue.start", scenario="middle", change=change, dice={"disorder.macedonia": [1]})
    war = play.g.wars["revolt-macedonia"]
    assert (war.status, war.revolt, war.province) == ("active", True, "macedonia")
    side = play.g.tables.provinces["macedonia"].undeveloped
    assert (land_strength(play.g, war), fleet_strength(play.g, war)) == (side.land, side.fleet) == (5, 5)
    assert play.saw(WarActivated) == [WarActivated("revolt-macedonia")]
    assert [(one.senator, one.cause, one.clauses) for one in play.saw(Died)] == [
        ("fam-manlius", "disorder", ("RR-1.07.21.9",))
    ]
    invariants(play.g)


@clause("RR-1.07.21.9", "RR-1.07.21.8")
def test_evil_omens_count_and_developed_or_vacant_provinces_do_not_roll(play: Play) -> None:
    change = all_of(
        governed("sicilia", 6), governed("asia", 7, developed=True), lambda g: add_province(g, "syria"),
        event("te-internal-disorder"), event("te-evil-omens", 2),
    )  # fmt: skip
    play.at("revenue.start", scenario="middle", change=change, dice={"disorder.sicilia": [6]})
    assert [(one.province, one.total, one.revolts) for one in play.saw(DisorderRolled)] == [("sicilia", 4, True)]
    assert ProvinceIdle("syria", "vacant") in play.told


@clause("RR-1.07.21.9")
def test_provincial_armies_help_by_twos(play: Play) -> None:
    change = all_of(governed("sicilia", 6, armies=5), event("te-internal-disorder"))
    play.at(
        "revenue.start", scenario="middle", options={"provincial_wars": True}, change=change,
        dice={"disorder.sicilia": [3]},
    )  # fmt: skip
    assert play.saw(DisorderRolled) == [DisorderRolled("sicilia", 3, 0, 2, 0, 5, 4, revolts=False)]
    assert ProvinceIdle("sicilia", "disorder") in play.told


@clause("RR-2.03.4")
def test_the_province_of_a_rebel_governor_ignores_events(play: Play) -> None:
    def rebel(g: Rome) -> None:
        governed("gallia-cisalpina", 6)(g)
        numbered(g, 6).rebel = True
        event("te-internal-disorder")(g)
        event("te-barbarian-raids")(g)

    options = {"provincial_wars": True, "rebel_governors": True}
    play.at("revenue.start", scenario="middle", options=options, change=rebel)
    assert not play.saw(DisorderRolled)
    assert not play.saw(RaidRolled)


# Barbarian Raids

FRONTIER = "gallia-cisalpina"  # base land strength 1


@clause("RR-1.06.0", "RR-1.07.21.4")
@pytest.mark.parametrize(
    ("times", "dice", "legions", "lost"),
    [(1, [6, 6], 0, False), (1, [6, 5], 0, True), (1, [4, 3], 3, False), (2, [6, 6], 1, False), (2, [6, 6], 0, True)],
)
def test_a_frontier_province_holds_out_by_dice_base_garrison_and_mil(
    play: Play, times: int, dice: list[int], legions: int, lost: bool
) -> None:
    change = all_of(governed(FRONTIER, 6, legions=legions), event("te-barbarian-raids", times))
    loaded = {f"raid.{FRONTIER}": dice, f"raid.{FRONTIER}.chits": places(["none"] * 4 + ["1", "2"])}
    play.at("revenue.start", scenario="middle", change=change, dice=loaded)
    (rolled,) = play.saw(RaidRolled)
    assert rolled.total == sum(dice) + 1 + 2 * legions + 3
    assert (rolled.limit, rolled.overrun) == (15 if times == 1 else 17, lost)
    assert (ProvinceIdle(FRONTIER, "overrun") in play.told) == lost


@clause("RR-1.07.21.4")
def test_the_black_die_counts_legions_lost_and_the_province_becomes_undeveloped(play: Play) -> None:
    change = all_of(governed(FRONTIER, 6, developed=True, legions=3), event("te-barbarian-raids", 2))
    loaded = {f"raid.{FRONTIER}": [2, 1], f"raid.{FRONTIER}.chits": places(["none", "7"])}
    play.at("revenue.start", scenario="middle", change=change, dice=loaded)
    province = play.g.provinces[FRONTIER]
    assert (len(province.garrison), province.developed, province.overrun) == (1, False, True)
    assert play.saw(ChitsDrawn) == [ChitsDrawn(("none", "7"))]
    assert not play.saw(Died)
    invariants(play.g)


@clause("RR-1.07.21.4", "RR-1.10.71")
@pytest.mark.parametrize(
    ("chits", "fate"),
    [(["6"], "dies"), (["none", "6"], "captive"), (["6", "none"], "dies"), (["none", "7"], "safe")],
)
def test_chits_kill_the_governor_and_the_last_of_several_captures_him(play: Play, chits: list[str], fate: str) -> None:
    change = all_of(governed(FRONTIER, 6), event("te-barbarian-raids"))
    loaded = {f"raid.{FRONTIER}": [len(chits), 1], f"raid.{FRONTIER}.chits": places(chits)}
    play.until("revenue.income").at("revenue.start", scenario="middle", change=change, dice=loaded)
    assert [one.senator for one in play.saw(Died)] == (["fam-manlius"] if fate == "dies" else [])
    captured = fate == "captive"
    assert play.saw(GovernorCaptured) == ([GovernorCaptured("fam-manlius", FRONTIER)] if captured else [])
    assert (play.g.provinces[FRONTIER].governor == "") == (fate != "safe")
    if captured:
        assert (play.senator(6).place, play.senator(6).at) == ("captive", RAIDERS)


@clause("RR-1.07.21.4")
def test_rebels_and_provinces_that_are_no_frontier_are_not_raided(play: Play) -> None:
    def rebel(g: Rome) -> None:
        governed(FRONTIER, 6)(g)
        governed("sicilia", 7)(g)
        numbered(g, 6).rebel = True
        event("te-barbarian-raids")(g)

    play.at("revenue.start", scenario="middle", change=rebel)
    assert not play.saw(RaidRolled)


@clause("RR-2.02.32", "RR-1.07.21.4")
@pytest.mark.parametrize(("legions", "armies", "worth"), [(0, 5, 3), (1, 5, 5)])
def test_provincial_armies_fight_raiders_in_full_only_beside_a_legion(
    play: Play, legions: int, armies: int, worth: int
) -> None:
    change = all_of(governed(FRONTIER, 6, legions=legions, armies=armies), event("te-barbarian-raids"))
    play.at(
        "revenue.start", scenario="middle", options={"provincial_wars": True}, change=change,
        dice={f"raid.{FRONTIER}": [6, 6]},
    )  # fmt: skip
    (rolled,) = play.saw(RaidRolled)
    assert (rolled.armies, rolled.total) == (worth, 12 + 1 + 2 * legions + 3 + worth)


@clause("RR-1.13.1")
@pytest.mark.parametrize(("advanced", "military"), [(True, 0), (False, 3)])
def test_a_governor_by_a_legate_adds_no_mil_in_provincial_wars(play: Play, advanced: bool, military: int) -> None:
    def by_legate(g: Rome) -> None:
        governed(FRONTIER, 6)(g)
        manlius = numbered(g, 6)
        manlius.place, manlius.at, manlius.legates = "rome", "", [FRONTIER]
        event("te-barbarian-raids")(g)

    play.at(
        "revenue.start", scenario="middle", options={"provincial_wars": advanced}, change=by_legate,
        dice={f"raid.{FRONTIER}": [6, 6]},
    )  # fmt: skip
    assert play.saw(RaidRolled)[0].military == military


@clause("RR-1.13.1", "RR-1.07.21.4")
def test_a_captured_governor_loses_whatever_he_held(play: Play) -> None:
    def commander(g: Rome) -> None:
        governed(FRONTIER, 6)(g)
        add_province(g, "asia", 6)
        manlius = numbered(g, 6)
        manlius.legates = [FRONTIER, "asia"]
        add_force(g, "jugurthine", 6, legions=1)
        event("te-barbarian-raids")(g)

    loaded = {f"raid.{FRONTIER}": [2, 1], f"raid.{FRONTIER}.chits": places(["none", "6"])}
    play.until("revenue.income").at("revenue.start", scenario="middle", change=commander, dice=loaded)
    assert (play.senator(6).legates, play.g.forces["force-1"].commanders) == ([], [])
    assert [one.governor for one in play.g.provinces_in_order() if one.id in (FRONTIER, "asia")] == ["", ""]


# Open Bodyguards

GUARD = "open-bodyguard"


def guarded(number: int, talents: int):
    def change(g: Rome) -> None:
        g.deck = [one for one in g.deck if one != GUARD]
        numbered(g, number).bodyguard = GUARD
        rich({number: talents})(g)

    return change


@clause("RR-1.06.0", "RR-1.14.2", "RR-DP6")
def test_a_bodyguard_is_paid_with_1t_and_1_pop(play: Play) -> None:
    play.until("revenue.rebellion").at("revenue.income", scenario="late", change=guarded(6, 4))
    assert play.decision("triangle", "revenue.upkeep").lapse == "pay"
    play.lapse("triangle", "revenue.upkeep")
    assert play.saw(GuardKept) == [GuardKept("fam-manlius", 1, -1)]
    assert (play.senator(6).bodyguard, play.senator(6).popularity) == (GUARD, -1)
    assert play.senator(6).talents == 4 - 1 + play.saw(PersonalIncome)[1].incomes["fam-manlius"]
    invariants(play.g)


@clause("RR-1.06.0", "RR-DP6")
def test_a_bodyguard_may_be_discarded(play: Play) -> None:
    play.until("revenue.rebellion").at("revenue.income", scenario="late", change=guarded(6, 4))
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.upkeep", "later")
    play.answer("triangle", "revenue.upkeep", "discard")
    assert play.saw(GuardDismissed) == [GuardDismissed("fam-manlius")]
    assert (play.senator(6).bodyguard, play.g.gone[-1], play.senator(6).popularity) == ("", GUARD, 0)


@clause("RR-1.06.0")
def test_who_cannot_pay_loses_his_bodyguard_unasked(play: Play) -> None:
    play.until("revenue.rebellion").at("revenue.income", scenario="late", change=guarded(6, 0))
    assert not play.asked("revenue.upkeep")
    assert play.saw(GuardDismissed) == [GuardDismissed("fam-manlius")]


@clause("RR-1.06.0", "RR-1.10.71")
def test_nor_can_a_captive_pay_whose_treasury_is_frozen(play: Play) -> None:
    def captive(g: Rome) -> None:
        guarded(6, 4)(g)
        numbered(g, 6).place, numbered(g, 6).at = "captive", "punic-1"

    play.until("revenue.rebellion").at("revenue.income", scenario="late", change=captive)
    assert not play.asked("revenue.upkeep")
    assert play.saw(GuardDismissed) == [GuardDismissed("fam-manlius")]
    assert (play.senator(6).talents, play.senator(6).popularity) == (4, 0)


@clause("RR-1.06.0", "RR-DP7", "RR-1.14.2")
def test_a_bodyguard_is_posted_with_a_senator_in_rome(play: Play) -> None:
    def away(g: Rome) -> None:
        add_province(g, "asia", 10)

    cards = {"triangle": [GUARD], "circle": ["tribune.1"]}
    play.until("revenue.rebellion").at("revenue.income", scenario="late", cards=cards, change=away)
    assert [seat for seat, _ in play.asked("revenue.bodyguard")] == ["triangle", "circle"]
    assert play.options("circle", "revenue.bodyguard") == ["none"]
    options = play.options("triangle", "revenue.bodyguard")
    assert "fam-manlius" in options
    assert "fam-junius" not in options
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.bodyguard", "fam-valerius")
    play.answer("triangle", "revenue.bodyguard", "fam-manlius")
    play.lapse("triangle", "revenue.spoils")
    play.lapse("circle", "revenue.bodyguard")
    assert play.saw(GuardPosted) == [GuardPosted(Seat("triangle"), "fam-manlius")]
    assert (play.senator(6).bodyguard, play.g.factions[Seat("triangle")].hand) == (GUARD, [])


@clause("RR-1.06.0")
def test_nobody_is_asked_for_a_bodyguard_that_nobody_can_hold(play: Play) -> None:
    play.until("revenue.rebellion").at("revenue.income", cards={"triangle": ["tribune.1"]})
    assert not play.asked("revenue.bodyguard")
