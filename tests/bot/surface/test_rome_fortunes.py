"""Rome: what came of answers and what befell a faction is told by events that exist, of questions that are asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

import games
from bot.fronts.republic.fortunes import GRAVE
from bot.fronts.rome.fortunes import FORTUNES
from bot.fronts.rome.front import FRONT
from bot.fronts.rome.recap import MEMORY
from bot.fronts.rome.weights import WEIGHTS
from bot.services.records.chronicle import Course
from bot.store.store import EventRow
from games.kernel import chairs
from games.rome import GAME
from games.rome.law import BUSINESS
from tests.bot.surface.looks import NOW, seen
from tests.games.rome.play import Play
from tests.games.rome.senate import session

SEATS: Final = chairs(4)
EVENTS: Final = {one.id: one for one in GAME.events}
MOTIONS: Final = [one.kind for one in BUSINESS]
ASKED: Final = {
    kind
    for point in json.loads((Path(games.__file__).parent.parent / "data/rome/decisions.json").read_text("utf-8"))
    for kind in point["kinds"]
}


def told(kind: str, /, **fields: object) -> EventRow:
    return EventRow("abc234", 1, 0, kind, fields, None, NOW)


def test_all_that_is_named_is_of_the_rules() -> None:
    named = {one for part in (FORTUNES.outcomes, FORTUNES.follows) for kinds in part.values() for one in kinds}
    assert named <= EVENTS.keys()
    assert {*FORTUNES.outcomes, *FORTUNES.follows} <= ASKED
    assert FORTUNES.befalls <= EVENTS.keys()  # type: ignore[operator]
    assert all(field in EVENTS[kind].__slots__ for kind, field in FORTUNES.whom.items())
    assert WEIGHTS.kinds.keys() <= EVENTS.keys()
    assert all(field in EVENTS[kind].__slots__ for _, kind, field in MEMORY.deeds)
    course: Course = FRONT.course
    assert {*course.opens, *course.leads} <= EVENTS.keys()  # type: ignore[misc]


def test_the_death_of_a_consul_is_told_to_his_faction_by_a_message_of_its_own() -> None:
    play = session(Play())
    before = play.table.view(None)
    event = told("republic.Died", senator="fam-cornelius", card="fam-cornelius", seat="diamond", cause="assassinated")
    weighed = [FORTUNES.weigh(seen(play.table, SEATS, seat), event, before) for seat in SEATS]
    assert weighed == [GRAVE, 0, 0, 0]


@pytest.mark.parametrize(("kind", "fields", "whom"), [
    ("rome.MobIncited", {"seat": "triangle", "senator": "fam-fabius", "victim": "circle"}, "circle"),
    ("rome.BreachClaimed", {"claimant": "diamond", "accused": "square"}, "square"),
    ("rome.GovernorFined", {"seat": "diamond", "senator": "fam-fabius"}, "triangle"),
    ("rome.OfficeTaken", {"seat": "circle", "senator": "fam-valerius", "office": "censor"}, "circle"),
])  # fmt: skip
def test_what_befalls_one_is_told_to_him_alone(kind: str, fields: dict[str, str], whom: str) -> None:
    play = session(Play())
    heard = [str(seat) for seat in SEATS if FORTUNES.weigh(seen(play.table, SEATS, seat), told(kind, **fields), None)]
    assert heard == [whom]


def test_a_hand_that_was_dealt_befalls_nobody() -> None:
    play = session(Play())
    dealt = EventRow("abc234", 1, 0, "rome.HandDealt", {"cards": ["tribune"]}, (SEATS[0],), NOW)
    assert not FORTUNES.weigh(seen(play.table, SEATS, SEATS[0]), dealt, None)


def test_an_election_for_life_outweighs_every_other_vote() -> None:
    closed = {one: told("republic.VoteClosed", number=1, kind=one, votes_for=44, votes_against=36) for one in MOTIONS}
    life = WEIGHTS.weight(closed.pop("life"))
    assert all(WEIGHTS.weight(one) < life for one in closed.values())
    assert WEIGHTS.weight(told("rome.GameEnded")) > life
    assert set(WEIGHTS.motions) == {"life", *closed}
