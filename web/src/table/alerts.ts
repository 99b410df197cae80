/** Alerts for a reader who looks elsewhere. */

import { prefs } from "../app/prefs.svelte";
import { fileAt } from "../net/place";
import { t } from "../net/text.svelte";

let audio: AudioContext | null = null;

/** Plays short notes: two for a turn, one for a move. */
export function chime(notes: readonly number[]): void {
  if (!prefs.sound) return;
  audio ??= new AudioContext();
  const begin = audio.currentTime + 0.02;
  notes.forEach((pitch, number) => {
    const voice = audio!.createOscillator();
    const volume = audio!.createGain();
    voice.frequency.value = pitch;
    voice.type = "triangle";
    volume.gain.setValueAtTime(0.0001, begin + number * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + number * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + number * 0.14 + 0.3);
    voice.connect(volume).connect(audio!.destination);
    voice.start(begin + number * 0.14);
    voice.stop(begin + number * 0.14 + 0.32);
  });
}

export const TURN = [523, 784];
export const MOVE = [392];

/** Announces the reader's turn by a sound, and by a browser notification unless they look at the page. */
export function alertTurn(game: string, table: string): void {
  chime(TURN);
  if (!prefs.alerts || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("web-table-your-turn"), { body: game, tag: table, icon: fileAt("icon-192.png") });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Android has the constructor, but refuses it outside a service worker: there is the sound and the title
  }
}
