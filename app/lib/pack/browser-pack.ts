import { logFailure } from '../log.ts';
import type { PackAnswer, PackQuestion } from './answer-pack.ts';
import type { PackReply, PackRequest } from './pack-worker.ts';

export interface BrowserPack {
  /** Starts the thread, so that its script is there when the network is gone. The pack is read at the first question. */
  prepare(): void;
  /** Null without a pack, or if it could not be read. */
  ask<Question extends PackQuestion>(question: Question): Promise<PackAnswer<Question['kind']>>;
  /** Another pack is stored now, or none: the next question reads it. */
  renew(): void;
}

interface Waiting {
  readonly question: PackQuestion;
  readonly resolve: (answer: PackAnswer | Promise<PackAnswer>) => void;
}

/** Answers from the pack of this browser, in a thread of its own: typing never waits for the index. */
export function createBrowserPack(start: () => Worker = startWorker): BrowserPack {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null | undefined;
  let numbers = 0;

  /** Without the thread (an old browser, a script that failed to load) the page answers, a little less smoothly. */
  async function answerInPage(question: PackQuestion): Promise<PackAnswer> {
    try {
      const { answerFromPack } = await import('./answer-pack.ts');
      return await answerFromPack(question);
    } catch (error) {
      logFailure('The pack of the dictionary could not be read', error);
      return null;
    }
  }

  function endThread(): void {
    worker?.terminate();
    const unanswered = [...waiting.values()];
    waiting.clear();
    for (const { question, resolve } of unanswered) resolve(answerInPage(question));
  }

  function thread(): Worker | null {
    if (worker !== undefined) return worker;
    try {
      worker = start();
      worker.addEventListener('message', ({ data: { number, answer } }: MessageEvent<PackReply>) => {
        waiting.get(number)?.resolve(answer);
        waiting.delete(number);
      });
      worker.addEventListener('error', () => {
        endThread();
        worker = null;
      });
    } catch {
      worker = null;
    }
    return worker;
  }

  const send = (question: PackQuestion): Promise<PackAnswer> => {
    const running = thread();
    if (!running) return answerInPage(question);
    const number = ++numbers;
    return new Promise((resolve) => {
      waiting.set(number, { question, resolve });
      running.postMessage({ number, question } satisfies PackRequest);
    });
  };

  return {
    prepare: () => void thread(),
    // The reply is that to the question of this number.
    ask: <Question extends PackQuestion>(question: Question) =>
      send(question) as Promise<PackAnswer<Question['kind']>>,
    renew() {
      endThread();
      worker = undefined;
      import('./answer-pack.ts')
        .then(({ forgetOpenedPack }) => forgetOpenedPack())
        .catch((error: unknown) => logFailure('The earlier pack could not be closed', error));
    },
  };
}

const startWorker = (): Worker =>
  new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' });

/** The pack of this browser. */
export const browserPack: BrowserPack = createBrowserPack();
