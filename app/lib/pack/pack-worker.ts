import { answerFromPack, type PackAnswer, type PackQuestion } from './answer-pack.ts';

/** What the page sends. Questions are numbered, because replies are matched by number. */
export interface PackRequest {
  readonly number: number;
  readonly question: PackQuestion;
}

export interface PackReply {
  readonly number: number;
  readonly answer: PackAnswer;
}

self.addEventListener('message', ({ data: { number, question } }: MessageEvent<PackRequest>) => {
  answerFromPack(question).then(
    (answer) => self.postMessage({ number, answer } satisfies PackReply),
    // A failure is one of the thread: the page then tries by itself.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
