/** The box of Neotopia with the names of what is in it. */

import type { Named } from "../../net/box.svelte";
import type { NeotopiaBox as Printed } from "../../net/wire";

export type { NeotopiaCard as Card, NeotopiaSpace as Space } from "../../net/wire";
export type NeotopiaBox = Printed & Named;
