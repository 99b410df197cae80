"""The database: logs of tables, schema, migrations."""
