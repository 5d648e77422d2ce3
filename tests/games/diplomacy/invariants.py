"""What holds in every position of the political Diplomacy, whatever has been ordered."""

from __future__ import annotations

from collections import Counter

from games.diplomacy.companies import cap
from games.diplomacy.state import Diplomacy


def invariants(g: Diplomacy) -> None:
    """All of them."""
    units_have_room(g)
    positions_are_held_by_players(g)
    nobody_is_under_himself(g)
    shares_are_conserved(g)
    names_are_in_order(g)
    tracks_are_on_the_map(g)


def units_have_room(g: Diplomacy) -> None:
    """CD-D.1, 4.E.1: one unit a space, where it can be; each supported by a centre with a Ruler, or by none."""
    homeless = {one.unit for one in g.dislodged}
    spots = Counter(one.space for one in g.forces if one.id not in homeless)
    assert all(number == 1 for number in spots.values()), spots
    assert len({one.id for one in g.forces}) == len(g.forces)
    assert homeless <= {one.id for one in g.forces}
    for force in g.forces:
        assert g.atlas.holds(force.arm, force.at), force
        assert not (force.base and force.patron), force
        assert not force.base or (g.atlas.spaces[force.base].centre and g.provinces[force.base].ruler), force
    assert all(number <= 2 for number in Counter(one.base for one in g.forces if one.base).values())
    assert all(one.places == sorted(set(one.places)) for one in g.dislodged)


def positions_are_held_by_players(g: Diplomacy) -> None:
    """CD-4, 6.2: by active ones with a holding name; in the standard game by powers, whoever plays them (CD-N.4)."""
    able = {"", *(one.seat for one in g.players.values() if one.holding and (one.active or g.standard))}
    for province in g.provinces.values():
        assert {province.ruler, province.sub_ruler} <= able, province
        assert province.ruler or not province.sub_ruler, province
    for force in g.forces:
        assert {force.commander, force.patron} <= able, force
    assert {*g.provinces} == {code for code, one in g.atlas.spaces.items() if one.ground != "sea"}


def nobody_is_under_himself(g: Diplomacy) -> None:
    """CD-4.D."""
    for province in g.provinces.values():
        assert not province.ruler or province.ruler != province.sub_ruler, province
    for force in (one for one in g.forces if one.commander):
        over = (g.provinces[force.base].ruler, g.provinces[force.base].sub_ruler) if force.base else (force.patron,)
        assert force.commander not in over, force


def shares_are_conserved(g: Diplomacy) -> None:
    """CD-9.C.3, 9.C.4, 9.C.5: nobody owns more than he may, nor lends more than he owns."""
    for line in g.railways:
        assert line.unowned >= 0
        assert all(0 < number <= cap(g, line.issued) for number in line.shares.values()), line
        for owner, loans in line.proxies.items():
            assert 0 < sum(loans.values()) <= line.shares[owner], line


def names_are_in_order(g: Diplomacy) -> None:
    """CD-3.B, 3.C: a code is one name's; the holding name is an approved one of his own."""
    assert all(code == one.code for code, one in g.names.items())
    holding = [one.holding for one in g.players.values() if one.holding]
    assert len(set(holding)) == len(holding)
    for player in g.players.values():
        owner = player.seat if player.active else ""
        assert not player.holding or g.names[player.holding].owner == owner
        assert not (player.active and player.holding) or g.names[player.holding].approved


def tracks_are_on_the_map(g: Diplomacy) -> None:
    """CD-9.A: a line runs over provinces, none twice, and no further than its route."""
    for line in g.railways:
        assert {*line.route} <= {*g.provinces}
        assert len(set(line.route)) == len(line.route)
        assert 0 <= line.cut <= line.laid < len(line.route)
