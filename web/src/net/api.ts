/** Requests to the server. */

import type { Problem } from "./wire";
import { prefs } from "../app/prefs.svelte";
import { here, isAskedHere } from "./here.svelte";
import { t } from "./text.svelte";

/** Milliseconds after which a request counts as lost. */
const PATIENCE = 30_000;

/** A refusal by the server, with a message in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The problem to show for a caught error; rethrows whatever is no refusal. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  throw error;
}

/** The refusal to report when the server does not answer, or answers nonsense. */
export function noServer(): Refused {
  return new Refused({ code: "web-no-server", message: t("web-no-server"), rule: null });
}

/** Sends a request; `isSpoken` says whether there is text for the reader in the answer. */
export async function ask<Answer>(
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
  isSpoken = true,
): Promise<Answer> {
  const address = new URL(path, location.origin);
  if (isAskedHere(address.pathname, body)) return askHere<Answer>(address, method, body);
  if (isSpoken) address.searchParams.set("lang", prefs.language);
  const content = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const response = await fetch(address, { method, ...content, signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    here.lose();
    return null;
  });
  if (!response && isAskedHere(address.pathname, body)) return askHere<Answer>(address, method, body);
  if (!response) throw noServer();
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as Answer;
  throw isProblem(found) ? new Refused(found) : noServer();
}

/** Asks this device instead of a server. */
async function askHere<Answer>(address: URL, method: string, body: unknown): Promise<Answer> {
  const { device } = await import("../offline/device");
  const { status, body: found } = await device.ask(address, method, body, prefs.language);
  if (status === 200) return found as Answer;
  throw isProblem(found) ? new Refused(found) : noServer();
}

function isProblem(found: unknown): found is Problem {
  return typeof found === "object" && found !== null && "code" in found && "message" in found;
}

/** An id for a request; the server knows by it that a command is repeated. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
