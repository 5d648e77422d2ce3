"""Rome at a glance: the order of business, who has the floor, the standings, how far it is, hands, the last card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from bot.base.text import languages
from bot.fronts.rome.front import FRONT
from bot.surface.kit.cards import turn_card
from bot.surface.kit.glance import business_lines, order_of_business, standing_lines
from bot.surface.kit.look import Look
from games.kernel import Setup, Table, chairs
from games.republic.minds.runner import Round
from games.rome import GAME
from games.rome.minds import SensiblePlayer
from games.rome.pieces import Ending
from games.rome.state import Rome
from tests.bot.surface.limits import sendable
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.rome.play import Play, add_war, give_red, numbered
from tests.games.rome.senate import office, propose, session
from tests.lots import lots

SEATS: Final = chairs(4)


def public(play: Play) -> Look:
    return seen(play.table, SEATS, None)


def thought(seats: int, options: dict[str, Any], answers: int = 260) -> Iterator[Table[Any]]:
    """A game of sensible players, each time its step has changed."""
    setup = Setup(chairs(seats), "glance", GAME.options.model_validate(options))
    table = Table.start(GAME, setup)[0]
    going, step = Round(table, {seat: SensiblePlayer() for seat in chairs(seats)}), ""
    for _ in range(answers):
        if table.state.step != step:
            step = table.state.step
            yield table
        said = None if table.over else going.next()
        if said is None:
            return
        table.submit(*said)


def danger(g: Rome) -> None:
    for war in ("illyrian-1", "illyrian-2", "gallic-1"):
        add_war(g, war)


@clause("RR-1.09.12")
@pytest.mark.parametrize("n", range(5))
def test_the_senate_shows_what_is_over_open_and_to_come(n: int) -> None:
    items = ["Consuls", "Censor", "prosecutions", "Governors", "other business"]
    play = session(Play())
    play.g.wars.clear()
    play.g.step = f"senate.{('consuls', 'censor', 'prosecutions', 'governors', 'business')[n]}"
    wanted = [*(f"✔ {one}" for one in items[:n]), f"**{items[n]}**", *items[n + 1 :]]
    assert order_of_business(public(play)) == "Order of business: " + " · ".join(wanted)
    assert order_of_business(public(play)) in str(turn_card(public(play)))


@clause("RR-1.09.3.1")
@pytest.mark.parametrize("step", ["appointment", "dictator"])
def test_a_dictator_is_an_item_only_in_danger_whoever_names_him(step: str) -> None:
    play = session(Play(), "senate.business", danger)
    play.g.step = f"senate.{step}"
    assert "✔ Consuls · **Dictator** · Censor" in order_of_business(public(play))
    play = session(Play(), "senate.business", lambda g: g.wars.clear())
    assert "Dictator" not in order_of_business(public(play))


@clause("RR-2.01.2")
def test_the_pontifex_is_an_item_where_there_may_be_one() -> None:
    play = session(Play(), "senate.business", lambda g: setattr(g, "advanced", ["pontifex"]))
    assert "Consuls · ✔ Pontifex Maximus · " in order_of_business(public(play))


@clause("RR-1.09.12", "RR-1.09.41")
def test_it_says_who_presides_and_who_has_the_floor() -> None:
    play = session(Play(), "senate.business", office(8, "censor"))
    assert business_lines(public(play))[1] == "Cornelius (◆ Elissa) presides. He has the floor."
    propose(play, "minor", {"text": "Praise"})
    assert business_lines(public(play))[1].startswith("Cornelius (◆ Elissa) presides. Motion no. 1 is voted on: ")
    play = session(Play(), "senate.business", office(8, "censor"))
    play.g.step = "senate.prosecutions"
    assert "The Censor accuses, if he likes: Furius (" in business_lines(public(play))[1]


@clause("RR-1.12.1.5", "RR-4.05.2")
@pytest.mark.parametrize(("seats", "options"), lots([(3, {"scenario": "middle", "pontifex": True})], [(2, {})]))
def test_the_standings_are_true_at_every_step_and_the_card_can_be_sent(seats: int, options: dict[str, Any]) -> None:
    phases, chosen = set[str](), GAME.options.model_validate(options)
    for table in thought(seats, chosen.model_dump()):
        for language in languages():
            look = seen(table, chairs(seats), None, language=language)
            view: Any = look.view
            influence = sorted((one.influence for one in view.factions.values() if not one.out), reverse=True)
            said = [*standing_lines(look), *business_lines(look)]
            assert [int(one) for one in re.findall(r"\*\*(\d+) INF\*\*", said[0])] == influence
            sendable(turn_card(look))
            assert not [line for line in said if "[" in line]
            assert bool(order_of_business(look)) == (view.phase == "senate")
        phases.add(view.phase)
    assert {"setup", "revenue", "forum", "senate"} <= phases


@clause("RR-1.12.1.5", "RR-3.04.1")
def test_it_says_how_long_the_game_goes_on() -> None:
    play = session(Play())
    assert f"{len(play.g.deck)} cards are left." in standing_lines(public(play))[1]
    play = session(Play(), "senate.business", lambda g: setattr(g, "coming", ["middle"]))
    assert "in this deck, then comes the next period." in standing_lines(public(play))[1]
    play = session(Play(), "senate.business", lambda g: setattr(g, "era_ends", True))
    assert "Era Ends is drawn" in standing_lines(public(play))[1]
    play = session(Play(), "senate.business", lambda g: setattr(g, "last_turn", 6))
    assert "The game lasts 6 turns; this is turn 1." in standing_lines(public(play))[1]


# -- what one holds, how a seat stands, the curves, the end ------------------------------------------------------------


def rich(g: Rome) -> None:
    numbered(g, 1).knights = 2
    give_red(g, {"diamond": ["tribune", "land-commissioner", "st-22a"]})


@clause("RR-0.4.2", "RR-1.07.320")
def test_a_hand_says_what_each_card_does_and_what_bars_it() -> None:
    play = session(Play(), "senate.business", rich)
    lines = FRONT.hand(seen(play.table, SEATS, SEATS[0]))
    assert any("Cornelius: " in line and ", 2 Knights" in line and "Rome Consul" in line for line in lines)
    assert any("Land Commissioner" in line and "no Land Bill is in effect" in line for line in lines)
    assert any("Cato the Elder" in line and "ORA " in line for line in lines)
    assert FRONT.hand(public(play)) == []
    assert "2 Knights" in FRONT.standing(public(play), SEATS[0])[0]
    assert not [line for line in FRONT.standing(public(play), SEATS[0]) if "Cato" in line]


@clause("RR-1.12.2")
def test_unrest_is_drawn_with_what_all_republics_measure() -> None:
    play = session(Play(), "senate.business", lambda g: setattr(g, "unrest", 4))
    drawn = {one.title: one.values for one in FRONT.measures(public(play))}
    assert drawn["Unrest"] == {"": 4}
    assert list(drawn) == [
        "Influence", "Votes in Rome", "Personal Treasuries, in T", "State Treasury, in T", "Active Wars", "Unrest",
    ]  # fmt: skip


@clause("RR-1.12.1.5")
def test_the_last_card_marks_all_who_share_the_victory() -> None:
    play = session(Play())
    play.g.ending = Ending(reason="influence", winner=SEATS[0], beside=[SEATS[1]])
    lines = FRONT.posting.ending(public(play))
    assert "The victory is shared with ▲ Hanno." in lines[0]
    assert sum(line.startswith("🏆") for line in lines) == 2
    assert any("Unrest 0" in line for line in lines)
