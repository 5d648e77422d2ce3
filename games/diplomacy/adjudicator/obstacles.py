"""CD-9.B.4, 9.C.1, 11.B, 12.B: what closes straits, railways and canals this season, and to whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from games.diplomacy.atlas import Canal, Closing, Piece, Position, Strait
from games.diplomacy.orders import Block, Reason, covers, legal_block, line

from .units import Unit


class Obstacles:
    """All blocks, bars and closings of a season; they hold whatever becomes of the units."""

    def __init__(self, position: Position, units: Sequence[Unit]) -> None:
        self.position = position
        self.straits = position.atlas.ways.straits
        self.canals = position.atlas.ways.canals
        blocks = ((unit, legal_block(position, unit.piece, unit.order)) for unit in units if unit.order.block)
        self.blocks = [(unit, block) for unit, block in blocks if isinstance(block, Block)]

    def stop(self, unit: Unit, goal: str, rail: str) -> Reason | None:
        """What stops its move, or the support it gives; the unit remembers it."""
        unit.obstacle = self._train(unit, goal, rail) if rail else self.on_the_way(unit.piece, goal)
        return unit.obstacle

    def on_the_way(self, piece: Piece, goal: str) -> Reason | None:
        """CD-11.B, 12.B: what closes the ordinary way from where it stands to a space."""
        if piece.arm == "F":
            return self._canal(piece, goal) if self.position.traffic.closings else None
        return self.strait(piece, goal) if self.blocks else None

    def strait(self, piece: Piece, goal: str) -> Reason | None:
        """CD-12.B: blocked for an army, where no strait between the two provinces is open."""
        straits = self.straits.get((piece.at.space, goal), ())
        found = [self._blockers(piece, strait) for strait in straits]
        if found and all(found):
            return Reason("strait-blocked", "CD-12.B", tuple(one for some in found for one in some), void=True)
        return None

    def _blockers(self, piece: Piece, strait: Strait) -> list[str]:
        return [
            unit.space
            for unit, block in self.blocks
            if block.what in ("", "strait")
            and covers(block, unit.piece, strait)
            and self.position.against(piece, block.against, unit.commander)
        ]

    def _canal(self, piece: Piece, goal: str) -> Reason | None:
        """CD-11.B: closed to a fleet, where no canal there is open."""
        canals = self.canals.get((piece.at, goal), ())
        if canals and all(self._closed(piece, goal, canal) for canal in canals):
            return Reason("canal-closed", "CD-11.B", tuple(canal.id for canal in canals), void=True)
        return None

    def _closed(self, piece: Piece, goal: str, canal: Canal) -> bool:
        def touches(closing: Closing) -> bool:
            """CD-11.B: each controller rules the links that touch his province."""
            return closing.canal == canal.id and closing.province in (piece.at.space, goal)

        return any(
            touches(one) and self.position.against(piece, one.against, one.by) for one in self.position.traffic.closings
        )

    def _train(self, unit: Unit, goal: str, rail: str) -> Reason | None:
        """CD-9.B.4, 9.C.1, 12.C: barred by the company, blocked in a province of the way or at a strait it crosses."""
        if self.position.named(unit.piece, self.position.traffic.bars.get(rail, ())):
            return Reason("barred", "CD-9.C.1", (rail,))
        way = line(self.position, rail, unit.space, goal)
        found = tuple(self._stoppers(unit, way))
        return Reason("train-blocked", "CD-9.B.4", found) if found else None

    def _stoppers(self, train: Unit, way: Sequence[str]) -> Iterator[str]:
        for unit, block in self.blocks:
            meant = self.position.against(train.piece, block.against, unit.commander)
            if not meant or block.what == "works" or unit.commander == train.commander:
                continue
            if (unit.space in way and block.what in ("", "trains")) or self._at_a_strait(unit, block, way):
                yield unit.space

    def _at_a_strait(self, unit: Unit, block: Block, way: Sequence[str]) -> bool:
        """CD-12.C: a link over a strait that this fleet covers."""
        steps = [pair for pair in pairwise(way) if pair in self.straits]
        return any(covers(block, unit.piece, strait) for pair in steps for strait in self.straits[pair])
