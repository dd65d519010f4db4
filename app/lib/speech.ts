import { SPEECH_START_MS, SPEECH_VOICES_MS } from '#contract/limits.ts';

/** `unsupported`: this browser has no Japanese voice; `failed`: it has one that did not get through. */
export type SpeechOutcome = 'spoken' | 'unsupported' | 'failed';

const JAPANESE = 'ja-JP';
// Android writes `ja_JP`.
const JAPANESE_VOICE = /^ja([-_]|$)/i;
/** Something else was to be heard in its place. */
const REPLACED: readonly string[] = ['interrupted', 'canceled'];
const WITHOUT_VOICE: readonly string[] = ['language-unavailable', 'voice-unavailable'];

/** Speaks with the browser's own Japanese voice, and tells how that went. */
export async function speakJapanese(text: string): Promise<SpeechOutcome> {
  const synthesis: SpeechSynthesis | undefined = window.speechSynthesis;
  if (!synthesis) return 'unsupported';
  const voices = await voicesOf(synthesis);
  const voice = voices.find(({ lang }) => JAPANESE_VOICE.test(lang));
  if (!voice && voices.length > 0) return 'unsupported';
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = JAPANESE;
  utterance.voice = voice ?? null;
  return say(synthesis, utterance, voice ? 'failed' : 'unsupported');
}

/** Browsers list their voices late, and some speak without ever listing any. */
function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
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
  ifSilent: SpeechOutcome,
): Promise<SpeechOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      synthesis.cancel();
      resolve(ifSilent);
    }, SPEECH_START_MS);
    const finish = (outcome: SpeechOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    Object.assign(utterance, {
      onstart: () => clearTimeout(timer),
      onend: () => finish('spoken'),
      onerror: ({ error }: SpeechSynthesisErrorEvent) => finish(outcomeOf(error)),
    });
    synthesis.cancel();
    synthesis.speak(utterance);
  });
}

function outcomeOf(error: string): SpeechOutcome {
  if (REPLACED.includes(error)) return 'spoken';
  return WITHOUT_VOICE.includes(error) ? 'unsupported' : 'failed';
}
