"""Coasts for maps: cut out of a topology of all land, made simple, named."""

import json

import pytest

from rendering import land
from tools.coasts import area, coasts, cut, holds, main, rings, simple, written

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
TOPOLOGY = {
    "transform": {"scale": [0.5, 0.5], "translate": [0.0, 0.0]},
    "arcs": [[[0, 0], [20, 0], [0, 20]], [[0, 0], [0, 20], [20, 0]], [[60, 60], [1, 0], [0, 1], [-1, -1]]],
    "objects": {"land": {"geometries": [{"type": "MultiPolygon", "arcs": [[[0, -2]], [[2]]]}]}},
}
FRAME = {"west": 2, "east": 6, "south": 2, "north": 6, "islands": {"mainland": [5, 5]}}


def test_a_topology_is_read_as_rings_its_arcs_forwards_and_backwards():
    first, second = rings(TOPOLOGY)
    assert first == [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert len(second) == 3


def test_land_beyond_the_edges_is_cut_off():
    assert area(cut(SQUARE, (2, 3, 6, 20))) == pytest.approx(4 * 7)
    assert cut(SQUARE, (20, 20, 30, 30)) == []


def test_a_line_keeps_only_points_that_matter():
    assert simple([(0, 0), (1, 0.01), (2, 0), (3, 1), (4, 0)], 0.05) == [(0, 0), (2, 0), (3, 1), (4, 0)]


def test_a_place_is_on_the_land_that_holds_it():
    assert holds(SQUARE, (5, 5))
    assert not holds(SQUARE, (11, 5))


def test_a_map_gets_the_land_it_frames_with_its_names():
    found = coasts(TOPOLOGY, FRAME)
    assert list(found) == ["mainland"]
    assert area([tuple(point) for point in found["mainland"]]) == pytest.approx(7 * 7)


def test_a_map_is_written_with_its_land_and_all_else_stays(tmp_path):
    source, target = tmp_path / "land.json", tmp_path / "map.json"
    source.write_text(json.dumps(TOPOLOGY))
    target.write_text(written(FRAME | {"about": "A map."}))
    main(source, target)
    kept = json.loads(target.read_text())
    assert kept["about"] == "A map."
    assert kept["islands"] == FRAME["islands"]
    assert list(kept["land"]) == ["mainland"]


def test_the_map_of_the_inner_sea_holds_every_province_on_its_land():
    spec = land.chart("inner-sea")
    assert "Natural Earth" in spec["about"]
    for name, region in spec["regions"].items():
        assert all(one in spec["land"] for one in region["on"]), name
        mask, _, _ = land.region(land.Sheet("inner-sea", 930, 530), name)
        assert (mask.getbbox() or (0, 0, 0, 0))[2] > 20, name
