"""The catalogues: complete in four languages, with the same messages and facts, and nothing that no code asks for."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tessera import Match, find_game
from tessera.bots import RandomBot, ask, play_out
from tessera.core.catalogues import LANGUAGES, SHARED, installed
from tessera.core.text import Text

ROOT = Path(__file__).parents[2]
BROWSER = [file for kind in ("*.ts", "*.svelte") for file in (ROOT / "web" / "src").rglob(kind)]
MANY_SYLLABLES = 9  # dots of a list of words with their syllables
SAID_BY_PREFIX = (
    *("-name-", "-event-", "-change-", "-rule-", "-rules-", "-move-", "-points-", "-lesson-", "-about", "-why-"),
    *("bot-", "terminal-word-"),
)


class Variables(Visitor):
    """Collects the facts that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def catalogue(folder: Path, language: str) -> dict[str, tuple[tuple[str, ...], set[str]]]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    messages = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in messages, f"{entry.id.name} is there twice"
            messages[entry.id.name] = (tuple(attribute.id.name for attribute in entry.attributes), variables.found)
    return messages


FOLDERS = {"shared": SHARED, **{folder.parent.name: folder for folder in installed()}}
ENGLISH = {name: catalogue(folder, "en") for name, folder in FOLDERS.items()}
MESSAGES = {message for messages in ENGLISH.values() for message in messages}
INSTALLED = [name for name in FOLDERS if name != "shared"]


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_too_many(language: str, name: str) -> None:
    assert catalogue(FOLDERS[name], language).keys() == ENGLISH[name].keys()


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_the_same_facts_and_attributes(language: str, name: str) -> None:
    assert catalogue(FOLDERS[name], language) == ENGLISH[name]


@pytest.mark.parametrize("name", FOLDERS)
def test_messages_of_a_game_begin_with_its_name_and_no_others_do(name: str) -> None:
    for message in ENGLISH[name]:
        assert [game for game in INSTALLED if message.startswith(f"{game}-")] == ([] if name == "shared" else [name])


@pytest.mark.parametrize("name", INSTALLED)
def test_every_option_and_every_value_has_a_label(name: str) -> None:
    for option in find_game(name).options:
        label = f"{name}-option-{option.name}"
        values = [*option.values, *(["default"] if option.scope == "seat" and option.default is None else [])]
        assert {label, *(f"{label}-{value}" for value in values)} <= ENGLISH[name].keys()
        assert "help" in ENGLISH[name][label][0]


@pytest.mark.parametrize("name", INSTALLED)
@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_the_rules_are_really_translated(language: str, name: str) -> None:
    text, english = Text(language), Text("en")
    rules = [message for message in ENGLISH[name] if message.startswith(f"{name}-rule-")]
    assert bool(rules) == bool(find_game(name).rule_prefix)
    assert all(text(rule) != english(rule) for rule in rules)


