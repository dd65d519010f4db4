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
