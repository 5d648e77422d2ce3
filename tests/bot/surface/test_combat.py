"""What the cards of the Combat Phase say, and what mercenary cards are worth."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, datetime
from typing import Any

import pytest

import cogs.combat  # noqa: F401 - the cog brings its presenters
from bot.fronts.carthage.combat.explained import victory_with
from bot.fronts.republic.combat.cards import battle_card, of_one
from bot.fronts.republic.combat.odds import battle_lines
from bot.fronts.republic.combat.parcels import AFTERMATH, FIRST, LAST, battles, name_of
from bot.store.store import EventRow
from bot.surface.kit.names import naming
from bot.surface.kit.panel import Panel, Words
from games.carthage.law import CARTHAGE
from games.carthage.seen.see import view
from games.carthage.state import Carthage
from games.catalog import GAMES
from games.kernel import Seat
from games.republic.combat.odds import Odds, battle_odds
from games.republic.pieces import CIVIL_WAR
from tests.bot.surface.looks import seen
from tests.games.carthage.combat import RESTING, TUNISIA, also, combat, enemy, event, force, rebel, war, wars
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play

SEATS = tuple(Seat(one) for one in ("diamond", "triangle", "circle", "square"))


@pytest.fixture
def play() -> Play:
    return Play(RESTING)


def test_the_card_tells_of_events_there_are() -> None:
    known = {kind.id for game in ("carthage", "rome") for kind in GAMES[game].events}
    assert FIRST in known
    assert {LAST, *AFTERMATH} <= {name_of(kind) for kind in known}


@pytest.mark.parametrize(
    ("card", "percent"),
    [("ligurian-band", 50), ("war-elephants", 47), ("xanthippus-of-sparta", 62), ("ligurian-warband", 50)],
)
def test_a_mercenary_card_is_worth_what_its_failing_roll_leaves(play: Play, card: str, percent: int) -> None:
    """7 against 6: a Victory needs 13, with 3 more 10, with 4 more 9, which is a Disaster; Elephants may take 2."""
    wars(play, {}, force(TUNISIA, 9, legions=4), holds("diamond", card), hire=False, scenario="campaign")
    battle = view(play.g, Seat("diamond")).battle
    assert battle
    assert battle.odds.victory == 19
    assert victory_with(battle, card) == percent


def test_xanthippus_does_not_silence_leaders(play: Play) -> None:
    """The 3rd Syracusan War has Standoff 8 and 16, Pyrrhus, who has taken refuge there, strength 5 and 16."""

    def refugee(g: Carthage) -> None:
        enemy("pyrrhus", "syracusan-war-3")(g)
        g.leaders["pyrrhus"].refuge = "next-war"

    changes = (
        force("syracusan-war-3", 9, legions=4),
        also(4),
        refugee,
        event("te-evil-omens", 2),
        holds("diamond", "xanthippus-of-sparta"),
    )
    wars(play, {}, *changes, hire=False, scenario="campaign")
    battle = view(play.g, Seat("diamond")).battle
    assert battle
    assert (battle.standoff, battle.standoff_of_leaders) == ((8, 16), (16,))
    silenced = battle_odds(CARTHAGE, 11 + 4, 14, frozenset({9, 11}), frozenset({16}), omens=-2)
    assert victory_with(battle, "xanthippus-of-sparta") == Odds.percent(silenced.victory)


def row(seq: int, kind: str, **fields: Any) -> EventRow:
    return EventRow("abc234", seq, 0, kind, fields, None, datetime(2026, 3, 1, tzinfo=UTC))


def test_a_story_ends_with_the_next_battle_or_the_phase() -> None:
    told = [
        row(1, FIRST, battle="1.1"),
        row(1, "republic.BattleFought", battle="1.1"),
        row(1, "carthage.StackChanged"),
        row(2, FIRST, battle="1.2"),
        row(2, "republic.BattleFought", battle="1.2"),
        row(2, f"carthage.{LAST}"),
        row(2, "republic.Died"),
    ]
    assert [one.kind for one in of_one(told, "1.1")] == [FIRST, "republic.BattleFought"]
    assert [one.kind for one in of_one(told, "1.2")] == [FIRST, "republic.BattleFought"]


def test_the_card_of_a_battle_that_was_fought(play: Play) -> None:
    wars(play, {TUNISIA: [17]}, force(TUNISIA, 9, legions=4))
    text = said(battle_card(seen(play.table, SEATS, None), of_one(told_of(play), "1.1")))
    assert "⚔️ **Conquest of Tunisia**, on land; Bomilcar commanding" in text
    assert "total 18: **Victory**" in text
    assert len(text) < 2000
    later = replace(seen(play.table, SEATS, None), turn=2, date=2)
    assert said(battle_card(later, of_one(told_of(play), "1.1"))) == text, "it bears the turn of the battle"


def told_of(play: Play) -> list[EventRow]:
    return [row(1, one.id, **{part.name: getattr(one, part.name) for part in fields(one)}) for one in play.told]


def said(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def test_before_the_dice_it_is_said_what_allies_may_do(play: Play) -> None:
    deserting = event("te-ally-deserts"), event("te-enemys-ally-deserts", 2)
    wars(play, {TUNISIA: [12]}, force(TUNISIA, 9, legions=4), *deserting, hire=False)
    before = said(battle_card(seen(play.table, SEATS, None), of_one(told_of(play), "1.1")))
    assert "Even dice: the War gains the coloured die in strength." in before
    assert "Odd dice: the War loses both white dice in strength." in before
    told = told_of(play)
    play.answer("diamond", "combat.mercenaries", "none")
    after = said(battle_card(seen(play.table, SEATS, None), of_one([*told, *told_of(play)], "1.1")))
    assert "Even dice" not in after
    assert "allies desert" in after


def test_the_card_shows_what_a_rebel_is_worth(play: Play) -> None:
    """Gisco with 4 legions and MIL 3."""
    wars(play, {CIVIL_WAR: [12]}, rebel(7, 4), force(CIVIL_WAR, 9, legions=4))
    text = said(battle_card(seen(play.table, SEATS, None), of_one(told_of(play), "1.1")))
    assert "The Rebel: 4 in legions + MIL 3 = **7**" in text


def test_nobody_deserts_in_the_civil_war_and_no_fleet_is_met_where_there_is_none(play: Play) -> None:
    combat(play, rebel(7, 3), event("te-ally-deserts"), step="combat.end")
    look = seen(play.table, SEATS, None)
    fair = battle_odds(CARTHAGE, 7, 6)
    assert f"Victory **{Odds.percent(fair.victory)}%**" in battle_lines(look, "Civil War", 7, "land")[1]
    assert "no fleet left" in battle_lines(look, "Civil War", 7, "sea")[0]


def test_the_odds_against_a_war_that_would_wake_are_those_a_force_would_meet(play: Play) -> None:
    """RC-8.9.6, 8.9.8, 8.9.12: the 2nd Syracusan War is Imminent; met, it doubles, and Dionysius is there too."""
    changes = war("syracusan-war-1"), war("syracusan-war-2", "imminent"), enemy("dionysius", "syracusan-war-1")
    combat(play, *changes, step="combat.end")
    lines = battle_lines(seen(play.table, SEATS, None), "2nd Syracusan War", 20, "land")
    assert "20 against 24" in lines[0]
    lines = battle_lines(seen(play.table, SEATS, None), "2nd Syracusan War", 20, "sea")
    assert "20 against 16" in lines[0]


def test_a_lost_war_has_no_odds(play: Play) -> None:
    combat(play, war(TUNISIA, "lost"), step="combat.end")
    (line,) = battle_lines(seen(play.table, SEATS, None), "Conquest of Tunisia", 9, "land")
    assert "is Lost" in line


def test_each_battle_has_a_parcel_and_acts_in_between_lead_to_the_last(play: Play) -> None:
    wars(play, {}, force(TUNISIA, 9, legions=4), hire=False)
    outcome = play.table.submit(Seat("diamond"), play.decision("diamond", "combat.mercenaries").key, "none")
    assert [one.ref for one in battles(play.table, outcome)] == ["1.1"]


def test_a_force_is_called_by_the_war_that_it_has_won_until_it_lays_down_its_arms(play: Play) -> None:
    combat(play, force("pyrrhic-war", 1, legions=4))
    there = view(play.g, None)
    over = there.model_copy(update={"wars": {}})
    assert [naming("carthage").born(one)[name] for one in (there, over) for name in one.forces] == 2 * ["Pyrrhic War"]
