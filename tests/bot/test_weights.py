"""What the story of a game tells where there is room for few: what decided most, not what came first."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot import fronts
from bot.app.demo.story import MOST, weightiest
from bot.app.demo.weights import weighed
from bot.fronts.carthage.weights import WEIGHTS
from bot.fronts.republic.weights import CLOSE
from bot.fronts.republic.weights import KINDS as SHARED
from bot.store.store import EventRow, MessageRow
from games.carthage import GAME
from games.carthage.senate.pieces import Kind

MOTIONS, weight = WEIGHTS.motions, WEIGHTS.weight
KINDS = {**SHARED, **WEIGHTS.kinds}

NOW = datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture(autouse=True, scope="module")
def known() -> None:
    fronts.begin()


def event(seq: int, kind: str, /, **fields: Any) -> EventRow:
    return EventRow("abc234", seq, 0, kind, fields, None, NOW)


def closed(seq: int, number: int, kind: str, votes_for: int = 40, votes_against: int = 0) -> EventRow:
    votes = {"votes_for": votes_for, "votes_against": votes_against, "passed": True}
    return event(seq, "republic.VoteClosed", number=number, kind=kind, **votes)


def message(number: int, kind: str, ref: str) -> MessageRow:
    return MessageRow(number, "abc234", 1, "public", "channel", kind, ref, "", NOW)


class Said:
    """A message, as far as it matters here."""

    def __init__(self, number: int) -> None:
        self.id = number


def test_the_table_names_events_and_motions_of_the_game() -> None:
    assert set(KINDS) <= {f"{one.namespace}.{one.__name__}" for one in GAME.events}
    assert set(MOTIONS) == set(Kind.__args__)


def test_the_election_for_life_outweighs_every_other_vote() -> None:
    life, others = closed(1, 1, "life"), [closed(1, 1, kind, 44, 36) for kind in MOTIONS if kind != "life"]
    assert all(weight(life) > weight(other) for other in others)
    assert weight(event(1, "carthage.GameEnded")) > weight(life)


def test_a_close_vote_weighs_more() -> None:
    assert weight(closed(1, 1, "tax", 44, 36)) == weight(closed(1, 1, "tax", 60, 20)) + CLOSE
    assert weight(event(1, "republic.Unopposed", number=1, kind="tax")) == MOTIONS["tax"]


def test_a_message_weighs_what_its_heaviest_event_does() -> None:
    told = [
        event(1, "carthage.TurnBegan", turn=6),
        closed(2, 1, "minor"),
        closed(5, 13, "life", 44, 36),
        event(5, "republic.ElectedForLife", senator="gisco"),
        event(6, "republic.Died", card="mago"),
        event(7, "carthage.ChitsDrawn"),
    ]
    shown = [
        message(10, "ballot", "6.1"),
        message(11, "ballot", "6.13"),
        message(12, "result", "5+7"),
        message(13, "result", "7"),
        message(14, "turn", ""),
        message(15, "ballot", "5.13"),
    ]
    found = weighed("carthage", told, shown)
    assert found == {
        10: MOTIONS["minor"],
        11: MOTIONS["life"] + CLOSE,
        12: KINDS["republic.ElectedForLife"],
        13: 0,
        15: 0,
    }


def test_a_game_without_weights_tells_what_came_first() -> None:
    assert weighed("sample", [event(1, "sample.Sold")], [message(1, "result", "1")]) == {1: 0}
    told: list[Any] = [Said(number) for number in range(9)]
    assert [one.id for one in weightiest(told, {})] == list(range(MOST))


def test_the_last_of_many_is_told_if_it_decided_the_game() -> None:
    """The vote of turn 6 that made a Suffete for Life was the fourteenth thing told, and was cut."""
    told: list[Any] = [Said(number) for number in range(17)]
    weights = dict.fromkeys(range(17), 5) | {14: 95, 9: 40}
    assert [one.id for one in weightiest(told, weights)] == [0, 1, 9, 14]
