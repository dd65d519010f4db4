/** A part of Japanese with its reading in kana; without `reading` it needs none. */
export interface RubySegment {
  readonly text: string;
  readonly reading?: string;
}

// Starts at the first kanji or digit and never crosses another bracket. Otherwise a long text would be scanned again
// from each character.
const RUBY =
  /((?<![\p{sc=Han}々〆ヶ])[\p{sc=Han}々〆ヶ]+(?=\[[^[\]]+\])|(?<![\p{Nd},.])\p{Nd}[\p{Nd},.，．]*(?=\[[\p{sc=Hiragana}ー]+\]))\[([^[\]]+)\]/gu;

/**
 * `図書館[としょかん]で` → 図書館 with its reading, then で: a bracket belongs to the kanji or to the digits right before it
 * (`3[さん]時[じ]`).
 */
export function parseRuby(text: string): RubySegment[] {
  const segments: RubySegment[] = [];
  let end = 0;
  for (const { 0: whole, 1: kanji = '', 2: reading = '', index } of text.matchAll(RUBY)) {
    if (index > end) segments.push({ text: text.slice(end, index) });
    segments.push({ text: kanji, reading });
    end = index + whole.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}

/** The sentence without its readings. */
export const withoutRuby = (text: string): string => text.replaceAll(RUBY, '$1');

/** The sentence in kana. */
export const readingOf = (text: string): string => text.replaceAll(RUBY, '$2');

/** 勉[べん]強[きょう]する → 勉強[べんきょう]する: the way people write it. */
export const joinedRuby = (text: string): string =>
  rubyText(
    parseRuby(text).reduce<RubySegment[]>((joined, segment) => {
      const last = joined.at(-1);
      if (last?.reading === undefined || segment.reading === undefined) return [...joined, segment];
      return [
        ...joined.slice(0, -1),
        { text: last.text + segment.text, reading: last.reading + segment.reading },
      ];
    }, []),
  );

export const rubyText = (segments: readonly RubySegment[]): string =>
  segments.map(({ text, reading }) => (reading === undefined ? text : `${text}[${reading}]`)).join('');
