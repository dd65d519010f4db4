import { hasJapanese } from '../japanese/kana.ts';
import { romajiToKana } from '../japanese/romaji.ts';
import { type Syllable, syllablesOf } from '../vietnamese/syllables.ts';
import { readLeftoverKeys } from '../vietnamese/telex.ts';
import { japaneseKey } from './japanese-keys.ts';

/** A text with all its interpretations: Latin letters are romaji, Vietnamese and Hán Việt at once. */
export interface Query {
  readonly text: string;
  /** The text in Japanese, still with its punctuation; null if it cannot be Japanese. */
  readonly sentence: string | null;
  /** Keys of the index, the most likely reading first. */
  readonly readings: readonly string[];
  /** The same, or for romaji that ends inside a kana (gak), its possible completions. */
  readonly beginnings: readonly string[];
  readonly syllables: readonly Syllable[];
  /** The same where keys of Telex or VNI are left in the text; empty if there are none, or if it is romaji. */
  readonly meantSyllables: readonly Syllable[];
  /** A number with its signs, which is no word: 50%. */
  readonly isAmount?: true;
}

/** Ambiguous romaji: kinyoubi is きんようび, paatii is パーティー, wa alone is the particle は. */
const OTHER_READINGS: readonly (readonly [RegExp, string])[] = [
  [/nn?(?=[aiueoy])/g, "n'"],
  [/([td])i/g, '$1hi'],
  [/^wa$/, 'ha'],
  [/^e$/, 'he'],
  [/^o$/, 'wo'],
];

/** No Japanese word begins with っ: “ddi” is đi in Telex. */
const BEGINS_DOUBLED = /(?:^|\s)dd/i;

/** Romaji has no digits and symbols. */
const LETTERS = /^[\p{L}\p{M}\s'’\-.,?!]+$/u;

function readJapanese(text: string): Query {
  const key = japaneseKey(text);
  const [, finished = '', letters = ''] = UNFINISHED_KANA.exec(text) ?? [];
  return {
    text,
    sentence: text,
    readings: letters === 'n' ? [japaneseKey(`${finished}ん`), key] : [key],
    beginnings: letters === '' ? [key] : [key, ...completions(finished, letters)],
    syllables: [],
    meantSyllables: [],
  };
}

/** 50% is not 五十, and 3.14 not 三百十四. */
const AMOUNT = /^[^\p{L}]*(?:\d\s*[%¥$€£₫°]|[¥$€£₫]\s*\d|\d[./:]\d)[^\p{L}]*$/u;

export function readQuery(typed: string): Query {
  const text = typed.normalize('NFKC').trim();
  if (AMOUNT.test(text))
    return {
      text,
      sentence: null,
      readings: [],
      beginnings: [],
      syllables: [],
      meantSyllables: [],
      isAmount: true,
    };
  if (hasJapanese(text)) return readJapanese(text);
  const sentence = LETTERS.test(text) ? romajiToKana(text) : null;
  const readings = romajiReadings(text, sentence);
  const beginnings = sentence === null ? unfinishedRomaji(text) : readings;
  const meant = sentence === null || BEGINS_DOUBLED.test(text) ? readLeftoverKeys(text) : null;
  return {
    text,
    sentence,
    readings,
    beginnings,
    syllables: syllablesOf(text),
    meantSyllables: meant === null ? [] : syllablesOf(meant),
  };
}

/** An input method shows letters until they are a kana: せんs. */
const UNFINISHED_KANA = /^(.*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])([bcdfghjklmnpqrstvwyz]{1,3})$/u;

const VOWELS = ['a', 'i', 'u', 'e', 'o'];

const completions = (finished: string, letters: string): string[] =>
  VOWELS.flatMap((vowel) => romajiToKana(letters + vowel) ?? []).map((kana) => japaneseKey(finished + kana));

/** gak → がか, がき, … がっか, がっき …: the vowel is still missing, or the consonant is doubled. */
function unfinishedRomaji(text: string): string[] {
  const [consonants = '', last = ''] = /[bcdfghjklmnpqrstvwyz]*([bcdfghjklmnpqrstvwyz])$/i.exec(text) ?? [];
  // An English sentence is no romaji, whatever would follow.
  if (last === '' || romajiToKana(text.slice(0, -consonants.length)) === null) return [];
  const endings = VOWELS.flatMap((vowel) => [vowel, last + vowel]);
  const keys = endings.flatMap((ending) => romajiToKana(text + ending) ?? []).map(japaneseKey);
  return [...new Set(keys)];
}

function romajiReadings(text: string, sentence: string | null): string[] {
  if (sentence === null) return [];
  const lower = text.toLowerCase();
  const others = OTHER_READINGS.map(([letters, other]) => romajiToKana(lower.replace(letters, other)));
  const keys = [sentence, ...others].flatMap((kana) => (kana ? [japaneseKey(kana)] : []));
  return [...new Set(keys)].filter(Boolean);
}
