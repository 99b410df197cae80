/** The memory of Python, kept in a cache of its own: it outlives versions of the page that have the same Python. */

/** Where Pyodide is: a folder that is named by its version. */
declare const __PYODIDE__: { folder: string };

export class KeptMemory {
  readonly #cache: string; // as service workers name theirs
  readonly #address: string;

  /** The memory of an archive of modules; it fits only the browser that it was made in, which decides what compiled code can do. */
  constructor(root: string, archive: string) {
    this.#cache = `tessera ${root} memory`;
    this.#address = `${root}${__PYODIDE__.folder}${archive}.memory?${encodeURIComponent(navigator.userAgent)}`;
  }

  /** The memory, if it is kept. */
  async find(): Promise<Response | undefined> {
    return (await caches.open(this.#cache)).match(this.#address);
  }

  /** Keeps it in place of any other; a device without room for it starts slowly. */
  async write(memory: Uint8Array): Promise<void> {
    const cache = await caches.open(this.#cache);
    for (const other of await cache.keys()) await cache.delete(other);
    await cache.put(this.#address, new Response(memory as BufferSource)).catch(() => {});
  }
}
