"""RC-6.8, with RC-8.3a and RC-8.8.5: the Provinces."""

from __future__ import annotations

import re

import pytest

from games.carthage.basics.events import WarActivated
from games.carthage.law import CARTHAGE
from games.carthage.pieces import TableEvent
from games.carthage.revenue.events import (
    DevelopmentRolled,
    DisorderRolled,
    GovernorCaptured,
    ProvinceIdle,
    ProvinceIncome,
    RaidRolled,
    SpoilsTaken,
)
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.components import Roll
from games.republic.events import Died
from games.republic.pieces import Legion
from games.republic.senators import enter
from tests.clauses import clause, rulebook
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, add_senator, add_war, numbered, places

T8 = re.findall(
    r"^\| ([\w -]+) \| ([dD]R?r?\S*) \| (\S+) \| (\S+) \| (\S+) \| (\d)/(\d) \| (\d)/(\d) \| (yes|no) \| ",
    rulebook("republic-of-carthage"),
    re.MULTILINE,
)
SPAIN, SARDINIA = "coastal-spain", "sardinia-corsica"


def event(g: Carthage, name: str, times: int = 1) -> None:
    g.table_events[name] = TableEvent(id=name, times=times)


def shown(roll: Roll) -> str:
    return ("dr" if roll.dice == 1 else "DR") + (f"{roll.mod:+d}" if roll.mod else "")


@clause("T-8")
@pytest.mark.parametrize("row", T8, ids=lambda row: row[0])
def test_the_provinces_are_as_printed(row: tuple[str, ...]) -> None:
    assert [one[0] for one in T8] == [one.name for one in CARTHAGE.tables.provinces.values()]
    name, *printed = row
    (card,) = [one for one in CARTHAGE.tables.provinces.values() if one.name == name]
    low, high = card.undeveloped, card.developed
    assert printed == [
        shown(low.spoils), shown(low.state_income), shown(high.spoils), shown(high.state_income),
        str(low.land), str(high.land), str(low.fleet), str(high.fleet), "yes" if card.frontier else "no",
    ]  # fmt: skip


def one_province(name: str, *, developed: bool = False, spoils: bool = True, also=None):
    """Only this Province is governed, by Mangi (diamond, 5), who has said whether he takes spoils."""

    def change(g: Carthage) -> None:
        for province in list(g.provinces.values()):
            governor = g.senators[province.governor]
            governor.place, governor.at = "carthage", ""
            del g.provinces[province.id]
        g.committee["state-treasurer"].member = ""
        add_province(g, name, 5, developed=developed)
        g.spoils = [name] if spoils else []
        if also:
            also(g)

    return change


@clause("RC-6.8.2", "RC-6.8.3", "T-8")
@pytest.mark.parametrize("face", [1, 3])
@pytest.mark.parametrize("developed", [False, True])
@pytest.mark.parametrize("row", T8, ids=lambda row: row[0])
def test_spoils_and_state_income_by_the_table(play: Play, row: tuple[str, ...], developed: bool, face: int) -> None:
    """A face of 1 brings losses in the poorer Provinces, which the State pays."""
    name = next(one.id for one in CARTHAGE.tables.provinces.values() if one.name == row[0])
    spoils, income = (result(text, face) for text in (row[3:5] if developed else row[1:3]))
    dice = {f"spoils.{name}": [face] * 2, f"state-income.{name}": [face] * 2, f"development.{name}": [1]}
    play.at("revenue.provinces", dice=dice, change=one_province(name, developed=developed))
    assert (play.senator(5).talents, play.senator(5).corrupt) == (max(0, spoils), [name])
    assert play.g.treasury == 100 + min(0, spoils) + income
    assert [one.total for one in play.saw(SpoilsTaken)] == [spoils]
    assert [one.total for one in play.saw(ProvinceIncome)] == [income]
    invariants(play.g)


def result(text: str, face: int) -> int:
    """What a printed roll comes to if every die shows this face."""
    return face * (2 if text.startswith("DR") else 1) + int(text[2:] or 0)


@clause("RC-6.8")
def test_the_provinces_come_in_the_order_of_the_table(play: Play) -> None:
    def more(g: Carthage) -> None:
        add_province(g, "numidia", 9)
        add_province(g, "tunisia", 10)

    play.at("revenue.provinces", change=more)
    assert [one.province for one in play.saw(ProvinceIncome)] == [SPAIN, SARDINIA, "tunisia", "numidia"]


