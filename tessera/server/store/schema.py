"""The database tables: `entries` holds the logs of all tables; `tables` and `seats` are indexes that are derived from it."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),  # of an account, in lower case
    Column("password", String),  # its Argon2 hash
    Column("owner", String, ForeignKey("people.id")),  # of a bot that plays through the API
    Column("created", Float, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String, primary_key=True),  # the SHA-256 of the client's token
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, index=True),  # when it was used last, give or take an hour: unused ones expire
    Column("client", String, nullable=False),  # the browser or program, for the person's list of sessions
    Column("old", Boolean, nullable=False),  # from before cookies had the prefix `__Host-`
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),  # when its status last changed
    Column("wake", Float),  # when the server itself has to act: an abandoned bot's turn, or a clock
    Column("aside", String),  # the version of the games that cannot play it, if one has tried
    Column("offline", Boolean, nullable=False, server_default=false()),  # whether its match was played without a server
    Column("rating", String),  # of a rated table: `due` until its match has changed the ratings, then `done`
    Index("open_tables", "status", "listed", "created"),
    Index("finished_tables", "status", "changed"),
    Index("tables_to_wake", "wake"),
    Index("tables_to_rate", "rating", "status", "changed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("by", String),
    Column("command", String),
    Column("body", JSON, nullable=False),
)

COMPONENTS = Table(
    "components",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("owner", String),  # the person who uploaded them; the first ones have none
    Column("used", Float),  # when they were last loaded
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("wish", JSON, nullable=False),
    Column("status", String, nullable=False),  # waiting, running, done, failed
    Column("progress", Float, nullable=False),
    Column("result", JSON),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # the last heartbeat of the process that works on it
    Index("analyses_to_do", "status", "seen"),
    Index("analyses_of_tables", "table", "created"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("pace", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("best_ratings", "game", "pace", "mu"),
)

RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False),
    Column("pace", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_history", "person", "at"),
)
