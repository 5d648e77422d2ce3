"""RC-6.0, RC-6.2, RC-6.6, RC-6.7, RC-6.11: what the State receives and pays."""

from __future__ import annotations

import re

import pytest

from games.carthage.basics.events import GameEnded
from games.carthage.pieces import Ending, Expedition, Membership, TableEvent, War
from games.carthage.revenue.events import Bankrupt, RebelPaid, ReleasedLegions, StatePaid, StateReceived
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat
from games.republic.pieces import Force, Legion, Units
from tests.clauses import clause, rulebook
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_war, numbered


def paid(play: Play) -> dict[str, tuple[int, int]]:
    return {one.purpose: (one.count, one.talents) for one in play.saw(StatePaid)}


def event(name: str, times: int = 1):
    return lambda g: g.table_events.update({name: TableEvent(id=name, times=times)})


@clause("RC-6.0")
def test_the_steps_come_in_the_order_of_the_rules(play: Play) -> None:
    def busy(g: Carthage) -> None:
        add_war(g, "massilian-war")
        g.army.caravans = 1
        g.table_events["te-barbarian-raids"] = TableEvent(id="te-barbarian-raids")
        g.provinces["coastal-spain"].garrison = [Legion(type="celtiberians") for _ in range(4)]
        g.army.pool["celtiberians"] -= 4

    play.at("revenue.income", change=busy, dice={"raid.coastal-spain": [6, 6]})
    told = list(play.told)
    play.answer("circle", "revenue.corruption", ["overseer-of-the-agora"])
    while not play.g.step.startswith("trade."):
        one = play.awaited()[0]
        play.lapse(one.seat, one.kind, **one.about)
        told += play.told
    names = list(dict.fromkeys(type(one).__name__ for one in told))
    order = [
        "RaidRolled", "PersonalIncome", "CorruptIncome", "OfficeIncome", "StateReceived", "StatePaid",
        "ProvinceIncome", "DevelopmentRolled", "TermShortened", "DrewTradeCards",
    ]  # fmt: skip
    assert [name for name in names if name in order] == order
    purposes = [one.purpose for one in told if isinstance(one, StatePaid)]
    assert purposes == ["units", "active-wars", "caravans"]


@clause("RC-6.0")
def test_contributions_come_after_the_provinces_and_before_bankruptcy_and_redistribution(play: Play) -> None:
    play.at("revenue.provinces", change=lambda g: money(g, 5))
    assert play.asked()[0][1] == "revenue.contribute"
    play.lapse_all("revenue.contribute")
    assert play.asked()[0][1] == "revenue.redistribute"


def money(g: Carthage, talents: int) -> None:
    """Mago has so much."""
    numbered(g, 1).talents += talents
    g.issued += talents


@clause("RC-6.2")
@pytest.mark.parametrize(("active", "lost", "civil"), [(0, 0, False), (2, 0, False), (1, 2, False), (1, 1, True)])
def test_20t_for_an_active_and_25t_for_a_lost_war(play: Play, active: int, lost: int, civil: bool) -> None:
    def wars(g: Carthage) -> None:
        names = ["massilian-war", "cyrenean-war", "libyan-revolt", "pyrrhic-war"]
        for n, name in enumerate(names[: active + lost]):
            add_war(g, name, "active" if n < active else "lost")
        if civil:
            g.wars["civil-war"] = War(id="civil-war", status="active")

    play.at("revenue.state", change=wars)
    active += civil
    assert paid(play).get("active-wars") == ((active, 20 * active) if active else None)
    assert paid(play).get("lost-wars") == ((lost, 25 * lost) if lost else None)
    assert play.g.wars["conquest-of-tunisia"].status == "inactive"


