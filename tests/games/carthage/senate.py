"""Putting the game into a session of the Senate, proposing, and voting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.carthage.senate.pieces import Session
from games.carthage.state import Carthage
from games.kernel import Seat
from tests.games.carthage.play import Play, numbered

Change = Callable[[Carthage], object]


def session(play: Play, step: str = "senate.business", *changes: Change, **how: Any) -> Play:
    """Begin at a step of the Senate Phase. Mago (1, diamond) is Home Suffete and presides."""

    def change(g: Carthage) -> None:
        g.senate = Session()
        for one in changes:
            one(g)

    return play.at(step, change=change, **how)


def offered(play: Play, seat: str) -> list[str]:
    """What a player may do now, asked for or not."""
    return [one.decision.kind for one in play.table.open.values() if one.decision.seat == seat]


def propose(play: Play, kind: str, raw: Any, seat: str = "diamond") -> None:
    """Make a proposal."""
    play.answer(seat, f"senate.{kind}", raw)


def vote(play: Play, seat: str, voice: str, **bought: int) -> None:
    """A faction votes as one; `fam_mago=3` buys votes for a Senator."""
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
    motion = play.g.senate.motion
    assert motion
    vote_all(play, (), [motion.seat])


def office(number: int, post: Any) -> Change:
    """A Senator holds an office or a seat of the Committee; whoever held it does not."""

    def change(g: Carthage) -> None:
        (senator,) = g.numbered(number)
        if post in g.committee:
            g.committee[post].member, g.committee[post].term = senator.id, 3
        else:
            for holder in g.holders(post):
                holder.office = ""
            senator.office = post

    return change


def away(number: int, place: Any = "force") -> Change:
    """A Senator is not in Carthage."""

    def change(g: Carthage) -> None:
        (senator,) = g.numbered(number)
        senator.place = place

    return change


def seat_of(play: Play, number: int) -> Seat:
    """Whose Senator it is."""
    return play.g.owner(play.senator(number))


def only(*numbers: int) -> Change:
    """Of those who hold no office only these are in Carthage."""

    def change(g: Carthage) -> None:
        for number in {8, 9, 10, 11, 12} - set(numbers):
            numbered(g, number).place = "force"

    return change
