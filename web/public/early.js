// What can be done while the client itself is still loading.

// The socket of a table is opened, and src/net/live.ts takes it over; unless the client was quicker and has one already.
const table = /^\/table\/([^0]\w+)/.exec(location.pathname)?.[1]; // those that begin with 0 are kept on this device
if (table && window.early === undefined) {
  let language = document.documentElement.lang;
  try {
    language = JSON.parse(localStorage.getItem("tessera") ?? "{}").language ?? language;
  } catch {
    // nothing that makes sense was stored
  }
  const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const socket = new WebSocket(`${host}/api/tables/${table}/live?since=0&lang=${language}`);
  const heard = [];
  socket.onmessage = (event) => heard.push(event);
  window.early = { socket, heard };
}

// The browser loads how a language writes and counts numbers: the first message needs it.
new Intl.NumberFormat(document.documentElement.lang).format(1);
new Intl.PluralRules(document.documentElement.lang).select(1);
