"""War: whom a command is given, and what is not fought because a treaty will end it."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds.sensible.army import leaders
from games.carthage.seen import see
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.minds.chamber import influence
from tests.games.carthage.play import Play
from tests.games.carthage.senate import session
from tests.games.carthage.units import law


@clause("RC-9.6.1", "RC-10.2.11")
@pytest.mark.parametrize(("hanno", "leads"), [(20, "fam-malchus"), (0, "fam-gisco")])
def test_of_generals_as_good_rather_who_is_further_from_victory(hanno: int, leads: str, play: Play) -> None:
    """The only rival was given 8 INF at his height by a general whose match was of the weakest faction."""
    session(
        play,
        "senate.business",
        law("law-separation-of-powers"),
        influence(12, 3),
        influence(7, 3),
        influence(4, 10),
        influence(3, hanno),
    )
    view, names = see.view(play.g, Seat("diamond")), ["fam-malchus", "fam-gisco"]
    for able in (names, names[::-1]):
        offer: dict[str, Any] = {"commanders": [able, 1, 2], "at": "massilian-war"}
        assert next(leaders(view, offer, ()))[0] == leads
