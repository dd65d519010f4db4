import {
  LEARNING_EVENTS_PER_CALL,
  LEARNING_REFUSED_CALLS_MAX,
  LEARNING_RETRIED_PER_CALL,
  LEARNING_RETRY_MS,
} from '#contract/learning-limits.ts';
import { ApiError } from '../api/api.ts';
import type { StoredEvent } from './event-store.ts';

/** What the server says of events that it does not take, or of a call that is too long. */
const REFUSALS: readonly number[] = [400, 413];

interface RefusedEvent {
  readonly event: StoredEvent;
  readonly reason: string;
}

interface Offered {
  readonly taken: readonly StoredEvent[];
  readonly refused: readonly RefusedEvent[];
}

/** What one exchange offers, and what it may spend on refused calls. */
export interface Offer {
  callsLeft: number;
  readonly startedAt: number;
  readonly build: string | null;
  /** Also what was refused a moment ago. */
  readonly isRetry: boolean;
  /** Each event is offered once in an exchange. */
  readonly offered: Set<string>;
}

export const newOffer = (parts: Pick<Offer, 'startedAt' | 'build' | 'isRetry'>): Offer => ({
  ...parts,
  callsLeft: LEARNING_REFUSED_CALLS_MAX,
  offered: new Set(),
});

/** What is sent next. What was refused is offered again by another build, after a day, and when the learner asks for it. */
export function nextBatch(events: Iterable<StoredEvent>, offer: Offer): readonly StoredEvent[] {
  const isDue = ({ refusal }: StoredEvent): boolean =>
    refusal === undefined ||
    offer.isRetry ||
    refusal.build !== offer.build ||
    Math.abs(offer.startedAt - refusal.at) > LEARNING_RETRY_MS;
  const unsent = [...events].filter((event) => !event.sent && !offer.offered.has(event.id) && isDue(event));
  const fresh = unsent.filter(({ refusal }) => refusal === undefined);
  // Those that waited longest: what this exchange does not come to is first in the next one.
  const waiting = unsent.toSorted((a, b) => (a.refusal?.at ?? 0) - (b.refusal?.at ?? 0));
  const again = offer.callsLeft > 0 ? waiting.slice(0, LEARNING_RETRIED_PER_CALL) : [];
  const batch = fresh.length > 0 ? fresh.slice(0, LEARNING_EVENTS_PER_CALL) : again;
  for (const { id } of batch) offer.offered.add(id);
  return batch;
}

/**
 * Sends events together. The server refuses a call as a whole, so a refused one is halved until the events that it does
 * not take stand alone: one among 200 costs nine refused calls. When the budget is spent, the rest of a refused call
 * counts as refused with it; all of these are offered again later.
 */
export async function offerEvents(
  events: readonly StoredEvent[],
  save: (events: readonly StoredEvent[]) => Promise<unknown>,
  offer: Offer,
): Promise<Offered> {
  try {
    await save(events);
    return { taken: events, refused: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.statusCode)) throw error;
    offer.callsLeft -= 1;
    if (events.length === 1 || offer.callsLeft <= 0)
      return { taken: [], refused: events.map((event) => ({ event, reason: error.message })) };
    const middle = Math.ceil(events.length / 2);
    const first = await offerEvents(events.slice(0, middle), save, offer);
    const second = await offerEvents(events.slice(middle), save, offer);
    return {
      taken: [...first.taken, ...second.taken],
      refused: [...first.refused, ...second.refused],
    };
  }
}
