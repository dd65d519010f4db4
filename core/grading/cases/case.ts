import type { MistakeCode, NoteCode, Verdict } from '../judgement.ts';

/** One line of the judge's tables: what the author wrote, what the learner typed, what the judge must say. */
export interface GradingCase {
  /** May be in the notation of authors. */
  readonly model: string;
  readonly typed: string;
  readonly verdict: Verdict;
  /** Of wrong and almost answers, in the order of the typed answer. */
  readonly codes?: readonly MistakeCode[];
  readonly notes?: readonly NoteCode[];
  readonly vi?: string;
  readonly reading?: string;
  readonly accepted?: readonly string[];
  readonly blocked?: readonly string[];
  readonly register?: 'free' | 'pinned';
  readonly mode?: 'translate' | 'listening';
  readonly why: string;
}
