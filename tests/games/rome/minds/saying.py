"""Asking a sensible player of Rome."""

from __future__ import annotations

from typing import Any

from games.kernel import Seat
from games.rome.minds import SensiblePlayer
from games.rome.seen import see
from tests.games.rome.play import Play


def says(play: Play, seat: str, kind: str, **about: Any) -> Any:
    """What it answers to an open decision."""
    player, view = SensiblePlayer(), see.view(play.g, Seat(seat))  # anew: tests change the state by hand
    return player.answer(play.decision(seat, kind, **about), lambda: view)
