/** Python's standard library for browsers: as bytecode, which takes the Python that will run it to compile, and without what no page needs. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

import { loadPyodide, version } from "pyodide";

// The library of Pyodide is sources, which would be compiled at every start. What is left out makes room for the larger bytecode: tools of
// developers, servers, mail, XML, processes, and the letters of old computers; but the names in archives are written in cp437.
const COMPILE = `
import io
import re
import sys
from pathlib import Path
from py_compile import PycInvalidationMode, compile
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

NOT_NEEDED = re.compile(
    "(_pyrepl|multiprocessing|unittest|wsgiref|xml|xmlrpc)/"
    "|(_pyio|bdb|doctest|ftplib|imaplib|mailbox|optparse|pdb|pickletools|poplib|pydoc|smtplib)[.]py"
    "|encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|koi8|kz|mac|palmos|ptcp|shift|tis)"
)
SOURCE, BYTECODE = Path("/source.py"), Path("/bytecode.pyc")

made = io.BytesIO()
with ZipFile(next(path for path in sys.path if path.endswith(".zip"))) as sources, ZipFile(made, "w") as library:
    for name in sorted(sources.namelist()):
        if name.endswith("/") or NOT_NEEDED.match(name):
            continue
        content = sources.read(name)
        if name.endswith(".py"):
            SOURCE.write_bytes(content)
            compile(SOURCE, BYTECODE, name, doraise=True, optimize=2, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
            name, content = f"{name}c", BYTECODE.read_bytes()
        library.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)
made.getvalue()
`;
const FOLDER = "node_modules/.cache";

/** The archive; it is compiled once for each version of Pyodide, which takes ten seconds. */
export async function library(): Promise<Uint8Array> {
  const digest = createHash("sha256").update(version + COMPILE);
  const kept = `${FOLDER}/library-${digest.digest("hex").slice(0, 16)}.zip`;
  if (!existsSync(kept)) {
    const made = (await loadPyodide()).runPython(COMPILE) as { toJs(): Uint8Array };
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(kept, made.toJs());
  }
  return readFileSync(kept);
}
