"""Cards at a glance: the order of business, who has the floor, the standings, how far the game is; of public facts."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.base.text import languages
from bot.fronts.republic.senate.ballots import open_card
from bot.surface.kit.cards import desk, turn_card
from bot.surface.kit.glance import GLANCES, Glance, business_lines, in_order, order_of_business, standing_lines
from bot.surface.kit.look import Look
from bot.surface.kit.matters import stakes
from bot.surface.kit.panel import Panel, Words
from games.carthage.minds import SensiblePlayer
from games.catalog import GAMES
from games.kernel import Setup, Table, chairs
from games.republic.minds.runner import Round
from games.republic.pieces import Deeds
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.carthage.play import Play
from tests.games.carthage.senate import office, propose, session
from tests.games.carthage.units import war

SEATS: Final = chairs(4)
ITEMS: Final = ["Suffetes", "Committee of Five", "prosecutions", "Governors", "other business"]


def text(panel: Panel) -> str:
    return "\n".join(part.text for part in panel.parts if isinstance(part, Words))


def public(play: Play, language: str = "en") -> Look:
    return seen(play.table, SEATS, None, language=language)


def thought(seats: int, options: dict[str, str], answers: int = 500) -> Iterator[Table[Any]]:
    """A game of sensible players, each time its step has changed."""
    setup = Setup(chairs(seats), "glance", GAMES["carthage"].options.model_validate(options))
    table = Table.start(GAMES["carthage"], setup)[0]
    going, step = Round(table, {seat: SensiblePlayer() for seat in chairs(seats)}), ""
    for _ in range(answers):
        if table.state.step != step:
            step = table.state.step
            yield table
        said = None if table.over else going.next()
        if said is None:
            return
        table.submit(*said)


def test_items_before_the_one_that_is_taken_are_over_and_those_after_it_to_come() -> None:
    steps = [("a", "A"), ("b", "B"), ("c", "C")]
    assert [one.stage for one in in_order(steps, "b")] == ["over", "open", "ahead"]
    assert {one.stage for one in in_order(steps, "none of them")} == {"over"}


@clause("RC-9.0.2")
@pytest.mark.parametrize("n", range(5))
def test_the_senate_shows_what_is_over_open_and_to_come(n: int) -> None:
    step = ("suffetes", "committee", "prosecutions", "governors", "business")[n]
    play = session(Play(), "senate.business")
    play.g.step = f"senate.{step}"
    wanted = [*(f"✔ {one}" for one in ITEMS[:n]), f"**{ITEMS[n]}**", *ITEMS[n + 1 :]]
    assert order_of_business(public(play)) == "Order of business: " + " · ".join(wanted)
    assert order_of_business(public(play)) in text(turn_card(public(play)))


@clause("RC-9.0.6", "RC-DP24")
def test_it_says_who_presides_and_who_has_the_floor() -> None:
    play = session(Play(), "senate.business")
    assert "Mago (◆ Elissa) presides. He has the floor." in text(turn_card(public(play)))
    play.answer("diamond", "senate.floor", "yield")
    (asked,) = [one for one in play.awaited() if one.kind == "senate.floor"]
    said = re.search(r"Mago \(◆ Elissa\) presides\. \S+ \((.+)\) has the floor\.", text(turn_card(public(play))))
    assert said
    assert said[1] == public(play).voice.name(asked.seat)
    mine = desk(seen(play.table, SEATS, asked.seat))
    assert f"-# {order_of_business(public(play))}" in text(mine)
    assert "has the floor." in text(mine)


@clause("RC-9.0.9")
def test_while_it_votes_the_vote_is_named_and_its_card_shows_the_business() -> None:
    play = session(Play(), "senate.business")
    propose(play, "minor", {"text": "Praise"})
    look = public(play)
    assert business_lines(look)[1] == "Mago (◆ Elissa) presides. Motion no. 1 is voted on: minor motion."
    view: Any = look.view
    assert f"\n-# {order_of_business(look)}\n" in text(open_card(look, view.senate.motion))


@clause("RC-9.3")
def test_in_the_prosecutions_it_is_the_censor_who_accuses() -> None:
    play = session(Play(), "senate.business", office(8, "censor-of-morals"))
    play.g.step = "senate.prosecutions"
    assert "The Censor accuses, if he likes: Himilco" in business_lines(public(play))[1]


@clause("RC-12.1d")
@pytest.mark.parametrize(("seats", "options"), [
    (4, {"scenario": "late"}), (6, {"scenario": "campaign"}), (2, {"scenario": "early"}),
])  # fmt: skip
def test_the_standings_are_true_at_every_step_and_the_card_can_be_sent(seats: int, options: dict[str, str]) -> None:
    phases = set[str]()
    for table in thought(seats, options):
        for language in languages():
            look = seen(table, chairs(seats), None, language=language)
            view: Any = look.view
            said = standing_lines(look)[0]
            influence = [int(one) for one in re.findall(r"\*\*(\d+) INF\*\*", said)]
            assert influence == sorted((one.influence for one in view.factions.values() if not one.out), reverse=True)
            sendable(turn_card(look))
            assert "[" not in said
            assert bool(order_of_business(look)) == (view.phase == "senate")
            phases.add(view.phase)
    assert {"setup", "revenue", "forum", "senate"} <= phases


@clause("RC-12.1d")
def test_it_says_how_long_the_game_goes_on() -> None:
    play = session(Play(), "senate.business")
    assert f"{len(play.g.deck)} cards are left." in standing_lines(public(play))[1]
    play = session(Play(), "senate.business", lambda g: g.deck.clear())
    assert "this is the last turn" in standing_lines(public(play))[1]
    play = session(Play(), "senate.business", lambda g: setattr(g, "last_turn", 6))
    assert "The game lasts 6 turns; this is turn 1." in standing_lines(public(play))[1]


@clause("RC-1.5e")
def test_what_each_has_done_for_all_to_see_stands_below_in_small_print_once_somebody_has() -> None:
    done = [Deeds(turn=1, given=25, ayes=7), Deeds(turn=2, noes=2, deals=1, abstained=2)]
    assert len(standing_lines(public(session(Play(), "senate.business")))) == 2
    play = session(Play(), "senate.business", lambda g: g.factions[g.seats[0]].record.extend(done))
    said = standing_lines(public(play))[2]
    assert said.startswith("-# **Done so far**: ◆ Elissa 25T given, 1 deal, abstained twice · ▲ ")
    assert said.endswith("nothing yet")
    assert "◆ Elissa 25T gegeben, 1 Geschäft, zweimal enthalten · " in standing_lines(public(play, "de"))[2]


def test_what_each_has_done_stands_no_more_on_the_last_card() -> None:
    given = [Deeds(turn=1, given=25)]
    play = session(Play(), "senate.business", lambda g: g.factions[g.seats[0]].record.extend(given))
    assert len(standing_lines(public(play))) == 3
    assert len(standing_lines(replace(public(play), over=True))) == 2


@clause("RC-9.5.4a", "RC-12.3")
@pytest.mark.parametrize(
    ("language", "first", "paid"), [("en", "the first Lost War", "it costs 75T"), ("de", "der erste", "75T")]
)
def test_a_motion_for_peace_says_what_it_costs(language: str, first: str, paid: str) -> None:
    play = session(Play(), "senate.business", war("libyan-revolt"))
    card, counted = stakes(public(play, language), "peace", {"war": "libyan-revolt"})
    assert paid in card
    assert first in counted
    assert "25T" in counted
    play = session(
        Play(),
        "senate.business",
        war("libyan-revolt"),
        *(war(one, "lost") for one in ("cyrenean-war", "numidian-war-1")),
    )
    _, counted = stakes(public(play, language), "peace", {"war": "libyan-revolt"})
    assert "3 " in counted
    assert "75T" in counted


def test_the_small_game_has_it_too_and_one_that_brings_nothing_shows_nothing() -> None:
    table = Table.start(GAMES["sample"], Setup(SEATS, "glance", GAMES["sample"].options()))[0]
    look = seen(table, SEATS, None)
    assert business_lines(look) == ["Order of business: **auction** · barter · market"]
    assert standing_lines(look)[0].startswith("**Standings**: ◆ Elissa **10** (3 cards)")
    pick = random.Random(3)
    while table.state.step != "market":
        one = next(one.decision for one in table.open.values() if one.decision.awaited)
        table.submit(one.seat, one.key, one.choice.sample(pick))
    assert business_lines(seen(table, SEATS, None)) == ["Order of business: ✔ auction · ✔ barter · **market**"]
    nothing = Glance()
    assert not [*nothing.business(look), *nothing.chair(look), *nothing.standings(look), *nothing.length(look)]
    assert GLANCES.of("no such game") == GLANCES.plain
