import type { QueryKey } from '@tanstack/react-query';
import { FETCHING_AHEAD_CALL_MS } from '#contract/device-limits.ts';
import { addressFor, type Api, pageAddressFor } from '../api/api.ts';
import { browserApi } from '../api/browser-api.ts';
import { learnerChoice } from '../choices/document-choices.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { renewDevice } from '../push/reminder-device.ts';
import { startServiceWorker } from '../service-worker/new-version.ts';
import { currentSession, deviceAccount, onSessionChange } from '../session/session.ts';
import { fetchWheneverSeen } from './fetch-whenever-seen.ts';
import { mayFetchAhead } from './fetching-ahead-choice.ts';
import { ownerOf } from './kept-calls.ts';
import { forgetOthers, keepReplies } from './kept-replies.ts';

type PageData = readonly (readonly [QueryKey, unknown])[];

/**
 * Prepares this browser for the time when the product is not open or not reached: the open page, the service worker,
 * its reminders, and what comes next.
 */
export async function startOffline(pageData: PageData): Promise<void> {
  // First: who leaves the page soon finds it again without a network.
  await keepReplies(NO_ACCOUNT, repliesOf(pageData));
  await startServiceWorker();
  // An expired session is no logout: its owner will come back. What cannot be erased now is tried again at the next start.
  await forgetOthers(deviceAccount()).catch(() => undefined);
  const account = currentSession()?.userId;
  if (account) await renewDevice(browserApi(), account);
  // A first worker has to be in charge before it can store sounds.
  await navigator.serviceWorker.ready;
  fetchWheneverSeen({ fetch: fetchForLearner, account: ownAccount, onSessionChange });
}

const ownAccount = (): number | null => currentSession()?.userId ?? null;

/** Not for visitors who look around. */
const shouldFetchAhead = (): boolean => learnerChoice.now() === 'begun' && mayFetchAhead();

async function fetchForLearner(): Promise<void> {
  if (!shouldFetchAhead()) return;
  const [{ fetchAhead }, { keepSounds }, { learningNow, learningSoFar }] = await Promise.all([
    import('./fetch-ahead.ts'),
    import('./kept-sounds.ts'),
    import('../learning/learning.ts'),
  ]);
  const userId = ownAccount();
  const api = inTime(browserApi());
  const goesOn = () => navigator.onLine && shouldFetchAhead() && ownAccount() === userId;
  await fetchAhead({
    api,
    userId,
    cardsOwner: deviceAccount(),
    ownerOf: (endpoint) => ownerOf(endpoint, currentSession()),
    readEvents: learningSoFar,
    now: Date.now(),
    learningNow,
    keepSounds: (sources) => keepSounds(sources, { api: browserApi(), goesOn }),
    goesOn,
  });
}

/** Its calls end at some time, also on a network that hangs. */
const inTime = (api: Api): Pick<Api, 'call' | 'callPage'> => ({
  call: (endpoint, input) => api.call(endpoint, input, AbortSignal.timeout(FETCHING_AHEAD_CALL_MS)),
  callPage: (endpoint, input) => api.callPage(endpoint, input, AbortSignal.timeout(FETCHING_AHEAD_CALL_MS)),
});

/** Queries with these marks have the reply itself, or in the field that the key names after the mark. */
const MARKS: readonly unknown[] = [undefined, 'page', 'answer'];

/** What the server has loaded for the document, under the addresses of its calls. Refusals are not kept. */
export const repliesOf = (pageData: PageData) =>
  pageData.flatMap(([[method, path, input, kind, replyIn], data]) => {
    if (method !== 'GET' || typeof path !== 'string' || !MARKS.includes(kind)) return [];
    const reply: unknown = typeof replyIn === 'string' ? Reflect.get(Object(data), replyIn) : data;
    if (reply === undefined) return [];
    const addressOf = kind === 'page' ? pageAddressFor : addressFor;
    return [{ address: addressOf(path, input ?? {}), reply }];
  });
