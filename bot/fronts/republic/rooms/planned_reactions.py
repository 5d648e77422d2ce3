"""Reactions decided beforehand: what is said on their form, in few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.front import Room
from games.kernel import Raw
from games.kernel.choice import is_list

KIND: Final = "forum.reactions"
ASKED, NEVER = "ask", "none"
SHOWN: Final = 2  # events that are named
FEWEST: Final = 2  # that are counted


def tell_reactions(voice: Voice, raw: Raw) -> str:
    """What he does, and in one what he never does, a line each; where he is asked, which is the default, nothing."""
    said: Mapping[str, Any] = {name: one for name, one in raw.items() if one not in ([], ASKED)}
    done = [f"{voice.field_label(KIND, name)}: {what(voice, one)}" for name, one in said.items() if one != NEVER]
    never = [voice.field_within(KIND, name) for name, one in said.items() if one == NEVER]
    lines = [*done, *([voice.say("reactions-never", parts=voice.list(never))] if never else [])]
    return "".join(f"\n- {line}" for line in lines) or voice.say("reactions-asked")


def what(voice: Voice, said: Raw) -> str:
    """One part; of many events the first, and how many more."""
    if not is_list(said):
        return voice.within(KIND, said)
    names = [voice.within(KIND, one) for one in said]
    left = len(names) - SHOWN
    return voice.list(names if left < FEWEST else [*names[:SHOWN], voice.say("reactions-more", count=left)])


ROOM: Final = Room(tells={KIND: tell_reactions})
