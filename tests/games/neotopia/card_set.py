"""How the reconstructed set of Neotopia plays: many matches between bots of one level, written up as docs/neotopia-figures.md.

    python -m tests.games.neotopia.card_set --matches 10000 --bot hard

Half of the matches are of two players, a third of three and a sixth of four, so that each takes about as long.
An interrupted run goes on where it stopped.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, median, stdev

from tessera.arena.progress import play_with_progress
from tessera.arena.report import command, new_figure, save_figure, span, versions
from tessera.arena.run import forget
from tessera.arena.series import Outcome, Series, match_of
from tessera.arena.standings import wilson
from tessera.core.files import write_file
from tessera.core.text import Text
from tessera.games.neotopia.components import CARD_COUNT, CARDS, REGION_COUNT

DOCS = Path(__file__).parents[3] / "docs"
PARTS = {2: 2, 3: 3, 4: 6}  # of all matches, by the number of players
COLOURS = {2: "#4c78a8", 3: "#f58518", 4: "#54a24b"}


class Figures:
    """What the matches of one number of players come to."""

    def __init__(self, series: Series, outcomes: Sequence[Outcome]) -> None:
        self.series, self.matches = series, len(outcomes)
        players = range(series.players)
        self.scores: list[list[int]] = [[] for _ in players]  # by the order of play, the first player first
        self.wins = [0.0 for _ in players]
        self.winners: list[int] = []
        self.spreads: list[int] = []
        self.tokens: list[int] = []
        self.decisions: list[int] = []
        self.deck_empty = 0
        self.built: Counter[int] = Counter()
        for outcome in outcomes:
            match = match_of(series, outcome)
            state, scores, result = match.state, match.scores(), match.result()
            assert result
            for place in players:
                seat = (int(state.first) + place) % series.players
                self.scores[place].append(scores[seat])
                self.wins[place] += result.shares[seat]
            self.winners.append(max(scores))
            self.spreads.append(max(scores) - min(scores))
            self.tokens.append(sum(int(mask).bit_count() for mask in state.tokens.flat))
            self.decisions.append(len(match.actions))
            self.deck_empty += int(state.drawn) == CARD_COUNT
            built = 0
            for region in range(REGION_COUNT):
                built |= int(state.built[region])
            self.built.update(card for card in range(CARD_COUNT) if built >> card & 1)

    def everybody(self) -> list[int]:
        """The scores of all seats."""
        return [score for scores in self.scores for score in scores]


def percent(count: float, total: int) -> str:
    """A share with its 95 % interval."""
    return f"{100 * count / total:.1f} % {span(wilson(count / total, total), 100)}"


def document(bot: str, made_by: str, found: list[Figures]) -> Iterator[str]:
    """The report, line by line."""
    yield "# How the reconstructed set of Neotopia plays\n"
    yield f"{sum(each.matches for each in found)} matches between `{bot}` bots ([strength.md](strength.md)), played by"
    yield f"`{made_by}`."
    yield "Shares come with 95 % intervals, mean scores with standard deviations.\n"
    yield "![Scores by number of players, and how often each card is built](neotopia-figures.svg)\n"
    yield "| | " + " | ".join(f"{each.series.players} players" for each in found) + " |"
    yield "|---|" + "---:|" * len(found)
    yield row("matches", found, lambda each: str(each.matches))
    yield row("mean score", found, lambda each: f"{fmean(each.everybody()):.1f} ± {stdev(each.everybody()):.1f}")
    yield row("mean score of the winner", found, lambda each: f"{fmean(each.winners):.1f}")
    yield row("half of all scores lie between", found, lambda each: quartiles(each.everybody()))
    yield row("gap between first and last place", found, lambda each: f"{median(each.spreads):.0f} points (median)")
    yield row("the deck runs out", found, lambda each: percent(each.deck_empty, each.matches))
    yield row("tokens on the board at the end", found, lambda each: f"{fmean(each.tokens):.1f} of 100")
    yield row("projects built", found, lambda each: f"{each.built.total() / each.matches:.1f} of {CARD_COUNT}")
    yield row("decisions per match", found, lambda each: f"{fmean(each.decisions):.0f}")
    yield "\n## Turn order\n"
    yield "| seat | " + " | ".join(f"{each.series.players} players: wins, score" for each in found) + " |"
    yield "|---|" + "---:|" * len(found)
    for place in range(4):
        yield row(f"{place + 1}.", found, partial(seat_results, place))
    yield "\n## How often each card is built\n"
    yield "The share of matches in which each card is built, by number of players. A card that is never drawn cannot be built.\n"
    yield "| card | points | tokens | " + " | ".join(f"{each.series.players} players" for each in found) + " |"
    yield "|---|---:|---:|" + "---:|" * len(found)
    for number in sorted(range(CARD_COUNT), key=lambda number: -sum(each.built[number] / each.matches for each in found)):
        card = CARDS[number]
        shares = " | ".join(f"{100 * each.built[number] / each.matches:.0f} %" for each in found)
        yield f"| {card.id} | {card.points} | {len(card.pattern)} | {shares} |"
    yield "\n## Commands\n"
    yield "```sh"
    yield from (command(each.series) for each in found)
    yield "```\n"
    yield ", ".join(f"{name} {number}" for name, number in versions().items()) + "\n"


def seat_results(place: int, each: Figures) -> str:
    """The wins and the mean score of a place in the order of play; nothing where there are fewer players."""
    if place >= each.series.players:
        return ""
    return f"{percent(each.wins[place], each.matches)}, {fmean(each.scores[place]):.1f}"


def row(name: str, found: list[Figures], value: Callable[[Figures], str]) -> str:
    """A line of a table."""
    return f"| {name} | " + " | ".join(value(each) for each in found) + " |"


def quartiles(values: list[int]) -> str:
    """The middle half."""
    ordered = sorted(values)
    return f"{ordered[len(ordered) // 4]} and {ordered[3 * len(ordered) // 4]}"


def draw(found: list[Figures], path: Path) -> None:
    """The scores, and how often the cards are built by their size."""
    figure, (left, right) = new_figure(1, 2)
    for each in found:
        label = f"{each.series.players} players"
        left.hist(
            each.everybody(),
            bins=range(0, 181, 5),
            density=True,
            histtype="step",
            label=label,
            color=COLOURS[each.series.players],
        )
        shares = sorted((100 * each.built[number] / each.matches for number in range(CARD_COUNT)), reverse=True)
        right.plot(range(1, CARD_COUNT + 1), shares, label=label, color=COLOURS[each.series.players])
    left.axvline(80, color="grey", linewidth=0.8, linestyle="dashed")
    left.set_xlabel("score (dashed: the rulebook's example, 80)")
    left.set_yticks([])
    left.legend()
    right.set_xlabel("cards, the most built first")
    right.set_ylabel("built in … % of the matches")
    right.set_ylim(0, 100)
    save_figure(figure, path)


def main() -> None:
    """Plays, counts, writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=DOCS)
    asked = parser.parse_args()
    series = [
        Series("neotopia", (asked.bot,) * players, -(-asked.matches // part), asked.seed, rotate=False)
        for players, part in PARTS.items()
    ]
    outcomes = play_with_progress(series, Text("en"))
    found = [Figures(each, results) for each, results in zip(series, outcomes, strict=True)]
    made_by = f"python -m tests.games.neotopia.card_set --matches {asked.matches} --bot {asked.bot} --seed {asked.seed}"
    write_file(asked.folder / "neotopia-figures.md", "\n".join(document(asked.bot, made_by, found)))
    draw(found, asked.folder / "neotopia-figures.svg")
    for each in series:
        forget(each)


if __name__ == "__main__":
    main()
