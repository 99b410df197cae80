"""Asks a hall what scenes of recorded matches look like; also run by a Python that has nothing but the archive for browsers."""

import json
import sys
from typing import Any

from tessera.offline.hall import Hall
from tessera.server.people.person import Person
from tessera.server.store.entries import Entry

Scene = dict[str, Any]  # a log, how much of it a page has, its language, and what it asks
PAGE = "page"


def answers(scene: Scene) -> list[str]:
    """What a page hears at a table, as JSON: the news, and the answers to its messages."""
    hall = Hall(Person(scene["person"], "Ada"))
    hall.restore("table", [Entry(**entry) for entry in scene["log"]])
    hall.listen(PAGE, "table", scene["since"], scene["language"])
    for message in scene["messages"]:
        hall.hear(PAGE, json.dumps(message))
    return [message.decode() for _, message in hall.messages()]


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answers(json.loads(line))), flush=True)
