"""CD-D.8: chains of fleets at sea that could carry an army, or are ordered to."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from games.diplomacy.atlas import Ways

Route = tuple[str, ...]
"""The seas of a chain, from the army's coast on; none of them could be left out."""


def joined(ways: Ways, fleets: Collection[str], origin: str, goal: str) -> bool:
    """CD-D.10: whether fleets in these seas make a chain from coast to coast."""
    if origin not in ways.shores or goal not in ways.shores:
        return False
    known = [sea for sea in ways.shores[origin] if sea in fleets]
    for sea in known:
        known += [further for further in ways.waters[sea] if further in fleets and further not in known]
    return any(sea in known for sea in ways.shores[goal])


def routes(ways: Ways, fleets: Collection[str], origin: str, goal: str) -> list[Route]:
    """CD-D.9(4.A.1): every chain that has no fleet to spare."""
    if origin not in ways.shores or goal not in ways.shores or origin == goal:
        return []
    starts = [sea for sea in ways.shores[origin] if sea in fleets]
    return [route for sea in starts for route in _on(ways, fleets, (sea,), goal, starts)]


def _on(ways: Ways, fleets: Collection[str], way: Route, goal: str, starts: Collection[str]) -> Iterator[Route]:
    """On from the end of a chain, never to where it could have been sooner."""
    if way[-1] in ways.shores[goal]:
        yield way
        return
    for sea in ways.waters[way[-1]]:
        nearer = sea in starts or any(sea == one or sea in ways.waters[one] for one in way[:-1])
        if sea in fleets and not nearer:
            yield from _on(ways, fleets, (*way, sea), goal, starts)
