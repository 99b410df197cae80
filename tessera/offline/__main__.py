"""`python -m tessera.offline FILE` writes the archive of the Python that a browser runs."""

import sys
from pathlib import Path

from .bundle import write_bundle

if __name__ == "__main__":
    write_bundle(Path(sys.argv[1]))