@clause("RC-6.8", "RC-6.8.2")
def test_spoils_income_and_development_of_one_come_before_the_next(play: Play) -> None:
    play.at("revenue.provinces", change=lambda g: g.spoils.extend([SPAIN, SARDINIA]))
    kinds = [(type(one).__name__, one.province) for one in play.told if hasattr(one, "province")]
    each = ["SpoilsTaken", "ProvinceIncome", "DevelopmentRolled"]
    assert kinds[:6] == [(kind, province) for province in (SPAIN, SARDINIA) for kind in each]


@clause("RC-6.8.1")
@pytest.mark.parametrize("reason", ["vacant", "rebel", "attacked", "overrun", "disorder"])
def test_an_idle_province_gives_nothing_and_does_not_develop(play: Play, reason: str) -> None:
    def idle(g: Carthage) -> None:
        if reason == "vacant":
            g.provinces["tunisia"].governor = ""
            numbered(g, 5).place = "carthage"
        elif reason == "rebel":
            numbered(g, 5).rebel = True
        elif reason == "attacked":
            add_war(g, "libyan-revolt")
        elif reason == "overrun":
            g.provinces["tunisia"].overrun = True
        else:
            event(g, "te-internal-disorder")

    play.at("revenue.provinces", dice={"development.tunisia": [6]}, change=one_province("tunisia", also=idle))
    assert play.saw(ProvinceIdle) == [ProvinceIdle("tunisia", reason)]
    assert (play.g.treasury, play.senator(5).talents, play.g.provinces["tunisia"].developed) == (100, 0, False)
    assert play.saw(DevelopmentRolled) == []


@clause("RC-6.8.1")
def test_an_inactive_war_attacks_nothing(play: Play) -> None:
    def war(g: Carthage) -> None:
        add_war(g, "libyan-revolt", "inactive")

    play.at("revenue.provinces", change=one_province("tunisia", also=war))
    assert len(play.saw(ProvinceIncome)) == 1


@clause("RC-6.8.2")
def test_each_governor_is_asked_before_the_roll(play: Play) -> None:
    play.at("revenue.corruption", dice={f"spoils.{SPAIN}": [6]})
    assert play.options("triangle", "revenue.spoils") == [[SPAIN], 0, 1]
    play.answer("triangle", "revenue.spoils", [SPAIN])
    assert not [label for label in play.g.dice.drawn if label.startswith("spoils")]
    with pytest.raises(IllegalAnswer):
        play.answer("circle", "revenue.spoils", [SPAIN])
    play.lapse_all("revenue.corruption")
    play.lapse("circle", "revenue.spoils")
    assert [(one.province, one.total) for one in play.saw(SpoilsTaken)] == [(SPAIN, 5)]
    assert (play.senator(2).corrupt, play.senator(3).corrupt) == ([SPAIN], [])


@clause("RC-6.8.1", "RC-6.8.2")
@pytest.mark.parametrize("why", ["unaligned", "attacked", "disorder"])
def test_who_can_have_no_spoils_is_not_asked(play: Play, why: str) -> None:
    def idle(g: Carthage) -> None:
        if why == "unaligned":
            numbered(g, 2).faction = None
        elif why == "attacked":
            add_war(g, "roman-war-2")
        else:
            event(g, "te-internal-disorder")

    play.at("revenue.corruption", change=idle)
    assert ("triangle", "revenue.spoils") not in play.asked()


@clause("RC-6.8.2", "RC-6.8.3")
def test_an_unaligned_governor_takes_no_spoils_but_the_state_has_its_income(play: Play) -> None:
    def unaligned(g: Carthage) -> None:
        numbered(g, 2).faction = None

    play.at("revenue.provinces", change=unaligned, dice={f"state-income.{SPAIN}": [4]})
    assert play.saw(ProvinceIncome)[0] == ProvinceIncome(SPAIN, (4,), 0, 0, 0, 4)


@clause("RC-6.8.2", "RC-9.7.2")
def test_the_financial_audit_takes_half_of_the_spoils_back(play: Play) -> None:
    def audit(g: Carthage) -> None:
        g.laws.append("law-financial-audit")
        g.spoils = [SPAIN]

    play.at("revenue.provinces", dice={f"spoils.{SPAIN}": [6], f"state-income.{SPAIN}": [1]}, change=audit)
    assert (play.senator(2).talents, play.saw(SpoilsTaken)[0].returned) == (2, 3)


