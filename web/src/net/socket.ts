/** The other end of a connection to a table: a server's socket, or this device. */

import { isHere } from "./here.svelte";

/** What a connection needs of a socket. */
export type Socket = Pick<WebSocket, "url" | "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

const ALIVE = 2000; // milliseconds between two signs of life while Python is loaded

/** A socket to this device. */
export class DeviceSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  /** Passes messages on; set by the device. */
  pass: (message: string) => void = () => {};
  /** Tells the device that nobody listens any more. */
  leave: () => void = () => {};
  readonly #timer = window.setInterval(() => this.hear(JSON.stringify({ type: "pong", id: "" })), ALIVE);

  constructor(readonly url: string) {
    void import("../offline/device").then(({ device }) => {
      if (this.readyState === WebSocket.CONNECTING) void device.attach(this);
    });
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    clearInterval(this.#timer);
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  hear(data: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data }));
  }

  send(message: string): void {
    this.pass(message);
  }

  /** The table cannot be shown. */
  refuse(reason: string): void {
    this.close();
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code: 4404, reason }));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    clearInterval(this.#timer);
    this.leave();
  }
}

/** Connects to a table, wherever it is kept. */
export function connect(address: string): Socket {
  const table = /\/api\/tables\/(\w+)\/live/.exec(address)?.[1];
  return table && isHere(table) ? new DeviceSocket(address) : new WebSocket(address);
}
