"""Why a line of orders is refused, in words: which line, what is wrong with it, and the clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Fields, Retelling, Voice, escape
from bot.fronts.diplomacy import saying
from bot.fronts.diplomacy.faults import words
from games.diplomacy.language import Fault

OF_THE_LINE: Final = ("line", "text", "why", "clause")


def sentence(voice: Voice, refused: Mapping[str, Any]) -> str:
    """CD-E.5: what is wrong with a line (what `season.refused` is raised with), and the clause it rests on.

    It cannot be read; or the unit cannot do so; or it is not his to order.
    """
    why, clause = str(refused["why"]), str(refused["clause"])
    about = {name: one for name, one in refused.items() if name not in OF_THE_LINE}
    if "by" in about:
        return f"{saying.reason(voice, why, about['by'])} ({clause})"
    if voice.has(f"read-{why}"):
        return words(Fault(why, clause, about), voice.words)
    return f"{voice.say(f'reason-diplomacy-{why}', **about)} ({clause})"


def tell_refused(voice: Voice, fields: Fields) -> Fields:
    """A line that was refused."""
    return {"text": saying.Said(escape(str(fields["text"]))), "why": saying.Said(sentence(voice, fields))}


REFUSES: Final[Mapping[str, Retelling]] = {"season.refused": tell_refused}
