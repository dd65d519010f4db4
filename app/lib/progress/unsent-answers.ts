import { useEffect, useState } from 'react';
import { UNSENT_ANSWERS_KEPT } from '#contract/limits.ts';
import { checkAnswer } from '#contract/practice/endpoints.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { PRACTICE_MODES } from '#contract/practice/modes.ts';
import { z } from '#contract/zod.ts';
import { type Api, ApiError } from '../api/api.ts';
import { useApi } from '../api/endpoint-query.ts';
import { readStored } from '../choices/read-stored.ts';
import { storage } from '../choices/storage.ts';
import { newUuid } from '../new-uuid.ts';
import { currentSession } from '../session/session.ts';

/**
 * Answers that this browser has judged itself and that the server judges again for points. They are stored until the
 * server has them, so a lesson goes on without a network.
 */

const KEY = 'unsent-answers';
/** Data of another version is ignored. */
const VERSION = 1;

const unsentAnswer = z.object({
  id: z.string(),
  /** The account that answered; null for a visitor. */
  userId: z.nullable(z.int()),
  sentenceId: z.int(),
  mode: z.enum(PRACTICE_MODES),
  text: z.string(),
  typedAs: z.optional(z.literal('romaji')),
});
type UnsentAnswer = z.output<typeof unsentAnswer>;
const storedShape = z.object({ version: z.literal(VERSION), answers: z.array(unsentAnswer) });

export type AnswerToSend = Omit<UnsentAnswer, 'id' | 'userId'>;

const stored = (): readonly UnsentAnswer[] => readStored(storage.get(KEY), storedShape)?.answers ?? [];

function store(answers: readonly UnsentAnswer[]): void {
  if (answers.length === 0) storage.remove(KEY);
  else storage.set(KEY, JSON.stringify({ version: VERSION, answers: answers.slice(-UNSENT_ANSWERS_KEPT) }));
}

interface SenderParts {
  readonly api: Pick<Api, 'call'>;
  /** The account that is signed in, or null. */
  readonly userId: () => number | null;
  readonly onJudged: (reply: JudgedAnswer) => void;
}

export function createAnswerSender({ api, userId, onJudged }: SenderParts) {
  let lastTurn: Promise<void> = Promise.resolve();

  /** In their order, because points depend on the number of tries. Stops at the first that must wait. */
  async function sendStored(): Promise<void> {
    const owner = userId();
    const next = stored().find((answer) => answer.userId === owner);
    if (!next) return;
    const reply = await send(next);
    if (reply === 'later') return;
    store(stored().filter(({ id }) => id !== next.id));
    if (reply !== 'refused') onJudged(reply);
    return sendStored();
  }

  async function send({ sentenceId, mode, text, typedAs }: UnsentAnswer) {
    try {
      return await api.call(checkAnswer, {
        query: { mode },
        body: { sentenceId, userAnswer: text, typedAs },
      });
    } catch (error) {
      // Without an answer from the server, and when it is busy or the session has ended: later.
      return error instanceof ApiError && isFinal(error.statusCode) ? 'refused' : 'later';
    }
  }

  /** One after the other: an answer that is added while others are sent is sent after them. */
  const sendAll = (): Promise<void> => (lastTurn = lastTurn.then(() => inOneTab(sendStored)));

  return {
    sendAll,
    add(answer: AnswerToSend): Promise<void> {
      store([...stored(), { ...answer, id: newUuid(), userId: userId() }]);
      return sendAll();
    },
  };
}

const RETRIED = [401, 403, 408, 429];
const isFinal = (statusCode: number): boolean =>
  statusCode >= 400 && statusCode < 500 && !RETRIED.includes(statusCode);

/** Two tabs must not send the same answer: it would count as two tries. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  // Missing without TLS.
  const locks: LockManager | null | undefined = navigator.locks;
  if (locks) await locks.request(KEY, work);
  else await work();
}

/** Sends answers for points in the background; those of earlier lessons when the screen opens or the network is back. */
export function useAnswerSender(onJudged: (reply: JudgedAnswer) => void) {
  const api = useApi();
  const [sender] = useState(() =>
    createAnswerSender({ api, userId: () => currentSession()?.userId ?? null, onJudged }),
  );
  useEffect(() => {
    const send = () => void sender.sendAll();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [sender]);
  return sender;
}
