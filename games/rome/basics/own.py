"""RR-1.09.823: the questions that each player answers himself, though another's Consul for Life decides for him."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision
from games.rome.state import Rome

# Cards in hand, agreements and assassinations stay with their players, and what their Faction Treasuries pay for.
KINDS: Final = (
    "setup.", "agreement.", "mortality.", "captive.ransom", "revenue.bodyguard", "revenue.place",
    "forum.counter",
    "revolution.offer", "revolution.deal", "revolution.counter", "revolution.done", "revolution.give",
    "revolution.play", "revolution.discard", "senate.claim", "senate.veto", "senate.last-word", "senate.forgo",
    "senate.graft", "senate.price", "senate.murder", "senate.mob", "senate.law", "senate.bill", "senate.servilian",
    "senate.recall", "senate.peddle", "senate.assassinate",
    "senate.bodyguards", "combat.cleopatra", "combat.proscribe", "combat.buy",
)  # fmt: skip


def own(g: Rome, decision: Decision[Any]) -> bool:
    """RR-1.09.823: cards, assassinations and agreements are not his, nor Tribunes, nor votes against Land Bills."""
    motion = g.senate.motion
    on_land = decision.kind == "senate.vote" and motion is not None and motion.proposal.kind == "land-bill"
    return decision.kind.startswith(KINDS) or bool(decision.about.get("forced")) or on_land
