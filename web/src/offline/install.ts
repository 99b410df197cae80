/** Installing the page on this device, so that it starts and plays without a network. */

import { prefs } from "../app/prefs.svelte";
import { fileAt } from "../net/place";
import { device } from "./device";

const FETCHING = 0.7; // the share of installing; the rest is Python's first start

/** What a host offers: the bytes that installing transfers at most, or null if it has no offline part or this browser no use for it. */
export async function offered(): Promise<number | null> {
  if (!("serviceWorker" in navigator) || !("indexedDB" in window)) return null;
  const answer = await fetch(fileAt("offline/index.json")).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { size: number }).size : null;
}

/** Installs the page; `onProgress` hears the share that is done. */
export async function install(onProgress: (share: number) => void): Promise<void> {
  const channel = new BroadcastChannel("tessera install");
  channel.onmessage = ({ data }: MessageEvent<{ done: number; total: number }>) =>
    onProgress((data.done / data.total) * FETCHING);
  try {
    const registration = await navigator.serviceWorker.register(fileAt("sw.js"));
    await activated(registration);
    await device.prepare();
    await navigator.storage.persist().catch(() => false); // a browser that may forget everything plays on as long as it does not
    prefs.offline = true;
  } finally {
    channel.close();
  }
}

function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active!;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("not installed"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Removes everything but the matches. */
export async function uninstall(): Promise<void> {
  prefs.offline = prefs.device = false;
  await (await navigator.serviceWorker.getRegistration(fileAt("")))?.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`tessera ${fileAt("")} `)) await caches.delete(name);
}
