"""Views of what is done in the Forum: initiatives and attempts at persuasion."""

from __future__ import annotations

from games.republic.seen.forum import InitiativeView, PersuasionView

__all__ = ["InitiativeView", "PersuasionView"]
