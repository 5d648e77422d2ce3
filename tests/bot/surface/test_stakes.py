"""What may come of an answer, shown before it is given: battles, attempts at assassination, the floor, raised units."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import partial
from itertools import product
from typing import Any

import pytest

from bot.fronts.carthage.senate.floor import if_all_pass
from bot.fronts.carthage.senate.raising import plans
from bot.fronts.republic.combat import forecast
from bot.fronts.republic.combat.forecast import Clash, Host, host
from bot.fronts.republic.odds import defended
from bot.fronts.republic.senate.campaigns import needed, percent
from bot.surface.kit import cards
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Menu, Panel, Row, Words
from bot.surface.kit.present import present
from games.carthage.law import CARTHAGE
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Posted, Seat
from games.republic.combat.events import BattleDrawnUp
from games.republic.pieces import Legion
from tests.bot.surface.looks import seen
from tests.bot.surface.test_present import check
from tests.clauses import clause
from tests.games.carthage.assassins import leader, senate
from tests.games.carthage.forces import carried
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play, add_province, add_war
from tests.games.carthage.senate import Change, session
from tests.games.carthage.trials import rated
from tests.games.carthage.units import at_home, law, money

DICE = range(1, 7)
against, clashes = partial(forecast.against, CARTHAGE), partial(forecast.clashes, CARTHAGE)
TUNISIA, ROMANS = "conquest-of-tunisia", "roman-war-1"


@pytest.fixture
def play() -> Play:
    return Play()


def at_table(play: Play, seat: str = "diamond", drafts: dict[str, Any] | None = None) -> Look:
    return seen(play.table, tuple(play.g.seats), Seat(seat), drafts)


def board(look: Look) -> CarthageView:
    assert isinstance(look.view, CarthageView)
    return look.view


def drawn(play: Play, seat: str, kind: str, draft: Any = None) -> Panel:
    posted = play.posted(seat, kind)
    look = at_table(play, seat, {} if draft is None else {posted.ref: draft})
    panel = present(posted, look)
    check(panel)
    return panel


def told(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def buttons(panel: Panel) -> dict[str, str]:
    rows = (part for part in panel.parts if isinstance(part, Row))
    return {one.label: one.style for row in rows for one in row.buttons if isinstance(one, Button)}


def war(name: str, **marks: Any) -> Change:
    return lambda g: add_war(g, name, "active", **marks)


# Battles


@clause("RC-10.2.1", "RC-10.2.4")
@pytest.mark.parametrize("name", [TUNISIA, ROMANS, "pyrrhic-war", "syracusan-war-1", "libyan-revolt"])
@pytest.mark.parametrize("changes", [(), (law("law-greek-studies"),)], ids=["", "law"])
def test_what_is_foreseen_of_a_force_is_what_it_would_fight(play: Play, name: str, changes: tuple[Change, ...]) -> None:
    legions = [Legion(type="celtiberians", veteran=True), *(Legion(type="celtiberians") for _ in range(3))]
    session(play, "senate.business", war(name), at_home(*legions, fleets=18), *changes)
    order = {
        "order": "send",
        "at": name,
        "commanders": ["fam-mago"],
        "legions": {"carthaginian": 2, "celtiberians": 3, "celtiberians.veteran": 1},
        "fleets": 18,
    }
    foreseen = clashes(board(at_table(play)), host(board(at_table(play)), order))
    carried(play, order)
    fought = [one for one in play.told if isinstance(one, BattleDrawnUp)]
    if not fought:  # somebody is asked before
        (force,) = [one.battle for one in board(at_table(play)).forces.values() if one.war == name]
        assert force is not None
        assert told_as(foreseen[0]) == (force.ground, force.strength, force.enemy, *force.odds.model_dump().values())
    for before, event in zip(foreseen, fought, strict=False):
        chances = (event.victory, event.stalemate, event.defeat, event.disaster, event.standoff)
        assert told_as(before) == (event.ground, event.strength, event.enemy, *chances)
    assert [one.ground for one in foreseen] == (["sea", "land"] if foreseen[0].ground == "sea" else ["land"])


def told_as(one: Clash) -> tuple[Any, ...]:
    """Ground, strengths and odds in percent."""
    rolls = asdict(one.odds).values()
    return (one.ground, one.strength, one.enemy, *(round(100 * count / 216) for count in rolls))


@clause("RC-9.6.4")
def test_a_force_that_is_strengthened_is_foreseen_with_what_it_has(play: Play) -> None:
    session(play, "senate.business", war(TUNISIA), at_home(*(Legion(type="celtiberians") for _ in range(4))))
    send = {"order": "send", "at": TUNISIA, "commanders": ["fam-mago"], "legions": {"carthaginian": 2}, "fleets": 0}
    carried(play, send)
    view = board(at_table(play))
    (force,) = view.forces
    order = {"order": "reinforce", "at": force, "commanders": [], "legions": {"celtiberians": 4}, "fleets": 0}
    (battle,) = clashes(view, host(view, order))
    mago = view.senators["fam-mago"]
    assert battle.strength == 6 + min(6, mago.military)


@clause("RC-10.2.4", "RC-10.2.5")
def test_whom_the_numbers_on_a_war_do_not_touch_is_told_odds_without_them(play: Play) -> None:
    session(play, "senate.business", war(ROMANS))
    view = board(at_table(play))
    feared, spared = (against(view, view.wars[ROMANS], 8, 8, spared=how) for how in (False, True))
    assert feared.disaster + feared.standoff > 0 == spared.disaster + spared.standoff


@clause("RC-10.2.4")
def test_a_force_without_the_fleets_that_carry_it_fights_nobody_on_land(play: Play) -> None:
    session(play, "senate.business", war(TUNISIA))
    view = board(at_table(play))
    far = view.wars[TUNISIA].model_copy(update={"support": 5, "fleet_met": 0})
    view = view.model_copy(update={"wars": {TUNISIA: far}})
    carried_there = [clashes(view, Host(TUNISIA, ("fam-mago",), 4, fleets)) for fleets in (4, 5)]
    assert [[one.ground for one in battles] for battles in carried_there] == [[], ["land"]]


@clause("RC-9.6.1", "RC-10.2")
def test_orders_and_the_vote_on_them_show_the_battle(play: Play) -> None:
    session(play, "senate.business", war(TUNISIA))
    order = {"order": "send", "at": TUNISIA, "commanders": ["fam-mago"], "legions": {"carthaginian": 2}, "fleets": 0}
    assert "on land, 4 against 7. Odds: Victory **2%**" in told(
        drawn(play, "diamond", "senate.forces", {"movements": [order]})
    )
    play.answer("diamond", "senate.forces", {"movements": [order]})
    asked = play.awaited()[0]
    assert "on land, 4 against 7. Odds: Victory **2%**" in told(drawn(play, asked.seat, asked.kind))


# Assassination


@clause("RC-9.8.2", "RC-9.8.5", "RC-14.1", "RC-14.1.2")
@pytest.mark.parametrize("rule", ["base", "optional"])
@pytest.mark.parametrize("guards", [0, 1, 2])
@pytest.mark.parametrize("modifier", [-1, 0, 2])
def test_chances_of_an_attempt_are_counted_over_all_dice(rule: str, guards: int, modifier: int) -> None:
    """Every roll of the coloured and the white die, and of a further die for each Bodyguard, counted one by one."""
    table, variant = CARTHAGE.charts.assassination, CARTHAGE.charts.assassination_variant
    kills = caught = rolls = 0
    for coloured, white, *extra in product(DICE, repeat=2 + guards):
        first = white if rule == "optional" else coloured
        totals = [die + modifier - guards for die in (first, *extra)]
        if rule == "optional":
            kills += coloured + modifier - guards >= variant.success_colored_min
            caught += any(total <= variant.caught_white_max for total in totals)
        else:
            kills += table.at(coloured + modifier - guards).result == "killed"
            caught += any(table.at(total).result == "caught" for total in totals)
        rolls += 1
    assert defended(CARTHAGE, rule, modifier, guards) == (round(100 * kills / rolls), round(100 * caught / rolls))


ATTEMPT = {"assassin": "fam-adherbal", "victim": "fam-carthalo", "cards": 1}


@clause("RC-9.8.6")
def test_an_attempt_is_confirmed_in_red_with_what_it_costs_to_be_caught(play: Play) -> None:
    senate(play, holds("triangle", "assassin.1"), leader(6))
    panel = drawn(play, "triangle", "senate.assassinate", ATTEMPT)
    assert buttons(panel) == {"Attack Carthalo": "danger", "Change…": "secondary", "Attack Nobody": "secondary"}
    said = told(panel)
    assert "Adherbal attacks Carthalo**, with 1 Assassin card." in said
    assert "If no Secret Bodyguard is played: he dies **50%**, your assassin is caught **17%**." in said
    assert "Milko, your Faction Leader, loses 2 of his 2 INF and is tried for his life" in said
    senate(play, holds("triangle", "assassin.1"), leader(6), rated(6, influence=7))
    assert "loses 5 of his 7 INF" in told(drawn(play, "triangle", "senate.assassinate", ATTEMPT))


@clause("RC-9.8.4")
def test_an_open_bodyguard_counts_against_an_attempt(play: Play) -> None:
    def guarded(g: Carthage) -> None:
        g.senators["fam-carthalo"].bodyguard = "open-bodyguard.1"

    senate(play, holds("triangle", "assassin.1"), guarded)
    said = told(drawn(play, "triangle", "senate.assassinate", ATTEMPT))
    assert "If no Secret Bodyguard is played: he dies **33%**, your assassin is caught **33%**." in said


@clause("RC-9.8.6")
def test_a_leader_who_attacks_himself_is_told_so(play: Play) -> None:
    senate(play, holds("triangle", "assassin.1"), leader(10))
    said = told(drawn(play, "triangle", "senate.assassinate", ATTEMPT))
    assert "Adherbal, your Faction Leader, dies with his Family" in said


@clause("RC-14.1.1")
def test_by_the_optional_rule_all_pay(play: Play) -> None:
    def optional(g: Carthage) -> None:
        g.assassination = "optional"

    senate(play, holds("triangle", "assassin.1"), optional)
    said = told(drawn(play, "triangle", "senate.assassinate", ATTEMPT))
    assert "lose 5 INF and 1 POP each" in said
    assert "tried for his life" not in said


def test_an_attempt_on_somebody_who_has_died_is_asked_anew(play: Play) -> None:
    senate(play, holds("triangle", "assassin.1"))
    panel = drawn(play, "triangle", "senate.assassinate", {**ATTEMPT, "victim": "fam-nobody"})
    assert "danger" not in buttons(panel).values()


# The floor


def vacant(g: Carthage) -> None:
    for province in ("tunisia", "numidia", "sicily"):
        add_province(g, province)


@clause("RC-9.0.20", "RC-9.0.21")
def test_the_floor_says_what_follows_if_nobody_proposes_anything(play: Play) -> None:
    session(play, "senate.governors", vacant)
    panel = drawn(play, "diamond", "senate.floor")
    assert "adjourned: Carthalo goes to Tunisia" in told(panel)
    assert "no units are raised" in told(panel)
    assert buttons(panel)["Propose Governors"] == "primary"
    assert buttons(panel)["Let the Floor Pass"] == "secondary"
    assert if_all_pass(at_table(play), ["yield"])
    assert if_all_pass(at_table(play), ["on"]) == "", "where it only goes on nothing follows"


@clause("RC-9.0.21")
def test_governors_are_proposed_as_they_would_go_anyway(play: Play) -> None:
    session(play, "senate.governors", vacant)
    panel = drawn(play, "diamond", "senate.governors")
    assert "Proposed: send Carthalo to govern Tunisia" in told(panel)
    assert buttons(panel)["Propose These"] == "primary"


def test_in_other_business_a_war_lights_what_it_asks_for(play: Play) -> None:
    session(play, "senate.business", war(TUNISIA), money(200))
    assert buttons(drawn(play, "diamond", "senate.floor"))["Raise and Disband Units"] == "primary"
    session(play, "senate.business", money(200))
    lit = [label for label, style in buttons(drawn(play, "diamond", "senate.floor")).items() if style == "primary"]
    assert lit == ["Let the Floor Pass"], "there is no War"


@clause("RC-9.0.16")
def test_no_outcry_is_offered_for_what_may_be_proposed_freely(play: Play) -> None:
    def labels_of(seat: str) -> list[str]:
        from bot.surface.kit.cards import desk  # noqa: PLC0415 - what stands on the whole card

        panel = desk(at_table(play, seat))
        menus = [item.label for part in panel.parts if isinstance(part, Menu) for item in part.items]
        return [*buttons(panel), *menus]

    session(play, "senate.governors", vacant, holds("diamond", "public-outcry.1"), holds("circle", "public-outcry.2"))
    assert "Outcry: Propose Governors" not in labels_of("diamond")
    assert "Outcry: Propose Governors" in labels_of("circle")


# Raising units


@clause("RC-9.5.5", "RC-9.5.5a")
@pytest.mark.parametrize("talents", [40, 150, 400])
def test_what_beats_a_war_can_be_proposed_and_paid(play: Play, talents: int) -> None:
    session(play, "senate.business", war(TUNISIA), war(ROMANS), money(talents))
    posted = play.posted("diamond", "senate.units")
    able = plans(posted, at_table(play))
    assert able
    for one in able:
        assert posted.decision.choice.read(one.raw)
    assert len({one.mark for one in able}) == len(able)


@clause("RC-10.2.1")
def test_as_many_units_are_needed_as_win_more_often_than_not(play: Play) -> None:
    session(play, "senate.business", war(TUNISIA))
    view = board(at_table(play))
    home = Host(TUNISIA, ("fam-mago",), 0, 20)
    count = needed(CARTHAGE, view, home, "land")
    odds = [percent(*clashes(view, replace(home, legions=legions))) for legions in (count - 1, count)]
    assert odds[0] < 50 <= odds[1]


@clause("RC-9.5.5a")
def test_the_total_stands_against_the_treasury(play: Play) -> None:
    session(play, "senate.business", money(100))
    posted: Posted = play.posted("diamond", "senate.units")
    none = dict.fromkeys(posted.decision.choice.fields, 0)  # type: ignore[attr-defined]
    few = drawn(play, "diamond", "senate.units", {**none, "raise.fleet": 3})
    assert "It costs **30T** of 100T; 70T are left." in told(few)
    assert buttons(few)["Propose It"] == "primary"
    many = drawn(play, "diamond", "senate.units", {**none, "raise.fleet": 9, "raise.celtiberians": 4})
    assert "It costs **122T** of 100T: the Treasury cannot pay that." in told(many)
    assert "Propose It" not in buttons(drawn(play, "diamond", "senate.units"))


def test_what_was_opened_stands_alone_with_a_way_back_to_what_is_asked(play: Play) -> None:
    session(play, "senate.business", money(331))
    look = at_table(play)
    units = next(one for one in look.own if one.decision.kind == "senate.units")
    whole, opened = cards.desk(look), cards.desk(look, only=units.ref)
    assert "You have the floor of the Senate." in told(whole)
    assert "You have the floor of the Senate." not in told(opened)
    assert "It costs **0T** of 331T" in told(opened)
    assert any("The Floor" in label for label in buttons(opened))
