import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import type { Caller } from '#server/http/route.ts';

export interface SentenceEdit {
  readonly id: number;
  /** The revision that the edit was based on, to detect a concurrent change. */
  readonly revision: number;
  readonly fields: TypedSentence;
}

/** What the authoring tools need from the sentence storage. */
export interface SentenceStore {
  /** Throws 404 or 403 unless the caller may change the lesson. */
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
