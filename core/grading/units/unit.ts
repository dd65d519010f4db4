import type { MistakeCode, NoteCode } from '../judgement.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';

/** What a stretch of the typed answer is, held against one unit of the model. */
export interface Outcome {
  readonly cost: number;
  readonly notes: readonly NoteCode[];
  readonly mistakes: readonly MistakeCode[];
  /** A slip of one kana that makes no other word: the learner may try again. */
  readonly isSlip?: true;
}

/** `loose` where ー stood for a vowel, or kana for their sound. */
export type Emit = (end: number, outcome: Outcome, loose: boolean) => void;

/** The smallest piece of a model answer that can be right or wrong by itself. */
export interface Unit {
  /** Said freely or not at all: what stands in its place is no mistake of its own. */
  readonly isLiberty?: true;
  /** Said by leaving it out: です of 好きです in plain speech. */
  readonly isSilent?: true;
  readonly kind: 'word' | 'number' | 'particle' | 'predicate' | 'copula';
  readonly text: string;
  /** Where it stands in the answer that is shown. */
  readonly start: number;
  /** As few and as many characters as it is written with. */
  readonly shortest: number;
  readonly longest: number;
  /** Tells everything that the typed answer can be at this place. */
  readonly match: (typed: TypedAnswer, at: number, emit: Emit) => void;
  /** Tells what is nearly right there: a kana off, another character of the same sound. */
  readonly nearly: (typed: TypedAnswer, at: number, emit: Emit) => void;
}

/** Costs decide which of several explanations of an answer is taken: the cheapest one. */
export const COST = {
  right: 0,
  note: 1,
  /** です left out where plain speech has none: dearer than a note, so that 学生か for 学生ですか still lacks です. */
  unsaid: 2,
  kanaParticle: 5,
  /** No mistake costs less. */
  leastMistake: 5,
  predicateForm: 6,
  anotherMistake: 1,
  particleWrong: 8,
  numberWrong: 8,
  slip: 8,
  /** Another kana, with no sound or shape to explain it. */
  strangeSlip: 11,
  brokenForm: 10,
  brokenCopula: 15,
  kanjiWrong: 8,
  particleExtra: 9,
  particleMissing: 8,
  /** The particle of a word that is missing itself. */
  particleOfMissing: 1,
  copulaMissing: 10,
  wordMissing: 14,
  extraBegins: 12,
  replacedBegins: 13,
  /** Each character of an extra or other word. */
  strangeCharacter: 2,
  movedAllowed: 2,
  movedWrongly: 12,
} as const;

export const RIGHT: Outcome = { cost: COST.right, notes: [], mistakes: [] };

export const noted = (note: NoteCode): Outcome => ({ cost: COST.note, notes: [note], mistakes: [] });

export const mistaken = (cost: number, ...mistakes: readonly MistakeCode[]): Outcome => ({
  cost: cost + (mistakes.length - 1) * COST.anotherMistake,
  notes: [],
  mistakes,
});

export const slipped = (mistakes: readonly MistakeCode[], isSlip: boolean, isStrange = false): Outcome => ({
  cost: isStrange ? COST.strangeSlip : COST.slip * mistakes.length,
  notes: [],
  mistakes,
  ...(isSlip && { isSlip: true }),
});
