"""Settings: where they come from, what is refused, and that docs/hosting.md tells all of them as they are."""

from pathlib import Path
from typing import Any

import pytest
import typer
from prometheus_client import Counter, Gauge, Histogram

from tessera.cli.app import app
from tessera.cli.settings import settings_of
from tessera.core.errors import BadOption
from tessera.server import metrics
from tessera.server.settings import Settings, data_folder, read_settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
COMMANDS: Any = typer.main.get_command(app)
FLAGS = {parameter.name: parameter.opts[0] for parameter in COMMANDS.commands["serve"].params}


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CONFIG", *Settings.model_fields):
        monkeypatch.delenv(f"TESSERA_{name.upper()}", raising=False)


def rows_of(title: str) -> list[list[str]]:
    """The rows of the table under a line of titles, each a list of cells."""
    lines = HOSTING.read_text().partition(f"| {title} |")[2].splitlines()[2:]
    table = lines[: next(number for number, line in enumerate(lines) if not line.startswith("|"))]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table]


def shown(default: object) -> str:
    """A default as the table tells it."""
    if default in (None, []):
        return "–"
    return "the user's data folder" if default == data_folder() else f"`{str(default).lower()}`"


def test_the_guide_lists_every_setting_with_its_default_and_meaning() -> None:
    defaults = read_settings()
    expected = [
        [
            f"`{FLAGS[name]}`" if name in FLAGS else "–",
            f"`TESSERA_{name.upper()}`",
            f"`{name}`",
            shown(getattr(defaults, name)),
            field.description,
        ]
        for name, field in Settings.model_fields.items()
    ]
    assert rows_of("Flag | Environment | TOML | Default | Meaning") == expected


def test_the_guide_lists_every_metric() -> None:
    kinds: dict[type, str] = {Counter: "counter", Gauge: "gauge", Histogram: "histogram"}
    ours = [each for each in vars(metrics).values() if type(each) in kinds]
    expected = {
        f"`{each.describe()[0].name}{'_total' if type(each) is Counter else ''}`": (
            kinds[type(each)],
            each.describe()[0].documentation,
        )
        for each in ours
    }
    assert {name: (kind, meaning) for name, kind, meaning in rows_of("Metric | Kind | Meaning")} == expected


def test_a_flag_counts_before_the_environment_and_the_environment_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tessera.toml"
    file.write_text('host = "192.0.2.1"\nport = 1\nlog_format = "json"\n')
    monkeypatch.setenv("TESSERA_CONFIG", str(file))
    monkeypatch.setenv("TESSERA_HOST", "192.0.2.2")
    monkeypatch.setenv("TESSERA_PORT", "2")
    settings = settings_of(None, port=3, host=None)
    assert (settings.port, settings.host, settings.log_format) == (3, "192.0.2.2", "json")


def test_a_list_in_the_environment_has_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_ORIGINS", "https://a.example, https://b.example")
    assert read_settings().origins == ["https://a.example", "https://b.example"]
    monkeypatch.setenv("TESSERA_ORIGINS", "")
    assert read_settings().origins == []


def test_games_of_files_can_be_given_in_the_file_of_settings(tmp_path: Path) -> None:
    file = tmp_path / "tessera.toml"
    file.write_text('games = ["one.py", "two.py"]\n')
    assert settings_of(file).games == [Path("one.py"), Path("two.py")]


def test_the_address_of_postgresql_stays_as_it_was_written() -> None:
    settings = read_settings(database="postgres://me:secret@db/tessera?sslmode=require")
    assert settings.address == "postgresql://me:secret@db/tessera?sslmode=require"
    assert settings.is_shared
    assert "secret" not in repr(settings)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("colour = 1", "colour"),
        ("port = 70000", "port"),
        ('log_level = "loud"', "log_level"),
        ('database = "mysql://db"', "database"),
        ("port = ", "tessera.toml"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "tessera.toml"
    file.write_text(text)
    with pytest.raises(BadOption) as refused:
        settings_of(file)
    assert named in refused.value.message_in("en")


def test_a_file_of_settings_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        settings_of(tmp_path / "none.toml")
    assert "none.toml" in refused.value.message_in("en")
