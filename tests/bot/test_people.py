"""What people set for themselves: whatever is stored can be read, and what cannot be is not kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.services.people.people import DEFAULTS, KEY, Preferences, keep, of_seat, preferences, understood, zones
from bot.services.people.zones import find, places
from bot.store.store import UserRow
from games.kernel.decision import chairs
from rendering.palette import PALETTES
from tests.bot.playing import at_table, opened, user

ONE, TWO, _ = chairs(3)


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        (None, DEFAULTS),
        ("nonsense", DEFAULTS),
        ([1], DEFAULTS),
        ({"zone": "Atlantis/Capital", "dm": False}, Preferences(dm=False)),
        ({"zone": 7, "palette": "plaid", "reminders": "perhaps", "text_only": True}, Preferences(text_only=True)),
        ({"quiet_from": "22:00", "text_only": True}, Preferences(text_only=True)),
        ({"quiet_from": "22:00", "quiet_until": "22:00", "dm": False}, Preferences(dm=False)),
        ({"quiet_from": "20:00", "quiet_until": "12:00"}, DEFAULTS),
        ({"quiet_from": "never", "quiet_until": "07:00"}, DEFAULTS),
        ({"paused_until": "2026-01-01T10:00"}, DEFAULTS),
        ({"of_another_age": 1, "dm": False}, Preferences(dm=False)),
    ],
)
def test_what_cannot_be_read_is_not_set(stored: Any, expected: Preferences) -> None:
    assert understood(stored) == expected
    assert preferences(UserRow(1, {KEY: stored})) == expected


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from([*Preferences.model_fields]), st.none() | st.text(max_size=6) | st.integers()))
def test_nothing_that_is_stored_breaks_a_card(stored: dict[str, Any]) -> None:
    person = understood(stored)
    assert person.zone in zones()
    assert (person.quiet is None) == (person.quiet_from is None)


async def test_settings_are_kept_beside_what_else_is_known(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.put_user(UserRow(7, {"name": "Elissa", "dm": "closed"}))
        await keep(store, 7, zone="Africa/Tunis", quiet_from="22:00", quiet_until="7:00")
        await keep(store, 7, dm=False)
        await keep(store, 7, dm=True)
        kept = {"zone": "Africa/Tunis", "quiet_from": "22:00", "quiet_until": "07:00"}
        assert (await store.user(7)).settings == {"name": "Elissa", "dm": "closed", KEY: kept}
        with pytest.raises(ValidationError):
            await keep(store, 7, quiet_until="12:00")
        assert (await store.user(7)).settings[KEY] == kept


async def test_two_changes_at_once_are_both_kept(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await asyncio.gather(*(store.change_user(7, {f"key{n}": n}) for n in range(20)))
        assert (await store.user(7)).settings == {f"key{n}": n for n in range(20)}
        await store.put_user(UserRow(8, {KEY: "nonsense"}))
        assert (await keep(store, 8, dm=False)).dm is False
        assert (await store.user(8)).settings == {KEY: {"dm": False}}
        await store.change_user(7, {"key1": None})
        assert "key1" not in (await store.user(7)).settings
        await asyncio.gather(
            keep(store, 7, dm=False), keep(store, 7, zone="Asia/Tokyo"), keep(store, 7, text_only=True)
        )
        assert (await store.user(7)).settings[KEY] == {"dm": False, "zone": "Asia/Tokyo", "text_only": True}


async def test_the_table_knows_the_settings_of_its_seats_at_once(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        stand = await tables.store.stand(game)
        assert of_seat(stand, TWO) == DEFAULTS
        await keep(tables.store, user(TWO), zone="Asia/Tokyo")
        stand = await tables.store.stand(game)
        assert of_seat(stand, TWO).zone == "Asia/Tokyo"
        assert of_seat(stand, ONE) == DEFAULTS


@pytest.mark.parametrize(
    ("said", "first"),
    [
        ("Berlin", "Europe/Berlin"),
        ("nepal", "Asia/Kathmandu"),
        ("new york", "America/New_York"),
        ("Europe/Lisbon", "Europe/Lisbon"),
        ("utc", "UTC"),
        ("india", "Asia/Kolkata"),
    ],
)
def test_a_zone_is_found_by_city_or_country(said: str, first: str) -> None:
    assert find(said)[0] == first


@pytest.mark.parametrize("said", ["", "  ", "Atlantis", "((", "Etc/GMT+5 "])
def test_what_is_no_place_is_not_found(said: str) -> None:
    assert find(said) == []


def test_all_zones_can_be_used_and_shown() -> None:
    assert len(zones()) > 300
    assert all(Preferences(zone=zone).zone == zone for zone in zones())
    assert all(len(name) <= 100 for name in places("en").values())


def test_the_style_of_pictures() -> None:
    assert Preferences(palette="deutan", large_boards=True).style.large
    assert Preferences(palette="deutan").style.palette == "deutan"
    assert Preferences(palette="deutan", high_contrast=True).style.palette in PALETTES
    assert Preferences(high_contrast=True).style.palette == "high-contrast"


async def test_settings_that_change_while_they_are_read_are_not_kept_as_they_were(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await store.put_user(UserRow(7, {"name": "Elissa"}))
        await asyncio.gather(store.user(7), store.change_user(7, {"name": "Dido"}), store.user(7))
        assert (await store.user(7)).settings == {"name": "Dido"}
        await store.put_user(UserRow(7, {"name": "Anna"}))
        assert (await store.user(7)).settings == {"name": "Anna"}
        await store.forget(7)
        assert (await store.user(7)).settings == {}
