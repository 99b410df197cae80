/** From shapes to the text of an SVG. */

import type { Shape } from "./shapes";

const paints = new Map<string, string>();

/** Mixes a tone: “brick”, lit “brick+” or in shade “brick-”; lit and shaded again, it stays as it is. */
function mix(tone: string): string {
  const [, name, signs] = /^(\w+)([+-]*)$/.exec(tone)!;
  const light = signs!.split("+").length - signs!.split("-").length;
  if (!light) return `var(--art-${name!})`;
  return `color-mix(in oklab, var(--art-${name!}), ${light > 0 ? "var(--art-light) 45" : `var(--art-shade) ${-26 * light}`}%)`;
}

function paint(tone: string): string {
  if (!paints.has(tone)) paints.set(tone, mix(tone));
  return paints.get(tone)!;
}

export function markup(shapes: Shape[]): string {
  return shapes
    .map(([tone, d, width]) =>
      width
        ? `<path d="${d}" fill="none" stroke="${paint(tone)}" stroke-width="${width}"/>`
        : `<path d="${d}" fill="${paint(tone)}"/>`,
    )
    .join("");
}