@clause("RC-6.8.2", "RC-9.7.2")
def test_the_audit_takes_nothing_of_a_loss_which_the_state_pays(play: Play) -> None:
    def audit(g: Carthage) -> None:
        g.laws.append("law-financial-audit")

    play.at("revenue.provinces", dice={f"spoils.{SARDINIA}": [1]}, change=one_province(SARDINIA, also=audit))
    assert [(one.total, one.returned) for one in play.saw(SpoilsTaken)] == [(-2, 0)]
    assert [(one.about, one.amount) for one in play.g.chronicle.postings if one.why == "spoils"] == [(SARDINIA, -2)]


@clause("RC-6.8.4")
@pytest.mark.parametrize(
    ("roll", "corrupt", "developed"), [(5, False, True), (4, False, False), (6, True, True), (5, True, False)]
)
def test_development_on_six_with_one_more_for_honesty(play: Play, roll: int, corrupt: bool, developed: bool) -> None:
    def marks(g: Carthage) -> None:
        numbered(g, 5).corrupt = ["tunisia"] if corrupt else []

    play.at(
        "revenue.provinces",
        dice={"development.tunisia": [roll]},
        change=one_province("tunisia", spoils=False, also=marks),
    )
    assert play.g.provinces["tunisia"].developed == developed
    assert play.senator(5).influence == 3 + (3 if developed else 0)
    assert play.saw(DevelopmentRolled) == [
        DevelopmentRolled("tunisia", "fam-mangi", roll, 0 if corrupt else 1, 0, developed)
    ]


@clause("RC-6.8.4")
def test_spoils_of_this_turn_count_against_development(play: Play) -> None:
    play.at("revenue.provinces", dice={"development.tunisia": [5]}, change=one_province("tunisia"))
    assert not play.g.provinces["tunisia"].developed


@clause("RC-6.8.4")
def test_a_developed_province_rolls_no_more(play: Play) -> None:
    play.at("revenue.provinces", change=one_province("tunisia", developed=True))
    assert (play.g.provinces["tunisia"].developed, play.saw(DevelopmentRolled)) == (True, [])


@clause("T-13", "RC-6.8.2", "RC-6.8.3")
@pytest.mark.parametrize(
    ("times", "spoils_roll", "spoils", "state"), [(1, 6, 3, 7), (2, 6, 1, 9), (1, 2, 0, 7), (2, 1, 0, 9)]
)
def test_the_trial_of_a_governor(play: Play, times: int, spoils_roll: int, spoils: int, state: int) -> None:
    dice = {"spoils.tunisia": [spoils_roll], "state-income.tunisia": [3]}
    play.at(
        "revenue.provinces",
        dice=dice,
        change=one_province("tunisia", also=lambda g: event(g, "te-trial-of-a-governor", times)),
    )
    assert (play.saw(SpoilsTaken)[0].total, play.saw(ProvinceIncome)[0].total) == (spoils, state)


@clause("RC-8.8.4", "RC-6.8.2", "RC-6.8.3", "RC-6.8.4")
@pytest.mark.parametrize(
    ("province", "omens", "spoils", "income"),
    [("tunisia", 1, 1, 2), ("tunisia", 4, 0, 0), ("sardinia-corsica", 1, -1, 0), ("balearic-isles", 2, -2, -1)],
)
def test_evil_omens_take_from_incomes_down_to_0(
    play: Play, province: str, omens: int, spoils: int, income: int
) -> None:
    dice = {f"spoils.{province}": [2], f"state-income.{province}": [2], f"development.{province}": [6]}
    play.at(
        "revenue.provinces", dice=dice, change=one_province(province, also=lambda g: event(g, "te-evil-omens", omens))
    )
    assert (play.saw(SpoilsTaken)[0].total, play.saw(ProvinceIncome)[0].total) == (spoils, income)
    assert not play.g.provinces[province].developed


# Internal Disorder and Barbarian Raids


def garrison(g: Carthage, province: str, count: int) -> None:
    g.provinces[province].garrison = [Legion(type="celtiberians", veteran=True) for _ in range(count)]
    g.army.pool["celtiberians"] -= count


@clause("RC-6.8.5", "RC-8.8.5")
@pytest.mark.parametrize(
    ("times", "legions", "omens", "roll", "revolts"),
    [
        (1, 0, 0, 4, True),
        (1, 0, 0, 5, False),
        (1, 2, 0, 2, True),
        (1, 2, 0, 3, False),
        (2, 0, 0, 5, True),
        (1, 0, 1, 5, True),
    ],
)
def test_internal_disorder(play: Play, times: int, legions: int, omens: int, roll: int, revolts: bool) -> None:
    def disorder(g: Carthage) -> None:
        event(g, "te-internal-disorder", times)
        if omens:
            event(g, "te-evil-omens", omens)
        garrison(g, SPAIN, legions)
        g.provinces[SARDINIA].developed = True

    play.at("revenue.income", dice={f"disorder.{SPAIN}": [roll]}, change=disorder)
    (rolled,) = play.saw(DisorderRolled)
    assert (rolled.total, rolled.revolts) == (roll + legions - omens, revolts)
    assert (SPAIN in play.g.provinces) != revolts


