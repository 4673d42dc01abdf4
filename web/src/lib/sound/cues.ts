// The sounds of the table, synthesised with Web Audio: no files. Everything a sound says is also shown.
export type Draw = (bench: Bench, step: number) => void;

/** Plays one cue: into a destination node, from a start time. */
export class Bench {
  readonly start: number;
  constructor(
    private readonly audio: AudioContext,
    private readonly out: AudioNode,
  ) {
    this.start = audio.currentTime + 0.01;
  }

  private envelope(at: number, attack: number, length: number, loud: number, side: number): AudioNode {
    const gain = this.audio.createGain();
    const pan = this.audio.createStereoPanner();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.linearRampToValueAtTime(loud, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    pan.pan.value = side;
    gain.connect(pan).connect(this.out);
    return gain;
  }

  /** A pitched tone that may slide to another pitch. */
  tone(
    hertz: number,
    { at = 0, length = 0.2, loud = 0.2, type = "sine" as OscillatorType, to = hertz } = {},
  ): void {
    const when = this.start + at;
    const source = this.audio.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(hertz, when);
    source.frequency.exponentialRampToValueAtTime(to, when + length);
    source.connect(this.envelope(when, 0.006, length, loud, 0));
    source.start(when);
    source.stop(when + length);
  }

  /** Paper, breath and crackle: noise through a band that may move. */
  noise(
    hertz: number,
    { at = 0, length = 0.15, loud = 0.2, to = hertz, sharp = 1, side = 0, attack = 0.01 } = {},
  ): void {
    const when = this.start + at;
    const source = this.audio.createBufferSource();
    source.buffer = this.hiss(length);
    const band = this.audio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = sharp;
    band.frequency.setValueAtTime(hertz, when);
    band.frequency.exponentialRampToValueAtTime(to, when + length);
    source.connect(band).connect(this.envelope(when, attack, length, loud, side));
    source.start(when);
  }

  private hiss(length: number): AudioBuffer {
    const buffer = this.audio.createBuffer(
      1,
      Math.ceil(this.audio.sampleRate * length),
      this.audio.sampleRate,
    );
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return buffer;
  }
}

/** ±3 %, so that a deal does not sound like a machine. */
export const wander = () => 0.97 + Math.random() * 0.06;
export const pluck = (bench: Bench, hertz: number, at: number) => {
  bench.tone(hertz, { at, length: 0.5, loud: 0.16, type: "triangle" });
  bench.tone(hertz * 2, { at, length: 0.22, loud: 0.05, type: "triangle" });
};
const CRACKLES = [0, 0.07, 0.11, 0.19, 0.26, 0.31, 0.4, 0.47];

/** A lamp after the other climbs a scale. */
const SCALE = [293.7, 329.6, 370, 392, 440, 493.9, 554.4, 587.3];
/** Pitch, when, how long. */
const FANFARE: readonly (readonly [number, number, number])[] = [
  [293.7, 0, 0.22],
  [370, 0.18, 0.22],
  [440, 0.36, 0.22],
  [587.3, 0.54, 0.5],
  [440, 0.82, 0.2],
  [587.3, 0.98, 0.7],
];

export const CUES = {
  deal: (bench) => bench.noise(2400 * wander(), { to: 900, length: 0.12, loud: 0.16 }),
  flip: (bench) => bench.noise(3800, { length: 0.05, loud: 0.2, sharp: 2, attack: 0.002 }),
  swap: (bench) => {
    bench.noise(1500, { to: 2600, length: 0.22, loud: 0.14, side: -0.7 });
    bench.noise(2600, { at: 0.12, to: 1500, length: 0.22, loud: 0.14, side: 0.7 });
  },
  peek: (bench) => bench.noise(1800, { to: 2600, length: 0.24, loud: 0.06, attack: 0.09 }),
  fits: (bench) => {
    bench.tone(190, { to: 120, length: 0.1, loud: 0.3, type: "triangle" });
    bench.tone(1320, { at: 0.1, length: 0.7, loud: 0.1 });
    bench.tone(2640, { at: 0.1, length: 0.4, loud: 0.03 });
  },
  wrong: (bench) => bench.tone(150, { to: 110, length: 0.16, loud: 0.26, type: "triangle" }),
  burn: (bench) => {
    for (const at of CRACKLES)
      bench.noise(2600 * wander(), { at, length: 0.03, loud: 0.2, sharp: 4, attack: 0.002 });
    bench.noise(500, { at: 0.35, to: 180, length: 0.5, loud: 0.12, attack: 0.15 });
  },
  up: (bench) => bench.tone(420, { to: 840, length: 0.35, loud: 0.1 }),
  down: (bench) => bench.tone(840, { to: 420, length: 0.35, loud: 0.1 }),
  turn: (bench) => {
    pluck(bench, 293.7, 0);
    pluck(bench, 440, 0.14);
  },
  shout: (bench) => {
    bench.tone(130, { to: 62, length: 0.32, loud: 0.4 });
    bench.noise(1200, { length: 0.06, loud: 0.14 });
  },
  lamp: (bench, step) => {
    bench.tone(SCALE[Math.min(step, SCALE.length) - 1] ?? SCALE[0], { length: 0.4, loud: 0.12 });
    bench.noise(3800, { length: 0.04, loud: 0.12, sharp: 2, attack: 0.002 });
  },
  knock: (bench, step) =>
    bench.tone(180 + 60 * step, { to: 140, length: 0.12, loud: 0.24, type: "triangle" }),
  day: (bench) => [146.8, 220, 293.7, 370].forEach((hertz, i) => pluck(bench, hertz, i * 0.05)),
  fanfare: (bench) => {
    FANFARE.forEach(([hertz, at, length]) => {
      bench.tone(hertz, { at, length, loud: 0.12, type: "triangle" });
      bench.tone(hertz * 1.5, { at, length, loud: 0.05, type: "triangle" });
    });
    bench.noise(1200, { length: 0.06, loud: 0.12 });
    bench.tone(110, { at: 0.72, to: 70, length: 0.5, loud: 0.2 });
  },
  ask: (bench) => bench.tone(392, { to: 523.3, length: 0.22, loud: 0.1, type: "triangle" }),
  pass: (bench) => bench.noise(900, { to: 600, length: 0.14, loud: 0.07, attack: 0.05 }),
  shuffle: (bench) =>
    [0, 0.05, 0.1, 0.15, 0.2].forEach((at) =>
      bench.noise(2600 * wander(), { at, length: 0.05, loud: 0.1, sharp: 2, attack: 0.004 }),
    ),
  over: (bench) => [293.7, 220].forEach((hertz, i) => pluck(bench, hertz, i * 0.2)),
  slide: (bench) => bench.noise(1100, { to: 2400, length: 0.26, loud: 0.1, attack: 0.06 }),
} satisfies Record<string, Draw>;

export type Cue = keyof typeof CUES;
