"""What people write to one another, as it stands on a card: quoted, so that nobody can write in the bot's own voice."""

from __future__ import annotations

import re
from typing import Final

from bot.base.legible import legible
from bot.base.text import escape
from bot.surface.kit.look import Look
from bot.surface.kit.names import tame
from games.diplomacy.register.names import LONGEST

ROOM: Final = 3200
"""More signs than the longest letter has (CD-P.6); escaped it may have twice as many, and is set plainly then."""
EMPTY: Final = re.compile(r"\n{3,}")
FENCE: Final = "```"


def quoted(text: str) -> str:
    """A text in whose lines nothing formats, links or mentions."""
    lines = EMPTY.sub("\n\n", text).split("\n")
    found = "\n".join(f"> {escape(line)}" for line in lines)
    return found if len(found) <= ROOM else _plainly(text)


def _plainly(text: str) -> str:
    """As it was typed, in a frame of its own."""
    plain = legible(text).replace("`", "'")
    return f"{FENCE}\n{plain}\n{FENCE}"


def signature(look: Look, code: str, name: str) -> str:
    """CD-P.3: by whose name it is signed."""
    return look.voice.words.say("letter-signed", name=titled(code, name) if code else "none")


def titled(code: str, name: str) -> str:
    """CD-3.C: a name with its code, as it was when the letter was written."""
    return f"{tame(name, LONGEST)} ({code})" if name else code
