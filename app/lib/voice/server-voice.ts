import type { EndpointArguments } from '#contract/endpoint.ts';
import { RECORDINGS_KEPT } from '#contract/limits.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { ApiError } from '../api/api.ts';
import { browserApi } from '../api/browser-api.ts';
import { logFailure } from '../log.ts';
import type { SpeechOutcome, SpeechSpeed, SpokenSource, VoiceTurn } from './voice-turn.ts';

type SpeechQuery = NonNullable<EndpointArguments<typeof getSpeech>['query']>;

/** One for all: Safari lets an element speak by itself only after a tap has reached that very element. */
let shared: HTMLAudioElement | undefined;
const audioElement = (): HTMLAudioElement => (shared ??= new Audio());

/** To be called while a tap is being answered: what has to be fetched first may then be heard later. */
export function readyServerVoice(): void {
  const audio = audioElement();
  // What is being heard would fall silent, without an event that tells.
  if (!audio.hasAttribute('src')) audio.load();
}

/** Speaks with our own voice: for a browser that has none for Japanese, and for whoever likes it better. */
export async function speakFromServer(source: SpokenSource, turn: VoiceTurn): Promise<SpeechOutcome> {
  const audio = audioElement();
  if (audio.canPlayType(getSpeech.contentType) === '') return 'unsupported';
  try {
    const recording = await recordingOf(queryOf(source, turn.speed), turn.signal);
    return turn.signal.aborted ? 'interrupted' : await playThrough(audio, recording, turn);
  } catch (error) {
    if (turn.signal.aborted) return 'interrupted';
    logFailure('The server’s voice was not heard', error);
    return error instanceof ApiError ? { refusal: error.message } : 'failed';
  }
}

function queryOf(source: SpokenSource, speed: SpeechSpeed): SpeechQuery {
  if ('sentenceId' in source) return { sentenceId: String(source.sentenceId), speed };
  return 'itemId' in source ? { itemId: String(source.itemId), speed } : { text: source.text, speed };
}

/** By what was asked for, the one that was heard last at the end. */
const recordings = new Map<string, Blob>();

async function recordingOf(query: SpeechQuery, signal: AbortSignal): Promise<Blob> {
  const key = JSON.stringify(query);
  const recording = recordings.get(key) ?? (await fetchRecording(query, signal));
  recordings.delete(key);
  recordings.set(key, recording);
  const [oldest] = recordings.keys();
  if (oldest !== undefined && recordings.size > RECORDINGS_KEPT) recordings.delete(oldest);
  return recording;
}

/** As a whole: from an address Safari would ask for it in ranges. */
async function fetchRecording(query: SpeechQuery, signal: AbortSignal): Promise<Blob> {
  const bytes = await browserApi().call(getSpeech, { query }, signal);
  return new Blob([bytes], { type: getSpeech.contentType });
}

function playThrough(
  audio: HTMLAudioElement,
  recording: Blob,
  { signal, onStart }: VoiceTurn,
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
      // Being paused is told to `play` late, when the next turn may have the player already.
      if (over.signal.aborted) return;
      release();
      reject(error);
    };
    const until = { signal: over.signal };
    audio.addEventListener('playing', onStart, until);
    audio.addEventListener('ended', () => finish('spoken'), until);
    audio.addEventListener('error', () => fail(audio.error), until);
    // Headphones that are pulled out and the keys of a keyboard pause as well.
    audio.addEventListener('pause', () => audio.paused && !audio.ended && finish('interrupted'), until);
    signal.addEventListener('abort', () => finish('interrupted'), until);
    audio.src = url;
    // Rejected where nothing may be heard without a tap.
    audio.play().catch(fail);
  });
}
