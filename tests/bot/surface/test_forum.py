"""What the cards of the Forum say beside its questions."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import cogs.forum  # noqa: F401 - the cog brings its presenters
from bot.surface.kit import forms
from bot.surface.kit.panel import Panel, Row, Words
from bot.surface.kit.present import asked, present
from bot.surface.kit.shortcuts import shortcuts
from games.carthage.minds.persuading import base_number, percent
from games.carthage.pieces import TableEvent
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import EnemyLeader
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.carthage.forum import NOTHING, SEATS, befallen, holds, initiative, purse
from tests.games.carthage.play import Play

CHAIRS = tuple(Seat(seat) for seat in SEATS)


@pytest.fixture
def play() -> Play:
    return Play()


def card(play: Play, seat: str, kind: str) -> str:
    """The words on the card of a decision."""
    panel: Panel = present(play.posted(seat, kind), seen(play.table, CHAIRS, Seat(seat)))
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


@clause("RC-8.5.4")
@pytest.mark.parametrize("omens", [0, 1, 3])
@pytest.mark.parametrize("base", range(-2, 15))
def test_the_chance_of_a_persuasion(base: int, omens: int) -> None:
    rolls = [sum(dice) for dice in product(range(1, 7), repeat=2)]
    good = [roll for roll in rolls if roll not in (10, 11, 12) and roll + omens <= base]
    assert percent(base, omens) == round(len(good) / 36 * 100)


def test_bidders_see_how_it_stands(play: Play) -> None:
    initiative(play, "forum.persuasion", purse(8, 1))
    play.answer("diamond", "forum.persuade", {**NOTHING, "persuader": "fam-mago", "target": "fam-milko", "bribe": 6})
    told = card(play, "triangle", "forum.counter")
    assert "Mago persuades Milko: Base Number 5 = −1 + 6T of bribes. A roll" in told
    assert "28%" in told
    play.lapse_all("forum.counter")
    assert "Base Number 5" in card(play, "diamond", "forum.raise")


def pressed(play: Play, seat: str, kind: str) -> list[str]:
    """The buttons of a decision."""
    panel = present(play.posted(seat, kind), seen(play.table, CHAIRS, Seat(seat)))
    return [one.label for part in panel.parts if isinstance(part, Row) for one in part.buttons]


@clause("RC-8.5.4")
def test_buttons_say_how_likely_the_dice_fall(play: Play) -> None:
    initiative(play, "forum.persuasion", purse(8, 1))
    play.answer("diamond", "forum.persuade", {**NOTHING, "persuader": "fam-mago", "target": "fam-milko", "bribe": 6})
    play.lapse_all("forum.counter")
    now, one, two = (percent(5 + more, 0) for more in (0, 1, 2))
    assert pressed(play, "diamond", "forum.raise")[:3] == [
        f"Roll Now · {now}%",
        f"+1T · {one}%",
        f"+2T · {two}%",
    ]


@clause("RC-8.5.2", "RC-8.1")
def test_likely_attempts_and_traders_are_one_press_away(play: Play) -> None:
    initiative(play, "forum.persuasion", purse(8, 1))
    posted = play.posted("diamond", "forum.persuade")
    able = shortcuts(posted, seen(play.table, CHAIRS, Seat("diamond")))
    assert able
    assert {one.label for one in able} <= set(pressed(play, "diamond", "forum.persuade"))
    for one in able:
        assert posted.decision.choice.read(one.raw)
        assert f"{_chance(play, one.raw)}%" in one.label
    play.answer("diamond", "forum.persuade", posted.decision.lapse)
    trader = play.posted("diamond", "forum.trader")
    seeking = shortcuts(trader, seen(play.table, CHAIRS, Seat("diamond")))
    assert [one.raw["talents"] for one in seeking] == [2, 4, 6, 8]
    assert "Mago, 8T · 92%" in pressed(play, "diamond", "forum.trader")
    assert all(trader.decision.choice.read(one.raw) for one in seeking)


def _chance(play: Play, raw: dict[str, Any]) -> int:
    """RC-8.5.4: how likely an attempt succeeds that nobody opposes."""
    people = seen(play.table, CHAIRS, Seat("diamond")).view.senators  # type: ignore[attr-defined]
    return percent(base_number(people[raw["persuader"]], people[raw["target"]]) + raw["bribe"], 0)


def test_who_may_cancel_an_event_reads_what_it_would_do(play: Play) -> None:
    def omens(g: Carthage) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens")

    befallen(play, 10, holds("square", "tophet-sacrifice"), scenario="late")
    assert "Evil Omens**: The State pays 20T" in card(play, "square", "forum.sacrifice")
    befallen(play, 10, omens, scenario="late")
    assert "More Evil Omens**: The penalty grows" in card(play, "square", "forum.sacrifice")


def test_forms_say_what_a_senator_is_worth(play: Play) -> None:
    initiative(play, "forum.persuasion")
    look = seen(play.table, CHAIRS, Seat("diamond"))
    posted = play.posted("diamond", "forum.persuade")
    form = forms.form(posted, "g", look.voice, None, 0, asked(posted, look).notes)
    persuader, target, *_ = form.inputs
    assert [item.label for item in persuader.items] == ["None", "Mago", "Mangi", "Bomilcar"]
    assert persuader.items[1].note.startswith("INF 10 · ORA 3")
    assert all("LOY" in item.note for item in target.items[1:])


def test_enemy_leaders_are_told_apart(play: Play) -> None:
    def two(g: Carthage) -> None:
        for name in ("dionysius", "pyrrhus"):
            g.deck.remove(name)
            g.leaders[name] = EnemyLeader(id=name)
        g.table_events["te-enemy-leader-dies"] = TableEvent(id="te-enemy-leader-dies")

    play.at("forum.end", change=two)
    told = card(play, "diamond", "forum.enemy")
    assert "strength 4, in the Curia" in told
    assert "strength 5, in the Curia" in told
