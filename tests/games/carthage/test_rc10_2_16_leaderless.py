"""RC-10.2.16: a victorious force whose commander is crucified afterwards comes home at once."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.carthage.play import Play
from tests.games.carthage.revolution import came_home, pop, revolution, victorious


@clause("RC-10.2.16")
def test_a_victorious_force_comes_home_at_once_when_its_commander_is_crucified(play: Play) -> None:
    revolution(
        play,
        "revolution.reaction",
        victorious(2),
        came_home(2),
        pop(2, -9),
        dice={"public-reaction": [1, 1]},
    )
    assert "fam-barca" not in [name for force in play.g.forces.values() for name in force.commanders]
    assert not play.g.forces
