import asyncio
import threading

import pytest

from rendering import studio as module
from rendering.palette import Style
from rendering.scene import Banner, Box, Scene
from rendering.studio import Studio, digest


def scene(title):
    return Scene(200, 80, title, (Banner(Box(0, 0, 200, 60), title, ""),))


@pytest.fixture
async def studio():
    studio = Studio()
    yield studio
    await studio.close()


@pytest.fixture
def slow(monkeypatch):
    """Drawing that waits until it may go on; how often it was asked."""
    gate, asked, both = threading.Event(), [], threading.Barrier(2)

    def draw(scene, style):
        asked.append((threading.current_thread().name, scene.title))
        if scene.title.startswith("pair"):
            both.wait(10)
        gate.wait(10)
        return scene.title.encode()

    monkeypatch.setattr(module, "draw", draw)
    yield gate, asked
    gate.set()


def test_digests_tell_scenes_and_styles_apart():
    assert digest(scene("a"), Style()) == digest(scene("a"), Style())
    assert len({digest(scene(title), Style(name)) for title in "ab" for name in ("standard", "dark")}) == 4


async def test_a_picture_is_a_png(studio):
    content = await studio.picture(scene("a"), Style())
    assert content is not None
    assert content.startswith(b"\x89PNG")


async def test_a_drawn_picture_is_kept(studio, slow):
    gate, asked = slow
    gate.set()
    assert await studio.picture(scene("a"), Style()) == b"a"
    assert await studio.picture(scene("a"), Style()) == b"a"
    assert len(asked) == 1


async def test_one_picture_is_drawn_once_for_all_who_wait(studio, slow):
    gate, asked = slow
    waiting = [asyncio.ensure_future(studio.picture(scene("a"), Style())) for _ in range(5)]
    await asyncio.sleep(0)
    gate.set()
    assert await asyncio.gather(*waiting) == [b"a"] * 5
    assert len(asked) == 1


async def test_the_newest_of_a_subject_wins(studio, slow):
    gate, _ = slow
    old = asyncio.ensure_future(studio.picture(scene("old"), Style(), subject="game 1"))
    await asyncio.sleep(0)
    new = asyncio.ensure_future(studio.picture(scene("new"), Style(), subject="game 1"))
    other = asyncio.ensure_future(studio.picture(scene("other"), Style(), subject="game 2"))
    await asyncio.sleep(0)
    gate.set()
    assert await asyncio.gather(old, new, other) == [None, b"new", b"other"]


async def test_patience_has_an_end_but_the_picture_is_kept(slow):
    gate, asked = slow
    studio = Studio(patience=0.01)
    assert await studio.picture(scene("a"), Style()) is None
    gate.set()
    await studio.close()
    assert len(asked) == 1
    assert await studio.picture(scene("a"), Style()) == b"a"


async def test_drawing_happens_beside_the_loop_in_two_threads(studio, slow):
    """Two pictures that wait for one another come out; a third waits for a thread, and the loop waits for nothing."""
    gate, asked = slow
    waiting = [asyncio.ensure_future(studio.picture(scene(title), Style())) for title in ("pair 1", "pair 2", "third")]
    await asyncio.sleep(0)
    gate.set()
    assert await asyncio.gather(*waiting) == [b"pair 1", b"pair 2", b"third"]
    assert {name.rpartition("_")[0] for name, _ in asked} == {"studio"}
    assert len({name for name, _ in asked}) == 2


async def test_the_oldest_pictures_make_room(slow):
    gate, asked = slow
    gate.set()
    studio = Studio(kept=2)
    for title in "abca":
        assert await studio.picture(scene(title), Style()) == title.encode()
    assert [title for _, title in asked] == ["a", "b", "c", "a"]
    await studio.close()


async def test_a_failure_is_not_kept(studio, monkeypatch):
    def broken(scene, style):
        raise ValueError(scene.title)

    with monkeypatch.context() as patch:
        patch.setattr(module, "draw", broken)
        with pytest.raises(ValueError, match="a"):
            await studio.picture(scene("a"), Style())
    assert await studio.picture(scene("a"), Style())
