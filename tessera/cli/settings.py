"""The settings of the server on the command line."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tessera.core.errors import BadOption

from .language import SAY

if TYPE_CHECKING:
    from tessera.server.settings import Settings

Config = Annotated[Path | None, typer.Option(help=SAY("cli-serve-config"))]
DataFolder = Annotated[Path | None, typer.Option(help=SAY("cli-serve-data"))]


def settings_of(config: Path | None, **flags: object) -> "Settings":
    """Reads the settings; refuses wrong ones with the reason."""
    from pydantic import ValidationError

    from tessera.server.settings import read_settings

    try:
        return read_settings(config, **flags)
    except ValidationError as error:
        first = error.errors()[0]
        key, why = ".".join(map(str, first["loc"])), first["msg"].removeprefix("Value error, ")
        raise BadOption("serve-bad-setting", key=key, why=why) from error
    except (OSError, ValueError) as error:
        raise BadOption("serve-bad-setting", key=str(config), why=str(error)) from error
