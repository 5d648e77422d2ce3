"""A page in the browser on which one visitor acts as several people of a town."""

from loopback.playground.levers import Lever, Shown
from loopback.playground.server import Playground

__all__ = ["Lever", "Playground", "Shown"]
