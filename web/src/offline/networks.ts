/** Whether bots of this device can play with a network. */

import { isNetworkKept } from "../engine/networks";
import { fileAt } from "../net/place";
import type { EngineView } from "../net/wire";
import { device } from "./device";

export interface NetworkHere {
  isKept: boolean;
  /** Bytes. */
  size: number;
}

/** The network of a game, and whether this device keeps it; null if the game has none. */
export async function networkOf(game: string): Promise<NetworkHere | null> {
  const engines = Object.entries(await device.facts()).filter(([path]) => path.startsWith(`/api/games/${game}/engine?`));
  const network = (engines[0]?.[1] as EngineView | undefined)?.network;
  return network ? { isKept: await isNetworkKept(fileAt(""), network.file), size: network.bytes } : null;
}
