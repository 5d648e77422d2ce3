"""What seats may say before the rules ask them: what each republic asks ahead, and both Senates together."""

from typing import Final

from games.carthage.ahead import PLANNINGS as OF_CARTHAGE
from games.grand.ahead.halves import OfHalf
from games.grand.ahead.narrowing import Narrowing
from games.grand.pieces import CARTHAGE, ROME
from games.kernel import Planning
from games.rome.ahead import PLANNINGS as OF_ROME

_CARTHAGE, _ROME = Narrowing(CARTHAGE), Narrowing(ROME)
PLANNINGS: Final[tuple[Planning, ...]] = (
    *(OfHalf(_CARTHAGE, one) for one in OF_CARTHAGE),
    *(OfHalf(_ROME, one) for one in OF_ROME),
)
