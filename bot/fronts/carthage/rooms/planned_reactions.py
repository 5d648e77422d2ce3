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


def tell_reactions(voice: Voice, raw: Raw) -> str:
    """What he does, each by itself; then all that he is asked, and all that he never does."""
    said: Mapping[str, Any] = {name: one for name, one in raw.items() if one != []}
    done = [name for name, one in said.items() if one not in (ASKED, NEVER)]
    parts = [f"{voice.field_label(KIND, name)}: {what(voice, said[name])}" for name in done]
    asked = [name for name, one in said.items() if one == ASKED]
    never = [name for name, one in said.items() if one == NEVER]
    return "; ".join([*parts, *together(voice, "reactions-asked", asked), *together(voice, "reactions-never", never)])


def what(voice: Voice, said: Raw) -> str:
    """One part."""
    return voice.list(voice.within(KIND, one) for one in said) if is_list(said) else voice.within(KIND, said)


def together(voice: Voice, text: str, names: list[str]) -> list[str]:
    """The parts of which the same is said, if there are any."""
    return [voice.say(text, parts=voice.list(voice.field_within(KIND, name) for name in names))] if names else []


ROOM: Final = Room(tells={KIND: tell_reactions})
