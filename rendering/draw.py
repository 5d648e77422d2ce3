"""From scene to picture: the same scene in the same style gives the same bytes."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps

from rendering import bars, charts, curves, dials, hands, itineraries, keys, mosaics, newspaper, plates, throws, trees
from rendering.brush import Brush
from rendering.curves import Curves
from rendering.itinerary import Itinerary, Key
from rendering.mosaic import Mosaic
from rendering.newspaper import Newspaper
from rendering.painters import paint
from rendering.palette import Style, inks
from rendering.plates import Plate
from rendering.scene import Bars, Chart, Dials, Fan, Notes, Portraits, Scene
from rendering.text_layout import BODY
from rendering.throws import Throws
from rendering.trees import Trees
from rendering.words import speaking

PNG_MOST: Final = 1_572_864
MOST: Final = 8_388_608
STANDARD: Final = Style()
paint.register(Chart, charts.paint_chart)
paint.register(Bars, bars.paint_bars)
paint.register(Dials, dials.paint_dials)
paint.register(Curves, curves.paint_curves)
paint.register(Fan, hands.paint_fan)
paint.register(Portraits, hands.paint_portraits)
paint.register(Notes, hands.paint_notes)
paint.register(Itinerary, itineraries.paint_itinerary)
paint.register(Key, keys.paint_key)
paint.register(Mosaic, mosaics.paint_mosaic)
paint.register(Trees, trees.paint_trees)
paint.register(Newspaper, newspaper.paint_newspaper)
paint.register(Plate, plates.paint_plate)
paint.register(Throws, throws.paint_throws)


def draw(scene: Scene, style: Style = STANDARD) -> bytes:
    """The picture of a scene: PNG, or WebP if that would be too large."""
    return encode(canvas(scene, style), style, armed=scene.armed)


def canvas(scene: Scene, style: Style) -> Image.Image:
    """The picture of a scene before it is encoded."""
    with speaking(scene.language):
        return _painted(scene, style)


def _painted(scene: Scene, style: Style) -> Image.Image:
    scale = style.scale * scene.zoom
    size = (round(scene.width * scale), round(scene.height * scale))
    brush = Brush(Image.new("RGB", size, style.colours.paper), style, scene.zoom, scene.least)
    for block in scene.blocks:
        paint(block, brush)
    if scene.stamp:
        place = (scene.width - 18, scene.height - 34)
        brush.text(place, scene.stamp, style.colours.faint, size=22, face=BODY, room=scene.width - 36, align="right")
    return brush.image


def encode(image: Image.Image, style: Style, most: int = PNG_MOST, *, armed: bool = False) -> bytes:
    """PNG in the inks of the palette; if that is too large WebP, at last at three quarters of the size."""
    content = b""
    for step in _steps(image, style, armed=armed):
        content = step()
        if len(content) <= most:
            return content
        most = MOST
    return content


def _steps(image: Image.Image, style: Style, *, armed: bool) -> Iterator[Callable[[], bytes]]:
    yield lambda: _file(reduced(image, style.palette, armed=armed), "PNG", compress_level=2)
    yield lambda: _file(image, "WEBP", quality=90, method=2)
    yield lambda: _file(image, "WEBP", quality=80, method=2)
    yield lambda: _file(ImageOps.scale(image, 0.75, Image.Resampling.LANCZOS), "WEBP", quality=80, method=2)


def reduced(image: Image.Image, palette: str, *, armed: bool = False) -> Image.Image:
    """The picture in the 256 inks of its palette: a tenth of the time to encode, a quarter of the size."""
    return image.quantize(palette=_paint_box(palette, armed=armed), dither=Image.Dither.NONE)


@lru_cache(maxsize=16)
def _paint_box(name: str, *, armed: bool) -> Image.Image:
    box = Image.new("P", (1, 1))
    box.putpalette(inks(name, armed=armed))
    return box


def _file(image: Image.Image, kind: str, **how: int) -> bytes:
    content = BytesIO()
    image.save(content, kind, **how)
    return content.getvalue()
