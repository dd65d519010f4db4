import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery } from '../search/read-query.ts';
import { findGlosses, findInGlosses } from './find-english.ts';
import { findInTail } from './find-in-tail.ts';
import { buildKeyFile, wordsBeginning, wordsOf } from './key-file.ts';
import { readEnglish } from './read-english.ts';
import { isTailId, TAIL_IDS } from './tail-id.ts';
import { placeOf, type TailSource, tailName, type TailWord, tailWordAt } from './tail-words.ts';
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
  word('ガス会社', 'ガスがいしゃ', 'gas company'),
  word('会社', 'かいしゃ', 'company'),
];
const HAN_VIET: Readonly<Record<string, string>> = {
  決済: 'QUYẾT TẾ',
  掃除機: 'TẢO TRỪ CƠ',
  ガス会社: 'HỘI XÃ',
  会社: 'HỘI XÃ',
};
const tail = buildTail(WORDS, (spelling) => HAN_VIET[spelling] ?? '');
const found = (typed: string, limit = 10) =>
  findInTail(tail, readQuery(typed), limit).map(({ word: { spellings }, steps, isWhole }) =>
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
  { typed: 'quyết tế', words: ['決済'], why: 'Hán Việt' },
  { typed: 'quyet te', words: ['決済'], why: 'Hán Việt without marks' },
  { typed: 'quyết té', words: [], why: 'other marks are another word' },
  { typed: 'hội xã', words: ['会社'], why: 'the Hán Việt of some of its characters is not that of ガス会社' },
  { typed: 'coffee', words: [], why: 'English is found apart' },
  { typed: '', words: [], why: 'nothing' },
  { typed: '済', words: [], why: 'a character inside of a word is not the word' },
])('$typed: $why', ({ typed, words }) => {
  expect(found(typed)).toEqual(words);
});

test('no more than asked for', () => {
  expect(found('けっさい', 2)).toEqual(['決済', '決裁']);
});

describe('English', () => {
  const english = buildTail(
    [
      { ...word('犬', 'いぬ', 'dog (Canis (lupus) familiaris)', 'spy, loser'), rank: 0 },
      { ...word('敗者', 'はいしゃ', 'loser'), rank: 1 },
      { ...word('駅', 'えき', 'railway station'), rank: 0, otherSenses: [['station']] },
      { ...word('停車場', 'ていしゃじょう', 'station'), rank: 3 },
      { ...word('怒る', 'おこる', 'to get angry'), rank: 0 },
      { ...word('起きる', 'おきる', 'to get up'), rank: 0 },
      { ...word('電子メール', 'でんしメール', 'e-mail'), rank: 0 },
      { ...word('喫茶店', 'きっさてん', 'coffee shop, café'), rank: 0 },
      { ...word('遅れる', 'おくれる', 'to be late'), rank: 0 },
      { ...word('自宅', 'じたく', "one's home"), rank: 0 },
      { ...word('太陽', 'たいよう', 'Sun'), rank: 0 },
    ],
    () => '',
  );
  const meaning = (typed: string) => {
    const text = readEnglish(readQuery(typed));
    return text ? findGlosses(english, text, text.keys).map(({ word: { spellings } }) => spellings[0]) : [];
  };

  test.each([
    { typed: 'dog', words: ['犬'], why: 'brackets in brackets are no part of a gloss' },
    { typed: 'loser', words: ['敗者', '犬'], why: 'a first gloss before a later one of a more common word' },
    { typed: 'station', words: ['駅', '停車場'], why: 'the gloss of another source, and commonness' },
    { typed: 'railway station', words: ['駅'], why: 'a whole gloss' },
    { typed: 'to be late', words: ['遅れる'], why: 'as the gloss is written' },
    { typed: 'late', words: ['遅れる'], why: 'without its “to be”' },
    { typed: 'angry', words: ['怒る'], why: 'without its “to get”' },
    { typed: 'up', words: [], why: 'but “get up” is not “up”' },
    { typed: 'email', words: ['電子メール'], why: 'a hyphen less' },
    { typed: 'e-mail', words: ['電子メール'], why: 'with its hyphen' },
    { typed: 'cafe', words: ['喫茶店'], why: 'a loanword without its mark' },
    { typed: 'Coffee Shop', words: ['喫茶店'], why: 'capitals' },
    { typed: 'home', words: ['自宅'], why: 'one’s own' },
    { typed: 'of', words: [], why: 'a word that says nothing' },
    { typed: 'con mèo', words: [], why: 'Vietnamese' },
  ])('$typed: $why', ({ typed, words }) => {
    expect(meaning(typed)).toEqual(words);
  });

  test('a nearer gloss has the smaller number', () => {
    const text = readEnglish(readQuery('loser'));
    if (!text) throw new Error('not read');
    const [loser, dog] = findGlosses(english, text, text.keys);
    expect(loser?.nearness).toBe(0);
    expect(dog?.nearness).toBeGreaterThan(0);
  });

  test('capitals are a name, unless they were typed', () => {
    const text = readEnglish(readQuery('sun'));
    if (!text) throw new Error('not read');
    expect(text.isPerhapsVietnamese).toBe(true);
    expect(findGlosses(english, text, text.keys)).toMatchObject([{ isExact: false }]);
    expect(findGlosses(english, { ...text, text: 'Sun' }, text.keys)).toMatchObject([{ isExact: true }]);
  });

  test.each([
    { typed: 'method payment', words: ['決済手段'], why: 'all words of a gloss' },
    { typed: 'payment', words: ['決済', '決済手段'], why: 'the shortest gloss first' },
    { typed: 'vacuum payment', words: [], why: 'words of two glosses' },
  ])('in a gloss: $typed: $why', ({ typed, words }) => {
    const text = readEnglish(readQuery(typed));
    if (!text) throw new Error('not read');
    const inGlosses = findInGlosses(tail, text, { isBeside: false });
    expect(inGlosses.map(({ word: { spellings } }) => spellings[0])).toEqual(words);
  });
});

describe('ids', () => {
  const idsOf = (words: readonly TailSource[]) => {
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

  test('stay when another reading comes first, because they follow from the name', () => {
    const water = word('水', 'み', 'water');
    const before = idsOf([water]).get('水');
    const renewed = { ...water, readings: ['みず', 'み'], name: tailName(water) };
    expect(idsOf([renewed]).get('水')).toBe(before);
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
