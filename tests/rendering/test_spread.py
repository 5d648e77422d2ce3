"""Room for places that crowd on a map, and coasts that follow them."""

import json
from itertools import combinations

from tools.coasts import coasts
from tools.spread import HIGH, Paper, followed, main, spread

FRAME = {"west": 0, "east": 10, "north": 11, "south": 0}
PAPER = Paper(FRAME)
CROWD = {"a": (5.0, 5.0), "b": (5.1, 5.0), "c": (5.0, 5.1), "far": (1.0, 9.0)}
WIDE = dict.fromkeys(CROWD, 80.0)
TOPOLOGY = {
    "transform": {"scale": [1, 1], "translate": [0, 0]},
    "arcs": [[[0, 0], [8, 0], [0, 8], [-4, 0], [-4, 0]]],
    "objects": {"land": {"geometries": [{"type": "Polygon", "arcs": [[0]]}]}},
}


def test_places_that_crowd_get_room_and_a_lonely_one_stays():
    spots = spread(PAPER, CROWD, WIDE)
    for one, other in combinations(spots.values(), 2):
        assert abs(one[0] - other[0]) > 79 or abs(one[1] - other[1]) > HIGH - 1
    assert spots["far"] == PAPER.units(CROWD["far"])


def test_places_keep_their_order_and_do_not_leave_the_sheet():
    spots = spread(PAPER, {"west": (0.0, 5.0), "east": (0.2, 5.0)}, {"west": 80.0, "east": 80.0})
    assert spots["west"][0] >= 40
    assert spots["west"][0] < spots["east"][0] or spots["west"][1] != spots["east"][1]


def test_units_and_degrees_are_one_place():
    assert PAPER.degrees(PAPER.units((3.25, 7.5))) == (3.25, 7.5)
    assert PAPER.units((0, 11)) == (0, 0)
    assert PAPER.units((10, 0)) == (1000, 1100)


def test_a_coast_follows_the_place_that_lies_on_it_and_stays_where_nothing_moved():
    shore = [(4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0)]
    true = [PAPER.units((4.0, 5.0))]
    moved = [(true[0][0] - 50, true[0][1])]
    line = followed(PAPER, shore, true, moved)
    near = [x for x, y in line if abs(y - 5) < 0.1 and x < 5]
    assert near
    assert all(3.3 < x < 3.7 for x in near)
    assert max(x for x, _ in line) > 5.8
    assert len(followed(PAPER, shore, true, true)) == len(line)


def test_how_simple_a_coast_becomes_is_said_by_its_map():
    frame = {"west": -2, "east": 12, "south": -2, "north": 12, "islands": {}}
    assert len(coasts(TOPOLOGY, frame)) == 1
    assert coasts(TOPOLOGY, frame | {"least": 100}) == {}


def test_a_map_gets_its_spots_and_all_else_stays(tmp_path):
    places, target = tmp_path / "places.json", tmp_path / "map.json"
    rows = [{"id": id_, "name": id_ * 9, "lon": lon, "lat": lat} for id_, (lon, lat) in CROWD.items()]
    places.write_text(json.dumps({"spaces": rows}))
    land = {"mainland": [[4.0, 4.0], [6.0, 4.0], [6.0, 6.0], [4.0, 6.0]]}
    target.write_text(json.dumps(FRAME | {"about": "A map.", "land": land}))
    main(places, target)
    kept = json.loads(target.read_text())
    assert kept["about"] == "A map."
    assert set(kept["spots"]) == set(CROWD)
    assert len(kept["land"]["mainland"]) > 4
