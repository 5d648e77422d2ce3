"""SR-15: alliances between powers: proposed, answered, broken, renewed."""

from games.sword.pacts.alliances import alliances, offers

__all__ = ["alliances", "offers"]
