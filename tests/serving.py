"""Real servers for tests: a process of its own, on SQLite or on a PostgreSQL that the tests start themselves."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress

import httpx
from websockets.sync.client import connect

PATIENCE = 90  # seconds for a start that may have to compile first


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server process that can be stopped, killed and started again on the same port and database."""

    def __init__(self, data, database=None, **settings):
        self.data, self.database, self.port = data, database, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {f"TESSERA_{key.upper()}": str(value) for key, value in settings.items()}
        self.process = None
        self.log = data / f"server-{self.port}.log"

    def start(self):
        command = [
            sys.executable,
            "-m",
            "tessera.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--lang",
            "en",
        ]
        if self.database:
            command += ["--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env={**os.environ, **self.environment}, stdout=log, stderr=log)
        self.wait()
        return self

    def wait(self):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()
            with suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise TimeoutError(self.log.read_text())

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                return self.process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode if self.process else None

    def guest(self, name="Ada"):
        token = httpx.post(f"{self.url}/api/guests", json={"name": name}, timeout=30).raise_for_status().json()["token"]
        return Client(self, token)


class Client:
    """Somebody with a secret: asks over HTTP, and sits at tables over sockets."""

    def __init__(self, server, token=None):
        self.server, self.token = server, token
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def request(self, method, path, **more):
        headers = {**self.headers, **more.pop("headers", {})}
        return httpx.request(method, f"{self.server.url}{path}", headers=headers, timeout=30, **more)

    def get(self, path, **more):
        return self.request("GET", path, **more)

    def post(self, path, body=None, **more):
        return self.request("POST", path, json=body, **more)

    def lay(self, game="prosperity", seats=("me", "easy"), **more):
        kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}}
        wish = {"game": game, "seats": [kinds.get(seat, {"kind": "bot", "level": seat}) for seat in seats], **more}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 200, answer.text
        return answer.json()["table"]["id"]

    def table(self, name):
        return self.get(f"/api/tables/{name}").raise_for_status().json()

    def do(self, name, do, command=None, **body):
        return self.post(f"/api/tables/{name}/commands", {"id": command or secrets.token_hex(8), "do": do, **body})

    def play(self, name, *moves, seen=None, command=None):
        seen = self.table(name)["number"] if seen is None else seen
        return self.do(name, "play", command, moves=list(moves), seen=seen)

    def live(self, name, since=None, **more):
        query = "" if since is None else f"?since={since}"
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{name}/live{query}"
        return connect(address, additional_headers=self.headers, open_timeout=30, **more)


def hear(socket, kind=None, timeout=30):
    """The next message of a socket, or the next of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=timeout))
        if kind is None or message["type"] == kind:
            return message


def wait_for(client, name, is_so, timeout=60):
    """A table once something is so."""
    until = time.monotonic() + timeout
    while True:
        table = client.table(name)
        if is_so(table):
            return table
        assert time.monotonic() < until, table
        time.sleep(0.05)


def play_to_the_end(client, name, choose=lambda legal: legal[0]):
    """Plays the own seat over HTTP until the match is over."""
    while True:
        table = wait_for(client, name, lambda table: table["status"] == "over" or table["position"]["legal"])
        if table["status"] == "over":
            return table
        client.play(name, choose(table["position"]["legal"]), seen=table["number"])
