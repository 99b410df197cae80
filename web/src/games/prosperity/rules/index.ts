import type { GameRules } from "../../contract";
import type { ProsperityBox } from "../box";
import { type Counts, inventory } from "../inventory";
import Figure from "./Figure.svelte";

export const rules: GameRules<ProsperityBox, Counts> = { inventory, Figure };
