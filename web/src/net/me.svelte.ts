/** Who the reader is to the server: nobody, a guest or an account. */

import type { Me } from "./wire";
import { ask } from "./api";
import { t } from "./text.svelte";

const NAME = "tessera name";

/** The name by which this browser's reader was last known, with or without a server. */
export function keptName(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null; // a browser that stores nothing
  }
}

function keep({ name }: Me): void {
  try {
    if (name != null) localStorage.setItem(NAME, name);
  } catch {
    // the name lasts as long as the page
  }
}

class Reader {
  me = $state.raw<Me>({ name: null, login: null, bot: false });
  #known: Promise<void> | null = null;

  /** Asks the server once who this is. */
  load(): Promise<void> {
    this.#known ??= ask<Me>("/api/me").then(
      (me) => keep((this.me = me)),
      (error: unknown) => {
        this.#known = null;
        throw error;
      },
    );
    return this.#known;
  }

  /** Asks again: there is a server again, or none any more. */
  reload(): Promise<void> {
    this.#known = null;
    return this.load();
  }

  /** Makes a reader without a name a guest, so that nobody has to fill in a form before the first move. */
  async introduce(): Promise<void> {
    await this.load();
    if (this.me.name != null) return;
    await this.rename(keptName() ?? `${t("web-guest")} ${100 + Math.floor(Math.random() * 900)}`);
  }

  async rename(name: string): Promise<void> {
    keep((this.me = await ask<Me>("/api/me", { name })));
  }

  async register(login: string, password: string): Promise<void> {
    await this.introduce();
    this.me = await ask<Me>("/api/account", { login, password });
  }

  async signIn(login: string, password: string): Promise<void> {
    this.me = await ask<Me>("/api/session", { login, password });
  }

  async signOut(): Promise<void> {
    this.me = await ask<Me>("/api/session", undefined, "DELETE");
  }
}

export const reader = new Reader();
