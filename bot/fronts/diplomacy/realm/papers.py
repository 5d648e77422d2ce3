"""A paper of the realm as a card: drawn, or in words for whoever wants no pictures, or gets none in time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.text import clip
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import CHARACTERS, Panel, Picture, words
from bot.surface.press.items import Press
from rendering.describe import describe, twin
from rendering.scene import Caption, Scene

ROOM = 1200
"""Characters that are left for what stands beside a paper."""


def caption(look: Look) -> Caption:
    """CD-G.3: what stands over a paper: the title of the game."""
    return Caption(look.game.title, language=look.voice.words.language)


async def paper(press: Press, scene: Scene, name: str) -> tuple[Panel, Sequence[Attachment]]:
    """The picture with its words, or the words alone."""
    person = await press.surface.person(press.user.id)
    drawn = None if person.text_only else await press.surface.studio.drawn(scene, person.style)
    if drawn is None:
        return words(clip(twin(scene), CHARACTERS - ROOM)), []
    return Panel((Picture(f"{name}.png", describe(scene)),)), [Attachment(f"{name}.png", drawn)]
