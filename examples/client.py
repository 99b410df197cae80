"""Plays a match of random moves through a server's API: `python examples/client.py http://localhost:8000 neotopia`."""

import json
import secrets
import sys
from typing import Any

import httpx


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_bot(url: str) -> httpx.Client:
    """Registers a guest, who creates a bot; returns a client with the bot's token."""
    guest = httpx.post(f"{url}/api/guests", json={"name": "Ada"}).raise_for_status().json()
    bot = httpx.post(f"{url}/api/bots", json={"name": "Dice"}, headers=bearer(guest["token"])).raise_for_status().json()
    return httpx.Client(base_url=url, headers=bearer(bot["token"]), timeout=30)


def play_match(bot: httpx.Client, game: str) -> Any:
    """Creates a table, answers every turn with a move, and returns the table when the match is over."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table = bot.post("/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()["table"]
    with bot.stream("GET", "/api/turns") as turns:
        for turn in (json.loads(line) for line in turns.iter_lines() if line):  # empty lines are heartbeats
            if turn["table"] == table["id"] and turn["status"] == "over":
                return bot.get(f"/api/tables/{table['id']}").raise_for_status().json()
            play(bot, turn)
    raise ConnectionError("the server closed the stream")


def play(bot: httpx.Client, turn: Any) -> None:
    """Plays one move; `seen` tells the server which position the move is meant for."""
    move = secrets.choice(turn["position"]["legal"])
    command = {"id": secrets.token_hex(8), "do": "play", "seen": turn["number"], "moves": [move]}
    bot.post(f"/api/tables/{turn['table']}/commands", json=command).raise_for_status()


if __name__ == "__main__":
    address, game = (*sys.argv[1:], *("http://localhost:8000", "prosperity")[len(sys.argv) - 1 :])
    with new_bot(address) as dice:
        over = play_match(dice, game)
    for seat, points in zip(over["seats"], over["result"]["points"], strict=True):
        print(seat["name"], points)
