import type { Caller } from '#server/http/route.ts';
import type { Memory } from './conversations.service.ts';

/** One message that waits for its answer. */
export interface Turn extends Memory {
  /** The row that stores the answer; null without a conversation. */
  readonly answerId: number | null;
  readonly message: string;
  readonly learner: Caller | null;
  readonly lessonId: number | null;
  /** The caller wants the whole answer: one that breaks off has not been shown. */
  readonly atOnce: boolean;
}
