/** A server's end of WebSockets, driven by the test. */

import { vi } from "vitest";

import type { Asked, Said } from "../../src/net/wire";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: Asked[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The socket that was opened last. */
  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  // What the client calls

  send(message: string): void {
    this.sent.push(JSON.parse(message) as Asked);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: Said): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006, reason = ""): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

/** Puts fake sockets in place of real ones. */
export function useFakeSockets(): void {
  FakeSocket.all.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** Lets promises that are settled already take effect. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
