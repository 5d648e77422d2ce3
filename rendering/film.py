"""Films: boards one after the other as one animated picture (GIF, which Discord plays)."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image

from rendering.draw import STANDARD, canvas, reduced
from rendering.palette import Style
from rendering.scene import Scene

MOST: Final = 8_388_608  # bytes
FRAMES: Final = 40
WIDE: Final = 1200  # pixels of a wide board
UPRIGHT: Final = 720
SMALLER: Final = 0.7
STEPS: Final = 3  # times a film may be made smaller
MOMENT: Final = 1800  # milliseconds a frame stands
END: Final = 6000


Frame: TypeAlias = Image.Image
"""A frame of a film: whoever has it made need not know how."""


def frame(scene: Scene, style: Style = STANDARD) -> Frame:
    """One frame: a board somewhat smaller than by itself, in the inks of its palette."""
    picture = canvas(scene, style)
    wide = WIDE if scene.width > scene.height else UPRIGHT
    high = round(picture.height * wide / picture.width)
    return reduced(_sized(picture, wide, high), style.palette, armed=scene.armed)


def chosen(count: int, most: int = FRAMES) -> list[int]:
    """Which of so many moments are shown: all, or as many as may be, evenly, with the first and the last."""
    if count <= most:
        return list(range(count))
    return [round(number * (count - 1) / (most - 1)) for number in range(most)]


def film(frames: Sequence[Frame], most: int = MOST) -> bytes:
    """Frames as a film that plays again and again: as large as may be sent. ValueError: there is no frame."""
    if not frames:
        raise ValueError("no frames")
    shown = fitted(frames)
    content = _gif(shown)
    for _ in range(STEPS):
        if len(content) <= most:
            break
        shown = [_smaller(one) for one in shown]
        content = _gif(shown)
    return content


def fitted(frames: Sequence[Image.Image]) -> list[Image.Image]:
    """All frames as high as the highest: an upright board is as high as its tables need."""
    wide, high = max(one.width for one in frames), max(one.height for one in frames)
    return [one if one.size == (wide, high) else _on_paper(one, wide, high) for one in frames]


def _on_paper(one: Image.Image, wide: int, high: int) -> Image.Image:
    """A frame with paper below it."""
    sheet = Image.new("P", (wide, high), one.getpixel((1, one.height - 1)))
    sheet.putpalette(one.getpalette() or [])
    sheet.paste(one, (0, 0))
    return sheet


def _smaller(one: Image.Image) -> Image.Image:
    size = round(one.width * SMALLER), round(one.height * SMALLER)
    return _sized(one.convert("RGB"), *size).quantize(palette=one, dither=Image.Dither.NONE)


def _sized(picture: Image.Image, wide: int, high: int) -> Image.Image:
    return picture.resize((wide, high), Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]


def _gif(frames: Sequence[Image.Image]) -> bytes:
    """The film itself; a GIF holds only what changes from one frame to the next."""
    content = BytesIO()
    times = [*([MOMENT] * (len(frames) - 1)), END]
    frames[0].save(content, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0, disposal=1)
    return content.getvalue()
