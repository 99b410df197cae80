import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";

import { prefs } from "../../../src/app/prefs.svelte";
import { catalogue } from "../../../src/net/text.svelte";
import type { TableView } from "../../../src/net/wire";
import { reason, verdict } from "../../../src/table/playback/verdict";
import { seatOf, tableOf } from "../../support/wire";

const MESSAGES = `
web-verdict-you = You win { $score }
web-verdict-other = { $names } wins { $score }
web-verdict-shared = { $names } win { $score }
web-verdict-tie = tie-break
web-verdict-reason = { $source } { $score }
`;

beforeEach(() => {
  prefs.language = "en";
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(MESSAGES));
  catalogue.bundle = bundle;
});

/** A table that is over, with the reader's seats. */
function over(points: number[], winners: number[], ...mine: number[]): TableView {
  const ranks = points.map((each, seat) => (winners.includes(seat) ? 1 : 2 + points.filter((other) => other > each).length));
  const seats = points.map((_, seat) => seatOf({ mine: mine.includes(seat) }));
  return tableOf({ status: "over", seats, result: { points, winners, ranks } });
}

const said = (table: TableView): string => verdict(table, ["Ada", "Ben", "Cleo"]).replaceAll("\u00a0", " ");
const why = (table: TableView, ...sources: [string, number[]][]): string =>
  reason(
    table,
    sources.map(([label, values]) => ({ label, values })),
  ).replaceAll("\u00a0", " ");

describe("the verdict", () => {
  it("tells a winner that they have won", () => {
    expect(said(over([69, 55], [0], 0))).toBe("You win 69 : 55");
  });

  it("names the winner to a loser, a spectator and several on one device, the best score first", () => {
    for (const mine of [[1], [], [0, 1]]) expect(said(over([40, 55, 69], [2], ...mine))).toBe("Cleo wins 69 : 55 : 40");
  });

  it("names all who share a victory", () => {
    expect(said(over([60, 60], [0, 1], 0))).toBe("Ada and Ben win 60 : 60");
  });
});

describe("the reason", () => {
  it("is what the winner was most ahead in", () => {
    expect(why(over([69, 55], [0], 0), ["money", [1, 2]], ["forest", [23, 8]], ["water", [16, 12]])).toBe("forest 23 : 8");
  });

  it("compares a loser with the winner, and a winner with the second", () => {
    const sources: [string, number[]][] = [
      ["one", [10, 10, 0]],
      ["other", [9, 4, 8]],
    ];
    expect(why(over([19, 14, 8], [0], 2), ...sources)).toBe("one 10 : 0");
    expect(why(over([19, 14, 8], [0], 0), ...sources)).toBe("other 9 : 4");
  });

  it("is the tie-break where the points are level, and none where several have won", () => {
    expect(why(over([60, 60], [0], 0), ["one", [60, 60]])).toBe("tie-break");
    expect(why(over([60, 60], [0, 1], 0), ["one", [60, 60]])).toBe("");
  });
});
