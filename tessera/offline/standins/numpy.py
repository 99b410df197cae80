"""The part of NumPy that rules and explanations use, in plain Python: records over bytes, with the same layout.

States are those of the compiled engine, byte by byte.
Elements are plain integers, which do not overflow; only unsigned ones of 64 bits do, as random numbers rely on it.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from struct import Struct
from typing import Any

inf = math.inf
__version__ = "plain"

Shape = tuple[int, ...]
Key = Any  # an index, a slice, or a tuple of indices

FORMATS = {"i1": "b", "u1": "B", "?": "?", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}
SIZES = {code: Struct(f"={code}").size for code in FORMATS.values()}


class integer(int):
    """What whole numbers are: NumPy's have a type of their own."""


class uint64(integer):
    """An unsigned integer of 64 bits, whose results stay within them."""

    def __new__(cls, value: int) -> "uint64":
        return super().__new__(cls, int(value) & 0xFFFF_FFFF_FFFF_FFFF)

    def __add__(self, other: int) -> "uint64":
        return uint64(int(self) + int(other))

    def __mul__(self, other: int) -> "uint64":
        return uint64(int(self) * int(other))

    def __xor__(self, other: int) -> "uint64":
        return uint64(int(self) ^ int(other))

    def __or__(self, other: int) -> "uint64":
        return uint64(int(self) | int(other))

    def __lshift__(self, other: int) -> "uint64":
        return uint64(int(self) << int(other))

    def __rshift__(self, other: int) -> "uint64":
        return uint64(int(self) >> int(other))


int64 = int32 = int16 = int8 = uint8 = uint16 = uint32 = int
float64 = float
bool_ = bool
CODES: dict[Any, str] = {int: "q", float: "d", bool: "?", uint64: "Q"}


