import type { Steps } from '../steps.ts';
import { pitchOf, rmsOf } from './pitch.ts';

/** What is drawn of somebody who speaks, from the first sound to the last. */
export interface SpokenShape {
  readonly seconds: number;
  /** The loudness of each frame, from 0 to 1, the loudest is 1. */
  readonly loudness: readonly number[];
  /** The pitch of each frame in Hz, null where there is no voice. */
  readonly pitch: readonly (number | null)[];
}

/** A frame of the picture. */
export const FRAME_SECONDS = 0.01;
/** Two periods of the deepest voice and a little more. */
const WINDOW_SECONDS = 0.04;
/** Longer sounds are cut: the work must end. A long sentence at half speed takes twenty seconds. */
const HEARD_MAX_SECONDS = 30;
/** Quieter than this nobody has spoken into the microphone. */
const QUIET_RMS = 0.008;
/** Frames this much quieter than the loudest are a pause. */
const PAUSE_SHARE = 0.06;
/** A voice lasts longer than three frames; what is shorter is an accident of noise. */
const VOICED_FRAMES_MIN = 4;
const MEDIAN_FRAMES = 5;

/** The shape of recorded sound, one step for each frame; null if it is too quiet to have one. */
export function* shapeOf(samples: Float32Array, sampleRate: number): Steps<SpokenShape | null> {
  const hop = Math.round(sampleRate * FRAME_SECONDS);
  if (!(hop > 0) || !Number.isFinite(hop)) return null;
  const frames = Math.min(Math.floor(samples.length / hop), HEARD_MAX_SECONDS / FRAME_SECONDS);
  const loudness: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    loudness.push(rmsOf(samples.subarray(frame * hop, (frame + 1) * hop)));
    yield;
  }
  const loudest = loudness.reduce((most, each) => Math.max(most, each), 0);
  if (loudest < QUIET_RMS) return null;
  const isHeard = (each: number): boolean => each >= PAUSE_SHARE * loudest;
  const [first, last] = [loudness.findIndex(isHeard), loudness.findLastIndex(isHeard)];
  const half = Math.round((sampleRate * WINDOW_SECONDS) / 2);
  const pitch: (number | null)[] = [];
  for (let frame = first; frame <= last; frame += 1) {
    const middle = Math.round((frame + 0.5) * hop);
    const around = samples.subarray(Math.max(0, middle - half), middle + half);
    pitch.push(isHeard(loudness[frame] ?? 0) ? pitchOf(around, sampleRate) : null);
    yield;
  }
  return {
    seconds: pitch.length * FRAME_SECONDS,
    loudness: loudness.slice(first, last + 1).map((each) => each / loudest),
    pitch: withoutJumps(inOneOctave(pitch)),
  };
}

/** Nobody leaps so far from their middle within a sentence; a mistake of an octave does. */
const OCTAVE_LEAP_SEMITONES = 10;
const NEAR_MIDDLE_SEMITONES = 4;

/** Frames that are an octave off are moved back to where the rest of the voice is. */
function inOneOctave(pitch: readonly (number | null)[]): (number | null)[] {
  const melody = melodyOf({ pitch });
  return pitch.map((hz, at) => {
    const semitones = melody[at] ?? 0;
    if (hz === null || Math.abs(semitones) < OCTAVE_LEAP_SEMITONES) return hz;
    const isNear = Math.abs(Math.abs(semitones) - 12) <= NEAR_MIDDLE_SEMITONES;
    return isNear ? hz * (semitones < 0 ? 2 : 0.5) : hz;
  });
}

/** A frame that differs from its neighbours is a mistake of an octave: the median of them is drawn. */
function withoutJumps(pitch: readonly (number | null)[]): (number | null)[] {
  const reach = (MEDIAN_FRAMES - 1) / 2;
  const calm = pitch.map((hz, at) => {
    if (hz === null) return null;
    const near = pitch.slice(Math.max(0, at - reach), at + reach + 1).filter((each) => each !== null);
    return near.toSorted((one, other) => one - other)[Math.floor(near.length / 2)] ?? null;
  });
  return runsOf(calm).flatMap((run) =>
    run.length < VOICED_FRAMES_MIN || run[0] === null ? run.map(() => null) : run,
  );
}

/** Neighbouring frames with a voice, and those without one. */
function runsOf(pitch: readonly (number | null)[]): (number | null)[][] {
  const runs: (number | null)[][] = [];
  for (const hz of pitch) {
    const run = runs.at(-1);
    if (run && (run[0] === null) === (hz === null)) run.push(hz);
    else runs.push([hz]);
  }
  return runs;
}

/** The pitch in semitones around the speaker's own middle, so that deep and high voices can be compared. */
export function melodyOf({ pitch }: Pick<SpokenShape, 'pitch'>): (number | null)[] {
  const voiced = pitch.filter((hz) => hz !== null).toSorted((one, other) => one - other);
  const middle = voiced[Math.floor(voiced.length / 2)];
  if (middle === undefined) return pitch.map(() => null);
  return pitch.map((hz) => (hz === null ? null : 12 * Math.log2(hz / middle)));
}
