/** Asking the server. */

import type { Problem } from "./wire";
import { prefs } from "../app/prefs.svelte";
import { t } from "./text.svelte";

/** What the server refused, with a message in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** Asks something; `isSpoken` says whether there are words in the answer. */
export async function ask<Answer>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST", isSpoken = true): Promise<Answer> {
  const address = new URL(path, location.origin);
  if (isSpoken) address.searchParams.set("lang", prefs.language);
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refused({ code: "web-no-server", message: t("web-no-server"), rule: null }, 0);
  }
  const found: unknown = await answer.json().catch(() => null);
  if (answer.ok) return found as Answer;
  const problem = (found ?? { code: "web-no-server", message: t("web-no-server"), rule: null }) as Problem;
  throw new Refused(problem, answer.status);
}

/** A name for a command: a repeat of it is known by it. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
