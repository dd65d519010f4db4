/** A text with the origin of its characters: whether the answer box made each of romaji. */
export interface OriginText {
  readonly text: string;
  readonly fromRomaji: readonly boolean[];
}

export const NOTHING_TYPED: OriginText = { text: '', fromRomaji: [] };

/** The text after an edit. What stays before and after the edit keeps its origin; the rest has another: `isRomaji`. */
export function afterEdit(
  { text: before, fromRomaji }: OriginText,
  text: string,
  isRomaji: boolean,
): OriginText {
  const longest = Math.min(before.length, text.length);
  let head = 0;
  while (head < longest && before[head] === text[head]) head++;
  let tail = 0;
  while (tail < longest - head && before.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const origins = Array.from({ length: text.length }, (_, at) => {
    if (at < head) return fromRomaji[at] ?? false;
    const fromEnd = text.length - at;
    return fromEnd <= tail ? (fromRomaji[before.length - fromEnd] ?? false) : isRomaji;
  });
  return { text, fromRomaji: origins };
}

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Whether the box made all kana of the text of romaji. Kanji come from an input method, but they are no kana. */
export function isFromRomaji({ text, fromRomaji }: OriginText): boolean {
  const kana = fromRomaji.filter((_, at) => KANA.test(text.charAt(at)));
  return kana.length > 0 && kana.every(Boolean);
}

/** A final n is left open while typing; at the end it is ん. */
export const finishKana = (text: string): string => text.replace(/(?:んn|n)(?=\s*$)/, 'ん');

const VIETNAMESE_LETTER = /[ăâđêôơư]|[aeiouy]\p{M}/iu;

/** A Vietnamese keyboard is active and turns w into ư: romaji cannot be typed with it. */
export const isTypedInVietnamese = (text: string): boolean =>
  VIETNAMESE_LETTER.test(text) || VIETNAMESE_LETTER.test(text.normalize('NFD'));
