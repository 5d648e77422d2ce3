"""The cards between the two republics: the coupled wars, a battle of both, and what is asked about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.fronts.grand import cards, pictures
from bot.fronts.grand.looking import grand
from bot.fronts.rome.population import state_lines
from bot.store.rows import EventRow, facts
from bot.surface.kit import cards as kit
from bot.surface.kit.glance import standing_lines
from bot.surface.kit.hands import hand_card
from bot.surface.kit.look import Look
from bot.surface.kit.present import present
from bot.surface.kit.studio import Studio
from bot.surface.records.digests import LINES, lines
from games.grand.combat.events import DirectBattleDrawnUp
from games.grand.pieces import SIDES, Side
from games.grand.state import Grand
from games.kernel import Seat, Table, chairs
from games.republic.bench import give_red
from rendering.describe import describe, twin
from tests.bot.surface.looks import NOW, seen
from tests.clauses import clause
from tests.games.grand.ahead.test_both_senates import at, say, until
from tests.games.grand.battles import SECOND, armies, battle, fight
from tests.games.grand.course import Course, rules
from tests.games.grand.laying import Play, board


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


@clause("GV-5.4")
def test_the_picture_of_a_battle_shows_the_dice_and_both_sides_as_they_stood() -> None:
    """In the same card once they have fallen: 10 legions each, though some are lost, and the line of the table."""
    play = Play()
    fallen = battle(play, 13)
    scene = pictures.battle(looked(play), fallen.battle)
    assert scene
    words = describe(scene)
    assert f"Total {fallen.total}." in words
    assert twin(scene).count("10 legions") == len(SIDES)
    assert grand(looked(play)).battle is None


@clause("GV-5.4")
def test_no_picture_is_drawn_of_a_battle_that_was_taken_back() -> None:
    assert pictures.battle(looked(Play().at("carthage:senate.business", *SECOND, *armies())), "1.2.land") is None


@clause("GV-1.2")
def test_each_war_of_a_turn_has_the_card_of_that_turn() -> None:
    play = fight(Play(), 13, *SECOND, *armies())
    (parcel,) = cards.standing(play.table)
    assert (parcel.kind, parcel.ref, parcel.half) == (cards.WARS, str(play.g.turn), "")


def desks(course: Course) -> dict[Seat | None, str]:
    """What stands on the hand cards and the desks of all, and on the public table."""
    everybody = {seat: seen(course.table, tuple(course.g.seats), seat) for seat in (*course.g.seats, None)}
    return {
        seat: "\n".join((kit.desk(look).said(), hand_card(look).said())) if seat else kit.phase_bar(look)
        for seat, look in everybody.items()
    }


@clause("GV-8.3")
@pytest.mark.parametrize("side", SIDES)
def test_who_rules_for_life_reads_their_hands_and_nobody_else_does(side: Side) -> None:
    names: list[str] = []

    def held(g: Grand) -> None:
        half = board(g, side)
        card = next(one for one in half.deck if half.tables.card(one).red and "@" not in one)
        give_red(half, {"square": [card]})
        names.append(half.tables.card(card).name)

    step = "carthage:senate.business" if side == "carthage" else "rome:senate.business"
    said = desks(Course().at(step, rules(side, 3), held))
    assert "You decide for" in said[Seat("circle")]
    assert names[0] in said[Seat("circle")]
    for seat in (Seat("diamond"), Seat("triangle"), None):
        assert "You decide for" not in said[seat]
        assert names[0] not in said[seat]


@clause("GV-8.3")
@pytest.mark.parametrize("side", SIDES)
def test_outside_the_senate_he_reads_none(side: Side) -> None:
    said = desks(Course().at(f"{side}:forum.opening", rules(side, 3)))
    assert not any("You decide for" in one for one in said.values())


@clause("GV-10.3")
def test_who_is_asked_to_enter_an_agreement_reads_it() -> None:
    course = Course().at("carthage:revenue.redistribution", seats=6, mode="one-faction")
    first, last = course.g.seats[0], course.g.players("rome")[0]
    course.answer(first, "pact.propose", {"partners": [last], "text": "Nobody sails this turn."})
    look = seen(course.table, tuple(course.g.seats), last)
    posted = next(one for one in look.own if one.decision.kind == "pact.answer")
    assert "Nobody sails this turn." in present(posted, look).said()
    assert "'Enter'" in present(posted, look).said()


@clause("GV-3.6")
def test_what_is_lodged_is_shown_with_the_step_it_waits_for() -> None:
    """Before he has said it there is nothing; then his hand and desk say what it is, and what it waits for."""
    table = at("carthage:forum.opening", overlap=True)
    seat, key = Seat("diamond"), "rome:forum.plan/turn=2@diamond"
    before, said = (hand_card(seen(table, chairs(3), seat)).said() for _ in lodging(table, key))
    assert "Lodged" not in before
    assert "**Lodged**: Forum Plan. It waits for step 7, the Forum of Rome" in said
    assert "Lodged" not in hand_card(seen(table, chairs(3), Seat("circle"))).said()
    until(table, "rome:forum.persuasion")
    assert "Lodged" not in hand_card(seen(table, chairs(3), seat)).said()


def lodging(table: Table[Grand], key: str) -> Iterator[None]:
    """Before, and after it is said."""
    yield
    say(table, key)
    yield


@clause("GV-2.4")
def test_cards_of_a_half_bear_the_turn_of_the_table() -> None:
    """Rome joins late and counts from 1; its cards are dated as all others are."""
    play = Play().at("rome:population", lambda g: setattr(g, "turn", 9))
    look = looked(play).within("rome")
    assert (look.turn, look.date, looked(play).date) == (play.g.rome.turn if play.g.rome else 0, 9, 9)
    assert look.turn != look.date
    assert kit.footer(look).said().count("turn 9") == 1
    assert "turn 9" in state_lines(look)[0]


@clause("GV-5.1", "GV-5.4")
def test_while_both_meet_the_enemy_of_a_force_is_the_other_republic() -> None:
    """The total of Rome, and not that of the card, stands beside the odds of the battle."""
    play = fight(Play(), 13, *SECOND, *armies(), stop="combat.direct")
    view = grand(looked(play))
    assert view.battle
    (force,) = [one for one in view.carthage.forces.values() if one.war == "roman-war-2"]
    assert force.battle
    assert force.battle.enemy == view.battle.sides["rome"].strength
    assert force.battle.odds.victory == view.battle.wins["carthage"]


@clause("GV-3.4")
def test_what_both_play_together_is_marked_in_the_bars_of_both() -> None:
    look = looked(Play().at("carthage:senate.business"))
    assert kit.phase_bar(look).count("**[") == 1
    assert kit.phase_bar(replace(look, phase="combat")).count("**[") == len(SIDES)


@clause("GV-7.4")
def test_that_a_republic_has_fallen_stands_on_a_line_of_its_own_and_the_other_plays_on_to_its_own_deck() -> None:
    look = looked(Play().at("carthage:senate.business", lambda g: g.fallen.append("rome")))
    *_, fallen, rest = "\n".join(standing_lines(look)).splitlines()
    assert "has fallen" in fallen
    assert rest.startswith("-# The most points win. The game ends with the turn in which the deck of the republic")


@clause("GV-7.4")
def test_a_digest_tells_that_a_republic_fell_whatever_else_was_settled_by_it() -> None:
    """Each of its wars is settled afterwards, and there is room for few lines."""
    look = looked(Play().at("carthage:senate.business", *SECOND, *armies()))
    fell = EventRow("abc234", 5, 0, "grand.RepublicFell", {"side": "rome", "reason": "bankrupt"}, None, NOW)
    settled = [
        EventRow("abc234", 5, n, "grand.WarSettled", {"number": 1, "winner": "", "how": "fallen"}, None, NOW)
        for n in range(1, 2 * LINES)
    ]
    said = lines(look, [(look, one) for one in (fell, *settled)])
    assert "Rome falls: its State is bankrupt" in said[0]
    assert len(said) == LINES


@clause("GV-3.2")
def test_the_mortality_of_a_board_names_its_republic() -> None:
    look = looked(Play().at("carthage:senate.business", *SECOND, *armies())).within("rome")
    said = look.voice.say("mortality-title", half=look.sign, turn=look.date)
    assert said.endswith("Rome: Mortality, turn 1**")
    assert look.voice.say("mortality-title", half="", turn=1) == "**Mortality, turn 1**"
