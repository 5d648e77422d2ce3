"""What a Public Outcry or a Tribune would be spent on for nothing (RC-9.0.6, 9.0.16, RR-1.09.151)."""

from __future__ import annotations

from collections.abc import Container

from bot.surface.kit.look import Look


def spent_for_nothing(look: Look) -> Container[str]:
    """The refs of forced proposals that the seat may make freely now."""
    free = {one.decision.kind for one in look.own if one.decision.about.get("forced") == 0}
    return [one.ref for one in look.own if one.decision.about.get("forced") == 1 and one.decision.kind in free]
