import { SPEECH_START_MS, SPEECH_VOICES_MS } from '#contract/limits.ts';
import type { SpeechOutcome, VoiceTurn } from './voice-turn.ts';

const JAPANESE = 'ja-JP';
// Android writes `ja_JP`.
const JAPANESE_VOICE = /^ja([-_]|$)/i;
/** Something else was to be heard in its place. */
const REPLACED: readonly string[] = ['interrupted', 'canceled'];
const WITHOUT_VOICE: readonly string[] = ['language-unavailable', 'voice-unavailable'];

/** Chrome forgets an utterance that nobody holds, and then never tells that it has ended. */
const held = new Set<SpeechSynthesisUtterance>();
/** No voice was listed and none was heard: nobody has to wait for that a second time. */
let isMute = false;
/** Something was said during a tap. */
let isReady = false;

const synthesisHere = (): SpeechSynthesis | undefined => window.speechSynthesis;
const japaneseAmong = (voices: readonly SpeechSynthesisVoice[]) =>
  voices.find(({ lang }) => JAPANESE_VOICE.test(lang));

/**
 * To be called while a tap is being answered: iOS says nothing by itself until something was said during one, be it
 * nothing at all.
 */
export function readyBrowserVoice(): void {
  const synthesis = synthesisHere();
  if (isReady || !synthesis) return;
  const voices = synthesis.getVoices();
  // A voice for Japanese may still come where none is listed yet.
  if (voices.length > 0 && !japaneseAmong(voices)) return;
  isReady = true;
  const silence = new SpeechSynthesisUtterance('');
  Object.assign(silence, {
    volume: 0,
    onerror: ({ error }: SpeechSynthesisErrorEvent) => {
      // That was no tap: the next one may be.
      if (error === 'not-allowed') isReady = false;
    },
  });
  synthesis.speak(silence);
}

/** Speaks with the browser's own Japanese voice, and tells how that went. */
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