@clause("RC-6.2a")
@pytest.mark.parametrize(
    ("home", "away", "talents"),
    [((0, 0), (0, 0), (0, 0)), ((1, 0), (0, 6), (1, 2)), ((3, 5), (3, 0), (2, 1)), ((4, 4), (1, 1), (1, 1))],
)
def test_1t_for_every_five_of_each_kind_at_home_or_away(play: Play, home, away, talents) -> None:
    def units(g: Carthage) -> None:
        g.army.caravans, g.army.trade_fleets = home
        g.expeditions["e1"] = Expedition(
            id="e1", goal="tin-isles", explorer="", caravans=away[0], trade_fleets=away[1], sent=1
        )

    play.at("revenue.state", change=units)
    got = paid(play)
    assert (got.get("caravans", (0, 0))[1], got.get("trade-fleets", (0, 0))[1]) == talents


@clause("RC-6.6")
def test_2t_for_every_legion_and_fleet_wherever_it_is(play: Play) -> None:
    def units(g: Carthage) -> None:
        war = add_war(g, "massilian-war")
        g.army.active.fleets, g.army.pool_fleets = 3, 20
        g.army.pool["celtiberians"], g.army.pool["balearic-slingers"] = 2, 1
        force = Units(legions=[Legion(type="celtiberians", veteran=True)], fleets=2)
        g.forces["f1"] = Force(id="f1", war=war.id, commanders=["fam-bomilcar"], units=force, sent=1)
        g.senators["fam-bomilcar"].place, g.senators["fam-bomilcar"].at = "force", "f1"
        g.provinces["coastal-spain"].garrison = [Legion(type="celtiberians"), Legion(type="balearic-slingers")]

    play.at("revenue.state", change=units)
    assert paid(play)["units"] == (2 + 3 + 3 + 2, 20)
    invariants(play.g)


@clause("RC-6.6c", "RC-6.11")
def test_nobody_is_asked_whether_to_pay_and_the_treasury_may_be_below_0_for_the_moment(play: Play) -> None:
    def poor(g: Carthage) -> None:
        money(g, 10)
        g.army.active.fleets, g.army.pool_fleets = 25, 0
        g.treasury, g.issued = -160, g.issued - 260

    play.at("revenue.state", change=poor)
    assert paid(play)["units"] == (27, 54)
    assert (play.g.step, play.g.treasury < 0, play.g.army.active.fleets) == ("revenue.contributions", True, 25)


def in_revolt(*legions: Legion, purses: dict[int, int], treasury: int = 0, state: int = 100):
    """Barca (triangle) is in revolt, Milko with him, at the head of these legions."""

    def change(g: Carthage) -> None:
        g.provinces["coastal-spain"].governor, g.provinces["coastal-spain"].term = "", 0
        g.wars["civil-war"] = War(id="civil-war", status="active")
        for number, place in ((2, "force"), (6, "carthage")):
            rebel = numbered(g, number)
            rebel.rebel, rebel.place, rebel.talents = True, place, purses.get(number, 0)
            rebel.at, rebel.traders = "rebels" if place == "force" else "", 0
        g.committee["harbor-master"].member, g.committee["harbor-master"].term = "", 0
        units = Units(legions=list(legions))
        g.forces["rebels"] = Force(id="rebels", war="civil-war", commanders=["fam-barca"], units=units, sent=1)
        for legion in legions:
            pile = g.army.pool if g.army.pool.get(legion.type) else g.army.reserve
            pile[legion.type] -= 1
        g.factions[Seat("triangle")].treasury = treasury
        g.treasury = state
        g.issued = state + sum(purses.values()) + treasury

    return change


def names(legions: list[Legion]) -> list[str]:
    return sorted(f"{one.type}{'*' if one.veteran else ''}" for one in legions)


SLINGER, CELT, LIBYAN = "balearic-slingers", "celtiberians", "libyan-spearmen"  # 6T, 8T, 10T


@clause("RC-6.6a", "RC-6.6")
def test_the_rebel_pays_first_himself_then_his_fellows_then_the_faction_treasury(play: Play) -> None:
    legions = [Legion(type=CELT), Legion(type=SLINGER), Legion(type=CELT)]
    play.at("revenue.state", change=in_revolt(*legions, purses={2: 3, 6: 2}, treasury=9))
    assert play.saw(RebelPaid) == [RebelPaid(Seat("triangle"), 3, 6, 0)]
    assert (play.senator(2).talents, play.senator(6).talents) == (0, 0)
    assert play.g.factions[Seat("triangle")].treasury == 8
    assert paid(play)["units"] == (2, 4)
    invariants(play.g)


