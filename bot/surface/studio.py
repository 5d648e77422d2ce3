"""Pictures of the board: drawn in two threads of their own, kept by what they show; a missing one delays nothing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import structlog

from bot.figures import Figures
from bot.surface.look import Look
from games.carthage.view import CarthageView
from rendering.carthage import Caption, Focus, compose
from rendering.describe import describe, twin
from rendering.draw import draw
from rendering.palette import Style
from rendering.scene import Scene

PATIENCE = 5.0
STANDARD = Style()
KEPT = 32
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
    caption = Caption(look.game.title, names=names, changed=tuple(changed))
    return compose(view, focuses.get(focus, "board"), caption)


COMPOSERS: Mapping[str, Composer] = {"carthage": carthage}


@dataclass(slots=True)
class Studio:
    """Draws scenes; the newest pictures are kept."""

    figures: Figures = field(default_factory=Figures)
    pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(2, "studio"))
    kept: OrderedDict[tuple[str, Style], bytes] = field(default_factory=OrderedDict[tuple[str, Style], bytes])

    def scene(self, look: Look, focus: str = "overview", changed: Sequence[str] = ()) -> Scene | None:
        """What is to be seen, in words and places; None: this game has no pictures."""
        composer = COMPOSERS.get(look.game.kind)
        return composer(look, focus, changed) if composer else None

    async def picture(
        self, look: Look, focus: str = "overview", style: Style = STANDARD, changed: Sequence[str] = ()
    ) -> Shot | None:
        """The picture; None if there is none, or none in time."""
        scene = self.scene(look, focus, changed)
        if scene is None:
            return None
        key = (repr(replace(scene, changed=())), style)
        if key not in self.kept:
            content = await self._drawn(scene, style)
            if content is None:
                return None
            self.kept[key] = content
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return Shot(self.kept[key], describe(scene))

    async def _drawn(self, scene: Scene, style: Style) -> bytes | None:
        loop = asyncio.get_running_loop()
        try:
            with self.figures.timing("render"):
                return await asyncio.wait_for(loop.run_in_executor(self.pool, draw, scene, style), PATIENCE)
        except TimeoutError:
            log.warning("picture.late")
        except Exception:
            log.exception("picture.failed")
        return None

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
        self.pool.shutdown(wait=False, cancel_futures=True)
