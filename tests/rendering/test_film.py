"""Films of boards: what Discord plays, never larger than it takes."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from rendering.carthage.board import compose
from rendering.film import FRAMES, MOMENT, UPRIGHT, WIDE, chosen, film, frame
from rendering.palette import Style
from rendering.scene import Caption
from tests.rendering import samples
from tests.rendering.played import boards

CAPTION = Caption("The Tuesday table", names=samples.NAMES)


def opened(content):
    return Image.open(BytesIO(content))


@pytest.fixture(scope="module")
def scenes():
    """Boards of one game, upright: they are not all as high."""
    return [compose(view, "phone", CAPTION) for view in boards(4, "late", own=True, each=100)]


def test_a_film_shows_all_boards_again_and_again(scenes):
    played = opened(film([frame(one) for one in scenes]))
    assert (played.format, played.n_frames) == ("GIF", len(scenes))
    assert (played.width, played.info["loop"], played.info["duration"]) == (UPRIGHT, 0, MOMENT)


def test_each_frame_looks_like_its_board(scenes):
    frames = [frame(one) for one in scenes]
    played = opened(film(frames))
    for number, one in enumerate(frames):
        played.seek(number)
        shown = played.convert("RGB").crop((0, 0, one.width, one.height))
        assert shown.resize((9, 9)).tobytes() == one.convert("RGB").resize((9, 9)).tobytes()


def test_a_film_in_a_palette_of_its_own_is_in_its_inks():
    dark = opened(film([frame(compose(samples.common(4), "board", CAPTION), Style("dark"))]))
    assert dark.width == WIDE
    assert sum(dark.convert("RGB").resize((1, 1)).getpixel((0, 0))) < 300


def test_what_is_too_large_is_made_smaller(scenes):
    frames = [frame(one) for one in scenes]
    whole = film(frames)
    small = film(frames, most=len(whole) // 2)
    assert len(small) <= len(whole) // 2
    assert opened(small).n_frames == len(frames)


def test_a_long_game_is_shown_evenly_with_its_beginning_and_its_end():
    assert chosen(3) == [0, 1, 2]
    many = chosen(500)
    assert (len(many), many[0], many[-1]) == (FRAMES, 0, 499)
    assert len(set(many)) == FRAMES
    steps = {after - before for before, after in pairwise(many)}
    assert max(steps) - min(steps) <= 1


def test_there_is_no_film_of_nothing():
    with pytest.raises(ValueError, match="no frames"):
        film([])
