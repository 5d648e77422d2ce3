"""Cases: a board, orders in the language of CD-E, and what should come of them; to check an adjudicator by.

The form is that of the public Diplomacy Adjudicator Test Cases as data. Nothing of a game is needed.
"""

from .checking import differences, expected
from .form import BadCases, Case, read_cases
from .judging import Judged, Note, judge

__all__ = ["BadCases", "Case", "Judged", "Note", "differences", "expected", "judge", "read_cases"]
