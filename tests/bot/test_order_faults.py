"""Why a line of orders cannot be read, as a person is told it."""

from __future__ import annotations

import pytest

from bot.base.text import Catalogue, languages
from bot.fronts.diplomacy.faults import words
from games.diplomacy.language import read_line
from tests.games.diplomacy.lines import CARTHAGE, ON, context

HERE = ON["standard"]
LINES = [
    ("GV votes maybe M1", "“maybe” does not fit here. What could stand there: `yes`, `no`. (CD-E.1)"),
    ("GV P", "The line ends too soon. What could follow: a code. (CD-E.1)"),
    ("GV transfers x", "“x” does not fit here. What could stand there: a number. (CD-E.1)"),
    ("flum", "“flum” is neither a code in use nor a space of the map. (CD-E.1)"),
    ("A Nap-Xyz", "The map has no space “Xyz”. (CD-E.3)"),
    ("GV P XX SR Rom", "Nobody plays under the code “XX”. (CD-3.C)"),
    ("A Ven-Rom", "No unit stands in Ven. (CD-D.2)"),
    ("GV Apt MAX SR Rom", "MAX is a name for letters only and cannot be given anything. (CD-3.B.2)"),
    ("build Sev", "Write A or F before Sev: both could be meant. (CD-D.9)"),
    ("drops out", "Begin the line with your code: without it only units take orders. (CD-E.1)"),
]


@pytest.mark.parametrize(("line", "told"), LINES)
def test_a_fault_in_words(line: str, told: str) -> None:
    fault = read_line(line, HERE).fault
    assert fault
    assert words(fault, Catalogue("diplomacy")) == told


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("line", [line for line, _ in LINES])
def test_in_every_language(line: str, language: str) -> None:
    """All that the text asks for is told."""
    fault = read_line(line, HERE).fault
    assert fault
    told = words(fault, Catalogue("diplomacy", language))
    assert not {"{", "[", "$"} & set(told)


def test_which_of_several_spaces() -> None:
    fault = read_line("mes stand", context(*CARTHAGE, board="carthage")).fault
    assert fault
    told = "“mes” may be Mes, MEs: write it as printed, or the full name. (CD-E.3)"
    assert words(fault, Catalogue("diplomacy")) == told


def test_a_long_list_is_cut() -> None:
    fault = read_line("GV ?", HERE).fault
    assert fault
    assert words(fault, Catalogue("diplomacy")).endswith(" more. (CD-E.1)")
