"""SR-16, 22.2: powers that no player plays act by cards, and the Gauls of three players by dice."""

from games.sword.nonplayers.gauls import gallic_event

__all__ = ["gallic_event"]