@clause("RC-6.6a")
def test_a_secondary_rebel_pays_only_what_the_primary_one_has_not(play: Play) -> None:
    """Milko leads; Barca pays after him, though his number is lower."""

    def led_by_milko(g: Carthage) -> None:
        in_revolt(Legion(type=CELT), Legion(type=SLINGER), purses={2: 9, 6: 3}, treasury=5)(g)
        g.forces["rebels"].commanders = ["fam-milko"]

    play.at("revenue.state", change=led_by_milko)
    assert (play.senator(6).talents, play.senator(2).talents) == (0, 8)
    assert play.g.factions[Seat("triangle")].treasury == 5


@clause("RC-6.6a", "RC-6.6b")
def test_those_he_cannot_pay_are_released_non_veterans_first_then_the_dearest(play: Play) -> None:
    legions = [Legion(type=LIBYAN, veteran=True), Legion(type=SLINGER), Legion(type=CELT), Legion(type=LIBYAN)]
    play.at("revenue.state", change=in_revolt(*legions, purses={2: 5}))
    assert play.saw(RebelPaid) == [RebelPaid(Seat("triangle"), 2, 4, 2)]
    assert names(play.g.forces["rebels"].units.legions) == [SLINGER, f"{LIBYAN}*"]
    assert play.options("diamond", "revenue.release") == [[f"{LIBYAN}.1", f"{CELT}.2"], 0, 2]
    play.answer("diamond", "revenue.release", [f"{CELT}.2"])
    assert play.saw(ReleasedLegions) == [ReleasedLegions(1, 1)]
    assert names(play.g.army.active.legions) == ["carthaginian", "carthaginian", CELT]
    assert play.g.army.pool[LIBYAN] == 1
    assert paid(play)["units"] == (3, 6)
    invariants(play.g)


@clause("RC-6.6a")
def test_loyal_veterans_and_rebel_garrisons_cost_nothing(play: Play) -> None:
    def garrisoned(g: Carthage) -> None:
        in_revolt(Legion(type=CELT, veteran=True, loyal="fam-milko"), Legion(type=SLINGER), purses={2: 2})(g)
        numbered(g, 3).rebel = True
        g.provinces["sardinia-corsica"].garrison = [Legion(type=CELT)]
        g.army.pool[CELT] -= 1

    play.at("revenue.state", change=garrisoned)
    assert play.saw(RebelPaid) == [RebelPaid(Seat("triangle"), 1, 2, 0)]
    assert paid(play)["units"] == (2, 4)


@clause("RC-6.6a", "RC-11.4")
def test_a_rebel_without_legions_has_failed(play: Play) -> None:
    play.at("revenue.state", change=in_revolt(Legion(type=CELT), purses={}))
    play.answer("diamond", "revenue.release", [])
    assert "civil-war" not in play.g.wars
    assert (play.g.forces, [one.id for one in play.g.rebels()]) == ({}, [])
    assert paid(play).get("active-wars") is None
    invariants(play.g)


@clause("RC-11.4")
def test_the_fleets_of_a_failed_rebel_go_to_the_active_forces(play: Play) -> None:
    def sailing(g: Carthage) -> None:
        in_revolt(Legion(type=CELT), purses={})(g)
        g.forces["rebels"].units.fleets = 3
        g.army.pool_fleets -= 3

    play.at("revenue.state", change=sailing)
    play.answer("diamond", "revenue.release", [])
    assert play.g.army.active.fleets == 3
    assert paid(play)["units"] == (2 + 3, 10)
    invariants(play.g)


