import type { CarriedAnswer, CarriedJudge, CarriedModels } from '#core/grading/carried-models.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import { logFailure } from '../log.ts';
import type { JudgeReply, JudgeRequest } from './judge-worker.ts';

export interface BrowserJudge {
  /** Null if it cannot be judged now: the judge failed to load, or the sentence is not among the models. */
  judge(answer: CarriedAnswer): Promise<Judgement | null>;
  close(): void;
}

interface Waiting {
  readonly answer: CarriedAnswer;
  readonly resolve: (judgement: Judgement | null | Promise<Judgement | null>) => void;
}

/** Judges answers in this browser, in a thread of its own: a verdict waits neither for the network nor for the screen. */
export function openBrowserJudge(models: CarriedModels, start: () => Worker = startWorker): BrowserJudge {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let numbers = 0;
  let inPage: Promise<CarriedJudge> | undefined;

  /** Without the thread (an old browser, a script that failed to load) the page judges, a little less smoothly. */
  async function judgeInPage(answer: CarriedAnswer): Promise<Judgement | null> {
    inPage ??= import('#core/grading/carried-models.ts').then((core) => core.openCarriedModels(models));
    try {
      return (await inPage).judge(answer);
    } catch (error) {
      // The next answer tries again.
      inPage = undefined;
      logFailure('The judge could not be loaded', error);
      return null;
    }
  }

  function abandonThread(): void {
    worker?.terminate();
    worker = null;
    for (const { answer, resolve } of waiting.values()) resolve(judgeInPage(answer));
    waiting.clear();
  }

  try {
    worker = start();
    worker.addEventListener('message', ({ data: { number, judgement } }: MessageEvent<JudgeReply>) => {
      waiting.get(number)?.resolve(judgement);
      waiting.delete(number);
    });
    worker.addEventListener('error', abandonThread);
    worker.postMessage({ kind: 'models', models } satisfies JudgeRequest);
  } catch {
    abandonThread();
  }

  return {
    judge(answer) {
      const thread = worker;
      if (!thread) return judgeInPage(answer);
      const number = ++numbers;
      return new Promise((resolve) => {
        waiting.set(number, { answer, resolve });
        thread.postMessage({ kind: 'answer', number, answer } satisfies JudgeRequest);
      });
    },
    close: () => worker?.terminate(),
  };
}

const startWorker = (): Worker =>
  new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' });
