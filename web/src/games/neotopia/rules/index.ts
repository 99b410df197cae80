import type { GameRules } from "../../contract";
import type { NeotopiaBox } from "../box";
import { inventory } from "../inventory";
import type { Tokens } from "../inventory/drawing";
import Figure from "./Figure.svelte";

export const rules: GameRules<NeotopiaBox, Tokens> = { inventory, Figure };
