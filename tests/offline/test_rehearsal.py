"""What the first start does for later ones: afterwards, everything is there that a match needs."""

import subprocess
import sys
from pathlib import Path

from tests.offline.equality import Browser
from tests.support.games import NAMES

LATER = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tessera.offline.rehearsal import rehearse
rehearse()
from tessera.offline.device import Device
before = {*sys.modules}
for game in sys.argv[2:]:
    for language in ("en", "fr", "de", "it"):
        device = Device("Ada")
        wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "expert"}]}
        status, _ = json.loads(device.ask("POST", "/api/tables", "{}", json.dumps(wish), language))
        assert status == 200
        [table] = device.hall.tables
        device.listen("page", table, 0, language)
        assert device.messages()
print(sorted({*sys.modules} - before))
"""


def test_a_match_after_the_rehearsal_imports_nothing_more(tmp_path: Path) -> None:
    Browser(tmp_path).close()
    command = [sys.executable, "-I", "-S", "-c", LATER, str(tmp_path / "python"), *NAMES]
    assert subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout == "[]\n"
