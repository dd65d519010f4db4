/** Voices of people who speak: a deep bass has 65 Hz, a child's question 450 Hz. */
export const PITCH_MIN_HZ = 60;
export const PITCH_MAX_HZ = 500;

/** A voice repeats itself almost exactly; noise and consonants do not. */
const CLARITY_MIN = 0.6;
/** The first peak that is nearly as high as the highest is the period; later ones are its multiples. */
const NEARLY_HIGHEST = 0.88;
/** Below this there is only the noise of a microphone. */
const SILENT_RMS = 0.002;

/**
 * The pitch of a short piece of sound in Hz, or null if nobody's voice is in it. It compares the piece with itself,
 * shifted by every period a voice can have (normalised autocorrelation, as McLeod's method), and interpolates between
 * samples. A piece should have two periods of the deepest voice, a 30th of a second.
 */
export function pitchOf(frame: ArrayLike<number>, sampleRate: number): number | null {
  if (!(sampleRate > 0) || !Number.isFinite(sampleRate)) return null;
  const samples = centred(frame);
  if (rmsOf(samples) < SILENT_RMS) return null;
  const shortest = Math.max(2, Math.floor(sampleRate / PITCH_MAX_HZ));
  const longest = Math.min(Math.ceil(sampleRate / PITCH_MIN_HZ), Math.floor(samples.length / 2));
  const likeness: number[] = [];
  // One more at each end, so that a peak at the edge has neighbours.
  for (let shift = shortest - 1; shift <= longest + 1; shift += 1) likeness.push(likenessAt(samples, shift));
  const peak = firstHighPeak(likeness);
  if (peak === null) return null;
  const hz = sampleRate / (shortest - 1 + peak);
  return hz >= PITCH_MIN_HZ && hz <= PITCH_MAX_HZ ? hz : null;
}

/** The mean loudness, from 0 to 1. */
export function rmsOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += finite(samples[at]) ** 2;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

/** Decoders of broken files return anything. */
const finite = (sample: number | undefined): number =>
  sample !== undefined && Number.isFinite(sample) ? Math.max(-1, Math.min(1, sample)) : 0;

/** Some microphones add a constant, which would look like a perfect repetition. */
function centred(frame: ArrayLike<number>): Float32Array {
  const samples = Float32Array.from(frame, finite);
  let sum = 0;
  for (const sample of samples) sum += sample;
  const mean = sum / Math.max(1, samples.length);
  return samples.map((sample) => sample - mean);
}

/** How alike a sound is to itself after a shift: 1 the same, 0 unrelated, -1 upside down. */
function likenessAt(samples: Float32Array, shift: number): number {
  let together = 0;
  let energy = 0;
  for (let at = 0; at + shift < samples.length; at += 1) {
    const here = samples[at] ?? 0;
    const there = samples[at + shift] ?? 0;
    together += here * there;
    energy += here * here + there * there;
  }
  return energy === 0 ? 0 : (2 * together) / energy;
}

/** The position of the first high peak, between samples; null without a clear one. */
function firstHighPeak(likeness: readonly number[]): number | null {
  const peaks = likeness.flatMap((value, at) => {
    const [before, after] = [likeness[at - 1], likeness[at + 1]];
    if (before === undefined || after === undefined || value < before || value <= after) return [];
    return [topOf(before, value, after, at)];
  });
  const highest = Math.max(0, ...peaks.map(({ value }) => value));
  if (highest < CLARITY_MIN) return null;
  return peaks.find(({ value }) => value >= NEARLY_HIGHEST * highest)?.at ?? null;
}

/** The top of the parabola through three neighbours. */
function topOf(before: number, value: number, after: number, at: number) {
  const bend = before - 2 * value + after;
  const offset = bend === 0 ? 0 : (before - after) / (2 * bend);
  return { at: at + offset, value: value - ((before - after) * offset) / 4 };
}
