"""The part of pydantic that messages are declared with: it reads them, and trusts the page that has written them."""

import json
import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Generic, TypeVar, Union, cast, get_args, get_origin, get_type_hints

StrictBool = bool
StrictInt = int


class FieldInfo:
    """What is declared about a field; only what tells messages apart matters here."""

    def __init__(self, *, discriminator: str | None = None, **other: Any) -> None:
        self.discriminator = discriminator


Field = FieldInfo
StringConstraints = WithJsonSchema = AfterValidator = lambda *given, **named: None
ConfigDict = dict


def with_config(config: dict[str, Any]) -> Callable[[Any], Any]:
    """A decorator that changes nothing."""
    return lambda kind: kind


class BaseModel:
    """A message: its fields are attributes, and those left out have their defaults."""

    def __init__(self, **given: Any) -> None:
        self.model_fields_set, kind = set(given), cast(Any, type(self))
        for name, form in fields_of(kind).items():
            setattr(self, name, read(form, given[name]) if name in given else getattr(kind, name))


@cache
def fields_of(model: Any) -> dict[str, Any]:
    """The fields of a message and their forms."""
    return {name: form for name, form in get_type_hints(model, include_extras=True).items() if name != "model_config"}


def read(form: Any, value: Any) -> Any:
    """A value in the form that is declared for it: plain data becomes messages."""
    if get_origin(form) is Annotated:
        kind, *notes = get_args(form)
        key = next((note.discriminator for note in notes if isinstance(note, FieldInfo) and note.discriminator), None)
        return read(kind if key is None else variant(kind, key, value), value)
    if get_origin(form) is list:
        return [read(get_args(form)[0], each) for each in value]
    if get_origin(form) in (Union, types.UnionType):
        kinds = [kind for kind in get_args(form) if kind is not type(None)]
        return read(kinds[0], value) if len(kinds) == 1 and value is not None else value
    if isinstance(form, type) and issubclass(form, BaseModel) and isinstance(value, dict):
        return form(**value)
    return value


def variant(form: Any, key: str, value: dict[str, Any]) -> Any:
    """The one of several messages whose key has the value."""
    kinds = [kind for kind in get_args(form) if value[key] in get_args(get_type_hints(kind)[key])]
    return kinds[0] if kinds else Any


Form = TypeVar("Form")


class TypeAdapter(Generic[Form]):
    """Reads messages of a form."""

    def __init__(self, form: Any) -> None:
        self.form = form

    def validate_json(self, data: str | bytes) -> Form:
        """A message from JSON."""
        return cast(Form, read(self.form, json.loads(data)))
