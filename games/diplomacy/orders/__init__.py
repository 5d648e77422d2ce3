"""Military orders, one module for each kind: what it says, when it is legal, what it does."""

from .orders import Block, Convoy, Move, Order, Seize, Stand, Support

__all__ = ["Block", "Convoy", "Move", "Order", "Seize", "Stand", "Support"]
