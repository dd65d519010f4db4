import { kanjiOf, toHiragana } from '#core/japanese/kana.ts';
import { commonnessOf, rankOf } from './commonness.ts';

/** A spelling with one of its readings, as the package has it. */
export interface Variant {
  readonly written: string;
  readonly pronounced: string;
  readonly priorities: readonly string[];
}

/** What other dictionaries say about spellings and readings. */
export interface OtherDictionaries {
  /** Kanjium: 0 for the best known readings; null if it does not have the spelling with this reading. */
  readonly kanjium: (spelling: string, reading: string) => number | null;
  /** IPADIC: how a text is read, and whether it is one word. */
  readonly ipadic: (text: string) => { readonly reading: string; readonly isWord: boolean };
  /** Whether schools teach it. */
  readonly isTaught: (kanji: string) => boolean;
}

const ALL_KATAKANA = /^[ァ-ヶー・]+$/u;
const KATAKANA = /[ァ-ヶ]/u;
/** 五〇 and ５０ for 五十. */
const DIGITS = /[\d０-９〇]/u;
/** Words of Chinese and Korean came with their characters: 北京, 麻雀. Other foreign words were given some: 比律賓. */
const CAME_WITH_KANJI =
  /\b(?:Chin(?:a|ese)|Hong Kong|Taiwan(?:ese)?|Cantonese|Sichuan|Szechuan|Korean?|mahjong|tiles?|meld|winning hand|seat wind)\b/i;
const UNKNOWN = 99;

/**
 * The variants in their usual order: the usual spelling with its usual reading first. The package has them in the order
 * of the alphabet, by which 水 would be み and フィリピン 比律賓.
 */
export function usualFirst(
  variants: readonly Variant[],
  glosses: readonly string[],
  { kanjium, ipadic, isTaught }: OtherDictionaries,
): Variant[] {
  const isForeign =
    variants.every(({ pronounced }) => KATAKANA.test(pronounced)) &&
    !glosses.some((gloss) => CAME_WITH_KANJI.test(gloss));
  const all = isForeign ? [...inKana(variants), ...variants] : variants;
  const spellings = [...new Set(all.map(({ written }) => written))];
  const of = (spelling: string) => all.filter(({ written }) => written === spelling);
  const isRead = ({ written, pronounced }: Variant) =>
    toHiragana(ipadic(written).reading) === toHiragana(pronounced);

  const inOrder = spellings.toSorted(
    comparing(
      (spelling) => Number(DIGITS.test(spelling)),
      (spelling) => Number(isForeign && !KATAKANA.test(spelling)),
      (spelling) => Math.min(...of(spelling).map(({ priorities }) => rankOf(priorities))),
      (spelling) => Math.min(...of(spelling).map((one) => kanjium(spelling, one.pronounced) ?? UNKNOWN)),
      (spelling) => Number(!(ipadic(spelling).isWord && of(spelling).some(isRead))),
      (spelling) => kanjiOf(spelling).filter((kanji) => !isTaught(kanji)).length,
      // Of spellings with the same kanji, the one with the most kana: 組み合わせ before 組合せ.
      (spelling) => spellings.findIndex((other) => kanjiIn(other) === kanjiIn(spelling)),
      (spelling) => -spelling.length,
    ),
  );
  return inOrder.flatMap((spelling) =>
    of(spelling).toSorted(
      comparing(
        ({ priorities }) => commonnessOf(priorities),
        ({ pronounced }) => kanjium(spelling, pronounced) ?? UNKNOWN,
        (variant) => Number(!isRead(variant)),
      ),
    ),
  );
}

const kanjiIn = (spelling: string): string => kanjiOf(spelling).join('');

/** A word that is read in katakana is written so, unless it has a spelling with katakana: チャーシュー麺. */
function inKana(variants: readonly Variant[]): Variant[] {
  if (variants.some(({ written }) => KATAKANA.test(written))) return [];
  const readings = [...new Set(variants.map(({ pronounced }) => pronounced))];
  return readings
    .filter((reading) => ALL_KATAKANA.test(reading))
    .map((reading) => ({
      written: reading,
      pronounced: reading,
      priorities: variants.flatMap(({ pronounced, priorities }) =>
        pronounced === reading ? priorities : [],
      ),
    }));
}

/** By the first measure that differs; the order stays where none does. Later measures are taken only when needed. */
const comparing =
  <T>(...measures: readonly ((one: T) => number)[]) =>
  (a: T, b: T): number => {
    for (const measure of measures) {
      const difference = measure(a) - measure(b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
