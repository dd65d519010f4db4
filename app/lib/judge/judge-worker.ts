import {
  type CarriedAnswer,
  type CarriedJudge,
  type CarriedModels,
  openCarriedModels,
} from '#core/grading/carried-models.ts';
import type { Judgement } from '#core/grading/judgement.ts';

/** What the page sends. Models come first; answers are numbered, because replies are matched by number. */
export type JudgeRequest =
  | { readonly kind: 'models'; readonly models: CarriedModels }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: CarriedAnswer };

export interface JudgeReply {
  readonly number: number;
  readonly judgement: Judgement | null;
}

let carried: CarriedJudge | undefined;
/** Sentences still to be compiled, before the learner reaches them. */
let ahead: number[] = [];

self.addEventListener('message', ({ data }: MessageEvent<JudgeRequest>) => {
  if (data.kind === 'models') {
    carried = openCarriedModels(data.models);
    ahead = data.models.sentences.map(({ id }) => id);
    setTimeout(prepareNext);
    return;
  }
  const reply: JudgeReply = { number: data.number, judgement: carried?.judge(data.answer) ?? null };
  self.postMessage(reply);
});

/** One at a time, so that an answer never waits for all of them. */
function prepareNext(): void {
  const id = ahead.shift();
  if (id === undefined) return;
  carried?.prepare(id);
  setTimeout(prepareNext);
}
