"""A brush: places in units of a scene, pixels of a picture."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from rendering import shapes, text_layout
from rendering.palette import Colour, Style, rgb
from rendering.scene import Box, Cell, Mark, Tone
from rendering.text_layout import BODY, BOLD


class Brush:
    """Draws boxes, words and badges on one picture in one style.

    Attributes:
        scale: pixels of the picture for each unit of the scene.
        least: the smallest letters, in units, that a word may shrink to before it is cut.
        bounds: soft strokes do not leave this part of the picture.
    """

    def __init__(self, image: Image.Image, style: Style, zoom: float = 1.0, least: int = 18) -> None:
        self.image = image
        self.style = style
        self.colours = style.colours
        self.scale = style.scale * zoom
        self.least = least
        self.bounds: Box | None = None
        self._pen = ImageDraw.Draw(image)

    def px(self, units: float) -> int:
        """Units of the scene as whole pixels."""
        return round(units * self.scale)

    def fill(self, box: Box, colour: Colour) -> None:
        """Fill a rectangle."""
        self._pen.rectangle(self._edges(box), fill=colour)

    def frame(self, box: Box, colour: Colour, width: int = 1) -> None:
        """Draw the edge of a rectangle."""
        self._pen.rectangle(self._edges(box), outline=colour, width=max(1, self.px(width)))

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, width: int = 1) -> None:
        """Draw a line through points."""
        self._pen.line([(self.px(x), self.px(y)) for x, y in points], fill=colour, width=max(1, self.px(width)))

    def shape(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """Fill a polygon."""
        self._pen.polygon([(self.px(x), self.px(y)) for x, y in points], fill=colour)

    def stamp(self, x: float, y: float, mask: Image.Image, colour: Colour) -> None:
        """Colour a mask whose top left corner is here."""
        self.image.paste(rgb(colour), (self.px(x), self.px(y)), mask)

    def measure(self, text: str, size: int, face: str = BODY) -> float:
        """How wide a text would be, in units."""
        return text_layout.width(text_layout.clean(text), face, self.px(size)) / self.scale

    def squeezed(self, text: str, size: int, face: str, room: float) -> int:
        """The size of letters, this or a little less, at which a text fits; what fits at none is cut."""
        smaller = range(size, min(size, self.least) - 1, -1)
        return next((one for one in smaller if self.measure(text, one, face) <= room), smaller[-1])

    def text(
        self,
        place: tuple[float, float],
        text: str,
        colour: Colour,
        *,
        size: int = 22,
        face: str = BODY,
        room: float = 2000,
        align: str = "left",
    ) -> float:
        """Write one line whose top left corner (or top right, or top middle) is here; its width in units."""
        fitting = self.squeezed(text, size, face, room)
        pixels = self.px(fitting)
        shown = text_layout.fit(text, face, pixels, self.px(room))
        if not shown:
            return 0
        place = place[0], place[1] + (size - fitting) * 0.6
        wide = text_layout.width(shown, face, pixels)
        left = self.px(place[0]) - {"left": 0, "right": wide, "middle": wide // 2}[align]
        mask, top = text_layout.sprite(shown, face, pixels)
        self.image.paste(rgb(colour), (left, self.px(place[1]) + top), mask)
        return wide / self.scale

    def label(
        self,
        place: tuple[float, float],
        text: str,
        inks: tuple[Colour, Colour],
        *,
        size: int,
        face: str,
        room: float = 2000,
    ) -> None:
        """Write one line on a map around this top middle, in the first colour with a rim of the second."""
        fitting = self.squeezed(text, size, face, room)
        pixels, reach = self.px(fitting), self.px(3)
        shown = text_layout.fit(text, face, pixels, self.px(room))
        left = self.px(place[0]) - text_layout.width(shown, face, pixels) // 2
        rim, top = text_layout.halo(shown, face, pixels, reach)
        self.image.paste(rgb(inks[1]), (left - reach, self.px(place[1]) + top), rim)
        mask, top = text_layout.sprite(shown, face, pixels)
        self.image.paste(rgb(inks[0]), (left, self.px(place[1]) + top), mask)

    def badge(self, x: float, y: float, seat: str, side: int = 24) -> None:
        """The badge of a faction: its sigil on a disc of its colour."""
        badge, pixels = self.colours.badge(seat), self.px(side)
        self.stamp(x, y, shapes.disc(pixels), badge.fill)
        inner = round(pixels * 0.62)
        at = (self.px(x) + (pixels - inner) // 2, self.px(y) + (pixels - inner) // 2)
        self.image.paste(rgb(badge.ink), at, shapes.sigil(seat, inner))

    def mark(self, x: float, y: float, mark: Mark, colour: Colour, side: int = 20) -> None:
        """A small figure."""
        self.stamp(x, y, shapes.mark(mark, self.px(side)), colour)

    def hatch(self, box: Box, seat: str, colour: Colour) -> None:
        """Hatch a rectangle as this seat is hatched."""
        self.stamp(box.x, box.y, shapes.hatch(seat, self.px(box.w), self.px(box.h)), colour)

    def cell(self, x: float, y: float, cell: Cell, *, size: int, room: float, align: str = "left") -> None:
        """A cell of a table: badge, figure, word."""
        lead = (size + 6 if cell.seat else 0) + (size + 2 if cell.mark else 0)
        face = BOLD if cell.tone == Tone.STRONG else BODY
        if align != "left":
            wide = min(room, lead + self.measure(cell.text, size, face))
            x += (room - wide) / (1 if align == "right" else 2)
            room = wide + 1
        if cell.seat:
            self.badge(x, y + size * 0.1, cell.seat, size + 2)
            x += size + 6
        if cell.mark:
            self.mark(x, y + size * 0.16, cell.mark, self.tone(cell.tone), round(size * 0.95))
            x += size + 2
        self.text((x, y), cell.text, self.tone(cell.tone), size=size, face=face, room=room - lead)

    def tone(self, tone: Tone) -> Colour:
        """The ink of a tone."""
        pal = self.colours
        inks = {Tone.FAINT: pal.faint, Tone.GOOD: pal.good, Tone.BAD: pal.bad, Tone.WARN: pal.warn}
        return inks.get(tone, pal.ink)

    def _edges(self, box: Box) -> tuple[int, int, int, int]:
        return self.px(box.x), self.px(box.y), self.px(box.x + box.w) - 1, self.px(box.y + box.h) - 1
