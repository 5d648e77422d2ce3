"""Sessions in which the Censor prosecutes."""

from __future__ import annotations

from typing import Any

from games.carthage.senate.pieces import Motion
from games.carthage.state import Carthage
from tests.games.carthage.play import Play
from tests.games.carthage.senate import Change, office, session, vote_all

# Himilco (8, square) is Censor. Bomilcar (9, diamond: ORA 2), Adherbal (10, triangle), Carthalo (11, circle) and
# Malchus (12, square) hold no office. Called are diamond, triangle, circle, square.
ALL = ("diamond", "triangle", "circle", "square")


def trials(play: Play, *changes: Change, **how: Any) -> Play:
    """Step 3 of the order of business, with a Censor."""
    return session(play, "senate.prosecutions", office(8, "censor-of-morals"), *changes, **how)


def corrupt(number: int, *posts: str) -> Change:
    """He has taken corrupt income in these posts."""

    def change(g: Carthage) -> None:
        g.numbered(number)[0].corrupt += posts

    return change


def major(*numbers: int) -> Change:
    """They held a major office in the last turn; so this is the second at least (RC-9.3a)."""

    def change(g: Carthage) -> None:
        g.turn = max(g.turn, 2)
        for number in numbers:
            g.numbered(number)[0].major = True

    return change


def rated(number: int, *, influence: int | None = None, popularity: int = 0) -> Change:
    """His INF and POP."""

    def change(g: Carthage) -> None:
        (senator,) = g.numbered(number)
        senator.popularity = popularity
        senator.influence = senator.influence if influence is None else influence

    return change


def accuse(play: Play, accused: str, charge: str = "major", prosecutor: str = "fam-malchus") -> None:
    """The Censor accuses; Malchus is of his own faction and is not asked."""
    play.answer("square", "senate.trial", {"accused": accused, "charge": charge, "prosecutor": prosecutor})


def motion(play: Play) -> Motion:
    found = play.g.senate.motion
    assert found
    return found


def convict(play: Play) -> None:
    """All vote for conviction, with enough bought votes."""
    vote_all(play, ALL)


def offered(play: Play, seat: str, kind: str) -> bool:
    return any((one.decision.seat, one.decision.kind) == (seat, kind) for one in play.table.open.values())


def over(play: Play) -> bool:
    return play.g.step != "senate.prosecutions"
