/** The browser's speech recognition, as far as we use it; Chrome and Safari know it by its prefixed name only. */
interface Recognition {
  start(): void;
  stop(): void;
  abort(): void;
}

/** How it is set up, and what it tells. */
interface RecognitionSettings {
  readonly lang: string;
  readonly interimResults: boolean;
  readonly onresult: (event: { readonly results: ArrayLike<Utterance> }) => void;
  readonly onerror: (event: { readonly error: string }) => void;
  readonly onend: () => void;
}

type Utterance = ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean };

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

export interface DictationListener {
  /** What was understood so far; it may still change. */
  readonly onHeard: (text: string) => void;
  readonly onFinished: (text: string) => void;
  readonly onFailed: () => void;
  /** However it ended, and always last. */
  readonly onEnd: () => void;
}

export interface Dictation {
  /** Enough was said: what was heard so far counts. */
  readonly stop: () => void;
  /** Nothing more is to be heard of it. */
  readonly abandon: () => void;
}

const JAPANESE = 'ja-JP';
/** We ended it ourselves. */
const ABORTED = 'aborted';

const recogniserHere = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export const canListen = (): boolean => recogniserHere() !== undefined;

/** Listens to Japanese until a pause; null where the browser cannot. */
export function startDictation(listener: DictationListener): Dictation | null {
  const Recogniser = recogniserHere();
  if (!Recogniser) return null;
  let abandoned = false;
  const settings: RecognitionSettings = {
    lang: JAPANESE,
    interimResults: true,
    onresult: ({ results }) => !abandoned && report(Array.from(results), listener),
    onerror: ({ error }) => !abandoned && error !== ABORTED && listener.onFailed(),
    onend: () => !abandoned && listener.onEnd(),
  };
  const recognition = Object.assign(new Recogniser(), settings);
  recognition.start();
  return {
    stop: () => recognition.stop(),
    abandon: () => {
      abandoned = true;
      recognition.abort();
    },
  };
}

function report(utterances: readonly Utterance[], { onHeard, onFinished }: DictationListener): void {
  const text = utterances
    .map((utterance) => utterance[0]?.transcript ?? '')
    .join('')
    .trim();
  if (utterances.every(({ isFinal }) => isFinal)) onFinished(text);
  else onHeard(text);
}
