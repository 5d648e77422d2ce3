"""A picture on a card of a season: drawn once, named after what it shows, and kept as long as it shows that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.surface.kit.files import Attachment
from bot.surface.kit.panel import Panel, Picture
from bot.surface.kit.studio import STANDARD
from bot.surface.kit.surface import Surface
from bot.surface.posting.gallery import SHOWN, Hung
from rendering.describe import describe
from rendering.scene import Scene
from rendering.studio import digest


async def hang(surface: Surface, name: str, scene: Scene, standing: Mapping[str, int]) -> Hung | None:
    """The picture as it stands already, or drawn now; None: it could not be drawn in time."""
    number = digest(scene, STANDARD)
    file, alt = f"{name}-{number[:SHOWN]}.png", describe(scene)
    if file in standing:
        return Hung(Picture(file, alt))
    content = await surface.studio.drawn(scene, name=number)
    return Hung(Picture(file, alt), Attachment(file, content)) if content else None


def shown(hung: Hung | None) -> Panel:
    """The picture as a part of a card."""
    return Panel((hung.picture,)) if hung else Panel()


def files(hung: Hung | None) -> Sequence[Attachment]:
    """What is uploaded with it."""
    return [hung.file] if hung and hung.file else []
