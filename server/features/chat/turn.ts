import type { Caller } from '#server/http/route.ts';
import type { Memory } from './conversations.service.ts';

/** One message that waits for its answer. */
export interface Turn extends Memory {
  /** Where the answer is kept; null without a conversation. */
  readonly answerId: number | null;
  readonly message: string;
  readonly learner: Caller | null;
  readonly lessonId: number | null;
  /** The answer is wanted whole: of one that breaks off, nothing has been seen. */
  readonly atOnce: boolean;
}
