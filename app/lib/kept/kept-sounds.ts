import {
  FETCHING_AHEAD_CALL_MS,
  SOUNDS_AHEAD_FAILED_MAX,
  SOUNDS_AHEAD_MAX_BYTES,
} from '#contract/device-limits.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { addressFor, type Api, ApiError } from '../api/api.ts';
import { callPatiently } from '../api/call-patiently.ts';
import { speedChoice, voiceChoice } from '../choices/practice-choices.ts';
import { CACHES } from '../service-worker/messages.ts';
import { speechQuery } from '../voice/server-voice.ts';
import { hasVoiceOnDevice } from '../voice/speech.ts';
import type { SpokenSource } from '../voice/voice-turn.ts';

interface Parts {
  readonly api: Pick<Api, 'call'>;
  /** False when the network is gone or the learner has left: the rest comes the next time. */
  readonly goesOn: () => boolean;
}

/**
 * Fetches our recordings of these, which the service worker stores on the way, unless the browser's own voice speaks
 * without a network. Those that are stored are not fetched again: after a cut, the rest is. Returns whether all that
 * can be had are there.
 */
export async function keepSounds(sources: readonly SpokenSource[], { api, goesOn }: Parts): Promise<boolean> {
  if (!('caches' in window) || (await isSpokenByDevice())) return true;
  const cache = await caches.open(CACHES.sounds);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const speed = speedChoice.now();
  let bytes = 0;
  let failuresInARow = 0;
  let isComplete = true;
  for (const source of sources) {
    const query = speechQuery(source, speed);
    const { href } = new URL(addressFor(getSpeech.path, { query }), window.location.origin);
    if (stored.has(href)) continue;
    if (!goesOn() || bytes > SOUNDS_AHEAD_MAX_BYTES) return false;
    const fetched = await fetchSound(api, query);
    isComplete &&= fetched !== null;
    failuresInARow = fetched === null ? failuresInARow + 1 : 0;
    if (failuresInARow >= SOUNDS_AHEAD_FAILED_MAX) return false;
    bytes += fetched ?? 0;
    // No worker is in charge, or there is no room: the next ones would be fetched for nothing, every time.
    if (fetched && !(await cache.match(href))) return false;
    stored.add(href);
  }
  return isComplete;
}

const isSpokenByDevice = async (): Promise<boolean> =>
  voiceChoice.now() === 'auto' && (await hasVoiceOnDevice());

/** Its bytes; 0 if there is nothing to hear, null if it could not be had now. */
async function fetchSound(
  api: Pick<Api, 'call'>,
  query: ReturnType<typeof speechQuery>,
): Promise<number | null> {
  const call = () => api.call(getSpeech, { query }, AbortSignal.timeout(FETCHING_AHEAD_CALL_MS));
  try {
    return (await callPatiently(call, new AbortController().signal)).byteLength;
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404].includes(error.statusCode);
    return isRefused ? 0 : null;
  }
}
