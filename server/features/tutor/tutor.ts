import type { OpenQuestion } from '#core/tutor/open-question.ts';
import type { Caller } from '#server/http/route.ts';

/** What a learner asks, and what the tutor may know about it. */
export interface TutorQuestion {
  readonly message: string;
  readonly learner: Pick<Caller, 'id'> | null;
  /** The lesson that is open beside the chat. */
  readonly lessonId: number | null;
  /** What the tutor itself has asked last, in the same conversation. */
  readonly asked: OpenQuestion | null;
}

export interface TutorAnswer {
  /** In the reply markup. */
  readonly text: string;
  /** Set where the tutor asks something and waits for the answer. */
  readonly asks?: OpenQuestion;
}

export interface Tutor {
  answer(question: TutorQuestion): Promise<TutorAnswer>;
}
