import { SPEECH_SPEEDS } from '#contract/server-limits.ts';

export type SpeechSpeed = (typeof SPEECH_SPEEDS)[number];

/** What to speak: the text for the browser's voice, and the source from which our server knows the reading. */
export interface Spoken {
  readonly text: string;
  readonly source: SpokenSource;
}

export type SpokenSource =
  | { readonly sentenceId: number }
  | { readonly itemId: number }
  | { readonly kana: string }
  | { readonly text: string };

/**
 * `unsupported`: there is no Japanese voice; `failed`: a voice failed; `interrupted`: it was stopped or replaced.
 */
export type SpeechOutcome = 'spoken' | 'interrupted' | 'unsupported' | 'failed' | SpeechRefusal;

/** Our server refused to speak; the reason is a message for the learner. */
interface SpeechRefusal {
  readonly refusal: string;
}

/** One utterance of a voice. */
export interface VoiceTurn {
  readonly speed: SpeechSpeed;
  /** Stops it. */
  readonly signal: AbortSignal;
  /** Called at the first sound. */
  readonly onStart: () => void;
}
