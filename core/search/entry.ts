import type { RubySegment } from '../japanese/ruby.ts';

/** The fields of a word that the search uses. */
export interface SearchEntry {
  readonly id: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly sino: string;
  readonly mean: string;
  /** 0 is the easiest; easier words come first. */
  readonly level: number;
  readonly wordClass: string | null;
  /** Other ways to write the word, separated by 、. */
  readonly variants: string;
  /** The word with its reading by segment; 持って来る is also typed 持ってくる. */
  readonly ruby: readonly RubySegment[];
  /** Its Hán Việt is a Vietnamese word that means something else: 訪問 is not phỏng vấn. */
  readonly isFalseFriend: boolean;
}

const HINT = /\(([^)]*)\)/g;
const BETWEEN = /[,;/]/;

/**
 * The meanings that a learner would type, separated by commas and semicolons. Brackets contain an explanation, or words
 * that the word is used with: "mở (cửa, sách)" is also "mở cửa" and "mở sách".
 */
export function sensesOf(mean: string): string[] {
  if (!mean.includes('(')) return divide(mean);
  const bare = divide(mean.replaceAll(HINT, ' '));
  const withHints = mean.match(/[^,;/(]+\([^)]*\)/g) ?? [];
  return [...bare, ...withHints.flatMap(filledOut)];
}

const divide = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((sense) => sense.trim())
    .filter(Boolean);

function filledOut(sense: string): string[] {
  const [base = '', hints = ''] = sense.split(/[()]/);
  return divide(hints).map((hint) => `${base.trim()} ${hint}`);
}
