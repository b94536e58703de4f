// The sounds of a table, made here from tones and noise: short and soft.

/** Of what rolls, slides, chimes or rattles, and of a new season. */
export type Sound = "roll" | "card" | "chime" | "spirit" | "season";

/** A tone that fades away. */
interface Tone {
  /** Its pitch, and the one it glides to. */
  pitch: number;
  to?: number;
  /** Seconds: when it begins, and how long it lasts. */
  at: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

/** Filtered noise: a knock, or paper that slides. */
interface Noise {
  /** The middle of what is heard of it, and the one it glides to. */
  pitch: number;
  to?: number;
  sharp: number;
  at: number;
  lasts: number;
  loud: number;
}

interface Score {
  tones: readonly Tone[];
  noises: readonly Noise[];
}

const knock = (at: number, pitch: number, loud: number): Noise => ({
  pitch,
  sharp: 5,
  at,
  lasts: 0.05,
  loud,
});

const SCORES: Record<Sound, Score> = {
  // It rolls: four knocks, closer and softer.
  roll: {
    tones: [{ pitch: 210, to: 150, at: 0, lasts: 0.07, loud: 0.1 }],
    noises: [
      knock(0, 1500, 0.5),
      knock(0.09, 1900, 0.36),
      knock(0.155, 1700, 0.24),
      knock(0.2, 2100, 0.14),
    ],
  },
  card: {
    tones: [],
    noises: [
      { pitch: 1800, to: 5200, sharp: 0.9, at: 0, lasts: 0.16, loud: 0.16 },
      { pitch: 900, sharp: 2, at: 0.13, lasts: 0.04, loud: 0.2 },
    ],
  },
  chime: {
    tones: [
      { pitch: 1568, at: 0, lasts: 0.9, loud: 0.07 },
      { pitch: 2349, at: 0.05, lasts: 0.8, loud: 0.05 },
      { pitch: 4186, at: 0.05, lasts: 0.4, loud: 0.018 },
    ],
    noises: [],
  },
  // A head that rattles: two hollow pops, the second higher.
  spirit: {
    tones: [
      { pitch: 380, to: 620, at: 0, lasts: 0.1, loud: 0.14, shape: "triangle" },
      { pitch: 480, to: 800, at: 0.12, lasts: 0.12, loud: 0.12, shape: "triangle" },
    ],
    noises: [knock(0.02, 2600, 0.1), knock(0.14, 3000, 0.1)],
  },
  season: {
    tones: [
      { pitch: 196, at: 0, lasts: 2.2, loud: 0.1 },
      { pitch: 293.7, at: 0.06, lasts: 2, loud: 0.07 },
      { pitch: 392, at: 0.12, lasts: 1.8, loud: 0.05 },
      { pitch: 587.3, at: 0.24, lasts: 1.6, loud: 0.03 },
    ],
    noises: [],
  },
};

const RISES_S = 0.008;
const SILENT = 0.0001;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** The page's only way to be heard; it may sound once the reader has pressed something. */
export function speaker(): AudioContext {
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
}

/** Plays a sound after so many seconds. */
export function play(sound: Sound, after = 0): void {
  const out = speaker();
  const { tones, noises } = SCORES[sound];
  const begins = out.currentTime + after;
  for (const tone of tones) {
    const { pitch, to, shape = "sine" } = tone;
    const source = new OscillatorNode(out, { type: shape, frequency: pitch });
    if (to) source.frequency.exponentialRampToValueAtTime(to, begins + tone.at + tone.lasts);
    hear(out, source, source, begins, tone);
  }
  for (const part of noises) {
    const source = new AudioBufferSourceNode(out, { buffer: noiseOf(out) });
    const filter = new BiquadFilterNode(out, {
      type: "bandpass",
      frequency: part.pitch,
      Q: part.sharp,
    });
    const end = begins + part.at + part.lasts;
    if (part.to) filter.frequency.exponentialRampToValueAtTime(part.to, end);
    hear(out, source, source.connect(filter), begins, part);
  }
}

/** Lets a source be heard: up at once, then down. */
function hear(
  out: AudioContext,
  source: AudioScheduledSourceNode,
  end: AudioNode,
  begins: number,
  { at, lasts, loud }: { at: number; lasts: number; loud: number },
): void {
  const start = begins + at;
  const loudness = new GainNode(out, { gain: 0 });
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(loud, start + RISES_S);
  loudness.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  end.connect(loudness).connect(out.destination);
  source.start(start);
  source.stop(start + lasts);
}

/** A quarter of a second of noise, always the same. */
function noiseOf(out: AudioContext): AudioBuffer {
  if (noise) return noise;
  const made = out.createBuffer(1, Math.ceil(out.sampleRate / 4), out.sampleRate);
  const samples = made.getChannelData(0);
  let seed = 7;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    samples[at] = seed / 1_073_741_824 - 1;
  }
  noise = made;
  return made;
}
