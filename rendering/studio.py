"""Pictures beside the event loop: two threads draw, what was drawn is kept, the newest board wins."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final, TypeVar

from rendering.draw import draw
from rendering.palette import Style
from rendering.scene import Scene

Made = TypeVar("Made")
KEPT: Final = 64
PATIENCE: Final = 5.0


def digest(scene: Scene, style: Style) -> str:
    """A name for a picture: equal scenes in equal styles have the same."""
    return hashlib.sha256(repr((scene, style)).encode()).hexdigest()


class Studio:
    """Draws scenes in a pool of two threads. A picture that is late or overtaken is `None`: play goes on."""

    def __init__(
        self, *, kept: int = KEPT, patience: float | None = None, drawn: Callable[[float], object] | None = None
    ) -> None:
        """`drawn` is told how many seconds each picture took that was not kept."""
        self._told = drawn
        self._kept = kept
        self._patience = PATIENCE if patience is None else patience
        self._pool = ThreadPoolExecutor(max_workers=2, thread_name_prefix="studio")
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Future[bytes]] = {}
        self._newest: dict[str, str] = {}

    async def picture(self, scene: Scene, style: Style, *, subject: str = "", name: str = "") -> bytes | None:
        """The picture of a scene. Of one `subject` (a game's board) only the scene asked for last is delivered.

        `name`: its digest, where that is known.
        """
        name = name or digest(scene, style)
        if subject:
            self._newest[subject] = name
        content = self._pictures.get(name)
        if content is None:
            content = await self._draw(name, scene, style)
        else:
            self._pictures.move_to_end(name)
        return None if subject and self._newest.get(subject) != name else content

    async def _draw(self, name: str, scene: Scene, style: Style) -> bytes | None:
        task = self._drawing.get(name)
        if task is None:
            began = perf_counter()
            task = asyncio.get_running_loop().run_in_executor(self._pool, draw, scene, style)
            self._drawing[name] = task
            task.add_done_callback(lambda done: self._keep(name, done, perf_counter() - began))
        try:
            return await asyncio.wait_for(asyncio.shield(task), self._patience)
        except TimeoutError:
            return None

    def _keep(self, name: str, done: "asyncio.Future[bytes]", seconds: float) -> None:
        self._drawing.pop(name, None)
        if self._told:
            self._told(seconds)
        if done.cancelled() or done.exception():
            return
        self._pictures[name] = done.result()
        while len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)

    async def make(self, what: Callable[[], Made]) -> Made:
        """Make something else beside the loop, in the same threads; it is neither kept nor given up."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, what)

    async def close(self) -> None:
        """Let what is being drawn be finished, then stop the threads."""
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        self._pool.shutdown(wait=True)

    def drop(self) -> None:
        """Draw nothing more, and wait for nothing."""
        self._pool.shutdown(wait=False, cancel_futures=True)
