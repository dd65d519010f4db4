import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInTail } from './find-in-tail.ts';
import { buildKeyFile, wordsBeginning, wordsOf } from './key-file.ts';
import { isTailId, TAIL_IDS } from './tail-id.ts';
import { placeOf, type TailWord, tailWordAt } from './tail-words.ts';
import { buildTail } from './tail.ts';

const word = (spelling: string, reading: string, ...senses: readonly string[]): TailWord => ({
  spellings: [spelling],
  readings: [reading],
  senses: senses.map((sense) => sense.split(', ')),
  commonness: 3,
});

const WORDS: readonly TailWord[] = [
  { ...word('決済', 'けっさい', 'settlement (of an account), payment'), commonness: 0 },
  word('決裁', 'けっさい', 'sanction, approval'),
  word('決済手段', 'けっさいしゅだん', 'method of payment'),
  word('炒める', 'いためる', 'to stir-fry'),
  word('痛い', 'いたい', 'painful, sore'),
  word('掃除機', 'そうじき', 'vacuum cleaner'),
  { ...word('生き甲斐', 'いきがい', 'reason for living'), spellings: ['生き甲斐', '生きがい'] },
  word('スマホ', 'スマホ', 'smartphone'),
  word('珈琲', 'コーヒー', 'coffee'),
];
const HAN_VIET: Readonly<Record<string, string>> = { 決済: 'QUYẾT TẾ', 掃除機: 'TẢO TRỪ CƠ' };
const tail = buildTail(WORDS, (spelling) => HAN_VIET[spelling] ?? '');
const found = (typed: string, limit = 10) =>
  findInTail(tail, typed, limit).map(({ word: { spellings }, steps, isWhole }) =>
    [spellings[0], ...steps, ...(isWhole ? [] : ['begins so'])].join(' '),
  );

test.each([
  { typed: '決済', words: ['決済', '決済手段 begins so'], why: 'the spelling, then what begins with it' },
  { typed: 'けっさい', words: ['決済', '決裁', '決済手段 begins so'], why: 'a reading: common words first' },
  { typed: 'kessai', words: ['決済', '決裁'], why: 'romaji' },
  { typed: '生きがい', words: ['生き甲斐'], why: 'another spelling' },
  { typed: '炒めた', words: ['炒める past'], why: 'a form of a verb, known by its gloss' },
  { typed: '決済した', words: ['決済 suru past'], why: 'a noun with する' },
  { typed: '痛かった', words: ['痛い past'], why: 'a form of an adjective' },
  { typed: 'スマホ', words: ['スマホ'], why: 'katakana' },
  { typed: 'すまほ', words: ['スマホ'], why: 'the same in hiragana' },
  { typed: 'こーひー', words: ['珈琲'], why: 'a long vowel' },
  { typed: 'vacuum cleaner', words: ['掃除機'], why: 'a whole gloss' },
  { typed: 'Stir-fry', words: ['炒める'], why: 'a gloss without its “to”, whatever the case' },
  { typed: 'settlement', words: ['決済'], why: 'a gloss without its brackets' },
  { typed: 'method payment', words: ['決済手段 begins so'], why: 'all words of a gloss' },
  { typed: 'quyết tế', words: ['決済'], why: 'Hán Việt' },
  { typed: 'quyet te', words: ['決済'], why: 'Hán Việt without marks' },
  { typed: 'quyết té', words: [], why: 'other marks are another word' },
  { typed: 'of', words: [], why: 'a word that says nothing' },
  { typed: '', words: [], why: 'nothing' },
  { typed: '済', words: [], why: 'a character inside of a word is not the word' },
])('$typed: $why', ({ typed, words }) => {
  expect(found(typed)).toEqual(words);
});

test('no more than asked for', () => {
  expect(found('けっさい', 2)).toEqual(['決済', '決裁']);
});

describe('ids', () => {
  const idsOf = (words: readonly TailWord[]) => {
    const { words: built } = buildTail(words, () => '');
    return new Map(Array.from(built.ids, (id, at) => [tailWordAt(built, at).spellings[0], id]));
  };

  test('are in their own range, and lead back to the word', () => {
    for (const [spelling, id] of idsOf(WORDS)) {
      expect(isTailId(id)).toBe(true);
      expect(tailWordAt(tail.words, placeOf(tail.words, id)).spellings[0]).toBe(spelling);
    }
    expect(placeOf(tail.words, TAIL_IDS.first - 1)).toBe(-1);
    expect(placeOf(tail.words, TAIL_IDS.end)).toBe(-1);
  });

  test('stay when the package has more words, in another order', () => {
    const before = idsOf(WORDS);
    const after = idsOf([word('割引', 'わりびき', 'discount'), ...WORDS.toReversed()]);
    for (const [spelling, id] of before) expect(after.get(spelling)).toBe(id);
  });
});

test('a key file finds what a map finds', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'か', '漢', '\u{20B9F}'), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(letters, fc.nat(20))), letters, (all, asked) => {
      const pairs = all.toSorted(([, a], [, b]) => a - b);
      const file = buildKeyFile(pairs);
      const expected = new Set(pairs.filter(([key]) => key === asked).map(([, at]) => at));
      expect([...wordsOf(file, asked)]).toEqual([...expected]);
      const beginning = pairs.filter(([key]) => key.startsWith(asked) && key !== asked).map(([, at]) => at);
      expect(new Set(wordsBeginning(file, asked, 1_000))).toEqual(new Set(beginning));
    }),
  );
});
