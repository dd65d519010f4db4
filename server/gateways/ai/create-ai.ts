import { setTimeout as wait } from 'node:timers/promises';
import { AI_ANSWER_MAX_CHARS, AI_ANSWER_MS, AI_BACK_OFF_MS, AI_SILENCE_MS } from '#contract/model-limits.ts';
import type { Logger } from '#server/log.ts';
import { type Ai, AiError } from './ai.ts';
import { withoutThoughts } from './hidden-thoughts.ts';
import type { Provider } from './provider.ts';
import { pauseBeforeNextTry, shouldRetry } from './try-again.ts';
import { type Patience, watchQuestion } from './watch.ts';

const PATIENCE: Patience = {
  silenceMs: AI_SILENCE_MS,
  answerMs: AI_ANSWER_MS,
  backOffMs: AI_BACK_OFF_MS,
};

/** Retries only until the first text arrives: after that, learners may already have read a part of the answer. */
export function createAi(provider: Provider, log: Pick<Logger, 'warn'>, patience: Patience = PATIENCE): Ai {
  return {
    async *stream(messages, client) {
      const watch = watchQuestion(client, patience);
      let textCame = false;
      try {
        for (let tries = 1; ; tries += 1) {
          try {
            for await (const piece of answerOf(provider(messages, watch))) {
              watch.signal.throwIfAborted();
              textCame = true;
              yield piece;
            }
            return;
          } catch (error) {
            const failure: unknown = watch.signal.aborted ? watch.signal.reason : error;
            if (!(failure instanceof AiError)) throw failure;
            log.warn({ err: failure, kind: failure.kind, tries, textCame }, 'language model failed');
            if (textCame) throw failure.afterText();
            if (!shouldRetry(failure.kind, tries)) throw failure;
            const { retryAfterMs } = failure;
            const backOffMs = patience.backOffMs * 2 ** (tries - 1);
            await pause(pauseBeforeNextTry({ retryAfterMs, backOffMs }, Math.random()), watch.signal);
          }
        }
      } finally {
        watch.end();
      }
    },
  };
}

/** The visible answer: without thoughts and leading spaces, cut at the maximum length. */
async function* answerOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of withoutThoughts(pieces)) {
    const text = length === 0 ? piece.trimStart() : piece;
    if (length + text.length >= AI_ANSWER_MAX_CHARS) {
      // Do not cut a surrogate pair in half.
      yield text.slice(0, AI_ANSWER_MAX_CHARS - length).replace(/[\uD800-\uDBFF]$/, '');
      return;
    }
    length += text.length;
    if (text !== '') yield text;
  }
  if (length === 0) throw new AiError('malformed', 'The answer of the model was empty.');
}

const pause = (ms: number, signal: AbortSignal) =>
  wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
