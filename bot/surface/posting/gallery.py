"""The pictures of a Turn card: the board, and what matters in its phase; drawn anew when they show another thing.

A picture bears in its name a digest of what it shows; so whether one that stands is still true is told from what is
remembered with the message, after a restart too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

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


async def hang(surface: Surface, look: Look, standing: Mapping[str, int], changed: Sequence[str]) -> list[Hung]:
    """What a Turn card shows now, where these files stand already; `changed` comes first in the words of the board."""
    parts = FOCUSES.of(look.game.kind)
    shown = [focus for focus in (CARD if CARD in parts else OVERVIEW, STRIP) if focus in parts]
    scenes = {focus: surface.studio.scene(look, focus) for focus in shown}
    hung = [await _one(surface, look, focus, scene, standing, changed) for focus, scene in scenes.items() if scene]
    return [one for one in hung if one]


async def _one(
    surface: Surface, look: Look, focus: str, scene: Scene, standing: Mapping[str, int], changed: Sequence[str]
) -> Hung | None:
    """A picture that stands and is true, or one drawn now, or else the former; None: there is none at all."""
    name = f"{NAMES[focus]}-{digest(scene, STANDARD)[:SHOWN]}.png"
    if name in standing:
        return Hung(Picture(name, surface.alts.get((look.game.id, name)) or describe(scene)))
    former = next((one for one in standing if one.startswith(NAMES[focus])), None)
    shot = await surface.studio.picture(look, focus, changed=changed if focus != STRIP else ())
    if shot is not None:
        surface.alts.pop((look.game.id, former or ""), None)
        surface.alts[look.game.id, name] = shot.alt
        return Hung(Picture(name, shot.alt), Attachment(name, shot.content))
    words = surface.alts.get((look.game.id, former or "")) or describe(scene)
    return Hung(Picture(former, words), late=True) if former else None
