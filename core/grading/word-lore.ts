import { isKana, kanjiOf } from '../japanese/kana.ts';
import type { SentenceRules } from './compile-answer.ts';
import { honorificForms } from './honorifics.ts';
import type { Lexicon } from './lexicon.ts';
import type { Lexeme } from './predicate/inflection-class.ts';
import { type Spelling, spellingsOf } from './spelling.ts';
import { ALTERNATE_READINGS, ATTACHED_READINGS, CUT_WORD_READINGS } from './words/alternate-readings.ts';
import type { Token } from './token.ts';
import { KANA_WORDS } from './words/kana-words.ts';
import { otherSpellingsOf } from './words/spelling-variants.ts';

/** The dictionary finds one under the other; in a sentence they say different things. */
const DIFFERENT = [
  ['早い', '速い'],
  ['初め', '始め'],
  ['暖かい', '温かい'],
];

const differ = (word: string, other: string): boolean =>
  word !== other && DIFFERENT.some((pair) => pair.includes(word) && pair.includes(other));

/** The word itself first, then every other way to write it. */
export const writtenForms = (word: string, reading: string, lexicon: Lexicon): string[] =>
  [
    ...new Set([
      word,
      ...(KANA_WORDS.get(word) ?? []),
      ...otherSpellingsOf(word),
      ...lexicon.spellingsOf(word),
      ...fullerForms(word, reading, lexicon),
    ]),
  ].filter((form) => !differ(word, form));

/** 友だち is also 友達: a word of the same sound that has these characters, and more. */
function fullerForms(word: string, reading: string, lexicon: Lexicon): string[] {
  const kanji = kanjiOf(word);
  if (kanji.length === 0 || isKana(word)) return [];
  return lexicon
    .spellingsOf(reading)
    .filter((other) => kanji.every((character) => other.includes(character)));
}

export const readingsFor = (word: string, reading: string, lexicon: Lexicon): string[] => [
  ...new Set([reading, ...(ALTERNATE_READINGS.get(word) ?? []), ...lexicon.wordReadings(word)]),
];

/** 日本 + 人: each part has its readings, and what hangs on a noun has others than alone. */
export function readingsOfTokens(tokens: readonly Token[], lexicon: Lexicon): string[] {
  const text = tokens.map(({ surface }) => surface).join('');
  const whole = tokens.map(({ reading }) => reading).join('') || text;
  let readings = [''];
  for (const [at, { surface, reading }] of tokens.entries()) {
    const own =
      at === 0
        ? readingsFor(surface, reading, lexicon)
        : [reading, ...(ATTACHED_READINGS.get(surface) ?? [])];
    readings = readings.flatMap((begun) => own.map((one) => begun + one));
  }
  return [
    ...new Set([...readingsFor(text, whole, lexicon), ...(CUT_WORD_READINGS.get(text) ?? []), ...readings]),
  ];
}

const NO_ROOT: readonly Spelling[] = [{ text: '', alike: [] }];

/** All ways to write what stands before the ending of a predicate. */
export function rootsOf(lexeme: Lexeme, rules: SentenceRules, lexicon: Lexicon): readonly Spelling[] {
  const { root, rootReading, dictionary, inflectionClass } = lexeme;
  if (root === '') return NO_ROOT;
  if (inflectionClass === 'suru') return nounRoots(root, rootReading, rules, lexicon);
  const ending = dictionary.slice(root.length);
  const withoutEnding = (words: readonly string[]) =>
    words.filter((word) => word.endsWith(ending)).map((word) => word.slice(0, word.length - ending.length));
  const written = withoutEnding(writtenForms(dictionary, rootReading + ending, lexicon));
  const readings = withoutEnding(readingsFor(dictionary, rootReading + ending, lexicon));
  return spellingsOf(written, readings, lexicon);
}

/** 勉強します may be said 勉強をします, unless something else is studied. */
function nounRoots(noun: string, reading: string, rules: SentenceRules, lexicon: Lexicon): Spelling[] {
  const roots = spellingsOf(
    writtenForms(noun, reading, lexicon),
    readingsFor(noun, reading, lexicon),
    lexicon,
  );
  if (!rules.byRule || rules.hasObject) return roots;
  return [...roots, ...roots.map(({ text, alike }) => ({ text: `${text}を`, alike: [...alike, ''] }))];
}
