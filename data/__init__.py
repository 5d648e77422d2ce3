"""Component tables, texts, fonts and maps. No logic: only where things lie."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def path(name: str) -> Traversable:
    """The file or folder `name` below `data/`, wherever the package is installed."""
    return files(__name__).joinpath(name)