class Texts(Visitor):
    """Collects what is written, with a diamond for every value: each message, attribute and variant apart."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append("".join(str(part.value) if isinstance(part, ast.TextElement) else "◊" for part in node.elements))
        self.generic_visit(node)


def texts(language: str) -> list[str]:
    """All texts of a language, without what is typed into a shell or spells the names of components."""
    collected = Texts()
    for folder in FOLDERS.values():
        collected.visit(FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return [re.sub('pip install ".*"', "", text) for text in collected.found if text.count("·") < MANY_SYLLABLES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_straight_quotes_three_dots_or_two_spaces(language: str) -> None:
    assert [text for text in texts(language) if re.search(r"[\"']|\.\.\.|(?<=\S)  ", text)] == []


@pytest.mark.parametrize(("language", "others"), [("en", "«»„"), ("fr", "“”„"), ("de", "«»”"), ("it", "“”„")])
def test_every_language_has_its_own_quotation_marks(language: str, others: str) -> None:
    assert [text for text in texts(language) if set(text) & set(others)] == []


def test_french_has_narrow_no_break_spaces_before_double_signs_and_within_quotation_marks() -> None:
    wrong = re.compile("(?<!\u202f)[;!?»]|(?<!\u202f):(?=\\s|$)|«(?!\u202f)|[ \u00a0][;:!?»]")
    assert [text for text in texts("fr") if wrong.search(text)] == []


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_an_amount_is_not_torn_from_its_euro_sign(language: str) -> None:
    assert [text for text in texts(language) if re.search("[\\d◊](?!\u00a0)\\s?€", text)] == []


def code_of(files: Iterable[Path]) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def quoted(code: str) -> tuple[set[str], tuple[str, ...]]:
    """The words in quotes, and what begins a text that goes on with a value, as in `web-lesson-${game}`."""
    return set(re.findall(r"(?<=[\"'`])[\w-]+(?=[\"'`])", code)), tuple(set(re.findall(r"`(\w+-[\w-]+-)\$\{", code)))


def of_options() -> Iterator[str]:
    """The messages about options, whose ids are made of the declaration."""
    for game in map(find_game, INSTALLED):
        for option in game.options:
            yield f"{game.name}-wrong-{option.name}"
            yield from (
                f"{game.name}-option-{option.name}{end}" for end in ("", "-default", *(f"-{value}" for value in option.values))
            )


def test_every_message_is_said_somewhere() -> None:
    code = code_of([*(ROOT / "tessera").rglob("*.py"), *BROWSER])
    said, beginnings = quoted(code)
    said |= set(of_options())
    unsaid = [message for message in MESSAGES if not any(part in message for part in SAID_BY_PREFIX) and message not in said]
    unsaid = [message for message in unsaid if not message.startswith(beginnings)]
    assert [message for message in unsaid if f"{{text.prefix}}-{message.partition('-')[2]}" not in code] == []


def test_every_message_that_the_browser_asks_for_is_there() -> None:
    asked, _ = quoted(code_of(BROWSER))
    beginnings = ("web-", *(f"{name}-web-" for name in INSTALLED))
    assert {message for message in asked if message.startswith(beginnings)} - MESSAGES == set()


@pytest.mark.parametrize("name", INSTALLED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_matches_has_a_message_of_its_own(language: str, name: str) -> None:
    game = find_game(name)
    text, (fewest, most) = Text(language, game), game.players
    for seed in range(6):
        match = play_out(Match.new(game, players=fewest + seed % (most - fewest + 1), seed=seed), RandomBot())
        for step in match.steps():
            for event in step.events:
                assert text.has(f"{name}-event-{event.name}"), event.name  # without one, a raw id is shown
                assert text.event(event, [f"player {seat}" for seat in range(most)])


@pytest.mark.parametrize("name", INSTALLED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_about_a_player_speaks_to_that_player(language: str, name: str) -> None:
    text = Text(language)
    about_players = [message for message, (_, facts) in ENGLISH[name].items() if "-event-" in message and "player" in facts]
    assert about_players
    for message in about_players:
        assert "you" in text.bundle.get_message(message).attributes, message


@pytest.mark.parametrize("name", INSTALLED)
def test_every_event_that_the_source_names_has_a_message(name: str) -> None:
    text = Text("en", find_game(name))  # the other languages have the same messages
    folder = Path(str(find_game(name).rules.__file__)).parent
    sources = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    events = re.findall(r'\bEvent\("([\w-]+)"', sources)
    assert [event for event in events if not text.has(f"{name}-event-{event}")] == []


@pytest.mark.parametrize("name", INSTALLED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str, name: str) -> None:
    game = find_game(name)
    text = Text(language, game)
    match = Match.new(game, players=3, seed=4)
    said = set()
    while not match.is_over:
        for action in range(len(game.moves)):
            reason = match.why_not(action)
            if reason and reason.message not in said:
                assert text(reason)
                said.add(reason.message)
        match.play_action(ask(RandomBot(), match))
    assert len(said) > (10 if game.rule_prefix else 0)  # games with rules that are written down have many


def test_a_tile_is_called_by_its_name_in_the_readers_language() -> None:
    game = find_game("prosperity")
    assert [Text(language, game).name("wind-farm") for language in LANGUAGES] == [
        "Wind Farm",
        "Éoliennes",
        "Windkraftanlage",
        "Pale Eoliche",
    ]


def test_money_is_written_as_the_language_writes_it() -> None:
    assert [Text(language)("prosperity-euros", amount=200) for language in LANGUAGES] == [
        "€200",
        "200\u00a0€",
        "200\u00a0€",
        "200\u00a0€",
    ]
