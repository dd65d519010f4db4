import { isKana, toHiragana } from '../kana.ts';
import type { Token } from './token.ts';

/** What a tokenizer with the IPADIC dictionary says about a word. `*` means no value. */
export interface IpadicFeatures {
  readonly surface_form: string;
  readonly pos: string;
  readonly pos_detail_1: string;
  readonly pos_detail_2: string;
  readonly pos_detail_3: string;
  readonly conjugated_type: string;
  readonly basic_form: string;
  /** Missing if the word is not in the dictionary. */
  readonly reading?: string;
}

export function ipadicToken(features: IpadicFeatures): Token {
  const { surface_form: surface, pos, pos_detail_1, pos_detail_2, pos_detail_3 } = features;
  return {
    surface,
    reading: readingOf(surface, features.reading ?? ''),
    pos: [pos, pos_detail_1, pos_detail_2, pos_detail_3].filter((part) => part !== '*').join('/'),
    base: features.basic_form === '*' ? surface : features.basic_form,
    conjugation: features.conjugated_type === '*' ? '' : features.conjugated_type,
  };
}

/** Kana are read as written: the particle は stays は. */
function readingOf(surface: string, katakana: string): string {
  const written = surface.normalize('NFKC');
  if (isKana(written)) return toHiragana(written);
  return isKana(katakana) ? toHiragana(katakana) : '';
}
