"""The audit of dependencies fails on known vulnerabilities, and says so where nothing is known."""

import json

import pytest

from tests.support.audit import LOCKS, ROOT, Report, read_npm_audit, read_pip_audit, tell

SAFE = {"name": "orjson", "version": "3.11", "vulns": []}
UNSAFE = {"name": "jinja2", "version": "2.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3.1"]}]}
SKIPPED = {"name": "numba", "skip_reason": "Dependency not found on PyPI"}
TOTAL = {"dependencies": {"total": 200}}


def of_python(*dependencies: object) -> Report:
    return read_pip_audit(json.dumps({"dependencies": dependencies, "fixes": []}), "")


def test_dependencies_without_vulnerabilities_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert tell([of_python(SAFE), read_npm_audit(json.dumps({"vulnerabilities": {}, "metadata": TOTAL}), "")]) == 0
    assert "NOT AUDITED" not in capsys.readouterr().out


def test_a_vulnerable_python_package_fails_with_the_version_that_fixes_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert tell([of_python(SAFE, UNSAFE)]) == 1
    assert "jinja2 2.0: PYSEC-1, fixed in 3.1" in capsys.readouterr().out


def test_a_vulnerable_npm_package_fails(capsys: pytest.CaptureFixture[str]) -> None:
    found = {"vulnerabilities": {"vite": {"range": "<6", "severity": "high"}}, "metadata": TOTAL}
    assert tell([read_npm_audit(json.dumps(found), "")]) == 1
    assert "vite <6: high" in capsys.readouterr().out


@pytest.mark.parametrize(
    "report",
    [
        of_python(SAFE, SKIPPED),
        read_pip_audit("", "ConnectionError: no route to host"),
        read_npm_audit(json.dumps({"message": "405", "error": {}}), "npm error audit endpoint returned an error"),
        read_npm_audit("", ""),
    ],
    ids=["some unknown", "no network", "no endpoint", "no npm"],
)
def test_where_nothing_is_known_it_says_so(report: Report, capsys: pytest.CaptureFixture[str]) -> None:
    assert tell([report]) == 0
    assert "NOT AUDITED" in capsys.readouterr().out


def test_every_lock_file_is_audited() -> None:
    assert {lock.name for lock in ROOT.glob("requirements*.lock")} == {*LOCKS}
