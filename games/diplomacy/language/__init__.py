"""CD-E: the order language: lines of text to orders, orders to lines."""

from .completing import continuations
from .context import Context, Fault, Line, Stage
from .reading import read, read_line
from .reserved import reserved
from .writing import canonical

__all__ = ["Context", "Fault", "Line", "Stage", "canonical", "continuations", "read", "read_line", "reserved"]
