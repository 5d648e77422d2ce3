"""Sessions in which the Censor prosecutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.republic.bench import draw_out
from games.rome.state import Rome
from tests.games.rome.play import Play, add_senator, numbered
from tests.games.rome.senate import Change, office, session, vote_all

# Furius (8, square) is Censor and presides. Called are diamond, triangle, circle, square; Acilius (12) prosecutes.
CALLED = ("diamond", "triangle", "circle", "square")


def trials(play: Play, *changes: Change, **how: Any) -> Play:
    """The step of Prosecutions."""
    return session(play.until("senate.governors"), "senate.prosecutions", office(8, "censor"), *changes, **how)


def marked(number: int, *, corrupt: Sequence[str] = (), major: bool = False, bars: Sequence[str] = ()) -> Change:
    """He has these markers, and Concessions whose corrupt bar shows."""

    def change(g: Rome) -> None:
        one = numbered(g, number)
        for card in bars:
            draw_out(g, card)
        one.corrupt += corrupt
        one.major = major
        one.concessions += bars
        one.revealed += bars

    return change


def accuse(play: Play, accused: str, charge: str, prosecutor: str = "acilius") -> None:
    """The Censor accuses; Acilius is of his own faction and is not asked."""
    raw = {"accused": f"fam-{accused}", "charge": charge, "prosecutor": f"fam-{prosecutor}"}
    play.answer("square", "senate.trial", raw)


def convict(play: Play) -> None:
    """All vote for conviction."""
    vote_all(play, CALLED)


def acquit(play: Play) -> None:
    """Diamond votes against it, the others abstain."""
    vote_all(play, (), ["diamond"])


def over(play: Play) -> bool:
    """Whether Prosecutions have ended."""
    return play.table.over


def crowd(g: Rome) -> None:
    """Enough Senators, so that nobody joins after a death."""
    for number, seat in zip((13, 14, 15, 16), ("diamond", "triangle", "circle", "square"), strict=True):
        add_senator(g, number, seat)
