"""The cards between the two republics: the coupled wars, a battle of both, and what is asked about it."""

from __future__ import annotations

from bot.fronts.grand import cards
from bot.store.rows import EventRow, facts
from bot.surface.kit.look import Look
from bot.surface.kit.studio import Studio
from games.grand.combat.events import DirectBattleDrawnUp
from tests.bot.surface.looks import NOW, seen
from tests.clauses import clause
from tests.games.grand.battles import SECOND, armies, battle, fight
from tests.games.grand.laying import Play


def looked(play: Play) -> Look:
    """The table as everybody sees it."""
    return seen(play.table, tuple(play.g.seats), None)


def told(play: Play) -> list[EventRow]:
    """What was told of the battle, as the store has it."""
    rows = [EventRow("abc234", n, 0, one.id, facts(one), None, NOW) for n, one in enumerate(play.told)]
    start = next(n for n, one in enumerate(rows) if one.kind == cards.DRAWN)
    return [rows[start], *(one for one in rows[start + 1 :] if one.kind in cards.FOUGHT)]


@clause("GV-5.1")
def test_the_wars_card_says_what_comes_if_both_go_on() -> None:
    """Both faces, who may attack, and the odds of a battle of both before anybody is bound to it."""
    look = looked(Play().at("carthage:senate.business", *SECOND, *armies()))
    scene = Studio().scene(look, "wars")
    assert scene
    said = cards.wars_panel(look, scene).said()
    assert "War 2: Carthage Active" in said
    assert "they meet in war 2 on land: Carthage 13, Rome 14; Rome attacks" in said


@clause("GV-5.4")
def test_a_battle_card_shows_what_the_dice_came_to() -> None:
    """Both totals and the odds stand first; then the roll, and what each side lost."""
    play = Play()
    battle(play, 13)
    panel = cards.battle_panel(looked(play), told(play))
    said = panel.said()
    assert said.index("Carthage (13) and Rome (14)") < said.index("dice")
    assert "**Victory**" in said
    assert said.count("loses") == 2
    assert not [one for one in play.saw(DirectBattleDrawnUp) if one.number != 2]


@clause("GV-1.2")
def test_each_war_of_a_turn_has_the_card_of_that_turn() -> None:
    play = fight(Play(), 13, *SECOND, *armies())
    (parcel,) = cards.standing(play.table)
    assert (parcel.kind, parcel.ref, parcel.half) == (cards.WARS, str(play.g.turn), "")
