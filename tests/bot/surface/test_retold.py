"""Events whose fields alone would make a sentence nobody wants to read."""

from __future__ import annotations

from bot.surface import revolution
from bot.surface.names import glossary
from bot.text import Library, Voice


def test_a_test_of_legions_counts_them_by_type() -> None:
    """RC-11.3.1: ten legions are not named one after the other."""
    voice = Voice(Library().of("carthage"), dict(glossary("carthage")))
    fields = {
        "senator": "fam-mago",
        "rolls": {"celtiberians.1": 4, "celtiberians.2": 1, "balearic-slingers.1": 3},
        "paid": ("celtiberians.2",),
        "bonus": 0,
        "omens": 0,
        "follow": ("celtiberians.1", "celtiberians.3", "balearic-slingers.1"),
    }
    assert voice.event("AllegianceTested", fields) == (
        "Mago tests his legions. Dice: Celtiberians 4 and 1; Balearic Slingers 3. Paid for: 1 Celtiberians."
        " These follow him: 2 Celtiberians and 1 Balearic Slingers."
    )
    nobody = voice.event("AllegianceTested", {**fields, "rolls": {}, "paid": (), "follow": ()})
    assert "Dice: nothing. Paid for: nothing." in nobody
    assert revolution.by_type(voice, ()) == "nothing"
