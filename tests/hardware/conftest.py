"""A virtual table for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hardware.virtual import VirtualTable


@pytest.fixture
def table() -> Iterator[VirtualTable]:
    with VirtualTable(seed=7) as table:
        yield table
