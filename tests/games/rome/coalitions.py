"""Tables at which a Coalition rules: what the State has, and whom it fights."""

from __future__ import annotations

from games.republic.bench import treasury
from games.rome.bench import add_legions
from games.rome.senate.pieces import Session
from games.rome.state import Rome
from tests.games.rome.neutrals import Change
from tests.games.rome.play import add_war


def army(legions: int, fleets: int = 0) -> Change:
    """So many units at home, whatever was there."""

    def change(g: Rome) -> None:
        g.army.pool["legion"] += len(g.army.active.legions)
        g.army.active.legions = add_legions(g, legions)
        g.army.pool_fleets += g.army.active.fleets - fleets
        g.army.active.fleets = fleets

    return change


def rich(talents: int) -> Change:
    """The State holds so much."""
    return lambda g: treasury(g, talents)


def sitting(g: Rome) -> None:
    """The Senate has met."""
    g.senate = Session()


def no_wars(g: Rome) -> None:
    """No War lies in the Forum."""
    g.gone += list(g.wars)
    g.wars.clear()


def war(name: str, status: str = "active") -> Change:
    """A War lies there."""
    return lambda g: add_war(g, name, status)
