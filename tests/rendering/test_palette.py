from itertools import combinations

import pytest

from rendering.palette import PALETTES, SEATS, SIGILS, STANDARD, Style, blend, contrast, inks, rgb

# How the three kinds of colour blindness see linear light (Machado, Oliveira, Fernandes 2009, severity 1).
KINDS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
SAFE_FOR = {"standard": ["all colours"], "dark": ["all colours"], "high-contrast": ["all colours"]}
SAFE_FOR |= {name: [name, "all colours"] for name in ("protan", "deutan", "tritan")}


def linear(colour):
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in rgb(colour))]


def lab(light):
    """CIE Lab of linear light."""
    r, g, b = (min(1.0, max(0.0, part)) for part in light)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour, kind):
    light = linear(colour)
    return lab([sum(weight * part for weight, part in zip(row, light, strict=True)) for row in KINDS[kind]])


def distance(first, second, kind):
    return sum((a - b) ** 2 for a, b in zip(seen(first, kind), seen(second, kind), strict=True)) ** 0.5


def readable_pairs(pal):
    for ground in (pal.paper, pal.panel, pal.stripe):
        yield from ((ground, ink) for ink in (pal.ink, pal.faint))
    for ground in (pal.panel, pal.stripe):
        yield from ((ground, ink) for ink in (pal.good, pal.bad, pal.warn))
    yield from ((pal.band, ink) for ink in (pal.band_ink, pal.band_faint, pal.gold))
    yield blend(pal.band, pal.band_faint, 0.2), pal.band_ink
    yield blend(pal.band, pal.band_faint, 0.2), pal.band_faint
    yield from ((sea, pal.sea_ink) for sea in (pal.sea, pal.shoal))
    yield from ((pal.held, ink) for ink in (pal.land_ink, pal.good, pal.bad))
    yield pal.land, pal.land_ink
    yield from ((badge.fill, badge.ink) for badge in pal.badges)


@pytest.mark.parametrize("name", PALETTES)
def test_all_text_can_be_read(name):
    poor = {pair: contrast(*pair) for pair in readable_pairs(PALETTES[name]) if contrast(*pair) < 4.5}
    assert not poor


def test_contrast_is_that_of_the_guidelines():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in SAFE_FOR.items() for kind in kinds])
def test_factions_can_be_told_apart(name, kind):
    fills = [badge.fill for badge in PALETTES[name].badges]
    close = {pair: distance(*pair, kind) for pair in combinations(fills, 2) if distance(*pair, kind) < 15}
    assert not close


@pytest.mark.parametrize("name", ["protan", "deutan", "tritan"])
def test_good_and_bad_can_be_told_apart(name):
    pal = PALETTES[name]
    assert distance(pal.good, pal.bad, name) > 25


@pytest.mark.parametrize("name", PALETTES)
def test_a_picture_keeps_the_colours_of_its_palette(name):
    content = inks(name)
    kept = {tuple(content[n : n + 3]) for n in range(0, len(content), 3)}
    pal = PALETTES[name]
    wanted = {pal.paper, pal.panel, pal.stripe, pal.ink, pal.faint, pal.band, pal.band_ink, pal.gold, pal.sea, pal.bad}
    wanted |= {badge.fill for badge in pal.badges} | {badge.ink for badge in pal.badges}
    assert {rgb(colour) for colour in wanted} <= kept
    assert len(content) <= 768


def test_every_seat_has_colour_and_sigil_of_its_own():
    assert len(set(SIGILS.values())) == len(SEATS) == 6
    assert all(len({badge.fill for badge in pal.badges}) == 6 for pal in PALETTES.values())


def test_a_stranger_gets_the_colours_of_text():
    assert STANDARD.badge("spectator").fill == STANDARD.faint


def test_an_unknown_palette_is_the_standard_one():
    assert Style("sepia").colours is STANDARD
