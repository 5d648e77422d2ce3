"""What the cards of Rome reckon beside a question: Evil Omens count against it, and all that stands there counts."""

from __future__ import annotations

import pytest

from bot.fronts.rome.provinces import develops, rolls
from bot.fronts.rome.revolts import follows
from bot.fronts.rome.senate.raising import at_home, best_leader
from games.kernel import Seat
from games.rome.ahead.packages.income import best
from games.rome.law import ROME
from games.rome.seen.view import RomeView
from games.rome.state import Rome
from tests.bot.surface.looks import seen
from tests.clauses import clause
from tests.games.rome.forum import initiative, omens
from tests.games.rome.play import Play, add_force, add_province, add_war
from tests.games.rome.senate import session
from tests.games.rome.units import home


@pytest.fixture
def play() -> Play:
    """A table to try one rule at."""
    return Play()


def view_of(play: Play) -> RomeView:
    """The table as the first seat sees it."""
    found = seen(play.table, tuple(play.g.seats), Seat("diamond")).view
    assert isinstance(found, RomeView)
    return found


@clause("RR-1.11.31", "RR-1.06.4")
@pytest.mark.parametrize(("times", "following", "developing"), [(0, 50, 33), (1, 33, 17)])
def test_omens_make_legions_follow_and_provinces_develop_less_often(
    play: Play, times: int, following: int, developing: int
) -> None:
    """Early Republic: with 1T a 4 follows, with Evil Omens a 5; an honest Governor develops on 5, then on 6."""
    initiative(play, "forum.knight", *([omens(times)] if times else []))
    view = view_of(play)
    assert (follows(view, 1), develops(view, 1)) == (following, developing)


@clause("RR-1.06.13")
@pytest.mark.parametrize("developed", [False, True])
def test_the_most_that_spoils_bring_is_the_best_roll(play: Play, *, developed: bool) -> None:
    initiative(play, "forum.knight", lambda g: add_province(g, "sicilia", 5, developed=developed))
    card = ROME.tables.provinces["sicilia"]
    expected = max(rolls((card.developed if developed else card.undeveloped).spoils))
    assert best(view_of(play).provinces["sicilia"]) == max(0, expected)


@clause("RR-1.09.64", "RR-1.09.641.4", "RR-1.10.11")
def test_what_could_be_sent_counts_what_is_at_home_and_what_waits_there(play: Play) -> None:
    """Six legions at home, one of them a veteran, who is worth 2; three wait without a commander."""

    def waits(g: Rome) -> None:
        add_war(g, "syrian")
        add_force(g, "syrian", legions=3, fleets=2)

    session(play, "senate.business", home(2, veterans=1, fleets=1), waits)
    look = seen(play.table, tuple(play.g.seats), Seat("diamond"))
    leader = best_leader(look)
    assert leader
    host = at_home(look, look.view.wars["syrian"], leader)
    assert (host.legions, host.fleets) == (6 + 1 + 3, 1 + 2)
