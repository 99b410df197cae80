/** What the output of Svelte's compiler, and its runtime, can be without here. */

import type { Plugin } from "vite";

const HYDRATION = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const STATE = "export let hydrating = false;";
const CHANGE = "hydrating = value;";

/** What a component does, or says, only while it is hydrated. */
const STEPS = /^\s*\$\.(?:reset|next)\([\w$]*\);$/gm;
const IS_TEXT = /(?<=\$\.(?:child|only_child|first_child|sibling)\([\w$]+(?:, \d+)?), true(?=\))/g;
const ONLY_CHILD = /\$\.only_child\(/g; // else the same as a child
function mounted(component: string): string {
  return component.replace(STEPS, "").replace(IS_TEXT, "").replace(ONLY_CHILD, "$.child(");
}

/** A template. HTML needs no end tags at its end, and in SVG no end tag after an empty element. */
const TEMPLATE = /(?<=\$\.from_(html|svg)\(`)[^`]*(?=`)/g;
const LAST_TAGS = /(?:<\/[\w-]+>)+$/;
const EMPTY = /<(\w+)([^<>]*)><\/\1>/g;
function shortened(template: string, kind: string): string {
  return (kind === "svg" ? template.replace(EMPTY, "<$1$2/>") : template).replace(LAST_TAGS, "");
}

/**
 * Cuts hydration, and bytes that say nothing. No server renders our pages, so nothing is ever hydrated; but the bundler cannot know that
 * the runtime's flag stays false, and would keep all the code for it.
 */
export const lean: Plugin = {
  name: "lean",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: [HYDRATION, /\.svelte$/] },
    handler(code, id) {
      if (id.endsWith(".svelte")) return { code: mounted(code).replace(TEMPLATE, shortened), map: null };
      if (!code.includes(STATE) || !code.includes(CHANGE)) this.error("Svelte hydrates in another way now: adapt lean.config.ts");
      return { code: code.replace(STATE, STATE.replace("let", "const")).replace(CHANGE, ""), map: null };
    },
  },
};
