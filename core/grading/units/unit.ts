import type { MistakeCode, NoteCode, Span } from '../judgement.ts';
import type { RuleName } from '../paraphrase/rule-names.ts';
import type { FormName } from '../predicate/form-name.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';

/** How a part of the typed answer compares with one unit of the model. */
export interface Outcome {
  readonly cost: number;
  readonly notes: readonly NoteCode[];
  readonly mistakes: readonly MistakeCode[];
  /** A slip of one kana that makes no other word, so the learner may try again. */
  readonly isSlip?: true;
}

/** Another way to say a part of the model, found by a rule. All units of that wording share one. */
export interface Paraphrase {
  readonly rule: RuleName;
  /** What the model says, as the note names it: 〜なければなりません. */
  readonly pattern: string;
  /** Whether the sentence is there to practise that pattern. */
  readonly isFocus: boolean;
  /** The part of the model that is said in another way. */
  readonly model: Span;
}

/** `loose` if ー matched a vowel, or kana matched by their sound. */
export type Emit = (end: number, outcome: Outcome, loose: boolean) => void;

/** How a unit is found in a typed answer. Equal units of all sentences share one. */
export interface Matcher {
  /** The fewest and the most characters it is written with. */
  readonly shortest: number;
  readonly longest: number;
  /** Reports every match at this place. */
  readonly match: (typed: TypedAnswer, at: number, emit: Emit) => void;
  /** Reports near matches: a wrong kana, or another character of the same sound. */
  readonly nearly: (typed: TypedAnswer, at: number, emit: Emit) => void;
}

/** The smallest part of a model answer that can be right or wrong on its own. */
export interface Unit extends Matcher {
  /** Optional by a rule: if it does not match, that is no mistake of its own. */
  readonly isLiberty?: true;
  /** Matches by being left out: です of 好きです in plain speech. */
  readonly isSilent?: true;
  /** For verbs, the form that the model asks for. */
  readonly form?: FormName;
  /** The wording that it belongs to, if a rule made it. */
  readonly paraphrase?: Paraphrase;
  readonly kind: 'word' | 'number' | 'particle' | 'predicate' | 'copula';
  readonly text: string;
  /** Its index in the answer that learners see. */
  readonly start: number;
}

/** The explanation of an answer with the lowest cost is used. */
export const COST = {
  right: 0,
  note: 1,
  paraphrase: 1,
  /** です left out as in plain speech: more than a note, so that 学生か for 学生ですか still lacks です. */
  unsaid: 2,
  kanaParticle: 5,
  /** No mistake costs less than this. */
  leastMistake: 5,
  predicateForm: 6,
  anotherMistake: 1,
  particleWrong: 8,
  numberWrong: 8,
  slip: 8,
  /** A wrong kana with no similar sound or shape to explain it. */
  strangeSlip: 11,
  brokenForm: 10,
  brokenCopula: 15,
  kanjiWrong: 8,
  particleExtra: 9,
  particleMissing: 8,
  /** The particle of a word that is missing too. */
  particleOfMissing: 1,
  copulaMissing: 10,
  wordMissing: 14,
  extraBegins: 12,
  replacedBegins: 13,
  /** Each character of an extra or replaced word. */
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
