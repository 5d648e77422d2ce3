"""RC-9.10.2: who has 35 Influence is Suffete for Life at once; of several one counts."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

import games
from games.carthage import GAME
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.events import AppointedForLife
from games.republic.pieces import Reign
from games.republic.reign import controller, foremost, gain
from games.republic.senators import kill
from tests.clauses import clause
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.rebels import GISCO as REBEL
from tests.games.carthage.rebels import LIBYAN, TEST, gisco, revolting
from tests.games.carthage.revolution import CYRENE, victorious
from tests.games.carthage.senate import pass_motion, propose, session
from tests.games.carthage.test_rc9_5_3_expeditions import open_goals
from tests.games.carthage.test_rc9_10_for_life import influence, reign_of
from tests.games.carthage.units import celtiberians, force, moved, war
from tests.games.carthage.units import money as treasury


@clause("RC-9.10.2", "RC-9.10.3", "RC-6.9")
def test_whoever_has_35_rules_before_the_next_contributes(play: Play) -> None:
    """Gisco could overtake Milko; but from now on Milko's player gives for the others."""

    def rich(g: Carthage) -> None:
        numbered(g, 6).influence, numbered(g, 7).influence = 34, 34
        for number in (6, 7):
            numbered(g, number).talents += 50
            g.issued += 50

    play.at("revenue.contributions", change=rich)
    play.answer("triangle", "revenue.contribute", {"fam-milko": 10})
    assert play.saw(AppointedForLife) == [AppointedForLife("fam-milko", 35)]
    assert play.g.step == "revenue.contributions"
    assert ("circle", "revenue.contribute") not in play.asked()
    play.lapse("triangle", "revenue.contribute", faction="circle")
    assert play.senator(7).influence == 34


@clause("RC-9.10.2")
def test_a_step_begun_under_the_former_ruleset_ends_as_it_began() -> None:
    """There it was seen at the end of the step."""

    def rich(g: Carthage) -> None:
        numbered(g, 6).influence = 34
        for number in (6, 7):
            numbered(g, number).talents += 10
            g.issued += 10

    former = Play(replace(GAME, ruleset=4)).at("revenue.contributions", change=rich)
    former.answer("triangle", "revenue.contribute", {"fam-milko": 10})
    assert former.asked() == [("circle", "revenue.contribute")]
    former.lapse_all("revenue.contribute")
    assert former.saw(AppointedForLife) == [AppointedForLife("fam-milko", 35)]


@clause("RC-9.10.2", "RC-9.5.3")
def test_the_influence_of_an_office_is_gained_before_its_holder_leaves(play: Play) -> None:
    """Adherbal is elected Explorer in Carthage; he leaves as Suffete for Life."""
    session(play, "senate.business", influence(n10=32), open_goals("tin-isles"), treasury(100))
    propose(play, "expedition", {"goal": "tin-isles", "explorer": "fam-adherbal", "caravans": 0, "trade_fleets": 40})
    pass_motion(play)
    assert play.saw(AppointedForLife) == [AppointedForLife("fam-adherbal", 35)]
    assert not play.senator(10).in_carthage
    assert controller(play.g) == "triangle"


@clause("RC-9.10.2", "RC-9.7.2")
def test_who_comes_home_before_the_military_reform_rules(play: Play) -> None:
    """Malchus has 35 INF and is recalled; the Law is announced while that vote is open."""
    reform = {"square": ["law-military-reform"]}
    session(play, "senate.business", war("libyan-revolt"), in_field, influence(n12=35), cards=reform, scenario="late")
    propose(play, "forces", {"movements": [moved("recall", "f", "fam-malchus")]})
    play.answer("square", "senate.law", "law-military-reform")
    pass_motion(play)
    assert play.saw(AppointedForLife) == [AppointedForLife("fam-malchus", 35)]
    assert play.g.laws == ["law-military-reform"]


def in_field(g: Carthage) -> None:
    """Malchus commands against the Libyan Revolt."""
    force("libyan-revolt", 12, legions=celtiberians(4), fleets=3)(g)


