import { toHiragana, toRomaji } from 'wanakana';

/** Particles as they sound; on their own between spaces they are written in another way. */
const PARTICLES: ReadonlyMap<string, string> = new Map([
  ['wa', 'ha'],
  ['e', 'he'],
  ['o', 'wo'],
]);

/** `â` is Kunrei for `ā`. A long o is おう in most words; the search folds おう and おお into one anyway. */
const LONG_VOWELS: Readonly<Record<string, string>> = {
  ā: 'aa',
  â: 'aa',
  ī: 'ii',
  î: 'ii',
  ū: 'uu',
  û: 'uu',
  ē: 'ee',
  ê: 'ee',
  ō: 'ou',
  ô: 'ou',
};

/** Spellings that wanakana does not know, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // On a Japanese keyboard a hyphen is ー (ra-men); before a suffix and after ん or a long vowel it is only a separator.
  [/-(?=(?:san|sama|kun|chan|sensei|go|jin|to|fu|ken|shi|ku|machi|eki)$)|(?<=n|aa|ii|uu|ee|ou)-/g, ' '],
  [/n'/g, 'ん'],
  [/([td])'(?=i)/g, '$1h'],
  [/([td])'(?=u)/g, '$1w'],
  [/tch/g, 'cch'],
  [/dzu/g, 'du'],
  [/dz/g, 'z'],
  [/dj/g, 'j'],
  [/m(?=[bpm])/g, 'ん'],
  // nn before a vowel is んな in Hepburn (onna); elsewhere, and as nnn, it is one ん of the Japanese keyboard (honn,
  // onnna).
  [/nnn?(?=[aiueoy])/g, 'んn'],
  [/nn/g, 'ん'],
  // Greetings that still end in a particle.
  [/(?<=ko[んn](?:n?ichi|ba[んn]))wa$/, 'ha'],
];

/**
 * Romaji as kana: Hepburn, Kunrei, Nihon-shiki and the spellings of a Japanese keyboard. Null if a Latin letter is
 * left, because then it was not romaji.
 */
export function romajiToKana(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[āâīîūûēêōô]/g, (vowel) => LONG_VOWELS[vowel] ?? vowel)
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .split(/\s+/)
    .filter((word) => word !== '');
  const spelled = words.map(
    (word, at) => (at > 0 && PARTICLES.get(word)) || SPELLINGS.reduce(respelled, word),
  );
  const kana = spelled.map((word) => word.split(' ').map(convert).join('')).join('');
  return /\p{sc=Latin}/u.test(kana) ? null : kana;
}

const respelled = (word: string, [pattern, replacement]: readonly [RegExp, string]): string =>
  word.replace(pattern, replacement);

const convert = (word: string): string => toHiragana(word, { convertLongVowelMark: false });

/** Kana in Hepburn letters, as written: は is ha. */
export const kanaToRomaji = (kana: string): string => toRomaji(kana);
