"""The sensible player does nothing that others would laugh at: nothing asked for, bought or offered in vain."""

from __future__ import annotations

from games.carthage.minds.sensible import elections
from games.carthage.minds.sensible.interests import INTERESTS, MEMBER
from games.carthage.seen import see
from games.kernel import Seat
from games.republic.minds import coalitions
from tests.games.carthage.minds.chamber import owners, vacant
from tests.games.carthage.play import Play
from tests.games.carthage.senate import session

# Posts


def dared(play: Play) -> list[set[str]]:
    """Whose the seats are that diamond would ask for though they hardly pass."""
    view, form = see.view(play.g, Seat("diamond")), play.decision("diamond", "senate.committee").choice.form()
    names = [list(way.values()) for way in elections.shares(view, form)]
    vain = [one for one in names if not coalitions.promising(INTERESTS, view, one, MEMBER)]
    return [owners(play, dict(enumerate(one))) for one in vain]


def test_seats_that_hardly_pass_are_asked_for_only_by_who_has_one_of_them_and_once(play: Play) -> None:
    """RC-9.0.13: three of a rival's were named one after the other, each with too few votes; then one's own thrice."""
    session(play, "senate.committee", vacant)
    own, before = play.g.senators_of(Seat("diamond"))[0].id, dared(play)
    assert all("diamond" in one for one in before)
    assert {"diamond"} in before
    play.g.senate.defeated.append(f"committee:state-treasurer={own}")
    assert dared(play).count({"diamond"}) < before.count({"diamond"})
