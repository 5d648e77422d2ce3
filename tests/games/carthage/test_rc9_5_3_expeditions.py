"""RC-9.5.3: the Senate sends expeditions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.pieces import Expedition
from games.carthage.senate.pieces import Venture
from games.carthage.state import Carthage
from games.carthage.wars.events_units import ExpeditionSent
from games.kernel import IllegalAnswer, save
from games.republic.senate.events import ConsentGiven, SenateAdjourned
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, away, pass_motion, propose, reject_motion, session
from tests.games.carthage.units import at_home, money, shortage

EXPEDITION = "senate.expedition"
SAHARA, TIN, AFRICA = "saharan-caravan-route", "tin-isles", "west-african-coast"


def open_goals(*goals: str) -> Change:
    """Explorations lie in the Forum."""

    def change(g: Carthage) -> None:
        for goal in goals:
            g.deck.remove(goal)
            g.explorations.append(goal)

    return change


def state(talents: int = 100, *, caravans: int = 0, trade_fleets: int = 0, times: int = 0) -> Change:
    """What the State has, and how often Manpower Shortage was rolled."""
    events = (shortage(times),) if times else ()
    changes: tuple[Change, ...] = (money(talents), at_home(caravans=caravans, trade_fleets=trade_fleets), *events)

    def change(g: Carthage) -> None:
        for one in changes:
            one(g)

    return change


def venture(explorer: str = "fam-adherbal", caravans: int = 0, trade_fleets: int = 0, goal: str = SAHARA) -> Any:
    return {"goal": goal, "explorer": explorer, "caravans": caravans, "trade_fleets": trade_fleets}


def free(play: Play) -> list[str]:
    """Who may be Explorer."""
    found: list[str] = play.options("diamond", EXPEDITION)["explorer"]
    return found


def refused(play: Play, raw: Any, reason: str, rule: str | None = None) -> None:
    before = save(play.g)
    with pytest.raises(IllegalAnswer) as error:
        propose(play, "expedition", raw)
    assert (error.value.reason, error.value.about.get("clause")) == (reason, rule)
    assert save(play.g) == before


@pytest.fixture
def explorer(play: Play) -> str:
    """A Senator of triangle in Carthage without an office."""
    session(play, "senate.business", open_goals(SAHARA))
    return next(name for name in free(play) if play.g.senators[name].faction == "triangle")


@clause("RC-9.5.3", "RC-9.5.3a")
def test_the_explorer_gains_influence_and_leaves_with_his_units_and_the_state_pays(play: Play, explorer: str) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(100))
    influence = play.g.senators[explorer].influence
    propose(play, "expedition", venture(explorer, caravans=40))
    pass_motion(play)
    senator = play.g.senators[explorer]
    assert (senator.office, senator.influence, senator.in_carthage) == ("explorer", influence + 3, False)
    (sent,) = play.g.expeditions.values()
    assert sent == Expedition(id=senator.at, goal=SAHARA, explorer=explorer, caravans=40, trade_fleets=0, sent=1)
    assert play.g.treasury == 60
    assert play.saw(ExpeditionSent) == [ExpeditionSent(explorer, SAHARA, 40, 0, 40)]
    assert play.g.explorations == [SAHARA]
    invariants(play.g)


@clause("RC-9.5.3")
def test_units_already_in_carthage_cost_nothing(play: Play, explorer: str) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(100, caravans=30, trade_fleets=9))
    propose(play, "expedition", venture(explorer, caravans=40, trade_fleets=5))
    pass_motion(play)
    assert play.g.treasury == 90
    assert (play.g.army.caravans, play.g.army.trade_fleets) == (0, 4)
    assert (play.g.caravans_in_service(), play.g.trade_fleets_in_service()) == (40, 9)
    invariants(play.g)


@clause("RC-9.5.3", "RC-9.5.5e")
@pytest.mark.parametrize(("times", "talents"), [(1, 40), (2, 60), (4, 100)])
def test_new_units_cost_the_multiple_of_a_manpower_shortage(
    play: Play, explorer: str, times: int, talents: int
) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(100, caravans=10, times=times))
    propose(play, "expedition", venture(explorer, caravans=30))
    pass_motion(play)
    assert play.g.treasury == 100 - talents
    invariants(play.g)


@clause("RC-9.5.3")
def test_the_treasury_must_hold_the_price(play: Play, explorer: str) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(30, caravans=10))
    assert play.options("diamond", EXPEDITION)["caravans"] == [0, 40]
    refused(play, venture(explorer, caravans=40, trade_fleets=1), "senate.treasury", "RC-9.5.3")
    refused(play, venture(explorer, caravans=41), "choice.range")


@clause("RC-9.5.3")
def test_what_lies_in_carthage_may_go_though_the_state_has_no_money(play: Play, explorer: str) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(-10, caravans=30))
    assert play.options("diamond", EXPEDITION)["caravans"] == [0, 30]
    propose(play, "expedition", venture(explorer, caravans=30))
    pass_motion(play)
    assert play.g.treasury == -10
    assert play.g.expeditions
    invariants(play.g)


@clause("RC-9.5.3")
def test_an_expedition_has_at_least_one_unit(play: Play, explorer: str) -> None:
    refused(play, venture(explorer), "senate.no-units", "RC-9.5.3")


@clause("RC-9.5.3")
def test_its_goal_lies_in_the_forum(play: Play, explorer: str) -> None:
    refused(play, venture(explorer, 5, goal=TIN), "choice.unknown")
    session(play)
    assert EXPEDITION not in [one.decision.kind for one in play.table.open.values()]


@clause("RC-9.5.3a", "RC-9.2e")
def test_the_explorer_is_in_carthage_and_without_an_office(play: Play) -> None:
    session(play, "senate.business", open_goals(SAHARA), away(9))
    able = {play.g.senators[name].number for name in free(play)}
    assert able == {8, 10, 11, 12}  # not a Suffete, a Governor, a Committee Member, nor who is away
    refused(play, venture(play.senator(1).id, 5), "choice.unknown")


@clause("RC-9.5.3a")
@pytest.mark.parametrize(
    ("goal", "caravans", "trade_fleets", "asked"),
    [
        (SAHARA, 13, 0, False),
        pytest.param(SAHARA, 12, 0, True, marks=clause("RC-DP54")),
        (AFRICA, 3, 13, False),
        (AFRICA, 2, 13, True),
        (AFRICA, 3, 12, True),
        (TIN, 0, 13, False),
    ],
)
def test_with_fewer_than_half_of_either_number_he_must_consent(
    play: Play, goal: str, caravans: int, trade_fleets: int, *, asked: bool, explorer: str
) -> None:
    session(play, "senate.business", open_goals(goal))
    propose(play, "expedition", venture(explorer, caravans, trade_fleets, goal))
    found = [one for one in play.awaited() if one.kind == "senate.consent"]
    assert [(one.seat, one.clause, one.point, one.lapse) for one in found] == (
        [("triangle", "RC-9.5.3a", "RC-DP54", "refuse")] if asked else []
    )


@clause("RC-9.5.3a")
def test_who_refuses_stays_at_home(play: Play, explorer: str) -> None:
    propose(play, "expedition", venture(explorer, caravans=5))
    play.lapse("triangle", "senate.consent")
    assert play.saw(ConsentGiven) == [ConsentGiven("triangle", explorer, "RC-9.5.3a", False)]  # type: ignore[arg-type]
    assert play.g.expeditions == {}
    assert play.g.treasury == 100
    refused(play, venture(explorer, caravans=5), "senate.again", "RC-9.0.8")


@clause("RC-9.5.3a")
def test_who_consents_is_voted_on(play: Play, explorer: str) -> None:
    propose(play, "expedition", venture(explorer, caravans=5))
    play.answer("triangle", "senate.consent", "consent")
    pass_motion(play)
    assert play.g.expeditions


@clause("RC-9.5.3b")
def test_several_expeditions_may_seek_the_same_goal(play: Play) -> None:
    session(play, "senate.business", open_goals(SAHARA))
    for explorer in free(play)[:2]:
        propose(play, "expedition", venture(explorer, caravans=20))
        pass_motion(play)
    assert [one.goal for one in play.g.expeditions.values()] == [SAHARA, SAHARA]
    assert len({one.explorer for one in play.g.expeditions.values()}) == 2
    invariants(play.g)


@clause("RC-9.5.3b")
def test_no_expedition_is_reinforced_or_recalled(play: Play, explorer: str) -> None:
    propose(play, "expedition", venture(explorer, caravans=20))
    pass_motion(play)
    assert explorer not in free(play)
    named = {str(one.decision.choice.form()) for one in play.table.open.values()}
    assert not [form for form in named if "expedition-" in form]


@clause("RC-9.5.3c")
def test_more_units_and_of_another_kind_than_printed_may_go(play: Play, explorer: str) -> None:
    propose(play, "expedition", venture(explorer, caravans=45, trade_fleets=10))
    pass_motion(play)
    (sent,) = play.g.expeditions.values()
    assert (sent.caravans, sent.trade_fleets) == (45, 10)


@clause("RC-9.5.5a")
def test_a_kind_disbanded_in_this_phase_is_not_raised_again_but_what_is_left_may_go(play: Play, explorer: str) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(100, caravans=10))
    fields = play.options("diamond", "senate.units")
    propose(play, "units", {**dict.fromkeys(fields, 0), "disband.caravan": 4})
    pass_motion(play)
    options = play.options("diamond", EXPEDITION)
    assert (options["caravans"], options["trade_fleets"]) == ([0, 6], [0, 100])


@clause("RC-9.5.5a")
def test_a_kind_raised_for_an_expedition_is_not_disbanded_in_this_phase(play: Play, explorer: str) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(100, caravans=10, trade_fleets=10))
    propose(play, "expedition", venture(explorer, trade_fleets=15, caravans=5))
    play.answer("triangle", "senate.consent", "consent")
    pass_motion(play)
    assert play.g.senate.raised == ["trade-fleet"]
    assert "disband.caravan" in play.options("diamond", "senate.units")


@clause("RC-9.0.15b")
def test_an_expedition_is_spending_unless_all_its_units_lie_here(play: Play, explorer: str) -> None:
    session(play, "senate.business", open_goals(SAHARA), state(100, caravans=10))
    spends = CARTHAGE.business["expedition"].spends
    assert spends(play.g, Venture(goal=SAHARA, explorer=explorer, caravans=11, trade_fleets=0))
    assert not spends(play.g, Venture(goal=SAHARA, explorer=explorer, caravans=10, trade_fleets=0))


@clause("RC-9.0.16", "RC-9.8.7")
def test_it_becomes_impossible_with_its_explorer_its_goal_or_the_money(play: Play, explorer: str) -> None:
    about, g = CARTHAGE.business["expedition"], play.g
    proposed = Venture(goal=SAHARA, explorer=explorer, caravans=40, trade_fleets=0)
    assert about.people(proposed) == [explorer]
    assert about.possible(g, proposed)
    g.senators[explorer].office = "general"
    assert not about.possible(g, proposed)
    g.senators[explorer].office = ""
    g.treasury = 39
    assert not about.possible(g, proposed)
    g.treasury = 40
    g.senate.disbanded.append("caravan")
    assert not about.possible(g, proposed)
    g.senate.disbanded.clear()
    g.explorations.clear()
    assert not about.possible(g, proposed)


@clause("RC-9.5.1")
def test_the_senate_is_adjourned_if_the_hrao_goes_exploring(play: Play) -> None:
    def no_officials(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.office = ""
        for seat in g.committee.values():
            seat.member, seat.term = "", 0

    session(play, "senate.business", open_goals(SAHARA), no_officials)
    hrao = play.g.hrao()
    assert hrao
    propose(play, "expedition", venture(hrao.id, caravans=20), seat=str(hrao.faction))
    pass_motion(play)
    assert play.saw(SenateAdjourned) == [SenateAdjourned("departure")]


@clause("RC-9.0.8")
def test_another_number_of_units_is_a_real_change(play: Play, explorer: str) -> None:
    propose(play, "expedition", venture(explorer, caravans=30))
    reject_motion(play)
    assert play.g.expeditions == {}
    refused(play, venture(explorer, caravans=30), "senate.again", "RC-9.0.8")
    propose(play, "expedition", venture(explorer, caravans=31))


@pytest.mark.parametrize("talents", [0, 1, 40])
def test_made_up_expeditions_are_legal(play: Play, talents: int) -> None:
    session(play, "senate.business", open_goals(SAHARA, TIN), state(talents, caravans=3))
    choice = play.decision("diamond", EXPEDITION).choice
    for seed in range(30):
        assert choice.read(choice.sample(random.Random(seed)))
