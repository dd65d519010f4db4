import type { RubySegment } from '../japanese/ruby.ts';

/** What the search knows of a word. */
export interface SearchEntry {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly sino: string;
  readonly mean: string;
  /** 0 is the easiest: easier words come first. */
  readonly level: number;
  readonly wordClass: string | null;
  /** Other ways to write the word, divided by 、. */
  readonly variants: string;
  /** The word with its reading laid over it; 持って来る is also typed 持ってくる. */
  readonly ruby: readonly RubySegment[];
}

/** The meanings that a learner would type: commas and semicolons divide them, what stands in brackets explains. */
export const sensesOf = (mean: string): string[] =>
  (mean.includes('(') ? mean.replaceAll(/\([^)]*\)/g, ' ') : mean)
    .split(/[,;/]/)
    .map((sense) => sense.trim())
    .filter(Boolean);
