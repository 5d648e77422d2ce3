"""How fast a board is drawn beside a bare PNG encoding of the same picture, and what the event loop feels of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO

from bench.figures import Figure, compared, cpu_ms, high, low, middle
from games.carthage import GAME
from games.grand import GAME as GRAND
from games.grand.seen.see import view as seen
from games.kernel import Setup, Table, chairs
from games.playout import choose
from games.sword import GAME as SWORD
from rendering.carthage.board import compose
from rendering.describe import describe, twin
from rendering.draw import canvas, draw, encode
from rendering.grand.board import compose as compose_grand
from rendering.palette import PALETTES, Style
from rendering.rome.board import compose as compose_rome
from rendering.scene import Caption, Scene
from rendering.studio import Studio
from rendering.sword.board import compose as compose_sword

MOVES = 120
BOARDS = 12
STYLE = Style()


def boards() -> list[Scene]:
    """Boards of one game of six, some moves apart."""
    pick = random.Random(7)
    table, _ = Table.start(GAME, Setup(chairs(6), "bench", GAME.options()), marks=False)
    scenes: list[Scene] = []
    for move in range(MOVES):
        if move % (MOVES // BOARDS) == 0:
            scenes.append(compose(table.view(None), "board", Caption("Bench", move, f"{move:06x}")))
        table.submit(*choose(table, pick))
    table.close()
    return scenes


def overview() -> tuple[Scene, Scene]:
    """Both boards of the Grand Variant on one picture, and that of Rome alone, as six begin."""
    options = GRAND.options(start="simultaneous")
    table, _ = Table.start(GRAND, Setup(chairs(6), "bench", options), marks=False)
    view = seen(table.state, None).whole()
    table.close()
    if view.rome is None:
        raise LookupError("Rome is not there")
    return compose_grand(view, "board"), compose_rome(view.rome, "board")


def italian() -> list[Scene]:
    """What stands on the card of a round of The Sword of Rome, and how all have scored: some moves into a game."""
    pick = random.Random(7)
    table, _ = Table.start(SWORD, Setup(chairs(5), "bench", SWORD.options()), marks=False)
    for _ in range(MOVES):
        table.submit(*choose(table, pick))
    view = table.view(None).whole()
    table.close()
    return [compose_sword(view, focus) for focus in ("board", "card", "etruria", "score")]


def bare(scene: Scene) -> Callable[[], object]:
    """Only what Pillow needs to write the same picture as a PNG of as many inks."""
    picture = canvas(scene, STYLE)
    return partial(encode, picture, STYLE)


def plain(scene: Scene) -> Callable[[], object]:
    """What Pillow needs for a PNG in all colours."""
    picture = canvas(scene, STYLE)
    return lambda: picture.save(BytesIO(), "PNG")


def in_turn(scenes: list[Scene]) -> list[float]:
    """Milliseconds of a board in each of all styles, as many readers see it; the second time round."""
    styles = [Style(name, large) for name in PALETTES for large in (False, True)]
    for style in styles:
        draw(scenes[0], style)
    return [cpu_ms(partial(draw, scenes[1], style)) for style in styles]


async def stalls(scenes: list[Scene | None]) -> list[float]:
    """For each board (none: for as long as one takes) the longest time, in ms, that the loop kept a task waiting."""
    studio, longest = Studio(kept=1), [0.0]

    async def watch() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0)
            longest[-1] = max(longest[-1], 1000 * (time.perf_counter() - began))

    watching = asyncio.ensure_future(watch())
    for number, scene in enumerate(scenes):
        longest.append(0.0)
        if scene is None:
            await asyncio.sleep(0.03)
        else:
            await studio.picture(replace(scene, stamp=f"{scene.stamp} {number}"), STYLE)
    watching.cancel()
    await studio.close()
    return longest[1:]


def measure() -> list[Figure]:
    """All figures of the pictures."""
    first = boards()[0]
    cold = cpu_ms(partial(draw, first, STYLE))
    scenes = boards()
    for scene in scenes:
        draw(scene, STYLE)
    warm = [cpu_ms(partial(draw, scene, STYLE)) for scene in scenes * 3]
    same = middle([cpu_ms(bare(scene)) for scene in scenes])
    full = middle([cpu_ms(plain(scene)) for scene in scenes])
    felt = asyncio.run(stalls([*scenes, *scenes, *scenes]))
    idle = asyncio.run(stalls([None] * len(felt)))
    told = [cpu_ms(partial(told_of, scene)) for scene in scenes]
    both, rome = overview()
    for scene in (both, rome):
        draw(scene, STYLE)
    alone = cpu_ms(partial(draw, rome, STYLE))
    italy = italian()
    for scene in italy:
        draw(scene, STYLE)
    wide, upright, crop, points = (cpu_ms(partial(draw, scene, STYLE)) for scene in italy)
    size = middle([len(draw(scene, STYLE)) for scene in scenes]) / 1000
    return [
        Figure("board_cold_cpu", round(cold, 1), "ms"),
        compared("board_warm_cpu", middle(warm), same, "bare PNG of 256 inks", "<= 60", digits=1),
        compared("board_warm_cpu_low", low(warm), full, "bare PNG in all colours", digits=1),
        Figure("bare_png_256_inks_cpu", round(same, 1), "ms"),
        Figure("bare_png_all_colours_cpu", round(full, 1), "ms"),
        compared("board_in_all_styles_cpu", middle(in_turn(scenes)), same, "bare PNG of 256 inks", digits=1),
        compared("grand_overview_cpu", cpu_ms(partial(draw, both, STYLE)), alone, "board of Rome", digits=1),
        compared("sword_board_warm_cpu", wide, cpu_ms(bare(italy[0])), "bare PNG of 256 inks", "<= 60", digits=1),
        compared("sword_card_warm_cpu", upright, cpu_ms(bare(italy[1])), "bare PNG of 256 inks", digits=1),
        compared("sword_crop_warm_cpu", crop, cpu_ms(bare(italy[2])), "bare PNG of 256 inks", "<= 60", digits=1),
        compared("sword_score_warm_cpu", points, cpu_ms(bare(italy[3])), "bare PNG of 256 inks", digits=1),
        Figure("board", round(size, 1), "kB"),
        Figure("words_cpu", round(middle(told), 2), "ms"),
        compared("loop_stall", middle(felt), middle(idle), "idle", "<= 20", digits=1),
        compared("loop_stall_p99", high(felt), high(idle), "idle", digits=1),
    ]


def told_of(scene: Scene) -> tuple[str, str]:
    """A board in words."""
    return describe(scene), twin(scene)
