/** What an event of Prosperity changes for its player, as signs and numbers. */

import { signed } from "../../../net/text.svelte";
import type { Gain } from "../../../table/playback/gain";
import { ICONS as SHARED } from "../../../ui/glyphs";
import { ICONS } from "../icons";
import { TRACKS, euros } from "../things";

export function gainsOf(facts: Readonly<Record<string, unknown>>): Gain[] {
  const by = (fact: string): number => (typeof facts[fact] === "number" ? facts[fact] : 0);
  const sum = by("money");
  const gains = [
    { icon: "", text: `${sum > 0 ? "+" : "−"}${euros(Math.abs(sum))}`, by: sum, isBad: sum < 0 },
    { icon: ICONS["disc"]!, text: signed(by("discs")), by: by("discs"), isBad: by("discs") > 0 },
    { icon: SHARED.points, text: signed(by("points")), by: by("points"), isBad: by("points") < 0 },
    ...TRACKS.map((track) => ({ icon: ICONS[track]!, text: signed(by(track)), by: by(track), isBad: by(track) < 0 })),
    { icon: SHARED.points, text: `+${by("lost")}`, by: by("lost"), isBad: true, isLost: true },
  ];
  return gains.filter((gain) => gain.by);
}
