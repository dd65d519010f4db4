import { LOOP_PAUSE_MS, SPEECH_SPEEDS } from '#contract/limits.ts';
import { speedChoice, voiceChoice } from '../choices/practice-choices.ts';
import { readyServerVoice, speakFromServer } from './server-voice.ts';
import { readyBrowserVoice, speakFromBrowser } from './speech.ts';
import type { SpeechOutcome, Spoken, VoiceTurn } from './voice-turn.ts';

const [, , SLOW] = SPEECH_SPEEDS;

export interface SpeakOptions {
  /** However fast the learner likes it otherwise. */
  readonly slow?: boolean;
  /** Again and again, until it is interrupted. */
  readonly loop?: boolean;
  readonly signal?: AbortSignal;
  readonly onStart?: () => void;
}

/** Who has the word: there is one at a time, on the whole page. */
let current: AbortController | null = null;

export const stopSpeaking = (): void => current?.abort();

/** For a tap whose answer will be spoken later, by itself: Safari allows that only to what was touched in time. */
export function prepareVoice(): void {
  if (voiceChoice.now() === 'auto') readyBrowserVoice();
  // Always: ours speaks where the browser's voice fails, and by then the tap is over.
  readyServerVoice();
}

/** Says Japanese aloud with the voice that the learner prefers, else with the other one. */
export async function speak(spoken: Spoken, options: SpeakOptions = {}): Promise<SpeechOutcome> {
  const { slow = false, loop = false, signal, onStart = () => {} } = options;
  stopSpeaking();
  if (signal?.aborted) return 'interrupted';
  prepareVoice();
  const word = new AbortController();
  current = word;
  signal?.addEventListener('abort', () => word.abort(), { once: true });
  const speed = slow ? SLOW : speedChoice.now();
  return sayOn(spoken, { speed, signal: word.signal, onStart }, loop);
}

async function sayOn(spoken: Spoken, turn: VoiceTurn, loop: boolean): Promise<SpeechOutcome> {
  const outcome = await sayOnce(spoken, turn);
  if (!loop || outcome !== 'spoken') return outcome;
  return (await keepSilence(turn.signal)) ? sayOn(spoken, turn, loop) : 'interrupted';
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

/** Something that broke may work the next time: that is worth more to know than what never will, and a reason even more. */
function weightOf(outcome: SpeechOutcome): number {
  if (typeof outcome === 'object') return 2;
  return outcome === 'failed' ? 1 : 0;
}

/** The pause between two turns; false where it was broken off. */
const keepSilence = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(finish, LOOP_PAUSE_MS);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
