"""Maps: spaces, what borders on what, passes, straits, canals."""

from .atlas import Atlas, Canal, Pass, Space, Strait, atlas
from .places import Arm, Piece, Place

__all__ = ["Arm", "Atlas", "Canal", "Pass", "Piece", "Place", "Space", "Strait", "atlas"]
