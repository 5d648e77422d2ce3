"""The odds that are shown before the dice, against the dice themselves and the rulebook's own figures."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from bot.fronts.republic.combat.forecast import against
from games.carthage.combat.events import ExpeditionRolled
from games.carthage.combat.odds import exploration_odds
from games.carthage.combat.strengths import draw_up
from games.carthage.law import CARTHAGE
from games.carthage.seen.see import view
from games.carthage.state import Carthage
from games.republic.combat.dice import on_the_table, special
from games.republic.combat.odds import TDR, Ally, Odds, ally_swing, battle_odds
from games.republic.combat.order import battlefield
from games.republic.combat.rolls import odds
from games.republic.pieces import CIVIL_WAR, EnemyLeader
from tests.clauses import clause, rulebook
from tests.games.carthage.combat import (
    CYRENE,
    MASSILIA,
    RESTING,
    SICILY,
    TUNISIA,
    Change,
    combat,
    enemy,
    event,
    expedition,
    force,
    law,
    rebel,
    statesman,
    war,
)
from tests.games.carthage.forum import three
from tests.games.carthage.play import Play


def test_every_roll_counts_once() -> None:
    odds = battle_odds(CARTHAGE, 7, 6, frozenset({9}), frozenset({14}))
    assert odds.victory + odds.stalemate + odds.defeat + odds.disaster + odds.standoff == len(TDR) == 216
    assert (odds.disaster, odds.standoff) == (25, 15)


@pytest.mark.parametrize(("margin", "percent"), [(0, 16), (2, 38), (4, 62), (6, 84)])
def test_the_figures_of_the_design_notes(margin: int, percent: int) -> None:
    """Strength above the War's by 2, 4, 6 wins 38, 62, 84% before Disaster and Standoff; equal forces win 16%."""
    assert "wins 38, 62, 84% before Disaster and Standoff" in rulebook("republic-of-carthage")
    assert Odds.percent(battle_odds(CARTHAGE, 10 + margin, 10).victory) == percent


@pytest.mark.parametrize("omens", [0, -2])
@pytest.mark.parametrize("allies", [(), (Ally("even", "colored", 1),), (Ally("odd", "white_sum", -1),)])
def test_they_are_the_rolls_counted_one_by_one(omens: int, allies: tuple[Ally, ...]) -> None:
    counted: Counter[str] = Counter()
    for dice in product(range(1, 7), repeat=3):
        against = max(0, 4 + sum(ally_swing(dice, ally) for ally in allies))
        row = CARTHAGE.charts.combat.at(sum(dice) + 5 - against + omens)
        counted["disaster" if sum(dice) == 10 else row.result] += 1
    odds = battle_odds(CARTHAGE, 5, 4, frozenset({10}), frozenset({10}), allies, omens)
    assert (odds.victory, odds.stalemate, odds.defeat) == (counted["victory"], counted["stalemate"], counted["defeat"])
    assert (odds.disaster, odds.standoff) == (27, 0)


@pytest.mark.parametrize(("exploration", "percent"), [(1, 38), (2, 50), (4, 74)])
def test_full_expeditions_succeed_as_the_design_notes_say(exploration: int, percent: int) -> None:
    assert Odds.percent(exploration_odds(CARTHAGE, exploration, None)["success"]) == percent
    assert exploration_odds(CARTHAGE, exploration, 8)["disaster"] == 21


# Against the rules themselves


def afire(g: Carthage) -> None:
    """RC-8.8.7: Pyrrhus has risen from refuge, and helps every War."""
    g.leaders["pyrrhus"] = EnemyLeader(id="pyrrhus", refuge="all-wars")


def struck(*numbers: int) -> Change:
    """RC-10.2.2: these have worked this turn."""

    def change(g: Carthage) -> None:
        for one in g.wars.values():
            one.struck += numbers

    return change


ALLIES = event("te-ally-deserts", 2), event("te-enemys-ally-deserts")
BATTLES: dict[str, tuple[Change, ...]] = {
    "plain": (force(TUNISIA, 9, legions=4),),
    "omens": (force(TUNISIA, 9, legions=4, veterans=2), event("te-evil-omens", 3)),
    "allies": (force(CYRENE, 9, legions=4, fleets=2), *ALLIES),
    "weak-enemy": (force(MASSILIA, 9, fleets=9), event("te-enemys-ally-deserts", 2)),
    "matching": (force(SICILY, 9, 10, legions=4, fleets=4), war("syracusan-war-3"), enemy("dionysius", SICILY)),
    "greeks": (force(SICILY, 9, legions=4, fleets=4), law("law-greek-studies"), *ALLIES, event("te-evil-omens")),
    "statesman": (force("roman-war-3", 2, legions=4), statesman("st-2b"), enemy("scipio", "roman-war-3")),
    "at-sea": (force(MASSILIA, 10, legions=2, fleets=5), statesman("st-10a"), *ALLIES),
    "used": (force(TUNISIA, 9, legions=4), struck(9, 14)),
    "rebel": (rebel(7, 3), force(CIVIL_WAR, 9, legions=4), *ALLIES, event("te-evil-omens"), afire),
    "afire": (force(TUNISIA, 9, legions=4), afire),
}


@clause("RC-10.2.1", "RC-10.2.8")
@pytest.mark.parametrize("changes", BATTLES.values(), ids=BATTLES)
def test_the_odds_shown_are_what_all_216_rolls_come_to(changes: tuple[Change, ...]) -> None:
    """And those of /odds for the same strength are the same; it does not know what has been used up this turn."""
    g = combat(Play(RESTING), *changes, step="combat.end", scenario="campaign").g
    one = list(g.forces.values())[-1]
    ground = battlefield(g, one)
    assert ground
    battle = draw_up(g, one, ground)
    shown, counted, used = odds(g, battle), Counter[str](), list(g.wars[one.war].struck)
    for dice in TDR:
        battle.dice, battle.swing, g.wars[one.war].struck = list(dice), 0, list(used)
        counted[(special(g, battle, one.units) or on_the_table(g, battle, one.units)).result] += 1
    assert shown == Odds(**{name: counted[name] for name in ("victory", "stalemate", "defeat", "disaster", "standoff")})
    seen = view(g, None)
    if not used and "fam-barca" not in one.commanders:
        assert against(CARTHAGE, seen, seen.wars[one.war], battle.strength, battle.enemy) == shown


@clause("RC-10.1")
@pytest.mark.parametrize("omens", [0, 2])
@pytest.mark.parametrize(("explorer", "card"), [(4, ""), (1, "st-1a"), (8, "st-8a")])
def test_so_are_those_of_an_expedition(omens: int, explorer: int, card: str) -> None:
    """Each natural roll is played at a table of its own."""
    changes = [expedition("west-african-coast", explorer, 10, 41), *([statesman(card)] if card else [])]
    changes += [event("te-evil-omens", omens)] if omens else []
    counted: Counter[str] = Counter()
    for natural, ways in Counter(sum(dice) for dice in TDR).items():
        play = Play(RESTING)
        dice = {"exploration.west-african-coast": three(natural)}
        combat(play, *changes, step="combat.expedition", dice=dice, chits=["none", "25", "24"])
        counted[play.saw(ExpeditionRolled)[0].result] += ways
    attempt = view(combat(Play(RESTING), *changes, step="combat.end").g, None).expeditions["expedition-1"]
    assert attempt.odds == {name: Odds.percent(counted[name]) for name in attempt.odds}
