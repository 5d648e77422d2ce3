"""What the cards of Rome's Forum say beside its questions: chances, prices, and what is left after them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import cogs.forum  # noqa: F401 - the cog brings its presenters
from bot.base.text import RETOLD
from bot.fronts.rome.card_texts import CARDS
from bot.fronts.rome.knights import bonus, brings, comes
from bot.fronts.rome.looking import rome
from bot.fronts.rome.people import PEOPLE
from bot.fronts.rome.population import revolt_rolls, state_lines
from bot.fronts.rome.prospects import PERSUADING
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, Row, Words
from bot.surface.kit.passing import PASSES
from bot.surface.kit.present import asked, guests, present
from bot.surface.kit.shortcuts import shortcuts
from bot.table.passing import Pass
from games.kernel import Seat
from games.rome.forum.events import KnightSought
from games.rome.minds import SensiblePlayer
from games.rome.population.events import PeopleSpoke
from games.rome.state import Rome
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.rome.forum import SEATS, Change, event, initiative, purse
from tests.games.rome.play import Play, add_statesman, numbered

CHAIRS = tuple(Seat(seat) for seat in SEATS)
DICE = [sum(dice) for dice in product(range(1, 7), repeat=3)]


@pytest.fixture
def play() -> Play:
    return Play()


def at(play: Play, seat: str = "diamond", language: str = "en") -> Look:
    """The table as a seat sees it."""
    return seen(play.table, CHAIRS, Seat(seat), language=language)


def card(play: Play, kind: str, seat: str = "diamond", language: str = "en") -> Panel:
    """The card of a decision."""
    return present(play.posted(seat, kind), at(play, seat, language))


def text(play: Play, kind: str, seat: str = "diamond", language: str = "en") -> str:
    """Its words."""
    return "\n".join(part.text for part in card(play, kind, seat, language).parts if isinstance(part, Words))


def buttons(play: Play, kind: str, seat: str = "diamond") -> list[str]:
    """Its buttons."""
    rows = [part for part in card(play, kind, seat).parts if isinstance(part, Row)]
    return [one.label for row in rows for one in row.buttons]


def notes(play: Play, kind: str, seat: str = "diamond") -> Any:
    """What stands beside its options."""
    return asked(play.posted(seat, kind), at(play, seat)).notes


# Persuasion


@clause("RR-1.07.41")
@pytest.mark.parametrize("ending", [False, True])
@pytest.mark.parametrize("omens", [0, 1])
def test_the_chance_of_a_persuasion_counts_omens_and_the_end_of_the_era(
    play: Play, omens: int, *, ending: bool
) -> None:
    def last(g: Rome) -> None:
        g.era_ends = ending

    initiative(play, "forum.persuasion", last, *([event("te-evil-omens", omens)] if omens else []))
    rolls = [one + other for one, other in product(range(1, 7), repeat=2)]
    for base in range(14):
        good = [roll for roll in rolls if roll < (9 if ending else 10) and roll + omens <= base]
        assert PERSUADING.chance(at(play), base) == round(100 * len(good) / 36)


@clause("RR-1.07.4")
def test_whom_one_could_win_stands_under_the_question(play: Play) -> None:
    initiative(play, "forum.persuasion", purse(20, 1))
    told = text(play, "forum.persuade")
    assert "with a bribe of" in told
    assert "**Pass the Rest**: in this initiative you persuade nobody" in told
    assert "Knight" in told
    assert "Trader" not in told
    best = shortcuts(play.posted("diamond", "forum.persuade"), at(play))[0]
    assert best.label.endswith("83%")
    play.answer("diamond", "forum.persuade", best.raw)


@clause("RR-1.07.4")
@pytest.mark.parametrize("talents", [20, 0])
def test_the_lit_button_is_what_a_sensible_player_would_press(play: Play, talents: int) -> None:
    """Whom he would try to win, with a purse; with an empty one nobody."""
    initiative(play, "forum.persuasion", purse(talents, 1))
    posted, look = play.posted("diamond", "forum.persuade"), at(play)
    wanted = SensiblePlayer().answer(posted.decision, lambda: look.view)
    would = [one.label for one in shortcuts(posted, look) if one.raw["target"] == (wanted or {}).get("target")]
    lit = [label for label, style in styles(play, "forum.persuade").items() if style == "primary"]
    assert lit == (would if talents else ["Persuade Nobody"])


def styles(play: Play, kind: str, seat: str = "diamond") -> dict[str, str]:
    """How its buttons are lit."""
    rows = [part for part in card(play, kind, seat).parts if isinstance(part, Row)]
    return {one.label: one.style for row in rows for one in row.buttons if isinstance(one, Button)}


@clause("RR-1.07.41", "RR-1.07.413")
def test_bidders_see_how_it_stands(play: Play) -> None:
    initiative(play, "forum.persuasion", purse(20, 1))
    raw = shortcuts(play.posted("diamond", "forum.persuade"), at(play))[0].raw
    play.answer("diamond", "forum.persuade", raw)
    seat = next(seat for seat, kind in play.asked("forum.counter"))
    assert "Base Number 9" in text(play, "forum.counter", seat)
    assert any(label.startswith("0T · 83%") for label in buttons(play, "forum.counter", seat))


# Knights


@clause("RR-1.07.5")
def test_a_knight_has_his_price(play: Play) -> None:
    initiative(play, "forum.knight", purse(3, 5))
    assert "by the Talents he spends: 0T 17%, 1T 33%, 2T 50%, 3T 67%." in text(play, "forum.knight")
    labels = [one.label for one in shortcuts(play.posted("diamond", "forum.knight"), at(play))]
    assert [label.rpartition(", ")[2] for label in labels] == ["0T · 17%", "1T · 33%", "2T · 50%", "3T · 67%"]


@clause("RR-1.07.5")
def test_each_chance_is_that_of_the_rule(play: Play) -> None:
    """Marius adds 1 for himself, the Servilian Law 1 for its faction; Evil Omens take 1."""

    def favoured(g: Rome) -> None:
        add_statesman(g, "st-27a", "diamond")
        g.knight_law = Seat("diamond")

    initiative(play, "forum.knight", favoured, event("te-evil-omens"), purse(9, 27), dice={"knight": [3]})
    view = rome(at(play))
    marius = next(one for one in view.senators.values() if one.code == "27A")
    other = next(one for one in view.senators.values() if one.faction == "diamond" and one.id != marius.id)
    assert (bonus(view, marius), bonus(view, other)) == (2, 1)
    assert comes(view, marius, 2) == 67
    play.answer("diamond", "forum.knight", {"senator": marius.id, "talents": 2})
    (told,) = play.saw(KnightSought)
    assert (told.bonus + told.omens, told.gained) == (1, True)


@clause("RR-1.07.51")
@pytest.mark.parametrize(("omens", "average"), [(0, "3.5"), (1, "2.5"), (2, "1.7")])
def test_pressing_a_knight_says_what_it_brings(play: Play, omens: int, average: str) -> None:
    def knighted(g: Rome) -> None:
        numbered(g, 5).knights = 2

    initiative(play, "forum.knight", knighted, *([event("te-evil-omens", omens)] if omens else []))
    assert brings(rome(at(play))) == average
    assert f"Each Knight brings {average}T" in text(play, "forum.pressure")
    one, both = shortcuts(play.posted("diamond", "forum.pressure"), at(play))
    assert (one.raw, both.raw) == ({"fam-claudius": 1}, {"fam-claudius": 2})
    play.answer("diamond", "forum.pressure", both.raw)
    assert play.senator(5).knights == 0


@clause("RR-1.07.5", "RR-1.07.51")
def test_knights_are_attracted_or_pressed_on_one_card(play: Play) -> None:
    def knighted(g: Rome) -> None:
        numbered(g, 5).knights = 2

    initiative(play, "forum.knight", knighted)
    labels = buttons(play, "forum.knight")
    assert labels[-4:-1] == ["Claudius: 1 Knight", "Claudius: 2 Knights", "Press Knights"]
    assert labels[-1] == "Pass the Rest"
    assert play.posted("diamond", "forum.pressure").ref in guests(at(play))
    other = Play()
    initiative(other, "forum.knight")
    assert "Press Knights" not in buttons(other, "forum.knight")


# Games and the people


def restless(unrest: int) -> Change:
    """So much Unrest."""

    def change(g: Rome) -> None:
        g.unrest = unrest

    return change


@clause("RR-1.07.6", "RR-1.08.2.1")
def test_games_say_what_is_left_after_them(play: Play) -> None:
    initiative(play, "forum.games", purse(20, 5), restless(6))
    look = at(play)
    after = notes(play, "forum.games")["blood-fest@fam-claudius"]
    assert after.startswith("13T, 7T left · POP 2 · Unrest 4 · the people revolt ")
    people = rome(look).people
    assert f"Unrest {people.unrest}; the people revolt" in text(play, "forum.games")
    assert revolt_rolls(rome(look), people.unrest, 0) == sum(total - people.unrest < 0 for total in DICE)


@clause("RR-1.08.2")
def test_the_state_of_the_republic_shows_each_line_that_can_come(play: Play) -> None:
    initiative(play, "forum.knight", restless(8))
    look = at(play)
    lines = state_lines(look)
    rows = [row for row in rome(look).people.rows if row.rolls]
    assert sum(row.rolls for row in rows) == len(DICE)
    assert len([line for line in lines if line.startswith("- **")]) == len(rows)
    assert "**the people revolt**" in "\n".join(lines)
    assert not [line for line in lines if "18 or more" in line], "it cannot come with so much Unrest"
    assert [line for line in state_lines(at(play, language="de")) if "oder weniger" in line]


@clause("RR-1.08.2")
def test_the_line_that_comes_is_one_that_was_shown(play: Play) -> None:
    play.at("population", change=restless(3), dice={"population": [1, 2, 3]})
    (told,) = play.saw(PeopleSpoke)
    row = next(row for row in play.g.law.charts.population.rows if row.holds(told.total))
    assert (told.result, told.change) == (row.result, row.unrest)


# Persons and cards


@clause("RR-0.7.1")
def test_of_a_senator_his_knights_are_told_too(play: Play) -> None:
    def knighted(g: Rome) -> None:
        numbered(g, 5).knights = 2

    initiative(play, "forum.leader", knighted, purse(4, 5))
    line = PEOPLE.senator_line(at(play), "fam-claudius")
    assert "4T · 2 Knights" in line
    assert line.startswith("INF ")
    assert PEOPLE.senator_line(at(play, "circle"), "fam-claudius").startswith("◆ Elissa · INF")


def test_a_card_is_explained_in_the_language_of_the_reader(play: Play) -> None:
    initiative(play, "forum.leader")
    english, german = (at(play, language=language).voice for language in ("en", "de"))
    printed = CARDS.law.tables.card("tribune").text
    assert CARDS.in_words_of(english, "Tribune", f"Tribune: {printed}") == f"Tribune: {printed}"
    assert printed not in CARDS.in_words_of(german, "Tribune", f"Tribune: {printed}")
    assert {"republic.CardTurnedUp", "republic.EventEntered", "rome.LawEnacted"} <= set(RETOLD.of("rome"))


@clause("RR-3.02.4")
def test_who_is_dealt_a_province_sees_what_it_brings(play: Play) -> None:
    play.at("setup.governors", scenario="middle")
    seat = play.asked("setup.governor")[0][0]
    assert "spoils" in text(play, "setup.governor", seat)
    quick = shortcuts(play.posted(seat, "setup.governor"), at(play, seat))
    assert [one.label.rpartition(", ")[2] for one in quick] == ["3 turns"]


@clause("RR-1.16.2")
def test_the_conspiracy_shows_what_each_faction_has_to_lose(play: Play) -> None:
    initiative(play, "forum.roll", deck=["conspiracy-catiline"], dice={"initiative": [1, 1]})
    assert all("INF" in note for note in notes(play, "forum.conspiracy").values())


def test_what_is_let_pass_ends_with_the_initiative(play: Play) -> None:
    passes = PASSES.of("rome")
    assert {"forum.persuade", "forum.raise", "forum.knight", "forum.games", "forum.counter", "forum.bid"} <= set(passes)
    one: Pass = passes["forum.knight"]
    assert "forum.roll" not in one.steps
    assert set(one.steps) <= set(play.game.steps)
