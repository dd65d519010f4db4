import type { EndpointArguments } from '#contract/endpoint.ts';
import { RECORDINGS_KEPT } from '#contract/server-limits.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { ApiError } from '../api/api.ts';
import { browserApi } from '../api/browser-api.ts';
import { logFailure } from '../log.ts';
import type { SpeechOutcome, SpeechSpeed, SpokenSource, VoiceTurn } from './voice-turn.ts';

type SpeechQuery = NonNullable<EndpointArguments<typeof getSpeech>['query']>;

/** One shared element: Safari allows playback without a tap only on an element that a tap has reached before. */
let shared: HTMLAudioElement | undefined;
const audioElement = (): HTMLAudioElement => (shared ??= new Audio());

/** Must be called while a tap is handled, so that a recording that loads later may play. */
export function prepareServerVoice(): void {
  const audio = audioElement();
  // `load` would silence what is playing, without an event.
  if (!audio.hasAttribute('src')) audio.load();
}

/** Speaks with our voice: for browsers without a Japanese voice, and for learners who prefer ours. */
export async function speakFromServer(source: SpokenSource, turn: VoiceTurn): Promise<SpeechOutcome> {
  const audio = audioElement();
  if (audio.canPlayType(getSpeech.contentType) === '') return 'unsupported';
  try {
    const recording = await loadRecording(source, turn.speed, turn.signal);
    return turn.signal.aborted ? 'interrupted' : await playThrough(audio, recording, turn);
  } catch (error) {
    if (turn.signal.aborted) return 'interrupted';
    logFailure('The server’s voice was not heard', error);
    return error instanceof ApiError ? { refusal: error.message } : 'failed';
  }
}

export function speechQuery(source: SpokenSource, speed: SpeechSpeed): SpeechQuery {
  if ('sentenceId' in source) return { sentenceId: String(source.sentenceId), speed };
  if ('itemId' in source) return { itemId: String(source.itemId), speed };
  return 'kana' in source ? { kana: source.kana, speed } : { text: source.text, speed };
}

/** Recordings by query, the most recently played last. */
const recordings = new Map<string, Blob>();

/** Recordings that are being loaded ahead. */
const ahead = new Map<string, Promise<Blob | null>>();

/** Loads a recording before it is played. A failure is silent: playing tries again. */
export async function loadRecordingAhead(source: SpokenSource, speed: SpeechSpeed): Promise<void> {
  const query = speechQuery(source, speed);
  const key = JSON.stringify(query);
  if (recordings.has(key) || ahead.has(key)) return;
  const loading = fetchRecording(query).catch(() => null);
  ahead.set(key, loading);
  const recording = await loading;
  ahead.delete(key);
  if (recording) keep(key, recording);
}

/** A recording of our voice, from memory if it was played before. */
export async function loadRecording(
  source: SpokenSource,
  speed: SpeechSpeed,
  signal: AbortSignal,
): Promise<Blob> {
  const query = speechQuery(source, speed);
  const key = JSON.stringify(query);
  const loaded = recordings.get(key) ?? (await ahead.get(key));
  const recording = loaded ?? (await fetchRecording(query, signal));
  keep(key, recording);
  return recording;
}

function keep(key: string, recording: Blob): void {
  recordings.delete(key);
  recordings.set(key, recording);
  const [oldest] = recordings.keys();
  if (oldest !== undefined && recordings.size > RECORDINGS_KEPT) recordings.delete(oldest);
}

/** Loaded as a whole: from a URL Safari would request ranges. */
async function fetchRecording(query: SpeechQuery, signal?: AbortSignal): Promise<Blob> {
  const bytes = await browserApi().call(getSpeech, { query }, signal);
  return new Blob([bytes], { type: getSpeech.contentType });
}

/** Plays a recording of any voice on the shared element. */
export const playRecording = (recording: Blob, turn: Omit<VoiceTurn, 'speed'>): Promise<SpeechOutcome> =>
  playThrough(audioElement(), recording, turn);

function playThrough(
  audio: HTMLAudioElement,
  recording: Blob,
  { signal, onStart }: Omit<VoiceTurn, 'speed'>,
): Promise<SpeechOutcome> {
  const url = URL.createObjectURL(recording);
  const over = new AbortController();
  const release = () => {
    over.abort();
    audio.pause();
    audio.removeAttribute('src');
    URL.revokeObjectURL(url);
  };
  return new Promise<SpeechOutcome>((resolve, reject) => {
    const finish = (outcome: SpeechOutcome) => {
      release();
      resolve(outcome);
    };
    const fail = (error: unknown) => {
      // `play` rejects late after a pause, when the next turn may already use the player.
      if (over.signal.aborted) return;
      release();
      reject(error);
    };
    const until = { signal: over.signal };
    audio.addEventListener('playing', onStart, until);
    audio.addEventListener('ended', () => finish('spoken'), until);
    audio.addEventListener('error', () => fail(audio.error), until);
    // Unplugged headphones and media keys pause too.
    audio.addEventListener('pause', () => audio.paused && !audio.ended && finish('interrupted'), until);
    signal.addEventListener('abort', () => finish('interrupted'), until);
    audio.src = url;
    // Rejects if playback needs a tap.
    audio.play().catch(fail);
  });
}
