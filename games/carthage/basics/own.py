"""RC-9.10.3: the questions that each player answers himself, though another's Suffete rules for life."""

from __future__ import annotations

from typing import Any, Final

from games.carthage.state import Carthage
from games.kernel import Decision

# Cards in hand, agreements and assassinations stay with their players, and what their Faction Treasuries pay for.
KINDS: Final = (
    "setup.", "agreement.", "mortality.warehouse", "revolution.offer", "revolution.deal", "revolution.counter",
    "revolution.done", "revolution.give", "revolution.play", "revolution.discard",
    "trade.offer", "trade.deal", "trade.counter", "trade.done", "trade.sell", "trade.keep",
    "forum.sacrifice", "forum.peddle", "combat.mercenaries", "forum.counter", "captive.ransom", "revenue.place",
    "senate.law", "senate.veto", "senate.claim", "senate.silence", "senate.judges", "senate.last-word", "senate.forgo",
    "senate.assassinate", "senate.bodyguards", "senate.conspire",
)  # fmt: skip


def own(g: Carthage, decision: Decision[Any]) -> bool:
    """RC-9.10.3: cards, assassinations and agreements are not his to control, nor votes on the tax rate."""
    motion = g.senate.motion
    on_tax = decision.kind == "senate.vote" and motion is not None and motion.proposal.kind == "tax"
    return decision.kind.startswith(KINDS) or bool(decision.about.get("forced")) or on_tax
