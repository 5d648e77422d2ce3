"""Maps: spaces, what borders on what, passes, straits, canals; and what stands on one."""

from .atlas import Atlas, Canal, Pass, Space, Strait, atlas
from .places import Arm, Piece, Place
from .position import Closing, Position, Traffic
from .ways import Ways

__all__ = [
    "Arm",
    "Atlas",
    "Canal",
    "Closing",
    "Pass",
    "Piece",
    "Place",
    "Position",
    "Space",
    "Strait",
    "Traffic",
    "Ways",
    "atlas",
]
