import { describe, expect, it } from "vitest";

import type { Tree } from "../../src/engine/engine";
import { sumOf } from "../../src/engine/pool";

function tree(branches: [action: number, visits: number, line: number[]][]): Tree {
  const found = branches.map(([action, visits, line]) => ({
    action,
    visits,
    line,
    chances: [visits / 2, visits / 2],
    points: [visits * 10, visits * 20],
  }));
  const visits = found.reduce((sum, each) => sum + each.visits, 0);
  return { visits, chances: [visits / 2, visits / 2], points: [visits * 10, visits * 20], branches: found, isFull: false };
}

describe("the sum of trees", () => {
  const sum = sumOf([
    tree([
      [1, 4, [7]],
      [2, 5, [8]],
    ]),
    tree([
      [1, 6, [9]],
      [3, 1, []],
    ]),
  ]);

  it("adds what they found", () => {
    expect(sum.visits).toBe(16);
    expect(sum.points).toEqual([160, 320]);
  });

  it("has every action once, the most visited first", () => {
    expect(sum.branches.map(({ action, visits }) => [action, visits])).toEqual([
      [1, 10],
      [2, 5],
      [3, 1],
    ]);
  });

  it("takes a line from the tree that visited it most", () => {
    expect(sum.branches[0]!.line).toEqual([9]);
  });
});
