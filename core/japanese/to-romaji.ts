import { toRomaji as convert } from 'wanakana';

/** Katakana for foreign sounds, which wanakana would cut into two kana (ティ tei). */
const FOREIGN_SOUNDS: Readonly<Record<string, string>> = {
  てぃ: 'ti',
  でぃ: 'di',
  とぅ: 'tu',
  どぅ: 'du',
  でゅ: 'dyu',
  てゅ: 'tyu',
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  ふゅ: 'fyu',
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔ: 'vu',
  ゔぇ: 've',
  ゔぉ: 'vo',
  しぇ: 'she',
  じぇ: 'je',
  ちぇ: 'che',
  つぁ: 'tsa',
  つぃ: 'tsi',
  つぇ: 'tse',
  つぉ: 'tso',
  いぇ: 'ye',
  くぁ: 'kwa',
  くぉ: 'kwo',
  ぐぁ: 'gwa',
  を: 'o',
};

/**
 * Kana as a beginner reads them: Hepburn, with long vowels spelt out as they are typed (ou, コーヒー koohii). Other
 * characters stay.
 */
export const toRomaji = (kana: string): string => convert(kana, { customRomajiMapping: FOREIGN_SOUNDS });

/** A piece of text with the romaji to show with it, if any. */
export interface RomajiPiece {
  readonly text: string;
  readonly romaji?: string;
}

/** One kana as it is said: with its small kana, the pause before it and the long mark after it. */
const BEAT = /[っッ]?[\p{sc=Hiragana}\p{sc=Katakana}][ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ]?ー*/gu;

/** は and へ after these are particles: they sound like わ and え. */
const BEFORE_PARTICLE =
  /(?:これ|それ|あれ|どれ|ここ|そこ|どこ|こちら|そちら|わたし|あなた|さん|に|で|と|から|まで|の|こんにち|こんばん)$/u;
const PARTICLE_SOUNDS: Readonly<Record<string, string>> = { は: 'wa', へ: 'e' };

/** Cuts kana into beats with their romaji; everything else stays without. `before` is the text before it. */
export function romajiPieces(
  text: string,
  before: { readonly text: string; readonly isKanji: boolean },
): RomajiPiece[] {
  const pieces: RomajiPiece[] = [];
  let end = 0;
  for (const { 0: beat, index } of text.matchAll(BEAT)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    const isParticle =
      index === 0
        ? before.isKanji || BEFORE_PARTICLE.test(before.text)
        : BEFORE_PARTICLE.test(text.slice(0, index));
    pieces.push({ text: beat, romaji: (isParticle && PARTICLE_SOUNDS[beat]) || toRomaji(beat) });
    end = index + beat.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
