"""CD-5.D: warnings, revolutions, and what becomes of the units in a revolting province."""

from .checks import check
from .recipients import recipient

__all__ = ["check", "recipient"]
