// Signals while the page is open: notifications for a tab in the background, and soft tones.

import { noticeOf } from "../worker/news";
import { speaker } from "./sounds";

const TONES = { turn: [659.3, 880], end: [523.3, 659.3, 784] };
const APART_S = 0.16;
const LASTS_S = 0.9;
const LOUD = 0.1;

export type Heard = keyof typeof TONES;

export function ring(heard: Heard): void {
  const audio = speaker();
  for (const [at, pitch] of TONES[heard].entries()) {
    const start = audio.currentTime + at * APART_S;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUD, start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + LASTS_S);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LASTS_S);
  }
}

/** Shows a notification, through the service worker if there is one: phones have no other way. */
export async function show(table: string, title: string, body: string): Promise<void> {
  if (Notification.permission !== "granted") return;
  const options = noticeOf({ table, body });
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) {
    await registration.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
