"""Rome remembers who does his part: the same duties, and what becomes of a shirker there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.kernel import Seat
from games.republic.minds.memory import HARM, failings
from games.republic.pieces import Deeds
from games.rome.minds.sensible.outlook import rivalry
from games.rome.minds.sensible.trials import feared
from games.rome.minds.sensible.voting import share
from games.rome.seen import see
from games.rome.seen.view import RomeView
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.minds.saying import says
from tests.games.rome.play import Play
from tests.games.rome.senate import Change, session

DIAMOND, TRIANGLE = Seat("diamond"), Seat("triangle")
GOOD: Mapping[str, int] = {"given": 10, "ayes": 4, "noes": 2, "proposed": 2}
SILENT: Mapping[str, int] = {"given": 10, "abstained": 6}


def years(**seats: Mapping[str, int]) -> Change:
    """In each of four turns all have done their part; these seats as is said."""

    def change(g: Rome) -> None:
        g.turn = 4
        for seat, faction in g.factions.items():
            faction.record = [Deeds(turn=one, **seats.get(str(seat), GOOD)) for one in range(1, 5)]

    return change


def seen(play: Play) -> RomeView:
    return see.view(play.g, DIAMOND)


@clause("RR-1.09.14")
@pytest.mark.parametrize(("deeds", "found"), [(GOOD, []), (SILENT, ["votes"])])
def test_who_keeps_silent_in_all_votes_is_known_hurt_by_and_feared(
    play: Play, deeds: Mapping[str, int], found: list[str]
) -> None:
    session(play, "senate.business", years(triangle=deeds))
    view = seen(play)
    his = view.senators[play.g.senators_of(TRIANGLE)[0].id]
    assert failings(view, TRIANGLE) == found
    assert (rivalry(view, his) == HARM, feared(view, his)) == (bool(found), bool(found))


@clause("RR-1.09.2.1")
def test_he_is_not_named_consul(play: Play) -> None:
    session(play, "senate.consuls", years())
    named = says(play, "diamond", "senate.consuls").values()
    (friend,) = {str(play.g.senators[name].faction) for name in named} - {"diamond"}
    session(play, "senate.consuls", years(**{friend: SILENT}))
    now = says(play, "diamond", "senate.consuls").values()
    assert friend not in {play.g.senators[name].faction for name in now}


@clause("RR-1.09.14")
def test_but_ones_own_office_is_taken_with_his(play: Play) -> None:
    """Who grudged him 5 INF voted against as many for himself."""
    session(play, "senate.consuls", years(triangle=SILENT))
    own, his = (play.g.senators_of(seat)[0] for seat in (DIAMOND, TRIANGLE))
    view = seen(play)
    assert share(view, [own.id, his.id], 5, tired=False) > 0 > share(view, [his.id], 5, tired=False)
