"""Files are written completely or not at all."""

import os
from pathlib import Path

import pytest

from tessera import BadFile, Match


@pytest.fixture
def match() -> Match:
    return Match.new("prosperity", players=2, seed=7)


@pytest.mark.parametrize("name", ["a.match", "a.json", "ä b.txt"])
def test_a_saved_match_loads_again(match: Match, tmp_path: Path, name: str) -> None:
    match.save(tmp_path / name)
    assert Match.load(tmp_path / name).to_record() == match.to_record()


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.match"
    path.write_text("old")

    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(BadFile, match="No space left"):
        match.save(path)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.match"]


def test_a_file_in_a_folder_that_does_not_exist_is_refused(match: Match, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="Cannot write"):
        match.save(tmp_path / "nowhere" / "a.match")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="Cannot read"):
        Match.load(tmp_path / "none.match")


def test_a_folder_is_not_a_match(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="Cannot read"):
        Match.load(tmp_path)


def test_a_byte_order_mark_is_ignored(match: Match, tmp_path: Path) -> None:
    (tmp_path / "a.match").write_text("\ufeff" + match.to_text(), encoding="utf-8")
    assert Match.load(tmp_path / "a.match").seed == 7


def test_a_saved_file_has_ordinary_permissions(match: Match, tmp_path: Path) -> None:
    match.save(tmp_path / "a.match")
    (tmp_path / "b").touch()
    assert (tmp_path / "a.match").stat().st_mode == (tmp_path / "b").stat().st_mode


def test_a_binary_file_is_not_a_match(tmp_path: Path) -> None:
    (tmp_path / "a.match").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadFile, match="not a text file"):
        Match.load(tmp_path / "a.match")
