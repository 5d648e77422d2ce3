"""Whether the sensible player of Rome has a veto: it plans none without."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from games.kernel import Seat
from games.rome.minds.sensible.tribunes import armed
from games.rome.seen import see
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import holds
from tests.games.rome.play import Play
from tests.games.rome.senate import Change, session


def motion(kind: str) -> Any:
    """What lies on the table."""
    return cast("Any", SimpleNamespace(kind=kind))


def nothing(g: Rome) -> None:
    """A hand without a card that vetoes."""
    g.factions[Seat("triangle")].hand.clear()


def priest(g: Rome) -> None:
    """The first of his Senators is Pontifex Maximus."""
    nothing(g)
    g.senators_of(Seat("triangle"))[0].office = "pontifex-maximus"


@clause("RR-1.09.15", "RR-2.01.5")
@pytest.mark.parametrize(("change", "able"), [(nothing, False), (holds("triangle", "tribune.1"), True), (priest, True)])
def test_a_tribune_or_the_pontifex_is_needed_for_a_veto(change: Change, able: bool, play: Play) -> None:
    session(play, "senate.business", nothing, change)
    assert armed(see.view(play.g, Seat("triangle")), motion("consuls")) == able
