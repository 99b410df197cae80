"""`python -m tessera.cli` is the command `tessera`."""

from .app import main

main()
