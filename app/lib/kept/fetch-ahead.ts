import {
  CARDS_KEPT,
  CARDS_KEPT_AHEAD_MS,
  FETCHED_AHEAD_EVERY_MS,
  FETCHING_AHEAD_PAUSE_MS,
  SOUNDS_AHEAD_MAX,
  UNITS_KEPT,
  WORD_PAGES_KEPT,
} from '#contract/device-limits.ts';
import { getWord } from '#contract/dictionary/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getKanaRow } from '#contract/kana/endpoints.ts';
import { CARDS_READ_AT_ONCE } from '#contract/learning-limits.ts';
import { readCards } from '#contract/memory/endpoints.ts';
import {
  listCategories,
  listCategoryChoices,
  listFavoriteItems,
  listNotebook,
} from '#contract/notebook/endpoints.ts';
import { openCodes } from '#contract/open-codes.ts';
import { getPath, getPathStep, type ShortStep, type ShortUnit } from '#contract/path/endpoints.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { isAside } from '#core/memory/card-state.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { pathProgress } from '#core/path/path-progress.ts';
import { addressFor, type Api } from '../api/api.ts';
import { logFailure } from '../log.ts';
import { NO_ACCOUNT } from '../owner.ts';
import type { SpokenSource } from '../voice/voice-turn.ts';
import { cardAddress, keepCards, keptCards } from './kept-cards.ts';
import { keepReplies, keptReply, keptSince } from './kept-replies.ts';
import { soundsOfCard, soundsOfRow, soundsOfStep } from './sounds-of.ts';

interface Parts {
  readonly api: Pick<Api, 'call' | 'callPage'>;
  readonly userId: number | null;
  /** The account whose cards this device keeps: the same, or one whose session has expired. */
  readonly cardsOwner: number | null;
  /** Whose a reply is on this device. */
  readonly ownerOf: (endpoint: Endpoint) => number;
  /** The learner's log; undefined as long as a part of it is missing. */
  readonly readEvents: () => Promise<readonly LearningEvent[] | undefined>;
  /** By the clock of this device, which also says when something was kept. */
  readonly now: number;
  /** By the clock of the log, which says what is due; known when the log has been read. */
  readonly learningNow: () => number;
  /** Has the service worker store what is heard; returns whether all of it is there. */
  readonly keepSounds: (sources: readonly SpokenSource[]) => Promise<boolean>;
  /** False when the network is gone or the learner has left: the rest comes the next time. */
  readonly goesOn: () => boolean;
}

/** Fetches one kind of things, and returns what can be heard in them. */
type Work = (parts: Parts, events: readonly LearningEvent[]) => Promise<readonly SpokenSource[]>;

/**
 * Fetches what the learner will probably need: the cards of the next days, the current and the next units of the path
 * and the notebook, then what is heard in them. One call after the other, so that nobody waits for it.
 */
export async function fetchAhead(parts: Parts): Promise<void> {
  const { userId, readEvents, now, goesOn, keepSounds } = parts;
  const owner = userId ?? NO_ACCOUNT;
  const last = (await keptSince(owner, [FINISHED])).get(FINISHED);
  if (!isOlder(last, now, FETCHING_AHEAD_PAUSE_MS)) return;
  const events = await readEvents();
  if (!events) return;
  const sounds: SpokenSource[] = [];
  let isComplete = true;
  for (const work of WORKS) {
    try {
      if (goesOn()) sounds.push(...(await work(parts, events)));
    } catch (error) {
      // The others may still be fetched.
      isComplete = false;
      logFailure('Something was not fetched ahead', error);
    }
  }
  if (!goesOn()) return;
  const isHeard = await keepSounds(sounds.slice(0, SOUNDS_AHEAD_MAX));
  if (isComplete && isHeard && goesOn()) await keepReplies(owner, [{ address: FINISHED, reply: true }]);
}

/** Kept beside the replies, so that it is erased with them. */
const FINISHED = 'fetched ahead';

const isOlder = (since: number | undefined, now: number, ms: number): boolean =>
  since === undefined || now - since > ms;

