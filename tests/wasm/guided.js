// Lets a network guide a search in the browser's own engine; returns the first bytes of some parts of its tree.
async ({ about, root, viewer, seed, evaluations, parts }) => {
  const { network } = about;
  const { instance } = await WebAssembly.instantiateStreaming(fetch(`/engines/${about.module}`));
  const { memory, __heap_base, unpack, think_guided } = instance.exports;
  const file = new Uint8Array(await (await fetch(`/engines/${network.file}`)).arrayBuffer());
  const engine = Math.ceil(__heap_base.value / 16) * 16;
  const guide = Math.ceil((engine + about.size) / 16) * 16;
  memory.grow(Math.ceil((guide + network.size) / 65536) - memory.buffer.byteLength / 65536);
  const [bytes, view] = [new Uint8Array(memory.buffer), new DataView(memory.buffer)];
  const place = (name) => guide + network.fields[name][0];
  bytes.set(file, guide);
  unpack(guide);
  for (const [name, value] of Object.entries(network.parameters)) view.setFloat64(place(name), value, true);
  bytes.set(
    Uint8Array.from(atob(root), (letter) => letter.charCodeAt(0)),
    place("root"),
  );
  view.setBigUint64(engine + about.fields.generator[0], BigInt(seed), true);
  think_guided(engine, guide, viewer, evaluations);
  const pack = (start, size) => btoa(Array.from(bytes.subarray(start, start + size), (byte) => String.fromCharCode(byte)).join(""));
  return Object.fromEntries(Object.entries(parts).map(([name, size]) => [name, pack(place(name), size)]));
};
