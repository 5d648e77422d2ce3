"""The tests that docs/acceptance.md names are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
FOUND = NAMED.findall((ROOT / "docs" / "acceptance.md").read_text("utf-8"))


def test_all_promises_name_tests() -> None:
    assert len(FOUND) > 20


@pytest.mark.parametrize(("path", "name"), FOUND)
def test_a_named_test_exists(path: str, name: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert not name or re.search(rf"^(?:async )?def {name}\(", text, re.MULTILINE), name