class dtype:
    """The layout of an element: a number, or a record of named fields."""

    def __init__(self, form: Any, align: bool = False) -> None:
        self.names: tuple[str, ...] | None = None
        self.fields: dict[str, tuple[dtype, int, Shape]] = {}
        self.code = ""
        self.alignment = 1
        if isinstance(form, tuple):  # (record, form): the same layout
            form = form[1]
        if isinstance(form, dtype):
            self.__dict__.update(form.__dict__)
        elif isinstance(form, list):
            self.lay_out(form, align)
        else:
            self.code = CODES[form] if form in CODES else FORMATS[form]
            self.itemsize = self.alignment = SIZES[self.code]

    def lay_out(self, form: list[Any], align: bool) -> None:
        """Places the fields of a record one after the other, each where its type may lie."""
        offset = 0
        for name, of, *rest in form:
            element, shape = dtype(of), tuple(rest[0]) if rest else ()
            if align:
                offset = -(-offset // element.alignment) * element.alignment
                self.alignment = max(self.alignment, element.alignment)
            self.fields[name] = element, offset, shape
            offset += element.itemsize * math.prod(shape)
        self.names = tuple(self.fields)
        self.itemsize = -(-offset // self.alignment) * self.alignment

    @cached_property
    def record(self) -> "type[void]":
        """The class of its records: each field is an attribute."""
        attributes = {name: field_of(*field) for name, field in self.fields.items()}
        return type("record", (void,), {"dtype": self, **attributes})


def field_of(element: dtype, offset: int, shape: Shape) -> Any:
    """A field of a record: an array, which the record keeps, or a number, which is read and written where it lies."""
    if shape or element.names:
        size = element.itemsize * math.prod(shape)

        def view(record: "void") -> Any:
            memory = record.memory[record.offset + offset : record.offset + offset + size]
            return ndarray(memory, element, shape) if shape else element.record(memory, 0)

        return cached_property_of(view)
    number = Struct(f"={element.code}")

    def read(record: "void") -> Any:
        value = number.unpack_from(record.memory, record.offset + offset)[0]
        return uint64(value) if element.code == "Q" else value

    def write(record: "void", value: Any) -> None:
        number.pack_into(record.memory, record.offset + offset, value)

    return property(read, write)


class cached_property_of:
    """A view of a part of a record, made at first use and kept by the record under the same name."""

    def __init__(self, view: Any) -> None:
        self.view = view

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, record: Any, owner: type | None = None) -> Any:
        found = record.__dict__[self.name] = self.view(record)
        return found


class void:
    """A record: bytes of a memory that it may share with others."""

    dtype: dtype

    def __init__(self, memory: memoryview, offset: int) -> None:
        self.memory = memory
        self.offset = offset

    def tobytes(self) -> bytes:
        """Its bytes."""
        return bytes(self.memory[self.offset : self.offset + self.dtype.itemsize])

    def item(self) -> tuple[Any, ...]:
        """Its values in order."""
        return tuple(getattr(self, name) for name in self.dtype.names or ())

    def copy_from(self, other: "void") -> None:
        """Becomes equal to another record."""
        self.memory[self.offset : self.offset + self.dtype.itemsize] = other.tobytes()


record = void


class ndarray:
    """An array over bytes, in order of its rows; an array of rows or a slice shares its memory."""

    def __init__(self, memory: memoryview, of: dtype, shape: Shape) -> None:
        self.memory = memory
        self.dtype = of
        self.shape = shape
        self.items: Any = memory if of.names else cast_to(memory, of.code)
        self.step = math.prod(shape[1:])  # elements in a row

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def ndim(self) -> int:
        """The number of its dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of its elements."""
        return math.prod(self.shape)

    def __getitem__(self, key: Key) -> Any:
        if isinstance(key, slice):
            return self.rows(key)
        if isinstance(key, tuple):
            if len(key) == len(self.shape) and not any(isinstance(each, slice) for each in key):
                return self.element(self.place(key))
            first, *rest = key
            return self[first][tuple(rest) if len(rest) > 1 else rest[0]]
        place = self.within(key, 0)
        if len(self.shape) == 1:
            return self.element(place)
        size = self.step * self.dtype.itemsize
        return ndarray(self.memory[place * size : (place + 1) * size], self.dtype, self.shape[1:])

    def element(self, place: int) -> Any:
        """An element by its place in memory."""
        if self.dtype.names:
            return self.dtype.record(self.memory, place * self.dtype.itemsize)
        value = self.items[place]
        return uint64(value) if self.dtype.code == "Q" else value

    def rows(self, part: slice) -> "ndarray":
        """Some rows, one after the other."""
        first, last, step = part.indices(len(self))
        assert step == 1, "plain arrays have slices of neighbours only"
        size = self.step * self.dtype.itemsize
        last = max(first, last)
        return ndarray(self.memory[first * size : last * size], self.dtype, (last - first, *self.shape[1:]))

    def within(self, key: Any, axis: int) -> int:
        """An index from 0; raises IndexError if there is no such row."""
        place, count = int(key), self.shape[axis]
        if not -count <= place < count:
            raise IndexError(f"{place} of {count}")
        return place + count if place < 0 else place

    def place(self, key: Sequence[Any]) -> int:
        """The place of an element in memory."""
        place = 0
        for axis, each in enumerate(key):
            place = place * self.shape[axis] + self.within(each, axis)
        return place

    def __setitem__(self, key: Key, value: Any) -> None:
        if isinstance(key, tuple) and len(key) == len(self.shape):
            self.items[self.place(key)] = value
        elif not isinstance(key, slice | tuple) and len(self.shape) == 1:
            if self.dtype.names:
                self.element(self.within(key, 0)).copy_from(value)
            else:
                self.items[self.within(key, 0)] = value
        else:
            self[key].fill(value)

    def fill(self, value: Any) -> None:
        """Sets all elements: to those of a sequence, or all to the same."""
        rows = [*value] if isinstance(value, ndarray | list | tuple | range) else [value] * len(self)
        for number, each in enumerate(rows):
            self[number] = each

    def __iter__(self) -> Iterator[Any]:
        return (self[number] for number in range(len(self)))

    def __contains__(self, value: object) -> bool:
        return value in self.tolist()

    def tolist(self) -> list[Any]:
        """Its elements as lists of plain numbers."""
        if len(self.shape) > 1 or self.dtype.names:
            return [each.tolist() if isinstance(each, ndarray) else each.item() for each in self]
        elements: list[Any] = self.items.tolist()
        return elements

    def tobytes(self) -> bytes:
        """Its bytes."""
        return bytes(self.memory)

    def sum(self) -> Any:
        """The sum of its elements."""
        return sum(self.tolist() if self.ndim == 1 else (row.sum() for row in self))


recarray = ndarray


def cast_to(memory: memoryview, code: Any) -> memoryview:
    """The same memory as numbers."""
    return memory.cast(code)


def zeros(shape: int | Shape, dtype: Any = float) -> ndarray:
    """An array of zeros."""
    of, form = layout(dtype), shape if isinstance(shape, tuple) else (shape,)
    return ndarray(memoryview(bytearray(of.itemsize * math.prod(form))), of, form)


empty = zeros


@cache
def simple(form: Any) -> dtype:
    """The layout of a number."""
    return dtype(form)


def layout(form: Any) -> dtype:
    """A layout, or the one of a kind of number."""
    return form if isinstance(form, dtype) else simple(form)


def frombuffer(data: Any, dtype: Any = float) -> ndarray:
    """An array over the memory of bytes."""
    of, memory = layout(dtype), memoryview(data).cast("B")
    return ndarray(memory, of, (len(memory) // of.itemsize,))


def array(values: Iterable[Any], dtype: Any = int) -> ndarray:
    """An array of numbers."""
    rows = [*values]
    form: Shape = ()
    part: Any = rows
    while isinstance(part, list | tuple | ndarray):
        form += (len(part),)
        part = part[0] if len(part) else 0
    made = zeros(form, float if isinstance(part, float) and dtype is int else dtype)
    made.fill(rows)
    return made


def arange(count: int, dtype: Any = int) -> ndarray:
    """The numbers from 0 on."""
    return array(range(count), dtype)


def seterr(**how: str) -> None:
    """Does nothing: plain integers do not overflow."""
