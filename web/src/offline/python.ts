/**
 * Starting Python. To run all modules and read all texts takes seconds, so an installed page keeps the memory that Python has after its
 * first start, and later starts begin with it.
 */

import { type PyodideAPI, loadPyodide } from "pyodide";

import { KeptMemory } from "./memory";

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Create = NonNullable<Options["createPyodideModule"]>;

/** Where Pyodide is, and which packages of its own it has: none. */
declare const __PYODIDE__: { folder: string; lock: string };

const { folder, lock } = __PYODIDE__;
const LIBRARY = "/python";
const FIND_MODULES = `import sys; sys.path.insert(0, "${LIBRARY}")`;
const REHEARSE = "from tessera.offline.rehearsal import rehearse; rehearse()";

/** Starts Python with the modules of an archive; `isKept` if its memory may be kept on this device. */
export async function startPython(root: string, archive: string, isKept: boolean): Promise<PyodideAPI> {
  const place = root + folder;
  const files = bytesAt(`${root}offline/${archive}`);
  const load = async (more: Options): Promise<PyodideAPI> => {
    const python = await loadPyodide({ indexURL: place, packageBaseUrl: place, lockFileContents: lock, ...more });
    python.unpackArchive(await files, "zip", { extractDir: LIBRARY });
    return python;
  };
  const memory = new KeptMemory(root, archive);
  const kept = isKept ? await memory.find() : undefined;
  if (kept) {
    try {
      const bytes = kept.arrayBuffer();
      return await load({ _loadSnapshot: bytes, createPyodideModule: await roomFor(bytes, place) });
    } catch (error) {
      console.warn("the kept memory is of no use", error);
    }
  }
  const python = await load({ _makeSnapshot: isKept });
  python.runPython(FIND_MODULES);
  if (isKept) {
    python.runPython(REHEARSE);
    await memory.write(python.makeMemorySnapshot());
  }
  return python;
}

/** Makes Pyodide's module with enough room for kept memory, of which Pyodide takes no care. */
async function roomFor(memory: Promise<ArrayBuffer>, place: string): Promise<Create> {
  const { default: create } = (await import(/* @vite-ignore */ `${place}pyodide.asm.mjs`)) as { default: Create };
  return async (settings) => {
    const module = await create(settings);
    (module as unknown as { growMemory(bytes: number): void }).growMemory((await memory).byteLength);
    return module;
  };
}

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