@clause("RC-6.6a")
def test_the_rebel_of_a_joint_command_pays_and_no_more_than_is_due(play: Play) -> None:
    def joint(g: Carthage) -> None:
        in_revolt(Legion(type=CELT), purses={2: 50, 6: 7}, treasury=9)(g)
        g.forces["rebels"].commanders = ["fam-ithobal", "fam-barca"]
        g.committee["supervisor-of-public-buildings"] = Membership(id="supervisor-of-public-buildings")
        g.senators["fam-ithobal"].place, g.senators["fam-ithobal"].at = "force", "rebels"

    play.at("revenue.state", change=joint)
    assert play.saw(RebelPaid) == [RebelPaid(Seat("triangle"), 1, 2, 0)]
    assert (play.senator(2).talents, play.senator(6).talents) == (48, 7)
    assert play.g.factions[Seat("triangle")].treasury == 9
    invariants(play.g)


@clause("RC-6.6b")
@pytest.mark.parametrize(("state", "kept"), [(-90, 3), (-91, 0)])
def test_d_11_counts_2t_for_each_released_legion(play: Play, state: int, kept: int) -> None:
    legions = [Legion(type=CELT), Legion(type=CELT), Legion(type=SLINGER)]
    play.at("revenue.state", change=in_revolt(*legions, purses={}, state=state))
    assert len(play.decision("diamond", "revenue.release").lapse) == kept


@clause("RC-6.7")
def test_the_state_receives_100t(play: Play) -> None:
    play.at("revenue.state")
    assert play.saw(StateReceived) == [StateReceived("annual", 100)]
    assert play.g.treasury == 100 + 100 - paid(play)["units"][1] + sum(
        one.amount for one in play.g.chronicle.postings if one.why in ("province", "spoils")
    )


@clause("RC-6.7", "RC-8.8.3")
@pytest.mark.parametrize(("times", "talents"), [(1, 50), (2, 75), (3, 75)])
def test_allied_enthusiasm_is_added(play: Play, times: int, talents: int) -> None:
    play.at("revenue.state", change=event("te-allied-enthusiasm", times))
    assert play.saw(StateReceived)[1:] == [StateReceived("te-allied-enthusiasm", talents)]


@clause("RC-6.11", "RC-12.3")
def test_below_0_after_contributions_all_lose(play: Play) -> None:
    def broke(g: Carthage) -> None:
        g.treasury, g.issued = -1, -1

    play.at("revenue.contributions", change=broke)
    assert play.told == [Bankrupt(-1), GameEnded("bankrupt", None)]
    assert (play.table.over, play.g.ending) == (True, Ending(reason="bankrupt"))


@clause("RC-6.11")
def test_a_contribution_may_save_the_state(play: Play) -> None:
    def broke(g: Carthage) -> None:
        money(g, 9)
        g.treasury, g.issued = -9, g.issued - 109

    play.at("revenue.contributions", change=broke)
    play.answer("diamond", "revenue.contribute", {"fam-mago": 9})
    assert (play.g.step, play.g.treasury) != ("revenue.contributions", -9)
    assert play.g.ending is None


@clause("RC-6.11", "RC-12.1b")
def test_bankruptcy_with_a_rebel_is_his_victory(play: Play) -> None:
    play.at("revenue.contributions", change=in_revolt(Legion(type=CELT), purses={}, state=-5))
    assert play.told[-1] == GameEnded("rebel", Seat("triangle"))
    assert play.table.over


@clause("RC-6.6b")
def test_legions_that_are_not_released_cannot_be_kept(play: Play) -> None:
    play.at("revenue.state", change=in_revolt(Legion(type=CELT), Legion(type=SLINGER), purses={2: 2}))
    for bad in ([f"{CELT}.2"], [f"{CELT}.1", f"{CELT}.1"], "all"):
        with pytest.raises(IllegalAnswer):
            play.answer("diamond", "revenue.release", bad)


def test_the_rules_print_the_order_that_is_tested() -> None:
    (line,) = re.findall(r"- \*\*RC-6\.0\*\* Steps, in order: (.+?)\. \[", rulebook("republic-of-carthage"))
    assert re.findall(r"(\d+) ", line.replace("100T", "T"))[:12] == [str(n) for n in range(1, 13)]
