/** The box of Prosperity with the names of what is in it. */

import type { Named } from "../../net/box.svelte";
import type { ProsperityBox as Printed } from "../../net/wire";

export type { ProsperitySlot as Slot, ProsperityTile as Tile } from "../../net/wire";
export type ProsperityBox = Printed & Named;
