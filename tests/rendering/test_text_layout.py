import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rendering.text_layout import BODY, BOLD, TITLE, clean, fit, font, halo, sprite, width, wrap


def test_digits_are_tabular():
    widths = {round(font(BODY, 22).getlength(digit), 2) for digit in "0123456789"}
    assert len(widths) == 1


def test_fancy_letters_become_plain():
    assert clean("\U0001d573\U0001d586\U0001d593\U0001d593\U0001d594  \uff22\uff41\uff52\uff43\uff41") == "Hanno Barca"


def test_pictures_and_controls_are_left_out():
    assert clean("🐘 Hanno\u202e\u200d 🏛️\n the Great") == "Hanno the Great"


def test_letters_without_a_shape_are_marked_once():
    assert clean("漢字 Hanno") == "? Hanno"


@pytest.mark.parametrize("name", ["Ἁννίβας", "Ганнибал", "חניבעל", "حنبعل", "Çelik Ünlü", "Hanno חניבעל"])
def test_names_in_other_scripts_are_drawn(name):
    assert "?" not in clean(name)
    assert sprite(clean(name), BODY, 24)[0].getbbox()


def test_what_fits_is_left_alone():
    assert fit("Mago", BODY, 22, 300) == "Mago"


def test_what_does_not_fit_ends_in_an_ellipsis():
    shown = fit("Supervisor of Public Buildings", BOLD, 22, 120)
    assert shown.endswith("…")
    assert shown.startswith("Superv")


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60), st.integers(0, 300))
def test_nothing_is_wider_than_its_room(text, room):
    assert width(fit(text, BODY, 22, room), BODY, 22) <= room


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=120))
def test_every_text_can_be_made_a_sprite(text):
    for face in (BODY, TITLE):
        sprite(clean(text), face, 22)
        halo(clean(text), face, 22, 3)


def test_wrapping_keeps_all_words_in_order():
    text = "Ignores the Standoff numbers of every War and adds three to land strength"
    lines = wrap(text, BODY, 22, 200, 9)
    assert " ".join(lines) == text
    assert all(width(line, BODY, 22) <= 200 for line in lines)


def test_wrapping_stops_at_the_last_line():
    lines = wrap("one two three four five six seven eight nine ten", BODY, 22, 90, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
