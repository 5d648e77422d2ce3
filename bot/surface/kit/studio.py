"""Pictures of the board as each reader wants them, with their words; a missing one delays nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeAlias

import structlog

from bot.base.health import Figures
from bot.base.parts import Parts
from bot.services.people.people import OVERVIEW
from bot.surface.kit.look import Look
from bot.surface.kit.waiting import takes_long
from rendering.describe import describe, twin
from rendering.palette import Style
from rendering.scene import Scene
from rendering.studio import Studio as Pictures

STANDARD = Style()
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
Composer: TypeAlias = Callable[[Look, str, Sequence[str]], Scene | None]


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture and what it says."""

    content: bytes = field(repr=False)
    alt: str
    name: str = "board.png"


COMPOSERS: Parts[Composer] = Parts(lambda _look, _focus, _changed: None)
"""How a game is shown; None: it has no pictures."""
HAND = "hand"
"""The part of a board that only its holder sees."""
STRIP = "strip"
"""What matters in the phase that is played; it stands on the card of the phase."""
CARD = "card"
"""The board as it stands on that card, where all see it: in letters that can be read there."""
FOCUSES: Parts[Sequence[str]] = Parts((OVERVIEW,))
"""The parts of a board that can be asked for, the whole one first."""
THUMBNAILS: Parts[Callable[[], bytes] | None] = Parts(None)
"""How the small picture is drawn that a game is known by; None: it has none."""


@cache
def thumbnail(game: str) -> bytes | None:
    """The small picture of a game, drawn once; None: it has none."""
    draw = THUMBNAILS.of(game)
    return draw() if draw else None


class Studio:
    """Shows games as pictures and in words; nothing waits long for a picture, and none stops anything."""

    def __init__(self, figures: Figures | None = None) -> None:
        self.pictures = Pictures(drawn=lambda seconds: figures.took("render", seconds) if figures else None)

    def scene(self, look: Look, focus: str = OVERVIEW, changed: Sequence[str] = ()) -> Scene | None:
        """What is to be seen, in words and places; None: this game has no pictures."""
        return COMPOSERS.of(look.game.kind)(look, focus, changed)

    async def picture(
        self, look: Look, focus: str = OVERVIEW, style: Style = STANDARD, changed: Sequence[str] = ()
    ) -> Shot | None:
        """The picture; None if there is none, or none in time."""
        scene = self.scene(look, focus, changed)
        content = await self.drawn(replace(scene, changed=()), style) if scene else None
        return Shot(content, describe(scene)) if scene and content else None

    async def drawn(self, scene: Scene, style: Style = STANDARD, *, name: str = "") -> bytes | None:
        """The picture of a scene that is composed already, and whose `name` may be known; None: not, or not in time."""
        takes_long()
        try:
            content = await self.pictures.picture(scene, style, name=name)
        except Exception:
            log.exception("picture.failed")
            return None
        if content is None:
            log.warning("picture.late")
        return content

    def text(self, look: Look, focus: str = OVERVIEW) -> str:
        """The whole picture in words; "" if this game has none."""
        scene = self.scene(look, focus)
        return twin(scene) if scene else ""

    def close(self) -> None:
        """Draw nothing more."""
        self.pictures.drop()
