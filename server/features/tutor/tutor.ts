import type { OpenQuestion } from '#core/tutor/open-question.ts';
import type { Caller } from '#server/http/route.ts';

/** A question of a learner, with its context. */
export interface TutorQuestion {
  readonly message: string;
  readonly learner: Pick<Caller, 'id'> | null;
  /** The lesson that is open beside the chat. */
  readonly lessonId: number | null;
  /** The last question of the tutor in the same conversation. */
  readonly asked: OpenQuestion | null;
}

export interface TutorAnswer {
  /** In the reply markup. */
  readonly text: string;
  /** Set when the tutor asks something and waits for the answer. */
  readonly asks?: OpenQuestion;
}

export interface Tutor {
  answer(question: TutorQuestion): Promise<TutorAnswer>;
}
