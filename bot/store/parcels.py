"""Parcels that many send."""

from __future__ import annotations

from typing import Final

from bot.store.rows import Parcel

LOBBY: Final = Parcel("public", "lobby", "lobby", merge=True)
"""The card of a game that gathers players is drawn anew."""
