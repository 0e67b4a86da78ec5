/** A few sounds, made on the spot: nothing is loaded, and nothing sounds unless the player wants it. */

export const SOUNDS = ['move', 'die', 'lost', 'turn', 'refused'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  readonly wave: OscillatorType | 'noise';
  /** Hertz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
  readonly after: number;
}

const tone = (wave: Tone['wave'], from: number, to: number, seconds: number, loud: number, after = 0): Tone => ({
  wave,
  from,
  to,
  seconds,
  loud,
  after,
});

/** Cardboard on the table, a die, a drum, a chime, a low no. */
export const SCORE: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [tone('noise', 900, 500, 0.05, 0.12)],
  die: [0, 0.11, 0.2, 0.31, 0.44].map((after, i) => tone('noise', 2600 - i * 200, 1600, 0.035, 0.16, after)),
  lost: [tone('sine', 150, 55, 0.28, 0.3), tone('noise', 500, 120, 0.16, 0.1)],
  turn: [tone('triangle', 523, 523, 0.22, 0.1), tone('triangle', 784, 784, 0.34, 0.1, 0.16)],
  refused: [tone('triangle', 180, 130, 0.16, 0.16)],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function begin(audio: AudioContext, { wave, from, to, seconds, loud, after }: Tone): void {
  const start = audio.currentTime + after;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  volume.connect(audio.destination);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
    source.connect(filter).connect(volume);
    source.start(start, 0, seconds);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + seconds);
    source.connect(volume);
    source.start(start);
    source.stop(start + seconds);
  }
}

/** Sounds something; silent where the browser has no sound or does not allow it yet. */
export function play(sound: Sound): void {
  if (typeof AudioContext !== 'function') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const one of SCORE[sound]) begin(context, one);
  } catch {
    // A browser that refuses to sound must not stop the game.
  }
}
