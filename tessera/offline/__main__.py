"""`python -m tessera.offline` writes what browsers need to play without a server; `make web` runs it."""

from .files import write_files

if __name__ == "__main__":
    write_files()
