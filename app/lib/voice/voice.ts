import { LOOP_PAUSE_MS } from '#contract/server-limits.ts';
import { speedChoice, voiceChoice } from '../choices/practice-choices.ts';
import { loadRecordingAhead, prepareServerVoice, speakFromServer } from './server-voice.ts';
import { hasBrowserVoice, prepareBrowserVoice, speakFromBrowser } from './speech.ts';
import type { SpeechOutcome, Spoken, SpokenSource, VoiceTurn } from './voice-turn.ts';

export interface SpeakOptions {
  /** Repeats until it is interrupted. */
  readonly loop?: boolean;
  readonly signal?: AbortSignal;
  readonly onStart?: () => void;
}

/** The current utterance; only one at a time on the whole page. */
let current: AbortController | null = null;

export const stopSpeaking = (): void => current?.abort();

/** For a tap whose reply is spoken later: Safari allows that only if the player was used during the tap. */
export function prepareVoice(): void {
  if (voiceChoice.now() === 'auto') prepareBrowserVoice();
  // Always: our voice is the fallback if the browser's voice fails, and by then the tap is over.
  prepareServerVoice();
}

/** Loads our recording of something that will be played soon, unless the browser's own voice speaks it. */
export async function loadVoiceAhead(source: SpokenSource, speed = speedChoice.now()): Promise<void> {
  if (voiceChoice.now() === 'auto' && hasBrowserVoice()) return;
  await loadRecordingAhead(source, speed);
}

/** Speaks Japanese with the preferred voice, or with the other one if that fails. */
export async function speak(spoken: Spoken, options: SpeakOptions = {}): Promise<SpeechOutcome> {
  const { loop = false, signal, onStart = () => {} } = options;
  const turn = takeTurn(signal);
  if (turn.aborted) return 'interrupted';
  prepareVoice();
  return sayAndRepeat(spoken, { speed: speedChoice.now(), signal: turn, onStart }, loop);
}

/** Ends what is heard on this page; the returned signal aborts when something else begins. */
export function takeTurn(until?: AbortSignal): AbortSignal {
  stopSpeaking();
  const turn = new AbortController();
  if (until?.aborted) turn.abort();
  until?.addEventListener('abort', () => turn.abort(), { once: true });
  current = turn;
  return turn.signal;
}

async function sayAndRepeat(spoken: Spoken, turn: VoiceTurn, loop: boolean): Promise<SpeechOutcome> {
  const outcome = await sayOnce(spoken, turn);
  if (!loop || outcome !== 'spoken') return outcome;
  return (await pauseBetween(turn.signal)) ? sayAndRepeat(spoken, turn, loop) : 'interrupted';
}

async function sayOnce(spoken: Spoken, turn: VoiceTurn): Promise<SpeechOutcome> {
  const browser = () => speakFromBrowser(spoken.text, turn);
  const server = () => speakFromServer(spoken.source, turn);
  const [first, second] = voiceChoice.now() === 'server' ? [server, browser] : [browser, server];
  const outcome = await first();
  if (isOver(outcome)) return outcome;
  const other = await second();
  if (isOver(other)) return other;
  return weightOf(other) > weightOf(outcome) ? other : outcome;
}

const isOver = (outcome: SpeechOutcome) => outcome === 'spoken' || outcome === 'interrupted';

/** The more useful outcome to report: a refusal has a reason, and a failure may work next time. */
function weightOf(outcome: SpeechOutcome): number {
  if (typeof outcome === 'object') return 2;
  return outcome === 'failed' ? 1 : 0;
}

/** The pause before the next utterance; false if it was aborted. */
export const pauseBetween = (signal: AbortSignal, ms: number = LOOP_PAUSE_MS): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
