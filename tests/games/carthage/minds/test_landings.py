"""Whether a fleet that has won puts its legions ashore."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.carthage.minds import SensiblePlayer
from games.carthage.seen import see
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.ahead.reactions_helpers import KIND, REACTING
from tests.games.carthage.combat import MASSILIA, RESTING, force, war, wars
from tests.games.carthage.forum import initiative
from tests.games.carthage.minds.saying import says, why
from tests.games.carthage.play import Play

OTHERS: Final = ("conquest-of-tunisia", "numidian-war-1", "cyrenean-war")


def beaten_at_sea(legions: int, *others: str) -> Play:
    """Bomilcar (MIL 3) has beaten the fleet of Massilia, and could land against 3; those Wars stand besides."""
    play = Play(RESTING)
    return wars(play, {MASSILIA: [13]}, force(MASSILIA, 9, legions=legions, fleets=9), *map(war, others))


@clause("RC-10.2.7", "RC-12.3")
@pytest.mark.parametrize(
    ("legions", "others", "said"),
    [(4, (), "attack"), (1, (), "wait"), (1, OTHERS[:2], "wait"), (1, OTHERS, "attack")],
)
def test_nobody_waits_while_the_state_falls(legions: int, others: tuple[str, ...], said: str) -> None:
    """With 26 in 100 to win the last battle that could save the State its commander waited, and all had lost."""
    play = beaten_at_sea(legions, *others)
    assert says(play, "diamond", "combat.landing") == said
    assert why(play, "diamond", "combat.landing") == (["last-hope"] if len(others) == len(OTHERS) else [])


@clause("RC-10.2.7")
@pytest.mark.parametrize(("player", "said"), [(SensiblePlayer(), "ask"), (SensiblePlayer().sparing(), "land-from.50")])
def test_who_may_be_asked_again_sees_the_wars_before_he_lands(player: SensiblePlayer, said: str) -> None:
    """It was said in the first Forum, and kept in the turn in which the State fell."""
    play = initiative(Play(REACTING))
    play.table.plan_ahead()
    answer: Any = player.answer(play.decision("diamond", KIND), lambda: see.view(play.g, Seat("diamond")))
    assert answer["landing"] == said