@clause("RC-9.10.2", "RC-9.10.3", "RC-11.3")
def test_who_lays_down_with_35_does_not_join_the_rebel_of_his_faction(play: Play) -> None:
    """Gisco revolts; Carthalo, of the same faction and victorious too, has come home when his player is asked."""
    changes = (gisco(4), victorious(11, at=CYRENE, legions=2, of=LIBYAN), influence(n11=35))
    revolting(play, *changes, rolls=(6, 6, 6, 6))
    play.answer("circle", "revolution.revolt", TEST, senator=REBEL)
    play.answer("circle", "revolution.declare", "revolt")
    play.lapse("circle", "revolution.revolt", senator="fam-carthalo")
    assert play.saw(AppointedForLife) == [AppointedForLife("fam-carthalo", 35)]
    assert play.asked() == [("circle", "revolution.join")]
    assert "fam-carthalo" not in play.options("circle", "revolution.join")


@clause("RC-9.10.2")
def test_an_elected_one_may_be_appointed_too(play: Play) -> None:
    """By appointment he counts before any other elected one."""
    g = session(play, "senate.business", influence(n7=34)).g
    g.reigns.append(Reign(senator="fam-gisco", seat=Seat("circle"), influence=34, elected=True))
    g.reigns.append(Reign(senator="fam-milko", seat=Seat("triangle"), influence=40, elected=True))
    assert [one.senator for one in foremost(g)] == ["fam-milko"]
    gain(g, play.senator(7), influence=1)
    gain(g, play.senator(7), influence=1)
    assert [(one.senator, one.elected) for one in g.reigns[2:]] == [("fam-gisco", False)], "once"
    assert [one.senator for one in foremost(g)] == ["fam-gisco"]


def rivals(g: Carthage) -> None:
    """Gisco (circle) and Milko (triangle) are both appointed, with 36 INF each."""
    for number in (7, 6):
        numbered(g, number).influence = 36
        g.reigns.append(reign_of(g, number))


@clause("RC-9.10.2")
def test_of_two_the_one_with_more_influence_now_counts(play: Play) -> None:
    g = session(play, "senate.business", rivals).g
    for number, seat in ((6, "triangle"), (7, "circle")):
        gain(g, play.senator(number), influence=number)
        assert controller(g) == seat


@clause("RC-9.10.2")
@pytest.mark.parametrize("held", [False, True])
def test_of_two_equal_ones_the_influence_of_the_factions_counts_without_captives(play: Play, held: bool) -> None:
    g = session(play, "senate.business", rivals).g
    (other,) = [one for one in g.senators_of(Seat("circle")) if one.id != "fam-gisco"][:1]
    other.influence = sum(one.influence for one in g.senators_of(Seat("triangle")))
    other.place = "captive" if held else other.place
    assert controller(g) == ("triangle" if held else "circle")


@clause("RC-9.10.3")
async def test_his_last_player_and_influence_count(play: Play) -> None:
    """He changes sides and dies in one step; one who leaves his faction rules for the one he had."""
    g = session(play, "senate.business", rivals).g
    play.senator(6).faction = None
    play.senator(7).faction, play.senator(7).influence = Seat("square"), 41
    await kill(g, play.senator(7), "test", "RC-5.1")
    assert [(one.seat, one.influence) for one in g.reigns] == [("square", 41), ("triangle", 36)]


@clause("RC-9.10.2")
def test_a_ruling_makes_a_suffete_for_life_too(play: Play) -> None:
    session(play, "senate.business")
    play.rule("influence", senator="fam-gisco", influence=36)
    assert play.saw(AppointedForLife) == [AppointedForLife("fam-gisco", 36)]
    assert play.asked() == [("circle", "senate.floor")]


@clause("RC-9.10.2")
def test_influence_changes_in_one_place_only() -> None:
    """So that no rule can forget to look who rules: nobody but `gain` sets it, and cards as they come into play."""
    rules = Path(games.__file__).parent
    setting = {
        path.relative_to(rules).as_posix()
        for room in ("republic", "carthage")
        for path in (rules / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
        for target in ast.walk(node)
        if isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store) and target.attr == "influence"
    }
    assert setting == {"republic/reign.py", "republic/senators.py"}
