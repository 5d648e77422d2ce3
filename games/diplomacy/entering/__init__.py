"""CD-13: starting and entering."""

from .options import DiplomacyOptions
from .start import preferences, setup

__all__ = ["DiplomacyOptions", "preferences", "setup"]
