"""CD-E: the order language: lines of text to orders, orders to lines.

- `Context(atlas, pieces, codes, holding, author, stage)`: what stands where, and who is called what.
- `read(text, context)`: a `Line` for each line that says something: its `order`, or its `fault`; and `notes`, of the
  suffixes that do not count (CD-E.6). Whatever text comes, nothing is raised.
- `read_line(text, context)`: the same of one line.
- `canonical(order, context)`: the line as it is kept and shown; reading it gives the same order.
- `read_standing(text, commander, atlas)`: a unit of a list of positions, `F Stp/nc`.
- `continuations(text, context)`: how an unfinished line may go on.
- `reserved(word)`: whether no name may have it as its code (CD-E.2).

Who may order what, and whether it is legal, is not asked here (CD-E.5).
"""

from .completing import continuations
from .context import Context, Fault, Line, Stage
from .reading import read, read_line
from .reserved import reserved
from .standing import read_standing
from .writing import canonical

__all__ = [
    "Context",
    "Fault",
    "Line",
    "Stage",
    "canonical",
    "continuations",
    "read",
    "read_line",
    "read_standing",
    "reserved",
]
