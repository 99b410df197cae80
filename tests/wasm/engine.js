// Plays random matches in the browser's own engine, and grows a search tree; what it returns is compared with the CPU.
async ({ about, blank, seeds, root, players, viewer, seed, iterations }) => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(`/engines/${about.module}`));
  const { memory, __heap_base, deal, play_randomly, think } = instance.exports;
  const base = Math.ceil(__heap_base.value / 16) * 16;
  memory.grow(Math.ceil((base + about.size) / 65536) - memory.buffer.byteLength / 65536);
  const bytes = new Uint8Array(memory.buffer, base);
  const view = new DataView(memory.buffer, base);
  const place = (name) => about.fields[name][0];
  const write = (name, values) => values.forEach((value, at) => view.setFloat64(place(name) + 8 * at, value, true));
  const unpack = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const pack = (start, size) => btoa(Array.from(bytes.subarray(start, start + size), (byte) => String.fromCharCode(byte)).join(""));
  const state = unpack(blank);
  const ends = seeds.map((number) => {
    bytes.set(state, place("states"));
    view.setBigUint64(place("generator"), BigInt(number), true);
    deal(base, 0);
    play_randomly(base, 2 ** 31 - 1);
    return pack(place("states"), state.length);
  });
  bytes.set(unpack(root), place("root"));
  write("weights", about.weights[players].flat());
  write("spread", about.spread[players]);
  for (const [name, value] of Object.entries(about.parameters)) {
    if (about.fields[name][1] === "f8") write(name, [value]);
    else view.setBigInt64(place(name), BigInt(value), true);
  }
  view.setBigUint64(place("generator"), BigInt(seed), true);
  const used = think(base, viewer, 1, iterations);
  return { ends, tree: pack(place("nodes"), used * about.node.size) };
};
