"""Pictures of the board as each reader wants them, with their words; a missing one delays nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import structlog

from bot.base.health import Figures
from bot.surface.kit.look import Look
from games.carthage.seen.view import CarthageView
from rendering.carthage import Caption, Focus, compose
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


def carthage(look: Look, focus: str, changed: Sequence[str]) -> Scene | None:
    """The board of The Republic of Carthage, or one of its crops; `changed` comes first in its words.

    It bears no number of the last act: that number rises with secret acts too.
    """
    view = look.view
    if not isinstance(view, CarthageView):
        return None
    focuses: Mapping[str, Focus] = {
        "forum": "forum",
        "trade": "trade",
        "seat": "factions",
        "wars": "wars",
        "hand": "hand",
    }
    names = {seat: look.voice.name(str(seat)).partition(" ")[2] for seat in view.seats}
    language = look.voice.words.language
    caption = Caption(look.game.title, names=names, changed=tuple(changed), language=language)
    return compose(view, focuses.get(focus, "board"), caption)


COMPOSERS: Mapping[str, Composer] = {"carthage": carthage}


class Studio:
    """Shows games as pictures and in words; nothing waits long for a picture, and none stops anything."""

    def __init__(self, figures: Figures | None = None) -> None:
        self.pictures = Pictures(drawn=lambda seconds: figures.took("render", seconds) if figures else None)

    def scene(self, look: Look, focus: str = "overview", changed: Sequence[str] = ()) -> Scene | None:
        """What is to be seen, in words and places; None: this game has no pictures."""
        composer = COMPOSERS.get(look.game.kind)
        return composer(look, focus, changed) if composer else None

    async def picture(
        self, look: Look, focus: str = "overview", style: Style = STANDARD, changed: Sequence[str] = ()
    ) -> Shot | None:
        """The picture; None if there is none, or none in time."""
        scene = self.scene(look, focus, changed)
        content = await self._drawn(replace(scene, changed=()), style) if scene else None
        return Shot(content, describe(scene)) if scene and content else None

    async def _drawn(self, scene: Scene, style: Style) -> bytes | None:
        try:
            content = await self.pictures.picture(scene, style)
        except Exception:
            log.exception("picture.failed")
            return None
        if content is None:
            log.warning("picture.late")
        return content

    def text(self, look: Look, focus: str = "overview") -> str:
        """The whole picture in words; "" if this game has none."""
        scene = self.scene(look, focus)
        return twin(scene) if scene else ""

    def alt(self, look: Look, focus: str = "overview") -> str:
        """The alternative text of the picture, without drawing it."""
        scene = self.scene(look, focus)
        return describe(scene) if scene else ""

    def close(self) -> None:
        """Draw nothing more."""
        self.pictures.drop()
