import { SPEECH_START_MS, SPEECH_VOICES_MS } from '#contract/server-limits.ts';
import type { SpeechOutcome, VoiceTurn } from './voice-turn.ts';

const JAPANESE = 'ja-JP';
// Android writes `ja_JP`.
const JAPANESE_VOICE = /^ja([-_]|$)/i;
/** Errors of an utterance that was replaced by another one. */
const REPLACED: readonly string[] = ['interrupted', 'canceled'];
const WITHOUT_VOICE: readonly string[] = ['language-unavailable', 'voice-unavailable'];

/** Chrome garbage-collects an utterance without a reference, and then never sends its `end` event. */
const held = new Set<SpeechSynthesisUtterance>();
/** No voice was listed and none spoke: do not wait for it again. */
let isMute = false;
/** Something was spoken during a tap. */
let isReady = false;

const synthesisHere = (): SpeechSynthesis | undefined => window.speechSynthesis;
const isJapanese = ({ lang }: SpeechSynthesisVoice): boolean => JAPANESE_VOICE.test(lang);
/** Other voices are made by a server of the browser's maker. */
const isOnDevice = ({ localService }: SpeechSynthesisVoice): boolean => localService;
/** Without a network, one that speaks without it. */
const japaneseAmong = (voices: readonly SpeechSynthesisVoice[]) =>
  voices.find((voice) => isJapanese(voice) && (navigator.onLine || isOnDevice(voice)));

/**
 * Must be called while a tap is handled: iOS speaks later only if something was spoken during a tap, even an empty
 * utterance.
 */
export function prepareBrowserVoice(): void {
  const synthesis = synthesisHere();
  if (isReady || !synthesis) return;
  const voices = synthesis.getVoices();
  // While no voices are listed, a Japanese one may still come.
  if (voices.length > 0 && !japaneseAmong(voices)) return;
  isReady = true;
  const silence = new SpeechSynthesisUtterance('');
  Object.assign(silence, {
    volume: 0,
    onerror: ({ error }: SpeechSynthesisErrorEvent) => {
      // It was not a tap: try again next time.
      if (error === 'not-allowed') isReady = false;
    },
  });
  synthesis.speak(silence);
}

/** Whether it lists a Japanese voice by now. */
export const hasBrowserVoice = (): boolean => japaneseAmong(synthesisHere()?.getVoices() ?? []) !== undefined;

/** Whether it has a Japanese voice that speaks without a network. */
export async function hasVoiceOnDevice(): Promise<boolean> {
  const synthesis = synthesisHere();
  return (
    synthesis !== undefined &&
    (await voicesOf(synthesis)).some((voice) => isJapanese(voice) && isOnDevice(voice))
  );
}

/** Speaks with the browser's Japanese voice, and returns the outcome. */
export async function speakFromBrowser(text: string, turn: VoiceTurn): Promise<SpeechOutcome> {
  const synthesis = synthesisHere();
  if (!synthesis) return 'unsupported';
  const voices = await voicesOf(synthesis);
  if (turn.signal.aborted) return 'interrupted';
  const voice = japaneseAmong(voices);
  if (!voice && (isMute || voices.length > 0)) return 'unsupported';
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = JAPANESE;
  utterance.voice = voice ?? null;
  utterance.rate = Number(turn.speed);
  const outcome = await say(synthesis, utterance, turn, voice ? 'failed' : 'unsupported');
  if (!voice && outcome === 'unsupported') isMute = true;
  return outcome;
}

/** Browsers list their voices late, and some speak without ever listing any. */
function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (isMute || voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const arrived = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', arrived);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(arrived, SPEECH_VOICES_MS);
    synthesis.addEventListener('voiceschanged', arrived);
  });
}

function say(
  synthesis: SpeechSynthesis,
  utterance: SpeechSynthesisUtterance,
  { signal, onStart }: VoiceTurn,
  ifSilent: SpeechOutcome,
): Promise<SpeechOutcome> {
  return new Promise((resolve) => {
    const finish = (outcome: SpeechOutcome) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
      held.delete(utterance);
      resolve(outcome);
    };
    const silence = (outcome: SpeechOutcome) => {
      finish(outcome);
      synthesis.cancel();
    };
    const interrupt = () => silence('interrupted');
    const timer = setTimeout(() => silence(ifSilent), SPEECH_START_MS);
    signal.addEventListener('abort', interrupt);
    Object.assign(utterance, {
      onstart: () => {
        clearTimeout(timer);
        onStart();
      },
      onend: () => finish('spoken'),
      onerror: ({ error }: SpeechSynthesisErrorEvent) => finish(outcomeOf(error)),
    });
    held.add(utterance);
    synthesis.cancel();
    synthesis.speak(utterance);
  });
}

function outcomeOf(error: string): SpeechOutcome {
  if (REPLACED.includes(error)) return 'interrupted';
  return WITHOUT_VOICE.includes(error) ? 'unsupported' : 'failed';
}
