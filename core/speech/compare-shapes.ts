import { melodyOf, type SpokenShape } from './spoken-shape.ts';

/** What can be said of two voices without judging anybody's pronunciation. */
export type SpokenHint = 'longer' | 'shorter' | 'flatter' | 'voiceless';

/** People differ by a quarter without noticing it. */
const LONGER = 1.35;
const SHORTER = 0.7;
/** A third of a second of voice; less says nothing about a melody. */
const VOICED_FRAMES_MIN = 33;
/** A melody that moves less than this is flat itself. */
const LIVELY_SEMITONES = 1.2;
const FLATTER = 0.4;

/** The one most useful remark about the learner's voice beside the model's; null if they are much alike. */
export function hintFor(model: SpokenShape, own: SpokenShape): SpokenHint | null {
  const [theirs, ours] = [movementOf(model), movementOf(own)];
  if (ours === null && theirs !== null) return 'voiceless';
  const ratio = own.seconds / Math.max(model.seconds, 0.01);
  if (ratio >= LONGER) return 'longer';
  if (ratio <= SHORTER) return 'shorter';
  if (ours === null || theirs === null || theirs < LIVELY_SEMITONES) return null;
  return ours < FLATTER * theirs ? 'flatter' : null;
}

/** How far a melody moves around its middle, in semitones; null with too little voice. */
export function movementOf(shape: Pick<SpokenShape, 'pitch'>): number | null {
  const voiced = melodyOf(shape).filter((semitones) => semitones !== null);
  if (voiced.length < VOICED_FRAMES_MIN) return null;
  const mean = voiced.reduce((sum, each) => sum + each, 0) / voiced.length;
  return Math.sqrt(voiced.reduce((sum, each) => sum + (each - mean) ** 2, 0) / voiced.length);
}
