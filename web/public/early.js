// Opens the socket of a table while the client itself is still on its way; `Session` takes it over.
const table = /^\/table\/(\w+)/.exec(location.pathname)?.[1];
if (table) {
  let language = document.documentElement.lang;
  try {
    language = JSON.parse(localStorage.getItem("tessera") ?? "{}").language ?? language;
  } catch {
    // nothing that makes sense was kept
  }
  const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  const socket = new WebSocket(`${host}/api/tables/${table}/live?since=0&lang=${language}`);
  const heard = [];
  socket.onmessage = (event) => heard.push(event);
  window.early = { socket, heard };
}
