import type { LearningEvent } from '../learning/learning-event.ts';

/** A right answer strengthens a kana by one up to here; a wrong one takes two away. */
const FULL_STRENGTH = 4;
/** Twice right more often than wrong: the learner can go on to the next row. */
const LEARNT_STRENGTH = 2;
const LOST_BY_MISTAKE = 2;

export const kanaSubject = (kana: string): string => `kana:${kana}`;
export const wordSubject = (wordId: number): string => `word:${wordId}`;

/** `learnt`: answered right a few times; `known`: so often that it needs no more drills. */
export type KanaState = 'new' | 'begun' | 'learnt' | 'known';

export interface KanaProgress {
  readonly stateOf: (kana: string) => KanaState;
  /** From 0 to 1. */
  readonly strengthOf: (kana: string) => number;
  readonly hasRead: (wordId: number) => boolean;
}

/** Replays the log of a learner. The events must be in order. */
export function kanaProgress(events: readonly LearningEvent[]): KanaProgress {
  const strengths = new Map<string, number>();
  const read = new Set<string>();
  for (const { kind, subject, result } of events) {
    // The card of a kana is scheduled by core/memory; its events say nothing here.
    if (!kind.startsWith('kana-')) continue;
    const before = strengths.get(subject) ?? 0;
    const isRight = result === 'right';
    if (kind === 'kana-word') {
      if (isRight) read.add(subject);
    } else if (kind === 'kana-known') strengths.set(subject, isRight ? FULL_STRENGTH : 0);
    else if (isRight) strengths.set(subject, Math.min(before + 1, FULL_STRENGTH));
    else strengths.set(subject, Math.max(before - LOST_BY_MISTAKE, 0));
  }
  const strengthOf = (kana: string) => strengths.get(kanaSubject(kana));
  return {
    stateOf(kana) {
      const strength = strengthOf(kana);
      if (strength === undefined) return 'new';
      if (strength >= FULL_STRENGTH) return 'known';
      return strength >= LEARNT_STRENGTH ? 'learnt' : 'begun';
    },
    strengthOf: (kana) => (strengthOf(kana) ?? 0) / FULL_STRENGTH,
    hasRead: (wordId) => read.has(wordSubject(wordId)),
  };
}

const isLearnt = (progress: KanaProgress, kana: string): boolean =>
  ['learnt', 'known'].includes(progress.stateOf(kana));

interface Row {
  readonly kana: readonly { readonly kana: string }[];
}

/** How many kana of a row need no more introduction, and how many are known. */
export const countOf = ({ kana }: Row, progress: KanaProgress) => ({
  all: kana.length,
  learnt: kana.filter((item) => isLearnt(progress, item.kana)).length,
  known: kana.filter((item) => progress.stateOf(item.kana) === 'known').length,
});

/** The first row with something to learn; undefined when all are learnt. */
export const nextRow = <R extends Row>(rows: readonly R[], progress: KanaProgress): R | undefined =>
  rows.find((row) => row.kana.some(({ kana }) => !isLearnt(progress, kana)));
