"""RC-11.1: public reaction."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.combat.leaving import lay_down
from games.carthage.law import CARTHAGE, LAWS
from games.carthage.pieces import TableEvent
from games.carthage.revolution.events import PublicReacted
from games.carthage.state import Carthage
from games.republic.combat.commanders import note
from games.republic.combat.pieces import Battle
from games.republic.pieces import CIVIL_WAR
from tests.clauses import clause
from tests.games.carthage import combat
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, home_suffete, numbered
from tests.games.carthage.revolution import TUNISIA, Change, came_home, fought, in_revolt, pop, revolution
from tests.games.carthage.rulebook import table

T7 = table("T-7 Public reaction")
GISCO = "fam-gisco"
DEEDS = {"heavy_losses": "heavy-losses", "disaster": "disaster", "naval_victory": "naval-victory"}


def judged(play: Play, *changes: Change, dice: tuple[int, ...] = (3, 3), **how: object) -> list[PublicReacted]:
    """The phase begins; what the people say to all who have to answer them."""
    revolution(play, "revolution.reaction", *changes, dice={"public-reaction": dice}, **how)
    found: list[PublicReacted] = play.saw(PublicReacted)
    return found


def played_with(edition: int) -> Change:
    """The game began with these figures."""
    return lambda g: setattr(g, "edition", edition)


def statesman(number: int, card: str) -> Change:
    """A Statesman lies on his Family."""

    def change(g: Carthage) -> None:
        for deck in (g.deck, g.next_deck):
            deck[:] = [one for one in deck if one != card]
        numbered(g, number).statesman = card

    return change


# Who


@clause("RC-11.1")
@pytest.mark.parametrize(("won", "answers"), [(False, True), (True, False)])
def test_who_fought_this_turn_without_winning_answers(play: Play, won: bool, answers: bool) -> None:
    found = judged(play, combat.force(TUNISIA, 7, legions=2), fought(7, won=won))
    assert [one.senator for one in found] == ([GISCO] if answers else [])


@clause("RC-11.1")
def test_who_did_not_fight_does_not(play: Play) -> None:
    assert judged(play, combat.force(TUNISIA, 7, legions=2), fought(8, turn=0)) == []


@clause("RC-11.1")
def test_who_came_home_unvictorious_from_the_last_turn_answers(play: Play) -> None:
    """Turn 2: Gisco and Himilco fought in turn 1; only Gisco came home in this Senate Phase."""
    found = judged(play, lambda g: setattr(g, "turn", 2), fought(7, turn=1), fought(8, turn=1), came_home(7))
    assert [one.senator for one in found] == [GISCO]


@clause("RC-11.1")
@pytest.mark.parametrize(
    ("step", "turn", "won", "noted"),
    [
        ("senate.business", 1, False, True),
        ("senate.business", 1, True, False),
        ("senate.business", 0, False, False),
        ("forum.end", 1, False, False),
    ],
)
def test_the_senate_phase_notes_who_comes_home(play: Play, step: str, turn: int, won: bool, noted: bool) -> None:
    g = revolution(play, "revolution.deals", combat.force(TUNISIA, 7, legions=2), fought(7, turn=turn, won=won)).g
    g.turn, g.step = 2, step
    lay_down(g, play.senator(7))
    assert g.senate.returned == ([GISCO] if noted else [])


@clause("RC-11.1", "RC-11.1a")
@pytest.mark.parametrize(
    ("suffete", "order"), [(1, ["fam-bomilcar", GISCO, "fam-himilco"]), (11, [GISCO, "fam-himilco", "fam-bomilcar"])]
)
def test_in_order_from_the_hrao_each_joint_commander_for_himself(play: Play, suffete: int, order: list[str]) -> None:
    """Mago (diamond) is HRAO: diamond, triangle, circle, square; or Carthalo (circle): circle, square, diamond."""
    found = judged(
        play,
        combat.force(TUNISIA, 8, 9, legions=2),
        *(fought(number) for number in (8, 9, 7)),
        combat.force(TUNISIA, 7, legions=1),
        home_suffete(suffete),
        dice=(3, 3) * 3,
    )
    assert [one.senator for one in found] == order


@clause("RC-11.1a")
@pytest.mark.parametrize("state", ["captive", "rebel", "dead"])
def test_captives_rebels_and_the_dead_do_not_roll(play: Play, state: str) -> None:
    def fate(g: Carthage) -> None:
        fought(7)(g)
        match state:
            case "captive":
                numbered(g, 7).place = "captive"
            case "rebel":
                in_revolt(7)(g)
            case _:
                del g.senators[GISCO]
                g.curia.families.append(GISCO)

    assert judged(play, fate) == []


@clause("RC-11.1a")
def test_a_family_that_stayed_for_its_dead_statesman_does_not_answer_for_him(play: Play) -> None:
    """RC-5.2: the same name, but nobody has fought."""
    assert judged(play, came_home(7)) == []


@clause("RC-11.1a")
@pytest.mark.parametrize(
    ("battles", "answers"),
    [
        ([("sea", "victory")], False),
        ([("sea", "victory"), ("land", "stalemate")], True),
        ([("sea", "victory"), ("land", "victory")], False),
        ([("sea", "standoff")], True),
        ([("land", "defeat")], True),
    ],
)
def test_the_last_battle_of_the_turn_counts(play: Play, battles: list[tuple[Any, str]], answers: bool) -> None:
    def fights(g: Carthage) -> None:
        for ground, result in battles:
            battle = Battle(force="f", war=TUNISIA, ground=ground, commanders=[GISCO], units=2, military=0)
            note(g, battle, [numbered(g, 7)], result=result, led=2, lost=0)

    assert [one.senator for one in judged(play, fights)] == ([GISCO] if answers else [])


@clause("RC-11.1a")
def test_a_battle_against_the_rebel_counts_like_any_other(play: Play) -> None:
    found = judged(play, in_revolt(10, legions=2), combat.force(CIVIL_WAR, 7, legions=2), fought(7))
    assert [one.senator for one in found] == [GISCO]


# The roll


@clause("RC-11.1", "T-7")
@pytest.mark.parametrize("total", range(1, 15))
def test_the_lines_of_the_table(play: Play, total: int) -> None:
    """DR 7, and POP for the rest."""
    (event,) = judged(play, combat.force(TUNISIA, 7, legions=2), fought(7), pop(7, total - 7, 10), dice=(3, 4))
    (row,) = [row for row in T7 if in_row(total, row[0])]
    assert event.total == total
    assert event.result == row[1].lower().replace(" ", "-")
    if event.result == "crucified":
        assert play.g.numbered(7) == []
    else:
        influence, popularity = (int(cell or 0) for cell in row[2:4])
        assert (play.senator(7).influence, play.senator(7).popularity) == (10 + influence, total - 7 + popularity)


def in_row(total: int, printed: str) -> bool:
    """`4-5`, `3 or less`, `12 or more`."""
    if "or less" in printed:
        return total <= int(printed.split(maxsplit=1)[0])
    if "or more" in printed:
        return total >= int(printed.split(maxsplit=1)[0])
    low, _, high = printed.partition("-")
    return int(low) <= total <= int(high or low)


@clause("RC-11.1b", "RC-5.1")
def test_crucified_he_leaves_his_force_without_a_commander(play: Play) -> None:
    judged(play, combat.force(TUNISIA, 7, legions=2), fought(7), pop(7, -9), dice=(1, 1))
    assert play.g.numbered(7) == []
    assert play.g.forces["force-1"].commanders == []
    invariants(play.g)


@clause("RC-11.1b")
def test_influence_never_falls_below_0(play: Play) -> None:
    judged(play, fought(7), pop(7, 0, 2), dice=(2, 2))
    assert (play.senator(7).influence, play.senator(7).popularity) == (0, -2)


@clause("T-7")
@pytest.mark.parametrize(
    ("marks", "first", "now"),
    [({"heavy_losses": True}, -1, 0), ({"disaster": True}, -1, 0), ({"naval_victory": True}, 2, 2), ({}, 0, 0)],
)
@pytest.mark.parametrize("turn", [1, 0])
@pytest.mark.parametrize("edition", [1, 2])
def test_what_he_did_this_turn_counts(
    play: Play, marks: dict[str, bool], first: int, now: int, turn: int, edition: int
) -> None:
    """Of the last turn nothing but the failure is left; losses, since the second edition, through POP alone."""
    home, added = [came_home(7)] if turn == 0 else [], first if edition == 1 else now
    (event,) = judged(play, played_with(edition), fought(7, turn=turn, **marks), *home)
    assert event.campaign == (added if turn == 1 else 0)
    assert event.reasons == ({DEEDS[name]: added for name in marks} if turn == 1 and added else {})
    assert event.total == 6 + event.campaign


@clause("T-7")
def test_the_modifiers_are_those_of_the_table() -> None:
    assert [(one.deed, one.value) for one in CARTHAGE.charts.public_reaction.modifiers] == [("naval-victory", 2)]
    first = LAWS[1].charts.public_reaction.modifiers
    assert [(one.deed, one.value) for one in first] == [("heavy-losses", -1), ("disaster", -1), ("naval-victory", 2)]
    words = [one.when for one in first]
    assert ["half" in words[0], "Disaster" in words[1], "Naval" in words[2]] == [True, True, True]


@clause("T-7")
@pytest.mark.parametrize(
    ("edition", "total", "result"), [(1, 3, "crucified"), (2, 2, "disgraced"), (2, 1, "crucified")]
)
def test_fewer_are_crucified_than_in_the_first_edition(play: Play, edition: int, total: int, result: str) -> None:
    (event,) = judged(play, played_with(edition), fought(7), pop(7, total - 7, 10), dice=(3, 4))
    assert (event.total, event.result) == (total, result)


@clause("T-7", "RC-9.7.2")
def test_the_court_of_104_and_malchus_the_general(play: Play) -> None:
    (event,) = judged(play, fought(12), statesman(12, "st-12a"), lambda g: g.laws.append("law-court-of-104"))
    assert (event.cards, event.total) == (-3, 3)
    assert event.reasons == {"law-court-of-104": -1, "st-12a": -2}


@clause("RC-8.8.4", "RC-11.1")
def test_evil_omens_lower_it(play: Play) -> None:
    def omens(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens", times=2)

    (event,) = judged(play, fought(7), omens)
    assert (event.omens, event.total) == (-2, 4)
    assert event.reasons == {"omens": -2}
