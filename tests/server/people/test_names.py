"""Names of people: nobody can pretend to be somebody else, or nobody (Unicode TR39)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from tessera.core.match import is_seat_name
from tessera.server.tables.seats import free_name
from tessera.server.wire.message import Name
from tessera.server.wire.names import NAME_LENGTH, skeleton
from tests.support.server import Server, number_of, problem_of

NAME: TypeAdapter[str] = TypeAdapter(Name)
INVISIBLE = {
    "zero-width space": "A\u200bda",
    "zero-width joiner": "A\u200dda",
    "right-to-left override": "\u202eadA",
    "soft hyphen": "A\u00adda",
    "grapheme joiner": "A\u034fda",
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "empty Braille pattern": "\u2800",
    "variation selector": "A\ufe01da",
    "tag": "A\U000e0061da",
    "no-break space only": "\u00a0",
    "a mark on nothing": "\u0301da",
    "many marks": "A" + "\u0301" * 10,
}
MIXED = {"Cyrillic A": "Аda", "Greek alpha": "Αda", "Cherokee": "Ꭺda", "Latin and Hebrew": "Ada א", "Latin and Arabic": "Ada ا"}
ALIKE = [("Ada", "Аԁа"), ("Ada", "ada"), ("Bill", "BiIl"), ("Bill", "Bi1l"), ("Zoe", "Z0e"), ("Tom", "Torn"), ("Οδός", "Oδός")]
DISGUISED = [("𝔸𝕕𝕒", "Ada"), ("Ａｄａ", "Ada"), ("A\u030ake", "Åke"), ("Ada   Ben", "Ada Ben"), ("❤\ufe0f", "❤")]
FINE = [
    "Ada",
    "Jürgen Müller",
    "Ña",
    "Łukasz",
    "O’Brien",
    "Ада",
    "Ωμέγα",
    "محمد",
    "דוד",
    "田中さん",
    "Kim 김",
    "Player 1",
    "🎲 Ada",
    "สมชาย",
]


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_with_invisible_characters_is_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        NAME.validate_python(name)


@pytest.mark.parametrize("name", MIXED.values(), ids=MIXED)
def test_a_name_that_mixes_scripts_is_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        NAME.validate_python(name)


@pytest.mark.parametrize("name", FINE)
def test_names_of_all_languages_are_kept_as_they_were_written(name: str) -> None:
    assert NAME.validate_python(name) == name


@pytest.mark.parametrize(
    ("written", "name"),
    [("𝔸𝕕𝕒", "Ada"), ("Ａｄａ", "Ada"), ("A\u030ake", "Åke"), ("Ada   Ben", "Ada Ben"), ("I ❤\ufe0f it", "I ❤ it")],
)
def test_a_name_in_disguise_is_shown_in_its_normal_form(written: str, name: str) -> None:
    assert NAME.validate_python(written) == name


def test_a_name_that_grows_too_long_in_its_normal_form_is_refused() -> None:
    with pytest.raises(ValidationError):
        NAME.validate_python("\ufdfa" * 3)


@given(st.text(max_size=40))
@settings(max_examples=500, deadline=None)
def test_whatever_is_taken_for_a_name_is_in_its_normal_form_and_can_stand_in_a_log(text: str) -> None:
    try:
        name = NAME.validate_python(text)
    except ValidationError:
        return
    assert is_seat_name(name)
    assert len(name) <= NAME_LENGTH
    assert NAME.validate_python(name) == name


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_recognized(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Ben", "Bea"), ("Müller", "Muller"), ("Ada", "Ada 2")])
def test_names_that_differ_are_told_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_a_name_that_looks_like_anothers_at_the_table_gets_a_number() -> None:
    assert free_name("Аԁа", {"Ada", "Ada 2"}) == "Аԁа 3"


def test_nobody_at_a_table_can_be_taken_for_somebody_else(server: Server) -> None:
    ada, eve = server.guest("Bill"), server.guest("BiIl")
    table = ada.create("prosperity", ("me", "open"))
    number_of(eve.do(table, "sit", seat=1))
    assert [seat["name"] for seat in ada.table(table)["seats"]] == ["Bill", "BiIl 2"]


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_the_refusal_of_a_name_is_a_sentence_in_the_readers_language(server: Server, lang: str) -> None:
    problem = problem_of(server.guest().post(f"/api/me?lang={lang}", {"name": "Аda"}), 422)
    assert problem["code"] == "server-wrong-form"
    assert {"en": "alphabets", "fr": "alphabets", "de": "Alphabete", "it": "alfabeti"}[lang] in problem["message"]
