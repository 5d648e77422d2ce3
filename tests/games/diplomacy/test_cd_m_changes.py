"""CD-7.C, CD-M: a map that is changed is drawn from both sides, and sound."""

from __future__ import annotations

import pytest

from games.diplomacy.atlas import Atlas, Place, atlas
from games.diplomacy.atlas.changes import canonical, changed, charted
from games.diplomacy.atlas.unsound import UnsoundError, sound
from tests.clauses import clause

MAP = atlas("carthage")


@clause("CD-M.4", "CD-M.6", "CD-7.C")
@pytest.mark.parametrize("name", ["carthage", "standard"])
def test_the_printed_maps_are_sound(name: str) -> None:
    assert sound(atlas(name)) is atlas(name)


@clause("CD-7.C", "CD-M.2", "CD-M.3")
@pytest.mark.parametrize(
    ("change", "back"),
    [
        ("space Cap = Capua, land, centre; land Cap-Car", "no space Cap"),
        ("space Cap = Capua, coast, nc, sc; land Cap-Car; water Cap/nc-FCa", "no space Cap"),
        ("space Nov = Mare Novum, sea; water Nov-FCa; water Nov-Car", "no space Nov"),
        ("centre Mes", "no centre Mes"),
        ("no centre Car", "centre Car"),
        ("no mountain N23-Spa; land N23-Spa", "no land N23-Spa; mountain N23-Spa"),
        ("no mountain Han-Opi; pass Han-Opi = High Pass", "no pass Han-Opi; mountain Han-Opi"),
        ("no strait Car-Mya", "strait Car-Mya in FCa = Fretum Carthaginis"),
        ("no canal A; water N21/ec-AVM; water N21/wc-SPo", ""),
    ],
)
def test_statements_are_done_and_undone(change: str, back: str) -> None:
    then = changed(MAP, change)
    assert then != MAP
    again = changed(then, back) if back else MAP
    assert _drawing(again) == _drawing(MAP)
    for start, ends in then.water.items():
        assert all(start in then.water[end] for end in ends)
    for one, others in then.land.items():
        assert all(one in then.land[other] for other in others)


def _drawing(chart: Atlas) -> tuple[object, ...]:
    """All borders that there are, whatever order they were drawn in."""
    land = {one: others for one, others in chart.land.items() if others}
    water = {one: ends for one, ends in chart.water.items() if ends}
    crossings = {one.between for one in (*chart.passes, *chart.straits)}
    return dict(chart.spaces), land, water, {*chart.mountains}, crossings, chart.canals


@clause("CD-7.C")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("space Cap = Capua, land", "map-unreachable"),
        ("space Car = Capua, land; land Cap-Car", "map-code-taken"),
        ("space mes = Capua, land", "map-code-taken"),
        ("space Cap = Messina, land; land Cap-Car", "map-name-twice"),
        ("space Cap = C, land; land Cap-Car", "map-name"),
        ("space C1 = Capua, land; land C1-Car", "map-code"),
        ("space Cap = Capua, swamp", "map-unread"),
        ("space Cap = Capua, coast, nc; land Cap-Car", "map-coasts"),
        ("space Nov = Novum, sea, centre; water Nov-FCa", "map-centre-at-sea"),
        ("no strait Car-Mya; no land Car-Xyz", "map-unknown"),
        ("land Car-FCa", "map-not-land"),
        ("water N25-FCa", "map-not-water"),
        ("water N21-FCa", "map-not-water"),
        ("land N23-Spa", "map-two-borders"),
        ("pass N23-Spa = High Pass", "map-two-borders"),
        ("strait Car-N25 in ClM = Narrow", "map-strait"),
        ("mountain N23-Spa", "map-there-already"),
        ("centre Car", "map-there-already"),
        ("no centre Mes", "map-not-there"),
        ("no canal B", "map-not-there"),
        ("canal A = Again, N21/ec-AVM", "map-canal"),
        ("no rename N11", "map-unread"),
        ("dig a hole", "map-unread"),
        ("canal B", "map-canal"),
    ],
)
def test_what_is_not_consistent_is_refused_and_says_why(change: str, reason: str) -> None:
    with pytest.raises(UnsoundError) as wrong:
        changed(MAP, change)
    assert wrong.value.reason == reason


@clause("CD-7.A")
def test_a_renamed_space_is_known_by_what_it_was_called() -> None:
    then = charted("carthage", ("rename N21 = Isthmus, Ist", "centre N21"))
    assert then.spaces["Ist"].centre
    assert then.canals[0].links[0][0] == Place("Ist", "ec")
    assert then.holds("F", Place("Ist", "wc"))


@clause("CD-7.C")
def test_a_change_is_kept_in_one_way_of_writing_it() -> None:
    assert canonical(" no  land Car - N25 ;centre Mes= ;") == "no land Car-N25; centre Mes ="
    assert canonical(canonical("space Cap=Capua , land")) == canonical("space Cap = Capua , land")
