"""Looks for known vulnerabilities of every pinned dependency, by pip-audit and `npm audit`.

`python -m tests.support.audit PIP-AUDIT` fails if there is any. Where a database of vulnerabilities cannot be reached, nothing
is known about those dependencies, and a line that cannot be overlooked says so.
"""

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LOCKS = tuple(f"requirements{group}.lock" for group in ("", "-dev", "-web", "-linker", "-audit"))


@dataclass
class Report:
    """What an audit has found about the dependencies of one kind."""

    kind: str
    audited: int = 0
    vulnerabilities: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)  # why nothing is known about some of them


def read_pip_audit(output: str, errors: str) -> Report:
    """What pip-audit says: JSON, or an error if it reaches nothing."""
    report = Report("Python packages")
    try:
        dependencies: list[Any] = json.loads(output)["dependencies"]
    except (ValueError, KeyError):
        report.unknown.append(last_line(errors))
        return report
    skipped = [each for each in dependencies if "skip_reason" in each]
    report.audited = len(dependencies) - len(skipped)
    if skipped:
        report.unknown.append(
            f"{len(skipped)} of {len(dependencies)} packages, such as {skipped[0]['name']}: {skipped[0]['skip_reason']}"
        )
    for each in dependencies:
        for found in each.get("vulns", []):
            fixed = ", ".join(found.get("fix_versions", [])) or "no version yet"
            report.vulnerabilities.append(f"{each['name']} {each['version']}: {found['id']}, fixed in {fixed}")
    return report


def read_npm_audit(output: str, errors: str) -> Report:
    """What `npm audit` says: JSON with all vulnerabilities, or with an error."""
    report = Report("npm packages")
    try:
        found: Any = json.loads(output)
        vulnerabilities = found["vulnerabilities"]
    except (ValueError, KeyError):
        report.unknown.append(last_line(errors) or "npm gives no report")
        return report
    report.audited = found["metadata"]["dependencies"]["total"]
    for name, each in vulnerabilities.items():
        report.vulnerabilities.append(f"{name} {each['range']}: {each['severity']}")
    return report


def last_line(text: str) -> str:
    """The last line of an error that says something."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and "complete log of this run" not in line]
    return lines[-1][:200] if lines else ""


def run(*command: str, folder: Path = ROOT) -> tuple[str, str]:
    """The output and the errors of a command, whatever its exit status."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout, done.stderr


def reports(pip_audit: str) -> list[Report]:
    """The reports about all dependencies."""
    locks = [word for lock in LOCKS for word in ("-r", lock)]
    options = ("--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json")
    return [
        read_pip_audit(*run(str(ROOT / pip_audit), *options, *locks)),
        read_npm_audit(*run("npm", "audit", "--json", folder=ROOT / "web")),
    ]


def tell(found: list[Report]) -> int:
    """Prints the reports; returns the exit status."""
    for report in found:
        if report.audited:
            print(f"{report.kind}: {report.audited} audited, {len(report.vulnerabilities)} known vulnerabilities")
        for line in report.vulnerabilities:
            print(f"  {line}")
    for report in found:
        for why in report.unknown:
            print(f"NOT AUDITED: {report.kind}: {why}")
    return 1 if any(report.vulnerabilities for report in found) else 0


if __name__ == "__main__":
    sys.exit(tell(reports(sys.argv[1])))
