"""What a game master may change on either board: what he may in a republic that is played alone, named with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from games.carthage.rulings import RULINGS as OF_CARTHAGE
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.state import Grand
from games.kernel import NotAllowed, Ruling, rulings
from games.rome.rulings import RULINGS as OF_ROME


def on_board(side: Side, one: Ruling[Any]) -> Ruling[Grand]:
    """GV-1.6: a ruling of one republic; it is refused as long as that republic is not played."""

    def apply(g: Grand, **args: Any) -> None:
        half = next((half for half in g.halves() if half.half == side), None)
        if half is None:
            raise NotAllowed("ruling.not-played")
        one.apply(half, **args)

    return Ruling(f"{side}-{one.name}", apply, one.args, one.point)


def every(of: Mapping[Side, Mapping[str, Ruling[Any]]]) -> Iterator[Ruling[Grand]]:
    """Those of Carthage, then those of Rome."""
    for side, named in of.items():
        yield from (on_board(side, one) for one in named.values())


RULINGS: Final = rulings(*every({CARTHAGE: OF_CARTHAGE, ROME: OF_ROME}))
