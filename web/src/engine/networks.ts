/** The networks of games: files of a megabyte or two that are fetched when a bot first needs one. An installed page keeps them. */

const GAME = /([\w-]+)-\w+\.bin$/; // in the name of a file

/** A cache of its own, named as service workers name theirs: it outlives versions of the page that have the same networks. */
function cacheOf(root: string): Promise<Cache> {
  return caches.open(`tessera ${root} networks`);
}

function addressOf(root: string, file: string): string {
  return `${root}engines/${file}`;
}

/** Whether this device keeps a network. */
export async function isNetworkKept(root: string, file: string): Promise<boolean> {
  return "caches" in self && (await (await cacheOf(root)).match(addressOf(root, file))) !== undefined;
}

/** A network, from this device or from its host; `isKept` if this device may keep it. */
export async function networkFile(root: string, file: string, isKept: boolean): Promise<ArrayBuffer> {
  const address = addressOf(root, file);
  const kept = isKept ? await (await cacheOf(root)).match(address) : undefined;
  if (kept) return kept.arrayBuffer();
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  if (isKept) await keep(root, address, answer.clone());
  return answer.arrayBuffer();
}

/** Keeps a network in place of the game's other ones; a device without room for it fetches it again. */
async function keep(root: string, address: string, answer: Response): Promise<void> {
  const cache = await cacheOf(root);
  const game = GAME.exec(address)?.[1];
  for (const { url } of await cache.keys()) if (GAME.exec(url)?.[1] === game) await cache.delete(url);
  await cache.put(address, answer).catch(() => {});
}
