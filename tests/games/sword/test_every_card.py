"""SR-6.1, 33: each of the 198 cards is played by a test, and none of its effects could be missing unnoticed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from games.sword.components import cards
from tests.clauses import clause
from tests.games.sword.deck import PROOFS, Proof, muted, plays
from tests.games.sword.scene import TOLD

EFFECTS: Final = [(one.id, number) for one in cards().values() for number in range(len(one.effects))]


@cache
def gathered() -> dict[str, list[Proof]]:
    """All that the tests of this folder bear."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        import_module(f"{__package__}.{path.stem}")
    return PROOFS


@clause("SR-6.1", "SR-6.2", "SR-33.1")
def test_every_card_has_a_test_that_plays_it() -> None:
    """SR-6.1, 6.2, 33.1: all 198, those of other numbers of players among them."""
    missing = [one for one in cards() if one not in gathered()]
    assert not missing
    assert len(gathered()) == len(cards()) == 198


@clause("SR-33.3")
@pytest.mark.parametrize(("name", "number"), EFFECTS)
def test_it_fails_without_its_effect(name: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """SR-33.3: with the effect taken away some case of its tests does not come off."""
    muted(monkeypatch, name, number)
    assert any(fails(one) for one in gathered()[name])


def fails(proof: Proof) -> bool:
    """Whether this case does not hold now."""
    try:
        proof.test(**proof.case)
    except (Exception, pytest.fail.Exception):  # however it fails
        return True
    return False


def test_who_does_not_play_his_card_is_found_out() -> None:
    """A test that only names a card proves nothing."""

    @plays("ROM-01")
    def idle() -> None:
        TOLD.clear()

    PROOFS["ROM-01"] = [one for one in PROOFS["ROM-01"] if one.test.__name__ != "idle"]
    with pytest.raises(AssertionError):
        idle()
