import type { MistakeCode, NoteCode, Verdict } from '../judgement.ts';
import type { RuleName } from '../paraphrase/rule-names.ts';

/** One row of the judge's tables: the author's text, the typed answer, and the expected judgement. */
export interface GradingCase {
  /** May use the notation of authors. */
  readonly model: string;
  readonly typed: string;
  readonly verdict: Verdict;
  /** For wrong and almost right answers, in the order of the typed answer. */
  readonly codes?: readonly MistakeCode[];
  readonly notes?: readonly NoteCode[];
  readonly vi?: string;
  readonly reading?: string;
  readonly accepted?: readonly string[];
  readonly blocked?: readonly string[];
  readonly register?: 'free' | 'pinned';
  /** Grammar points that the sentence practises. */
  readonly focus?: readonly string[];
  /** Families of paraphrases that the author has switched off. */
  readonly rulesOff?: readonly RuleName[];
  /** The families of paraphrases that make the answer right, in the order of the typed answer. */
  readonly rules?: readonly RuleName[];
  readonly mode?: 'translate' | 'listening';
  readonly why: string;
}
