"""The settings of a server: flags, environment variables (`TESSERA_…`) and a TOML file, in this order."""

import os
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any

import platformdirs
from pydantic import BeforeValidator, Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

SCHEMES = {"postgresql": "postgresql", "postgres": "postgresql", "sqlite": "sqlite+aiosqlite"}


def data_folder() -> Path:
    """The user's data folder."""
    return platformdirs.user_data_path("tessera", appauthor=False)


def split_list(value: Any) -> Any:
    """A list that was given as words separated by commas."""
    return [word.strip() for word in value.split(",") if word.strip()] if isinstance(value, str) else value


def is_loopback(host: str) -> bool:
    """Whether only programs on this computer reach an address."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


class Settings(BaseSettings):
    """All settings, with their defaults."""

    model_config = SettingsConfigDict(env_prefix="TESSERA_", extra="forbid")

    host: Annotated[str, Field(description="Address to listen on; 0.0.0.0 for all interfaces.")] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535, description="Port to listen on; 0 for any free port.")] = 8000
    database: Annotated[
        SecretStr | None, Field(description="postgresql://… or sqlite:///FILE; by default a SQLite file in the data folder.")
    ] = None
    data: Annotated[Path, Field(description="Folder for the SQLite file.")] = Field(default_factory=data_folder)
    games: Annotated[
        list[Path], NoDecode, BeforeValidator(split_list), Field(description="Python files of additional games: my_game.py")
    ] = []
    open: Annotated[bool, Field(description="Open a browser once the server is up.")] = False
    origins: Annotated[
        list[str],
        NoDecode,
        BeforeValidator(split_list),
        Field(description="Public addresses of a server behind a reverse proxy: https://play.example.org"),
    ] = []
    proxies: Annotated[str, Field(description="Addresses of proxies whose X-Forwarded headers are trusted.")] = "127.0.0.1"
    log_format: Annotated[str, Field(pattern="^(text|json)$", description="text or json.")] = "text"
    log_level: Annotated[str, Field(pattern="^(debug|info|warning|error)$", description="debug, info, warning or error.")] = (
        "info"
    )
    cached_tables: Annotated[int, Field(ge=1, description="Number of tables kept in memory.")] = 20_000
    bot_threads: Annotated[
        int | None, Field(ge=1, description="Number of bots that think at the same time; by default one per core.")
    ] = None
    own_components: Annotated[
        bool | None,
        Field(description="Allow tables with custom components; by default only on a server for this computer alone."),
    ] = None
    body_limit: Annotated[int, Field(ge=1000, description="Maximum size of a request or WebSocket message, in bytes.")] = 256_000
    requests_a_minute: Annotated[
        int, Field(ge=1, description="Requests per client and minute, moves included; one that computes long counts as several.")
    ] = 1200
    address_requests_a_minute: Annotated[
        int, Field(ge=1, description="Requests per IP address and minute, for all its clients together.")
    ] = 6000
    sign_ins_a_minute: Annotated[
        int, Field(ge=1, description="Sign-ins, registrations and new guests per IP address and minute.")
    ] = 20
    session_days: Annotated[int, Field(ge=1, le=400, description="Days after which an unused session or token expires.")] = 90
    open_tables: Annotated[int, Field(ge=1, description="Unfinished tables per client.")] = 50
    new_tables_an_hour: Annotated[int, Field(ge=1, description="New tables and bots per client and hour.")] = 120
    connections: Annotated[int, Field(ge=1, description="Open connections per IP address, except for proxies.")] = 200
    request_seconds: Annotated[
        int,
        Field(ge=1, description="Seconds in which the headers of a request must arrive; its body may take four times as long."),
    ] = 15
    sockets: Annotated[int, Field(ge=1, description="Open WebSockets per client.")] = 50
    address_sockets: Annotated[int, Field(ge=1, description="Open WebSockets per IP address, for all its clients together.")] = (
        200
    )
    streams: Annotated[int, Field(ge=1, description="Open streams of turns per client.")] = 5
    bots: Annotated[int, Field(ge=1, description="Bots that play through the API, per client.")] = 20
    analyses: Annotated[int, Field(ge=1, description="Queued and running analyses per client.")] = 2

    @field_validator("database")
    @classmethod
    def check_database(cls, database: SecretStr | None) -> SecretStr | None:
        """Refuses unknown kinds of databases."""
        if database is not None and database.get_secret_value().partition("://")[0] not in SCHEMES:
            raise ValueError("it begins with postgresql:// or sqlite:///")
        return database

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags first, then the environment, then the file named by `--config` or `TESSERA_CONFIG`."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, CONFIG.file)

    @property
    def address(self) -> str:
        """The URL of the database, as asyncpg reads it for PostgreSQL and SQLAlchemy for SQLite."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / 'tessera.db'}"
        scheme, _, rest = self.database.get_secret_value().partition("://")
        return f"{SCHEMES[scheme]}://{rest}"

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database."""
        path = self.address.partition(":///")[2].partition("?")[0]
        return None if self.is_shared or path in {"", ":memory:"} else Path(path)

    @property
    def takes_components(self) -> bool:
        """Whether people may upload components: as set, or if only this computer reaches the server, by no proxy either."""
        if self.own_components is not None:
            return self.own_components
        return not self.origins and is_loopback(self.host)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.address.startswith("postgresql")


class CONFIG:
    """The configuration file, if one was named."""

    file: Path | None = None


def read_settings(config: Path | None = None, **flags: Any) -> Settings:
    """The settings from all sources; flags that are None were not given."""
    named = config or os.environ.get("TESSERA_CONFIG")
    CONFIG.file = Path(named) if named else None
    if CONFIG.file is not None and not CONFIG.file.is_file():
        raise FileNotFoundError(f"no such file: {CONFIG.file}")
    return Settings(**{key: value for key, value in flags.items() if value is not None})
