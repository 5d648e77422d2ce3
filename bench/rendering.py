"""How fast a board is drawn beside a bare PNG encoding of the same picture, and what the event loop feels of it."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

from games.carthage import GAME
from games.kernel import Setup, Table, chairs
from games.playout import choose
from rendering.carthage.board import compose
from rendering.describe import describe, twin
from rendering.draw import canvas, draw
from rendering.palette import Style
from rendering.scene import Caption, Scene
from rendering.studio import Studio

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


def milliseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


def encode(scene: Scene) -> Callable[[], object]:
    """Only what Pillow needs to write the same picture as a PNG."""
    picture = canvas(scene, STYLE)
    return lambda: picture.save(BytesIO(), "PNG")


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


def measure() -> dict[str, float]:
    """All figures of the pictures, by name."""
    cold = milliseconds(lambda: draw(boards()[0], STYLE))
    scenes = boards()
    for scene in scenes:
        draw(scene, STYLE)
    warm = sorted(milliseconds(lambda scene=scene: draw(scene, STYLE)) for scene in scenes * 3)
    bare = sorted(milliseconds(encode(scene)) for scene in scenes)
    felt = sorted(asyncio.run(stalls([*scenes, *scenes, *scenes])))
    idle = sorted(asyncio.run(stalls([None] * len(felt))))
    told = sorted(milliseconds(lambda scene=scene: (describe(scene), twin(scene))) for scene in scenes)
    return {
        "board_cold_ms": round(cold, 1),
        "board_warm_ms": round(statistics.median(warm), 1),
        "board_warm_p99_ms": round(warm[-1], 1),
        "bare_png_ms": round(statistics.median(bare), 1),
        "board_to_bare_png": round(statistics.median(warm) / statistics.median(bare), 2),
        "board_kB": round(statistics.median(len(draw(scene, STYLE)) for scene in scenes) / 1000, 1),
        "words_ms": round(statistics.median(told), 2),
        "loop_stall_ms": round(statistics.median(felt), 1),
        "loop_stall_p99_ms": round(felt[-1], 1),
        "loop_idle_stall_p99_ms": round(idle[-1], 1),
    }


if __name__ == "__main__":
    for name, figure in measure().items():
        print(f"{name:24}{figure}")
