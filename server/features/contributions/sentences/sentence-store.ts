import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import type { Caller } from '#server/http/route.ts';

export interface SentenceEdit {
  readonly id: number;
  /** What it was based on: whoever was faster is not overwritten. */
  readonly revision: number;
  readonly fields: TypedSentence;
}

/** What the tools of authors need of those who keep the sentences. */
export interface SentenceStore {
  /** A 404, or a 403, unless the caller may change the lesson. */
  requireLesson(caller: Caller, lessonId: number): Promise<void>;
  /** The newest version of each, deleted ones too. */
  sentencesOf(caller: Caller, lessonId: number): Promise<ContributedSentence[]>;
  /** All or none. */
  saveAll(
    caller: Caller,
    lessonId: number,
    sentences: { readonly created: readonly TypedSentence[]; readonly edited: readonly SentenceEdit[] },
  ): Promise<void>;
}
