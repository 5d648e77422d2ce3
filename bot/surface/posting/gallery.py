"""The pictures of a Turn card: the board, and what matters in its phase; drawn anew when they show another thing.

A picture bears in its name a digest of what it shows; so whether one that stands is still true is told from what is
remembered with the message, after a restart too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.services.people.people import OVERVIEW
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Picture
from bot.surface.kit.studio import CARD, FOCUSES, STANDARD, STRIP
from bot.surface.kit.surface import Surface
from rendering.describe import describe
from rendering.scene import Scene
from rendering.studio import digest

NAMES: Final[Mapping[str, str]] = {CARD: "board", OVERVIEW: "board", STRIP: "strip"}
"""How the files are called, the number of what they show left out."""
SHOWN: Final = 8  # letters of a digest
News: TypeAlias = Callable[[], Awaitable[Sequence[str]]]
"""What has changed; asked for only where the board is drawn anew."""


@dataclass(frozen=True, slots=True)
class Hung:
    """One picture of a card.

    Attributes:
        picture: its name and its words.
        file: itself, where it is new.
        late: it could not be drawn in time, and shows how things were.
    """

    picture: Picture
    file: Attachment | None = None
    late: bool = False


async def hang(surface: Surface, look: Look, standing: Mapping[str, int], news: News) -> list[Hung]:
    """What a Turn card shows now, where these files stand already; `news` come first in the words of the board.

    All is composed at once, before anything is waited for; their words are remembered as long as they hang there.
    """
    parts = FOCUSES.of(look.game.kind)
    shown = [focus for focus in (CARD if CARD in parts else OVERVIEW, STRIP) if focus in parts]
    scenes = {focus: scene for focus in shown if (scene := surface.studio.scene(look, focus))}
    hung = [await _one(surface, look, focus, scene, standing, news) for focus, scene in scenes.items()]
    there = [one for one in hung if one]
    surface.alts[look.game.id] = {one.picture.name: one.picture.alt for one in there}
    return there


async def _one(
    surface: Surface, look: Look, focus: str, scene: Scene, standing: Mapping[str, int], news: News
) -> Hung | None:
    """A picture that stands and is true, or one drawn now, or else the former; None: there is none at all."""
    alts, number = surface.alts.get(look.game.id, {}), digest(scene, STANDARD)
    name = f"{NAMES[focus]}-{number[:SHOWN]}.png"
    if name in standing:
        return Hung(Picture(name, alts.get(name) or describe(scene)))
    content = await surface.studio.drawn(scene, name=number)
    if content is not None:
        told = replace(scene, changed=tuple(await news())) if focus != STRIP else scene
        return Hung(Picture(name, describe(told)), Attachment(name, content))
    former = next((one for one in standing if one.startswith(NAMES[focus])), None)
    return Hung(Picture(former, alts.get(former) or describe(scene)), late=True) if former else None
