import { FETCHED_AHEAD_EVERY_MS } from '#contract/device-limits.ts';
import type { Endpoint, EndpointArguments } from '#contract/endpoint.ts';
import { getCarriedModels, getExplainingTexts } from '#contract/practice/carried-endpoints.ts';
import { getBreakdown } from '#contract/practice/endpoints.ts';
import { addressFor, type Api, type LooseInput } from '../api/api.ts';
import { keptSince } from './kept-replies.ts';

interface Parts {
  readonly api: Pick<Api, 'call'>;
  /** Whose replies these are (`ownerOf`). */
  readonly owner: number;
  readonly lessonId: number;
  readonly sentenceIds: readonly number[];
  readonly now: number;
  /** False when the network is gone or the learner has left: the rest comes the next time. */
  readonly goesOn: () => boolean;
}

/**
 * Fetches what an open lesson needs without a network beyond its page: the models of the judge, the texts that explain
 * mistakes, and the words of each answer. One call after the other, and each at most once a day.
 */
export async function keepLesson({ api, owner, lessonId, sentenceIds, now, goesOn }: Parts): Promise<void> {
  const wanted = [
    callOf(api, getCarriedModels, { params: { lessonId: String(lessonId) } }),
    callOf(api, getExplainingTexts, {}),
    ...sentenceIds.map((id) => callOf(api, getBreakdown, { params: { sentenceId: String(id) } })),
  ];
  const since = await keptSince(
    owner,
    wanted.map(({ address }) => address),
  );
  for (const { address, ask } of wanted) {
    const at = since.get(address);
    if (at !== undefined && now - at <= FETCHED_AHEAD_EVERY_MS) continue;
    if (!goesOn()) return;
    await ask();
  }
}

const callOf = <E extends Endpoint>(api: Parts['api'], endpoint: E, input: EndpointArguments<E>) => ({
  address: addressFor(endpoint.path, input as LooseInput),
  ask: (): Promise<unknown> => api.call(endpoint, input),
});
