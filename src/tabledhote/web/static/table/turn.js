// Says that it is your turn: always by a sign in title and icon, and by a tone and a notification if the settings say so.

import { byId, part } from "../shared/elements.js";
import { start, text } from "../shared/start.js";

const TONE = 660; // hertz
const LOUD = 0.08;
const LASTS = 0.5; // seconds

const icon = part(document, "link[rel=icon]", HTMLLinkElement);
const plain = { title: document.title, icon: icon.href };
/** @type {boolean | null} */
let was = null; // whether it was one's turn before; unknown at first
/** @type {AudioContext | null} */
let sound = null;

/** Browsers let a page sound only after somebody has touched it. */
function awaken() {
  sound ??= new AudioContext();
  sound.resume();
}

if (start.sound === "on")
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, awaken, { once: true });

/** @param {boolean} yours */
export function turnSign(yours) {
  document.title = yours ? `● ${text("table-turn-title")} · ${plain.title}` : plain.title;
  icon.href = yours ? (icon.dataset.turn ?? "") : plain.icon;
  if (yours && was === false) {
    tone();
    notify();
  }
  was = yours;
}

/** A soft short tone. */
function tone() {
  if (sound?.state !== "running") return;
  const voice = sound.createOscillator();
  const loudness = sound.createGain();
  const now = sound.currentTime;
  voice.frequency.setValueAtTime(TONE, now);
  voice.frequency.setValueAtTime(TONE * 1.25, now + LASTS / 3);
  loudness.gain.setValueAtTime(0, now);
  loudness.gain.linearRampToValueAtTime(LOUD, now + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + LASTS);
  voice.connect(loudness).connect(sound.destination);
  voice.start(now);
  voice.stop(now + LASTS);
}

/** For a reader who is looking at something else. */
function notify() {
  if (start.notify !== "on" || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(plain.title, {
      body: `${text("table-yours")} ${byId("what").textContent}`,
      icon: plain.icon,
      tag: location.pathname,
    });
    note.addEventListener("click", () => {
      focus();
      note.close();
    });
  } catch {
    // Chrome on Android lets only a service worker notify, and says so here, after it has asked for permission.
  }
}
