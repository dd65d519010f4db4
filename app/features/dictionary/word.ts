import type { RubySegment } from '#app/ui/japanese-text.tsx';
import type { ItemLevel } from '#contract/levels.ts';

/** A word as its page shows it. */
export interface Word {
  readonly headword: readonly RubySegment[];
  readonly reading: string;
  readonly hanViet: string | null;
  readonly level: ItemLevel;
  readonly wordClass: string;
  readonly meanings: readonly string[];
  readonly cognate: Cognate | null;
  readonly examples: readonly Example[];
  readonly kanji: readonly Kanji[];
  readonly related: readonly RelatedWord[];
}

/** How the Japanese word stands to the Vietnamese one of the same characters. */
export interface Cognate {
  readonly kind: 'same' | 'shifted' | 'false-friend';
  readonly note: string;
}

export interface Example {
  readonly japanese: readonly RubySegment[];
  readonly vietnamese: string;
}

export interface Kanji {
  readonly character: string;
  readonly hanViet: string;
  readonly on: readonly string[];
  readonly kun: readonly string[];
  readonly strokes: number;
  readonly meaning: string;
}

export interface RelatedWord {
  readonly kanji: string;
  readonly reading: string;
  readonly hanViet: string;
  readonly meaning: string;
}

export const plainText = (segments: readonly RubySegment[]): string =>
  segments.map(({ text }) => text).join('');
