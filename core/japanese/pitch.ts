/** Small kana belong to the mora before them; っ, ん and ー are morae of their own. */
const MORA = /[^ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ・\s][ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ]*/gu;

/** きょう → きょ, う. */
export const moraeOf = (reading: string): string[] => reading.match(MORA) ?? [];

/** 平板, 頭高, 中高 and 尾高 in Japanese grammars. */
export type PitchKind = 'flat' | 'head' | 'middle' | 'tail';

interface PitchedMora {
  readonly mora: string;
  readonly isHigh: boolean;
  /** The voice falls after this mora; after the last one it falls on the particle that follows. */
  readonly falls: boolean;
}

/**
 * How the voice moves in standard Japanese: the first mora is low and the others are high up to `fall`, after which they
 * are low; with a fall of 1 only the first is high, with 0 there is no fall.
 */
export function pitchOf(reading: string, fall: number): PitchedMora[] {
  return moraeOf(reading).map((mora, index) => {
    const place = index + 1;
    const isBeforeFall = fall === 0 || place <= fall;
    return { mora, isHigh: fall === 1 ? place === 1 : place > 1 && isBeforeFall, falls: place === fall };
  });
}

export function pitchKindOf(reading: string, fall: number): PitchKind {
  if (fall === 0) return 'flat';
  if (fall === 1) return 'head';
  return fall === moraeOf(reading).length ? 'tail' : 'middle';
}
