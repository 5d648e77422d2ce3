"""Asking a sensible player."""

from __future__ import annotations

from typing import Any

from games.carthage.minds import SensiblePlayer
from games.carthage.minds.temper import tempers
from games.carthage.seen import see
from games.kernel import Seat
from tests.games.carthage.play import Play


def says(play: Play, seat: str, kind: str, **about: str) -> Any:
    """What it answers to an open decision."""
    player, view = SensiblePlayer(), see.view(play.g, Seat(seat))  # anew: tests change the state by hand
    return player.answer(play.decision(seat, kind, **about), lambda: view)


def voices(play: Play, seat: str = "diamond") -> set[str]:
    """How a faction votes."""
    return {str(one) for one in says(play, seat, "senate.vote").values()} & {"for", "against", "abstain"}


def without(play: Play, habit: str, seat: str, kind: str, **about: str) -> Any:
    """What a player who lacks a habit answers."""
    hard = tempers()["hard"]
    player = SensiblePlayer(hard.model_copy(update={"lacks": frozenset({habit})}))
    view = see.view(play.g, Seat(seat))
    return player.answer(play.decision(seat, kind, **about), lambda: view)


def why(play: Play, seat: str, kind: str, **about: str) -> list[str]:
    """The reasons of what it answers."""
    view = see.view(play.g, Seat(seat))
    return [one.key for one in SensiblePlayer().reasoned(play.decision(seat, kind, **about), lambda: view)[1]]
