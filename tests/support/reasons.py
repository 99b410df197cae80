"""Why tests may be skipped that should not be, and the line that says so at the end of a run."""

from collections.abc import Iterable

import pytest

NO_BROWSER = "no browser"
NO_REGISTRY = "no package registry"
WARNINGS = {
    NO_BROWSER: "NO BROWSER: {count} tests skipped. `make browser` tries to get one and says why it can't.",
    NO_REGISTRY: "NO PACKAGE REGISTRY: skipped installing the package into an empty environment.",
}


def warnings(skipped: Iterable[pytest.TestReport]) -> list[str]:
    """A line for each of these reasons that tests were skipped for."""
    counts = {reason: sum(reason in str(report.longrepr) for report in skipped) for reason in WARNINGS}
    return [WARNINGS[reason].format(count=count) for reason, count in counts.items() if count]
