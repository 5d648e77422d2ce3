"""Sealed ceilings (discord-ux 7): a bid up to so much, made without asking again, in the order the rules give.

What it comes to is said by the game, from what everybody sees. It is never told, nor does another's ceiling matter.
"""

from __future__ import annotations

from typing import Any

from bot.services.orders.ordering import ordering
from bot.store.store import GameRow
from bot.table.passing import Pass
from games.kernel import Decision, Raw
from games.kernel.table import Table


def allowed(game: GameRow) -> bool:
    """Whether ceilings stand in for rounds of raises; a table may want every round played."""
    return not game.terms.get("rounds")


def ceiling(game: str, kind: str, most: int) -> Pass:
    """How a ceiling is kept: it stands until a certain step, and counts anew in each attempt and auction before it."""
    return Pass(kind, (kind,), ordering(game).until, most)


def at(table: Table[Any], decision: Decision[Any], most: int) -> Raw:
    """The answer a ceiling gives at this table, from what everybody sees."""
    own = ordering(table.game.id).ceilings.get(decision.kind)
    return own(table.view(None), decision, most) if own else decision.lapse
