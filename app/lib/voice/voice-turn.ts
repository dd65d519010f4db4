import type { SPEECH_SPEEDS } from '#contract/limits.ts';

export type SpeechSpeed = (typeof SPEECH_SPEEDS)[number];

/** What is to be heard: as a browser reads it, and where our server finds how it is read. */
export interface Spoken {
  readonly text: string;
  readonly source: SpokenSource;
}

export type SpokenSource =
  | { readonly sentenceId: number }
  | { readonly itemId: number }
  | { readonly text: string };

/**
 * `unsupported`: there is no Japanese voice; `failed`: there is one that did not get through; `interrupted`: something
 * else was to be heard in its place, or silence.
 */
export type SpeechOutcome = 'spoken' | 'interrupted' | 'unsupported' | 'failed' | SpeechRefusal;

/** It failed because our server would not speak; why is a sentence for the learner. */
interface SpeechRefusal {
  readonly refusal: string;
}

/** One time that a voice has the word. */
export interface VoiceTurn {
  readonly speed: SpeechSpeed;
  /** Takes the word from it. */
  readonly signal: AbortSignal;
  /** The first sound is there. */
  readonly onStart: () => void;
}
