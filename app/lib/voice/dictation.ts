/** The part of the browser's speech recognition that we use; Chrome and Safari have it under a prefixed name only. */
interface Recognition {
  start(): void;
  stop(): void;
  abort(): void;
}

/** Settings and event handlers. */
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
  /** The text recognised so far; it may still change. */
  readonly onHeard: (text: string) => void;
  readonly onFinished: (text: string) => void;
  readonly onFailed: () => void;
  /** Always called last, however it ended. */
  readonly onEnd: () => void;
}

export interface Dictation {
  /** Ends the dictation; what was recognised so far is final. */
  readonly stop: () => void;
  /** Ends the dictation without further callbacks. */
  readonly abandon: () => void;
}

const JAPANESE = 'ja-JP';
/** The error when we abort it ourselves. */
const ABORTED = 'aborted';

const recogniserHere = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

export const canListen = (): boolean => recogniserHere() !== undefined;

/** Recognises Japanese until the speaker pauses; null if the browser cannot. */
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