@clause("RC-6.8.5", "RC-8.8.5")
def test_a_province_in_revolt_is_an_active_war_and_its_governor_and_garrison_are_dead(play: Play) -> None:
    def disorder(g: Carthage) -> None:
        event(g, "te-internal-disorder")
        garrison(g, SPAIN, 1)
        g.provinces[SARDINIA].developed = True

    play.at("revenue.income", dice={f"disorder.{SPAIN}": [1]}, change=disorder)
    war = play.g.wars[f"revolt-{SPAIN}"]
    assert (war.status, war.revolt, war.province, war.group) == ("active", True, SPAIN, "")
    assert (land_strength(play.g, war), fleet_strength(play.g, war)) == (1, 1)
    assert play.saw(WarActivated) == [WarActivated(war.id)]
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-barca", "disorder")]
    assert play.g.army.pool["celtiberians"] == 4
    assert not any(one.veteran for one in play.g.army.active.legions)
    invariants(play.g)
    play.lapse_all("revenue.corruption")
    play.lapse_all("revenue.spoils")
    assert [one.about for one in play.g.chronicle.postings if one.why == "active-wars"] == [""]
    assert [one.amount for one in play.g.chronicle.postings if one.why == "active-wars"] == [-20]


def raided(times: int = 1, legions: int = 0, omens: int = 0):
    def change(g: Carthage) -> None:
        event(g, "te-barbarian-raids", times)
        if omens:
            event(g, "te-evil-omens", omens)
        garrison(g, SPAIN, legions)
        g.provinces[SPAIN].developed = True

    return change


@clause("RC-6.8.5", "RC-8.3a")
@pytest.mark.parametrize(
    ("times", "legions", "omens", "dice", "overrun"),
    [
        (1, 0, 0, [6, 4], False),
        (1, 0, 0, [6, 3], True),
        (2, 0, 0, [6, 5], True),
        (2, 0, 0, [6, 6], False),
        (1, 1, 0, [4, 4], False),
        (1, 1, 1, [4, 4], True),
    ],
)
def test_raids_are_beaten_above_15(
    play: Play, times: int, legions: int, omens: int, dice: list[int], overrun: bool
) -> None:
    """Coastal Spain developed has a land force of 2, Barca a MIL of 4."""
    play.at("revenue.income", dice={f"raid.{SPAIN}": dice}, change=raided(times, legions, omens))
    (rolled,) = play.saw(RaidRolled)
    assert (rolled.total, rolled.overrun) == (sum(dice) + 2 + 4 + 2 * legions - omens, overrun)
    assert (play.g.provinces[SPAIN].overrun, play.g.provinces[SPAIN].developed) == (overrun, not overrun)


def overrun(play: Play, coloured: int, chits: list[str], legions: int = 0) -> None:
    dice = {f"raid.{SPAIN}": [1, coloured], f"raid.{SPAIN}.chits": places(chits)}
    play.at("revenue.income", dice=dice, change=raided(legions=legions))


@clause("RC-8.3a")
@pytest.mark.parametrize(("coloured", "legions", "left"), [(1, 3, 2), (3, 2, 0), (2, 0, 0)])
def test_the_coloured_die_counts_legions_lost(play: Play, coloured: int, legions: int, left: int) -> None:
    overrun(play, coloured, ["20", "21", "22"][:coloured], legions)
    assert len(play.g.provinces[SPAIN].garrison) == left
    assert play.g.army.pool["celtiberians"] == 4 - left
    invariants(play.g)


@clause("RC-8.3a")
@pytest.mark.parametrize(
    ("chits", "fate"),
    [
        (["20"], "safe"),
        (["2"], "dead"),
        (["20", "2"], "captive"),
        (["2", "20"], "dead"),
        (["1", "3", "none"], "safe"),
        (["draw-2", "20", "2"], "captive"),
    ],
)
def test_the_governors_fate(play: Play, chits: list[str], fate: str) -> None:
    coloured = 1 if chits[0] == "draw-2" else len(chits)
    overrun(play, coloured, chits)
    governor = play.g.senators.get("fam-barca")
    assert bool(play.saw(Died)) == (fate == "dead")
    assert bool(play.saw(GovernorCaptured)) == (fate == "captive")
    assert {one.cause for one in play.saw(Died)} <= {"raid"}
    if fate == "captive":
        assert governor
        assert (governor.captive, governor.at) == (True, "barbarians")
    assert (play.g.provinces[SPAIN].governor == "") == (play.g.provinces[SPAIN].term == 0) == (fate != "safe")
    invariants(play.g)


