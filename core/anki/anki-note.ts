import type { RubySegment } from '../japanese/ruby.ts';
import type { AnkiScheduling } from './scheduling.ts';

/** The cards of a note: see the word, say it, hear it. */
export const ANKI_DIRECTIONS = ['read', 'say', 'hear'] as const;
export type AnkiDirection = (typeof ANKI_DIRECTIONS)[number];

/** A word, or a card of the learner's own, as it travels to Anki and back. */
export interface AnkiNote {
  /** `word:123` or `own:<uuid>`. Anki finds a note again by it. */
  readonly id: string;
  readonly word: string;
  /** The word with its reading by segment. */
  readonly ruby: readonly RubySegment[];
  readonly hanViet: string;
  readonly meaning: string;
  /** With its readings, if they are known: `図書館[としょかん]で`. */
  readonly example: string;
  readonly exampleMeaning: string;
  /** The name of a sound file; blank if there is none. */
  readonly sound: string;
  /** Blank for none. */
  readonly category: string;
  /** A direction without scheduling is a new card. */
  readonly cards: Readonly<Partial<Record<AnkiDirection, AnkiScheduling>>>;
}
