"""Metrics for Prometheus; none of them identifies a table or a person."""

import asyncio

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("tessera_commands_total", "Commands, by kind and outcome.", ["do", "outcome"])
ENTRIES_STORED = Counter("tessera_entries_total", "Log entries stored by this process, by kind.", ["kind"])
BOT_TURNS = Counter("tessera_bot_turns_total", "Turns played by bots, by level.", ["level"])
BOT_SECONDS = Histogram("tessera_bot_seconds", "Time a bot takes to play a turn.", buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10))
TURN_FAILURES = Counter("tessera_turn_failures_total", "Turns of bots and clocks that failed, by error.", ["error"])
SET_ASIDE = Counter("tessera_tables_set_aside_total", "Unfinished tables that this version cannot play any more.")
WRITE_SECONDS = Histogram(
    "tessera_write_seconds", "Time of a transaction that stores entries.", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 10)
)
BATCH_SIZE = Histogram("tessera_batch_entries", "Entries stored in one transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 500))
SOCKETS = Gauge("tessera_sockets", "Open WebSockets.")
CACHED = Gauge("tessera_cached_tables", "Tables in memory.")
REQUESTS = Counter("tessera_requests_total", "HTTP requests, by method, route and status.", ["method", "route", "status"])
LOOP_LAG = Histogram(
    "tessera_loop_lag_seconds",
    "How late the event loop runs what is due: whatever occupies it delays everybody.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
WORK_WAITS = Histogram(
    "tessera_work_wait_seconds",
    "Time that jobs wait for a thread, by lane.",
    ["lane"],
    buckets=(0.001, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 60),
)
WORK_SECONDS = Counter("tessera_work_seconds_total", "Computing time of jobs in threads, by lane.", ["lane"])
LAG_SAMPLE = 0.02  # seconds


async def measure_loop_lag() -> None:
    """Measures again and again how late the event loop wakes a task."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SAMPLE
        await asyncio.sleep(LAG_SAMPLE)
        LOOP_LAG.observe(max(0.0, loop.time() - due))
