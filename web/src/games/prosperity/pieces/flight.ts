/** A tile that the reader buys flies from the market to its slot. */

import type { Attachment } from "svelte/attachments";
import { motion } from "../../../app/motion";

const TIME = 350; // milliseconds
const departures = new Map<string, DOMRect>();

/** Remembers where a tile lies before it is bought. */
export function depart(tile: string, { currentTarget }: { currentTarget: Element }): void {
  departures.set(tile, currentTarget.getBoundingClientRect());
}

/** An attachment that moves an element from where its tile has lain; one that the reader has not pressed is simply there. */
export function arrive(tile: string): Attachment<HTMLElement> {
  return (element) => {
    const from = departures.get(tile);
    departures.delete(tile);
    if (!from || motion.isReduced) return;
    const to = element.getBoundingClientRect();
    const move = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    element.animate([{ transform: move, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], {
      duration: TIME,
      easing: "ease-out",
    });
  };
}
