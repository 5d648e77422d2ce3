"""Reactions beforehand: what the habits for each question would mostly say, so that computers decide as people do."""

from __future__ import annotations

from typing import Final

from games.kernel import Raw
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.seen.view import RomeView

habit = Habits()

USUAL: Final = {
    "graft": "mine",
    "price": "pay-at-most.4",
    "murder": "mine",
    "mob": "none",
    "last": "none",
    "bodyguards": "needed",
    "landing": "land-from.50",
    "cleopatra": "own",
    "proscribe": "hrao",
    "peddle": "fullest",
    "ransom": "ransom-at-most.20",
    "fine": "others-only",
    "rebels": "all-units",
    "appoint": "ask",
    "master": "own-general",
    "prosecute": "ask",
    "advocate": "own-speaker",
    "advise": "ask",
    "conspire": "none",
    "skip": "none",
}


@habit("forum.reactions")
def reactions(asked: Asked, view: RomeView) -> Raw:  # noqa: ARG001 - the same in every game
    """RR-1.14: cards for one's own motions, lives and commanders."""
    return {name: USUAL[name] for name in asked.choice.form()}
