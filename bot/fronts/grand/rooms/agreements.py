"""GV-1.6, 10.3: who is asked to enter an agreement over both boards reads what it says, and who has entered it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import escape
from bot.fronts.front import Room
from bot.fronts.grand.looking import grand
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked


def words_of(one: Asked, look: Look) -> Sequence[str]:
    """What is agreed on, between whom, and who has still to enter it."""
    pact = next((pact for pact in grand(look).pacts if pact.id == one.decision.about["pact"]), None)
    if pact is None:
        return ()
    missing = [str(seat) for seat in pact.parties if seat not in pact.entered]
    parties = [str(seat) for seat in pact.parties]
    return [look.voice.say("grand-pact", text=escape(pact.text), parties=parties, missing=missing)]


ROOM: Final = Room(briefs={"pact.answer": words_of})
