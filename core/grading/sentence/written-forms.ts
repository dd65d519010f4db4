import { GODAN_ROWS } from '../../japanese/inflection/godan.ts';
import { isKana, kanjiOf } from '../../japanese/kana.ts';
import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import { ALTERNATE_READINGS, ATTACHED_READINGS, CUT_WORD_READINGS } from '../words/alternate-readings.ts';
import { KANA_WORDS } from '../words/kana-words.ts';
import { otherSpellingsOf } from '../words/spelling-variants.ts';

/** The dictionary lists one under the other, but in a sentence they have different meanings. */
const DIFFERENT = [
  ['早い', '速い'],
  ['初め', '始め'],
  ['暖かい', '温かい'],
];

const differ = (word: string, other: string): boolean =>
  word !== other && DIFFERENT.some((pair) => pair.includes(word) && pair.includes(other));

/** The same word, said in another way. */
const SAID_OTHERWISE: ReadonlyMap<string, readonly string[]> = new Map([
  ['では', ['じゃ', 'じゃあ']],
  ['それでは', ['それじゃ', 'それじゃあ']],
  ['できるだけ', ['出来るだけ']],
  ['のちほど', ['後ほど', '後程']],
  ['いつでも', ['何時でも']],
  ['いつか', ['何時か']],
]);

/** The word itself first, then every other way to write it. */
export const writtenForms = (word: string, reading: string, lexicon: Lexicon): string[] =>
  [
    ...new Set([
      word,
      ...(KANA_WORDS.get(word) ?? []),
      ...(SAID_OTHERWISE.get(word) ?? []),
      ...otherSpellingsOf(word),
      ...lexicon.spellingsOf(word),
      ...fullerForms(word, reading, lexicon),
      ...potentialForms(word),
      ...lexicon.charactersRead(SINGLE.test(word) ? word : ''),
    ]),
  ].filter((form) => !differ(word, form));

/** かご is also written 籠: one character that is read as the whole word. A single kana is the reading of too many. */
const SINGLE = /^\p{sc=Hiragana}{2,}$/u;

/** いただける corresponds to 頂ける as いただく does to 頂く. */
function potentialForms(word: string): string[] {
  const row = GODAN_ROWS.find(({ e }) => word.endsWith(`${e}る`));
  if (!row) return [];
  const written = KANA_WORDS.get(word.slice(0, -2) + row.u) ?? [];
  return written.map((form) => `${form.slice(0, -1)}${row.e}る`);
}

/** 友だち is also 友達: a word of the same sound that has these characters, and more. */
function fullerForms(word: string, reading: string, lexicon: Lexicon): string[] {
  const kanji = kanjiOf(word);
  if (kanji.length === 0 || isKana(word)) return [];
  return lexicon
    .spellingsOf(reading)
    .filter((other) => kanji.every((character) => other.includes(character)));
}

/** 失くす is read like the kana word that it is a spelling of. */
const KANA_OF: ReadonlyMap<string, readonly string[]> = new Map(
  [...KANA_WORDS].flatMap(([kana, written]) => written.map((word) => [word, [kana]] as const)),
);

export const readingsFor = (word: string, reading: string, lexicon: Lexicon): string[] => [
  ...new Set([
    reading,
    ...(ALTERNATE_READINGS.get(word) ?? []),
    ...(KANA_OF.get(word) ?? []),
    ...lexicon.wordReadings(word),
  ]),
];

/** 日本 + 人: each part has its own readings, and a suffix has other readings than the word alone. */
export function readingsOfTokens(tokens: readonly Token[], lexicon: Lexicon): string[] {
  const text = tokens.map(({ surface }) => surface).join('');
  const whole = tokens.map(({ reading }) => reading).join('') || text;
  let readings = [''];
  for (const [at, { surface, reading, pos }] of tokens.entries()) {
    const attached = at > 0 || pos.startsWith('名詞/接尾') ? (ATTACHED_READINGS.get(surface) ?? []) : [];
    const own = new Set([reading, ...attached, ...readingsFor(surface, reading, lexicon)]);
    readings = readings.flatMap((begun) => Array.from(own, (one) => begun + one));
  }
  return [
    ...new Set([...readingsFor(text, whole, lexicon), ...(CUT_WORD_READINGS.get(text) ?? []), ...readings]),
  ];
}
