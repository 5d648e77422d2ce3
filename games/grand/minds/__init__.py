"""Players of the Grand Variant for empty seats and simulations. They see only the view of their seat."""

from games.grand.minds.sensible import SensiblePlayer

__all__ = ["SensiblePlayer"]
