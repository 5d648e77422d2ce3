"""How people of a demonstration press what they have in mind."""

from __future__ import annotations

from bot.fronts.republic.demo_ahead import adding
from bot.fronts.republic.senate.composing import kinds_of
from bot.surface.press.steps import Choose, Push
from games.kernel import Seat
from tests.bot.surface.looks import seen
from tests.games.carthage.ahead.senate_helpers import meeting
from tests.games.carthage.units import war


def test_a_motion_that_can_be_put_in_one_way_only_is_added_by_the_menu_alone() -> None:
    """RC-9.5.4: with one Active War; its card is shown then, and left again."""
    play = meeting("senate.business", war("sardinian-revolt"))
    posted = play.posted("diamond", "senate.programme")
    look = seen(play.table, tuple(play.g.seats), Seat("diamond"))
    place = str(kinds_of(posted).index("peace"))
    item = {"kind": "peace", "terms": {"war": "sardinian-revolt"}}
    assert list(adding(look, posted, item, "", 0)) == [
        Choose(posted.ref, "motionadd", place, ""),
        Push(posted.ref, "page", "0"),
    ]