@clause("RC-8.3a", "RC-5.0b")
@pytest.mark.parametrize(("rolls", "dead"), [([6, 6, 1, 1], "st-2a"), ([1, 1, 6, 6], "")])
def test_of_a_pair_the_higher_dr_tells_whether_the_governor_is_meant(play: Play, rolls: list[int], dead: str) -> None:
    def pair(g: Carthage) -> None:
        raided()(g)
        for card in ("st-2a", "st-2b"):
            g.next_deck.remove(card)
        numbered(g, 2).statesman = "st-2a"
        enter(g, seat=Seat("square"), statesman="st-2b")

    dice = {f"raid.{SPAIN}": [1, 1], f"raid.{SPAIN}.chits": places(["2"]), "tie.mortality": rolls}
    play.at("revenue.income", scenario="campaign", dice=dice, change=pair)
    assert [one.card for one in play.saw(Died)] == ([dead] if dead else [])


@clause("RC-10.2.12", "RC-8.3a")
def test_garrison_legions_are_lost_at_random(play: Play) -> None:
    def mixed(g: Carthage) -> None:
        raided(legions=2)(g)
        g.provinces[SPAIN].garrison[1].type = "campanian-swordsmen"
        g.army.pool["celtiberians"] += 1
        g.army.pool["campanian-swordsmen"] -= 1

    left = []
    for place in (0, 1):
        dice = {f"raid.{SPAIN}": [1, 1], f"raid.{SPAIN}.losses": [place], f"raid.{SPAIN}.chits": places(["20"])}
        play.at("revenue.income", dice=dice, change=mixed)
        left += [legion.type for legion in play.g.provinces[SPAIN].garrison]
        invariants(play.g)
    assert left == ["celtiberians", "campanian-swordsmen"]


@clause("RC-8.3a", "RC-6.8.1")
def test_what_was_said_and_suffered_last_turn_is_forgotten(play: Play) -> None:
    def last_turn(g: Carthage) -> None:
        g.provinces[SPAIN].overrun = True

    play.at("revenue.income", change=last_turn)
    assert not play.g.provinces[SPAIN].overrun
    play.answer("triangle", "revenue.spoils", [SPAIN])
    play.lapse("circle", "revenue.spoils")
    play.lapse_all("revenue.corruption")
    assert (len(play.saw(SpoilsTaken)), play.g.spoils) == (1, [])


@clause("RC-8.3a", "RC-6.8.1")
def test_an_overrun_province_gives_nothing_this_turn(play: Play) -> None:
    overrun(play, 1, ["20"])
    play.lapse_all("revenue.spoils")
    play.lapse_all("revenue.corruption")
    assert play.saw(ProvinceIdle) == [ProvinceIdle(SPAIN, "overrun")]
    assert not play.g.provinces[SPAIN].developed


@clause("RC-8.3", "RC-6.8.5")
def test_only_frontier_provinces_with_a_governor_are_raided_after_all_disorder(play: Play) -> None:
    def both(g: Carthage) -> None:
        event(g, "te-internal-disorder")
        event(g, "te-barbarian-raids")
        add_province(g, "tunisia", 9)
        add_province(g, "numidia", add_senator(g, 13, "square").number)
        add_province(g, "mauretania")

    calm = {f"disorder.{name}": [6] for name in (SPAIN, SARDINIA, "tunisia", "numidia")}
    play.at("revenue.income", dice={**calm, f"raid.{SPAIN}": [6, 6], "raid.numidia": [6, 6]}, change=both)
    rolled = [(type(one).__name__, one.province) for one in play.told if isinstance(one, DisorderRolled | RaidRolled)]
    assert rolled == [
        *(("DisorderRolled", name) for name in (SPAIN, SARDINIA, "tunisia", "numidia")),
        *(("RaidRolled", name) for name in (SPAIN, "numidia")),
    ]
    assert next(n for n, one in enumerate(play.told) if isinstance(one, RaidRolled)) < next(
        n for n, one in enumerate(play.told) if type(one).__name__ == "PersonalIncome"
    )
