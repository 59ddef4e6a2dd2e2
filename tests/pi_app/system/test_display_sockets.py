"""Tests of the sockets for displays, on folders with files such as the kernel keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from pi_app.system.display_sockets import FOLDER, plugged_in, sockets


def socket(root: Path, name: str, status: str | None) -> Path:
    """Make the folder of a socket, or change its status. None: it has no file of this name."""
    folder = root / FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    if status is not None:
        (folder / "status").write_text(f"{status}\n", encoding="ascii")
    return folder


def test_every_socket_of_every_chip_is_found_by_its_name(tmp_path: Path) -> None:
    socket(tmp_path, "card0", None)
    socket(tmp_path, "card1-HDMI-A-1", "disconnected")
    socket(tmp_path, "card1-HDMI-A-2", "connected")
    socket(tmp_path, "card1-Writeback-1", "unknown")
    socket(tmp_path, "card2-DSI-1", "connected")
    (tmp_path / FOLDER / "version").write_text("drm 1.1.0 20060810\n", encoding="ascii")
    assert sockets(tmp_path) == {"HDMI-A-1": False, "HDMI-A-2": True, "Writeback-1": False, "DSI-1": True}
    assert plugged_in(tmp_path) == ["HDMI-A-2", "DSI-1"]


def test_a_machine_without_a_graphics_chip_has_no_sockets(tmp_path: Path) -> None:
    assert sockets(tmp_path) == {}
    socket(tmp_path, "card0", None)
    assert sockets(tmp_path) == {}


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"connected?"])
def test_a_status_that_nobody_knows_is_no_display(tmp_path: Path, content: bytes) -> None:
    (socket(tmp_path, "card1-HDMI-A-1", None) / "status").write_bytes(content)
    assert sockets(tmp_path) == {"HDMI-A-1": False}


def test_a_status_that_cannot_be_read_is_no_display(tmp_path: Path) -> None:
    (socket(tmp_path, "card1-HDMI-A-1", None) / "status").mkdir()
    assert sockets(tmp_path) == {"HDMI-A-1": False}
