// The reader's settings: language, theme, speed, motion, confirming, tips, coach, sound,
// notifications, name. They are kept in the browser and can change at any time, also during a game.

import { FALLBACK, LANGUAGES, type Language } from "../words/words";
import { keep, kept } from "./store";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOTIONS = ["system", "reduced"] as const;
export type Motion = (typeof MOTIONS)[number];

/** Whether an answer that may be final is held until confirmed; on for newcomers. */
export const CONFIRMS = ["on", "off"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** When the table shows tips: until one game is finished, always, never. */
export const TIPS = ["first", "on", "off"] as const;
export type TipsWanted = (typeof TIPS)[number];

/** Whether a choice that is clearly worse is held once, where the reader plays alone. */
export const COACHES = ["off", "on"] as const;
export type CoachWanted = (typeof COACHES)[number];

/** Soft sounds of the table, of the reader's turn and of the end. */
export const SOUNDS = ["off", "on"] as const;
export type Sound = (typeof SOUNDS)[number];

/** Who gets notifications: nobody, readers with the tab in the background, or also those who have
 * closed it. */
export const NOTICES = ["off", "tab", "push"] as const;
export type Notice = (typeof NOTICES)[number];

/** Hours until a second notification; 0: none. */
export const REMINDERS = [0, 12, 24, 72] as const;
export type Reminder = (typeof REMINDERS)[number];

const MAX_NAME = 24;

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #language = $state<Language>(languageOfBrowser());
  #theme = $state<Theme>("system");
  #speed = $state<Speed>("normal");
  #motion = $state<Motion>("system");
  #confirm = $state<Confirm>("on");
  #tips = $state<TipsWanted>("first");
  #coach = $state<CoachWanted>("off");
  #sound = $state<Sound>("off");
  #notice = $state<Notice>("off");
  #reminder = $state<Reminder>(24);
  #name = $state("");
  #darkSystem = $state(darkSystem.matches);
  #stillSystem = $state(stillSystem.matches);

  constructor() {
    this.#read();
    darkSystem.addEventListener("change", (event) => (this.#darkSystem = event.matches));
    stillSystem.addEventListener("change", (event) => (this.#stillSystem = event.matches));
    // A change in another tab applies here, too.
    addEventListener("storage", () => this.#read());
  }

  get language(): Language {
    return this.#language;
  }
  set language(value: Language) {
    this.#language = value;
    this.#save();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    this.#save();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    this.#speed = value;
    this.#save();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    this.#motion = value;
    this.#save();
  }

  get confirm(): Confirm {
    return this.#confirm;
  }
  set confirm(value: Confirm) {
    this.#confirm = value;
    this.#save();
  }

  get tips(): TipsWanted {
    return this.#tips;
  }
  set tips(value: TipsWanted) {
    this.#tips = value;
    this.#save();
  }

  get coach(): CoachWanted {
    return this.#coach;
  }
  set coach(value: CoachWanted) {
    this.#coach = value;
    this.#save();
  }

  get sound(): Sound {
    return this.#sound;
  }
  set sound(value: Sound) {
    this.#sound = value;
    this.#save();
  }

  get notice(): Notice {
    return this.#notice;
  }
  set notice(value: Notice) {
    this.#notice = value;
    this.#save();
  }

  get reminder(): Reminder {
    return this.#reminder;
  }
  set reminder(value: Reminder) {
    this.#reminder = value;
    this.#save();
  }

  /** The reader's name; may be empty. */
  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = shortened(value.trim());
    this.#save();
  }

  get isDark(): boolean {
    return this.#theme === "system" ? this.#darkSystem : this.#theme === "dark";
  }

  get isStill(): boolean {
    return this.#motion === "reduced" || this.#stillSystem;
  }

  /** The root element carries the settings; the styles follow it. */
  show(root: HTMLElement): void {
    root.lang = this.#language;
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["motion"] = this.isStill ? "reduced" : "full";
    // Until then the device's settings apply: index.html has both. A change restyles the whole
    // page, so it waits until that happens anyway, after the words have changed.
    requestAnimationFrame(() => {
      const ground = getComputedStyle(root).getPropertyValue("--page");
      for (const meta of document.querySelectorAll("meta[name=theme-color]"))
        meta.setAttribute("content", ground);
    });
  }

  #read(): void {
    const saved = kept("settings");
    if (typeof saved === "object" && saved !== null) {
      const {
        language,
        theme,
        speed,
        motion,
        confirm,
        tips,
        coach,
        sound,
        notice,
        reminder,
        name,
      } = saved as Record<string, unknown>;
      this.#language = oneOf(LANGUAGES, language) ?? this.#language;
      this.#theme = oneOf(THEMES, theme) ?? this.#theme;
      this.#speed = oneOf(SPEEDS, speed) ?? this.#speed;
      this.#motion = oneOf(MOTIONS, motion) ?? this.#motion;
      this.#confirm = oneOf(CONFIRMS, confirm) ?? this.#confirm;
      this.#tips = oneOf(TIPS, tips) ?? this.#tips;
      this.#coach = oneOf(COACHES, coach) ?? this.#coach;
      this.#sound = oneOf(SOUNDS, sound) ?? this.#sound;
      this.#notice = oneOf(NOTICES, notice) ?? this.#notice;
      this.#reminder = oneOf(REMINDERS, reminder) ?? this.#reminder;
      if (typeof name === "string") this.#name = shortened(name);
    }
  }

  #save(): void {
    keep("settings", {
      language: this.#language,
      theme: this.#theme,
      speed: this.#speed,
      motion: this.#motion,
      confirm: this.#confirm,
      tips: this.#tips,
      coach: this.#coach,
      sound: this.#sound,
      notice: this.#notice,
      reminder: this.#reminder,
      name: this.#name,
    });
  }
}

/** A name of limited length, not cut inside a character. */
function shortened(name: string): string {
  return name.slice(0, MAX_NAME).replace(/[\uD800-\uDBFF]$/, "");
}

function oneOf<T extends string | number>(known: readonly T[], value: unknown): T | undefined {
  return known.find((item) => item === value);
}

function languageOfBrowser(): Language {
  for (const wish of navigator.languages) {
    const found = oneOf(LANGUAGES, wish.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return FALLBACK;
}

export const settings = new Settings();
