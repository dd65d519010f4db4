import type { Explanation } from './explain/explanation.ts';
/**
 * The result of judging an answer (PRODUCT.md, Grading). Codes are stable; `contract/texts` has the sentences for them.
 */
import type { RuleName } from './paraphrase/rule-names.ts';
import type { FormName } from './predicate/form-name.ts';

export const VERDICTS = ['correct', 'correct-with-note', 'almost', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const MISTAKE_CODES = [
  'particle-missing',
  'particle-wrong',
  'particle-extra',
  'tense',
  'polarity',
  'verb-form',
  'word-missing',
  'word-extra',
  'word-wrong',
  'number-wrong',
  'kanji-wrong',
  'long-vowel',
  'small-tsu',
  'voicing',
  'kana-spelling',
  'order',
] as const;
export type MistakeCode = (typeof MISTAKE_CODES)[number];

/** For answers that are right, but written or said in another way. */
export const NOTE_CODES = [
  'use-polite', // the model is polite, the answer plain
  'use-plain', // the other way round
  'first-person', // 僕 for 私
  'order', // allowed, but not the usual order
  'paraphrase', // right by a rule: なきゃ for なければなりません
  'write-katakana', // こーひー for コーヒー
  'write-hiragana', // ガッコウ for がっこう or 学校
  'long-vowel-spelling', // がっこー for がっこう
  'sounds-alike', // listening: the same sound, another spelling
  'kanji-otherwise', // listening: heard right, another kanji
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** A part of a text, in UTF-16 units. An empty span marks where something is missing. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Mistake {
  readonly code: MistakeCode;
  /** In `Judgement.read`. */
  readonly typed: Span;
  /** In `Judgement.nearest`. */
  readonly model: Span;
  /** For a verb in a wrong form: the form that is asked for. */
  readonly form?: FormName;
  /** For a wrong word: the model has a verb here. */
  readonly isVerb?: true;
  /** The text of ours that explains it, if there is one. */
  readonly explanation?: Explanation;
}

export interface Note {
  readonly code: NoteCode;
  readonly typed: Span;
  readonly model: Span;
  /** For a paraphrase: the rule that knows it and what the model says. */
  readonly paraphrase?: NotedParaphrase;
}

export interface NotedParaphrase {
  readonly rule: RuleName;
  /** 〜なければなりません. */
  readonly pattern: string;
  /** Whether the sentence is there to practise that pattern: then the learner may try again. */
  readonly isFocus: boolean;
}

export interface Segment {
  readonly typed: string;
  readonly expected: string;
  readonly state: 'right' | 'note' | 'wrong' | 'missing';
  /** Index of the mistake. */
  readonly mistake?: number;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** The typed answer as it was interpreted: romaji turned to kana, otherwise as typed. */
  readonly read: string;
  /** The closest accepted answer. */
  readonly nearest: string;
  readonly segments: readonly Segment[];
  readonly mistakes: readonly Mistake[];
  readonly notes: readonly Note[];
  /** Set if the answer is not in Japanese: then no mistake is named. */
  readonly language?: 'vietnamese';
}
