/** The components of Prosperity as an overview: tiles by decade, then what is printed on the boards. */

import { t } from "../../../net/text.svelte";
import type { Group, Inventory } from "../../contract";
import type { ProsperityBox, Tile } from "../box";
import Symbols from "./Symbols.svelte";
import { effectSaid, nameOf, slotsOf, word } from "../things";

export type Counts = Record<string, number>;

function groups(box: ProsperityBox): Group<Counts>[] {
  const decades = [...new Set(box.data.tile.map((tile) => tile.decade ?? 0))].sort((one, other) => one - other);
  const tiles = decades.map((decade) => ({
    title: decade ? String(decade) : t("prosperity-box-first-market"),
    rows: box.data.tile
      .filter((tile) => (tile.decade ?? 0) === decade)
      .map((tile) => ({
        id: tile.id,
        name: nameOf(box, tile.id),
        about: aboutTile(box, tile),
        does: effectSaid(tile.effect ?? {}),
        ...drawn(tile.symbols),
        source: tile.source,
      })),
  }));
  const boards = box.data.board.map((board) => ({
    title: t("prosperity-box-board", { side: nameOf(box, board.side) }),
    rows: slotsOf(box, board.side).map((slot) => ({
      id: `${board.side} ${slot.label}`,
      name: slot.printed ? nameOf(box, slot.printed) : t("prosperity-box-free-slot"),
      about: t("prosperity-box-slot", { slot: slot.label, kind: nameOf(box, slot.kind) }),
      does: slot.opens ? t("prosperity-box-opens", { slots: slot.opens.map((place) => place.join(".")).join(", ") }) : "",
      ...drawn(slot.symbols),
      source: board.source,
    })),
  }));
  return [...tiles, ...boards];
}

function aboutTile(box: ProsperityBox, tile: Tile): string {
  const place = t("prosperity-box-tile", { kind: nameOf(box, tile.kind), side: nameOf(box, tile.side), level: tile.level });
  return tile.scores ? `${place} · ${t("prosperity-box-scores", { symbol: nameOf(box, tile.scores) })}` : place;
}

function drawn(symbols: Counts = {}): { figure: Counts; said: string[] } {
  return { figure: symbols, said: Object.keys(symbols).map(word) };
}

export const inventory: Inventory<ProsperityBox, Counts> = { groups, Figure: Symbols, reconstructed: ["P-2", "P-4"] };
