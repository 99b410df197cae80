/** The address of a table's socket, and the socket that public/early.js may have opened already. */

interface Early {
  socket: WebSocket;
  heard: MessageEvent<string>[];
}

declare global {
  interface Window {
    early?: Early | null; // null once the client connects by itself
  }
}

/** The address of a table's socket; entries up to `since` are known already. */
export function liveAddress(table: string, since: number, language: string): string {
  const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  return `${host}/api/tables/${table}/live?since=${since}&lang=${language}`;
}

/** Hands over the early socket and what it has received, once; closes it if its address is another one. */
export function takeEarly(address: string): Early | null {
  const early = window.early;
  window.early = null;
  if (!early) return null;
  if (early.socket.url === address && early.socket.readyState <= WebSocket.OPEN) return early;
  early.socket.close();
  return null;
}
