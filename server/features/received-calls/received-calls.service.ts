import type { Endpoint, EndpointOutput } from '#contract/endpoint.ts';
import { DAY_MS, RECEIVED_CALLS_DAYS } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Database } from '#server/db/connect.ts';
import { conflict } from '#server/http/errors.ts';
import type { CallKey } from '#server/http/requests/call-key.ts';
import { createReceivedCallsRepository } from './received-calls.repository.ts';

/** A call that its client may repeat. Without a key it is applied whenever it comes. */
interface RepeatableCall<E extends Endpoint> {
  readonly userId: number;
  readonly key: CallKey | null;
  readonly endpoint: E;
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The first reply to this call, or null if it has not come before. */
export async function earlierReply<E extends Endpoint>(
  db: Database,
  { userId, key, endpoint }: RepeatableCall<E>,
): Promise<EndpointOutput<E> | null> {
  if (key === null) return null;
  const known = await createReceivedCallsRepository(db).find({ userId, key });
  if (!known) return null;
  // Rows of earlier releases do not say what was asked for.
  const isSame = known.endpoint === nameOf(endpoint) && (known.request ?? key.request) === key.request;
  if (!isSame) throw conflict(errorTexts.keyReused);
  // It was parsed by the output schema when it was sent, and is parsed again before it is sent now.
  return known.reply as EndpointOutput<E>;
}

/**
 * Applies a call once: a repeated one gets the first reply. Call it in the transaction of the effect, so that a refusal
 * takes the claim back and the same key works later. A concurrent repetition waits until this transaction ends.
 */
export async function answerOnce<E extends Endpoint>(
  tx: Database,
  call: RepeatableCall<E>,
  work: () => Promise<EndpointOutput<E>>,
  /** Whether the call had its effect; if not, the same key may try again. */
  hadEffect: (reply: EndpointOutput<E>) => boolean = () => true,
): Promise<EndpointOutput<E>> {
  const { userId, key, endpoint } = call;
  if (key === null) return work();
  const received = createReceivedCallsRepository(tx);
  const id = { userId, key };
  if (!(await received.claim(id, nameOf(endpoint)))) {
    // A separate statement: the one that waited does not see what the other transaction has stored.
    const reply = await earlierReply(tx, call);
    if (reply !== null) return reply;
    throw new Error('A call that was received before has a reply');
  }
  const reply = await work();
  if (hadEffect(reply)) await received.storeReply(id, reply);
  else await received.forget(id);
  return reply;
}

interface ReceivedCallsParts {
  readonly db: Database;
  readonly clock: () => Date;
}

export const createReceivedCallsService = ({ db, clock }: ReceivedCallsParts) => ({
  /** Deletes calls that no browser repeats any more. */
  cleanUp: (signal?: AbortSignal): Promise<void> =>
    createReceivedCallsRepository(db).deleteBefore(
      new Date(clock().getTime() - RECEIVED_CALLS_DAYS * DAY_MS),
      signal,
    ),
});
