"""Fixtures of the server's tests."""

from __future__ import annotations

import pytest

from tests.loopback.bench import bench


@pytest.fixture
async def small(tmp_path):
    """A fresh server on a Unix socket, with a guild, a hall, alice and bob."""
    async with bench(tmp_path) as made:
        yield made