const isOld = (since: number | undefined, now: number): boolean =>
  isOlder(since, now, FETCHED_AHEAD_EVERY_MS);

const fetchCards: Work = async ({ api, cardsOwner, now, learningNow, goesOn }, events) => {
  const until = learningNow() + CARDS_KEPT_AHEAD_MS;
  const soon = [...replayMemory(events).cards.values()]
    .filter((card) => !isAside(card) && card.due <= until)
    .toSorted((one, other) => one.due - other.due)
    .slice(0, CARDS_KEPT)
    .map(({ subject }) => subject);
  const since = await keptSince(cardsOwner ?? NO_ACCOUNT, soon.map(cardAddress));
  const wanted = soon.filter((subject) => isOld(since.get(cardAddress(subject)), now));
  for (let at = 0; at < wanted.length && goesOn(); at += CARDS_READ_AT_ONCE) {
    const subjects = wanted.slice(at, at + CARDS_READ_AT_ONCE);
    const { cards } = await api.call(readCards, { body: { subjects } });
    await keepCards(cardsOwner, cards);
  }
  return (await keptCards(cardsOwner, soon)).flatMap(({ content }) => soundsOfCard(content));
};

const fetchUnits: Work = async (parts, events) => {
  const { units } = await parts.api.call(getPath, {});
  const steps = unitsAhead(units, events).flatMap((unit) => unit.steps);
  const sounds: SpokenSource[] = [];
  for (const step of steps) if (parts.goesOn()) sounds.push(...(await fetchStep(parts, step)));
  return sounds;
};

/** The unit that the learner is at, and those after it. */
function unitsAhead(units: readonly ShortUnit[], events: readonly LearningEvent[]): ShortUnit[] {
  const { next } = pathProgress(units, events);
  const at = units.findIndex(({ steps }) => steps.some(({ id }) => id === next?.id));
  return at < 0 ? [] : units.slice(at, at + UNITS_KEPT);
}

async function fetchStep(parts: Parts, { id, kind, row }: ShortStep): Promise<SpokenSource[]> {
  const { api } = parts;
  if (kind === 'kana') {
    const input = { params: { rowId: row ?? id } };
    const kept = openCodes(getKanaRow.output).safeParse(await keptToday(parts, getKanaRow, input)).data;
    return soundsOfRow(kept ?? (await api.call(getKanaRow, input)));
  }
  const input = { params: { stepId: id } };
  const kept = openCodes(getPathStep.output).safeParse(await keptToday(parts, getPathStep, input)).data;
  return soundsOfStep(kept ?? (await api.call(getPathStep, input)));
}

/** The kept reply, if it need not be fetched again; else undefined. */
async function keptToday(
  { ownerOf, now }: Parts,
  endpoint: Endpoint,
  input: { readonly params: Record<string, string> },
): Promise<unknown> {
  const owner = ownerOf(endpoint);
  const address = addressFor(endpoint.path, input);
  const since = await keptSince(owner, [address]);
  return isOld(since.get(address), now) ? undefined : keptReply(owner, address);
}

const fetchNotebook: Work = async (parts) => {
  const { api, userId, goesOn } = parts;
  if (userId === null) return [];
  const categories = await api.call(listCategories, { params: { userId: String(userId) } });
  await api.call(listCategoryChoices, { query: {} });
  const { rows } = await api.callPage(listNotebook, {});
  for (const { id } of categories)
    if (goesOn()) await api.call(listFavoriteItems, { params: { categoryId: String(id) } });
  const words = [...new Set(rows.map(({ item }) => item.id))].slice(0, WORD_PAGES_KEPT);
  for (const id of words) {
    const input = { params: { id: String(id) } };
    if (goesOn() && (await keptToday(parts, getWord, input)) === undefined) await api.call(getWord, input);
  }
  return words.map((itemId) => ({ itemId }));
};

/** What is needed first comes first. */
const WORKS: readonly Work[] = [fetchCards, fetchUnits, fetchNotebook];
