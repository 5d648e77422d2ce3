"""Putting the game into a session of the Senate, proposing, and voting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel import Seat
from games.republic.pieces import RAIDERS
from games.rome.senate.pieces import Motion, Session
from games.rome.state import Rome
from tests.games.rome.play import Play, add_senator, appoint, numbered

# Four seats: diamond has 1 Cornelius (Rome Consul, PM), 5 Claudius, 9 Aurelius; triangle 2 Fabius, 6 Manlius,
# 10 Junius; circle 3 Valerius, 7 Fulvius, 11 Papirius; square 4 Julius, 8 Furius, 12 Acilius.
Change = Callable[[Rome], object]
ALL = ("triangle", "circle", "square", "diamond")
PRAISE = {"text": "Praise for Cornelius"}
BLAME = {"text": "Blame on Cornelius"}


def session(play: Play, step: str = "senate.business", *changes: Change, **how: Any) -> Play:
    """Begin at a step of the Senate Phase. Cornelius (1, diamond) is Rome Consul and presides."""

    def change(g: Rome) -> None:
        g.senate = Session()
        g.provinces.clear()  # so that none waits for a Governor
        for one in changes:
            one(g)

    return play.at(step, change=change, **how)


def opened(play: Play, *changes: Change, step: str = "senate.business", **how: Any) -> Play:
    """A minor motion of diamond's is voted on: called are triangle, circle, square, diamond."""
    session(play, step, *changes, **how)
    propose(play, "minor", PRAISE)
    return play


def offered(play: Play, seat: str) -> list[str]:
    """What a player may do now, asked for or not."""
    return [one.decision.kind for one in play.table.open.values() if one.decision.seat == seat]


def propose(play: Play, kind: str, raw: Any, seat: str = "diamond", **about: Any) -> None:
    """Make a proposal."""
    play.answer(seat, f"senate.{kind}", raw, **about)


def motion(play: Play) -> Motion:
    """What is voted on."""
    found = play.g.senate.motion
    assert found
    return found


def vote(play: Play, seat: str, voice: str, **bought: int) -> None:
    """A faction votes as one; `fam_fabius=3` buys votes for a Senator."""
    lapse = play.decision(seat, "senate.vote").lapse
    talents = {name.replace("_", "-") + ".bought": count for name, count in bought.items()}
    voices = {name: 0 if name.endswith(".bought") else voice for name in lapse}
    play.answer(seat, "senate.vote", {**voices, **talents})


def vote_all(play: Play, seats_for: Sequence[str], seats_against: Sequence[str] = ()) -> None:
    """All who are called vote: for, against, or (whoever is not named) abstain; told is gathered."""
    told = []
    while due := [one for one in play.awaited() if one.kind == "senate.vote"]:
        seat = due[0].seat
        voice = "for" if seat in seats_for else "against" if seat in seats_against else "abstain"
        vote(play, seat, voice)
        told += play.told
    play.told[:] = told


def pass_motion(play: Play) -> None:
    """Everybody votes for it."""
    vote_all(play, play.g.seats)


def reject_motion(play: Play) -> None:
    """Everybody but the proposer's faction abstains, which votes against: so it fails without a rebuke."""
    vote_all(play, (), [motion(play).seat])


def office(number: int, post: str) -> Change:
    """A Senator holds an office; whoever held it does not."""
    return lambda g: appoint(g, post, number)


def away(*numbers: int, place: Any = "captive") -> Change:
    """Senators are not in Rome: raiders hold them, or they are elsewhere."""

    def change(g: Rome) -> None:
        for number in numbers:
            one = numbered(g, number)
            one.place, one.at = place, RAIDERS if place == "captive" else ""

    return change


def rated(number: int, *, influence: int | None = None, popularity: int | None = None, **marks: Any) -> Change:
    """His INF and POP, and his markers."""

    def change(g: Rome) -> None:
        one = numbered(g, number)
        one.influence = one.influence if influence is None else influence
        one.popularity = one.popularity if popularity is None else popularity
        for name, value in marks.items():
            setattr(one, name, value)

    return change


def crowd(g: Rome) -> None:
    """Enough Senators, so that nobody joins after a death."""
    for number, seat in zip((13, 14, 15, 16), ("diamond", "triangle", "circle", "square"), strict=True):
        add_senator(g, number, seat)


def seat_of(play: Play, number: int) -> Seat:
    """Whose Senator it is."""
    return play.g.owner(play.senator(number))
