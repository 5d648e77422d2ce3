"""The Salt Road as a scene: who has how much, what lies there, what the market pays. Copy it with the game."""

from dataclasses import replace
from typing import Final

from PIL import Image, ImageDraw

from games.kernel import Seat
from games.sample.view import SaltView
from rendering.scene import DASH, Banner, Box, Caption, Cell, Column, Figure, Grid, Lines, Row, Scene, Tone
from rendering.thumbnails import thumbnail as small
from rendering.words import Words, speaking

WORDS: Final = Words("pictures-sample", "sample")
say: Final = WORDS.say
WIDE: Final = 1200
TOP: Final = 90
LINE: Final = 28
HALF: Final = 0.5


def compose(view: SaltView, caption: Caption | None = None) -> Scene:
    """The whole table; there is nothing hidden on it."""
    caption = caption or Caption()
    with speaking(caption.language):
        return replace(_table(view, caption), language=caption.language)


def _table(view: SaltView, caption: Caption) -> Scene:
    title, day = caption.game or say("road-title"), say("road-day", day=view.day, days=view.days)
    figures = (Figure(say("road-deck"), str(view.deck)),)
    low = TOP + 59 + LINE * max(len(view.order), len(view.prices) or 1) + 6
    blocks = (
        Banner(Box(0, 0, WIDE, 80), title, "", turn=day, figures=figures),
        _merchants(view, caption, Box(16, TOP, 560, low - TOP)),
        _prices(view, Box(586, TOP, 290, low - TOP)),
        Lines(Box(886, TOP, 298, low - TOP), say("road-lot"), _goods(view), say("road-no-lot")),
    )
    return Scene(WIDE, low + 40, say("road-picture"), blocks, caption.changed, _gist(view, caption), f"{title} · {day}")


def _merchants(view: SaltView, caption: Caption, box: Box) -> Grid:
    """In the order of the day."""
    columns = (
        Column(say("road-merchant")),
        Column(say("road-coins"), 110, "right"),
        Column(say("road-cards"), 110, "right"),
    )
    rows = [
        Row((Cell(_name(caption, seat), seat=seat), Cell(str(one.coins)), Cell(str(one.cards))))
        for seat, one in ((seat, view.merchants[seat]) for seat in view.order)
    ]
    return Grid(box, say("road-merchants"), columns, tuple(rows))


def _prices(view: SaltView, box: Box) -> Grid:
    """What a card of each good brings today, once the dice are thrown."""
    rows = [Row((Cell(say(f"name-{good}")), Cell(str(price)))) for good, price in view.prices.items()]
    rows = rows or [Row((Cell(say("road-no-prices"), tone=Tone.FAINT), Cell(DASH, tone=Tone.FAINT)))]
    return Grid(
        box, say("road-prices"), (Column(say("road-good")), Column(say("road-price"), 90, "right")), tuple(rows)
    )


def _goods(view: SaltView) -> tuple[Cell, ...]:
    return tuple(Cell(say(f"name-{good}")) for good in view.lot)


def _name(caption: Caption, seat: Seat) -> str:
    return caption.names.get(seat) or seat.title()


def _gist(view: SaltView, caption: Caption) -> tuple[str, ...]:
    """What matters most, one sentence each."""
    return (
        say("road-gist-day", day=view.day, days=view.days),
        *(
            say("road-gist-merchant", merchant=_name(caption, seat), coins=one.coins, cards=one.cards)
            for seat, one in ((seat, view.merchants[seat]) for seat in view.order)
        ),
    )


def thumbnail() -> bytes:
    """What the game is known by: heaps of salt on sand, a PNG."""
    return small(_heaps, ground="#b98a4e", edge="#6e4a22", ink="#fbf7ee")


def _heaps(side: int) -> Image.Image:
    mask = Image.new("L", (side, side))
    pen = ImageDraw.Draw(mask)
    for left, top, right in ((0.0, 0.5, 0.5), (0.5, 0.5, 1.0), (0.22, 0.12, 0.78)):
        foot = 0.56 if top < HALF else 0.92
        pen.polygon(
            [(x * side, y * side) for x, y in ((left, foot), ((left + right) / 2, top), (right, foot))], fill=255
        )
    return mask
