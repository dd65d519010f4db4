import { beforeAll, describe, expect, test } from 'vitest';
import { toHiragana } from '#core/japanese/kana.ts';
import { japaneseKey } from '#core/search/japanese-keys.ts';
import { wordsOf } from '#core/tail/key-file.ts';
import { placeOf, type TailWord, tailWordAt } from '#core/tail/tail-words.ts';
import { openTail, type OpenTail } from '#server/gateways/tail-data.ts';
import { readShippedWords } from '../content/words/word.ts';

let tail: OpenTail;

beforeAll(async () => {
  const built = await openTail();
  if (!built) throw new Error('no tail was built');
  tail = built;
});

const wordsFor = (typed: string): TailWord[] =>
  Array.from(wordsOf(tail.japanese, japaneseKey(typed)), (place) => tailWordAt(tail.words, place));
const shown = ({ spellings, readings }: TailWord) => `${spellings[0]} ${readings[0]}`;

test.each([
  { typed: '五十', first: '五十 ごじゅう', why: 'not い' },
  { typed: '良い', first: '良い よい', why: 'not えい' },
  { typed: '水', first: '水 みず', why: 'not み' },
  { typed: '図書館', first: '図書館 としょかん', why: 'not ずしょかん' },
  { typed: '上手', first: '上手 じょうず', why: 'not じょうしゅ' },
  { typed: '千', first: '千 せん', why: 'not ち' },
  { typed: 'いきがい', first: '生き甲斐 いきがい', why: 'a basic word before one of newspapers' },
  { typed: '六百', first: '六百 ろっぴゃく', why: 'no digits' },
  { typed: 'フィリピン', first: 'フィリピン フィリピン', why: 'no ateji' },
  { typed: 'ネパール', first: 'ネパール ネパール', why: 'no ateji' },
  { typed: '比律賓', first: 'フィリピン フィリピン', why: 'which still find it' },
  { typed: '北京', first: '北京 ペキン', why: 'Chinese keeps its characters' },
  { typed: 'ガス会社', first: 'ガス会社 ガスがいしゃ', why: 'half of it in kana' },
])('$typed is $first: $why', ({ typed, first }) => {
  expect(wordsFor(typed).map(shown)[0]).toBe(first);
});

test('readings of words with several agree with ours', async () => {
  const compared = (await readShippedWords()).flatMap(({ kanji, hiragana }) => {
    const same = wordsFor(kanji).filter(
      ({ spellings, readings }) =>
        spellings.includes(kanji) &&
        new Set(readings.map(toHiragana)).size > 1 &&
        readings.map(toHiragana).includes(toHiragana(hiragana)),
    );
    return same.length === 0
      ? []
      : [same.some(({ readings }) => toHiragana(readings[0] ?? '') === toHiragana(hiragana))];
  });
  expect(compared.length).toBeGreaterThan(400);
  expect(compared.filter(Boolean).length / compared.length).toBeGreaterThan(0.9);
});

describe('learners saved these ids when other readings came first', () => {
  test.each([
    { id: 501_636_748, word: '図書館 としょかん' },
    { id: 508_691_700, word: '五十 ごじゅう' },
    { id: 624_697_316, word: '決済 けっさい' },
    { id: 645_867_613, word: '上手 じょうず' },
    { id: 784_625_378, word: '生き甲斐 いきがい' },
    { id: 886_128_050, word: '水 みず' },
    { id: 925_385_938, word: 'フィリピン フィリピン' },
    { id: 998_398_456, word: 'ネパール ネパール' },
  ])('$id is $word', ({ id, word }) => {
    expect(shown(tailWordAt(tail.words, placeOf(tail.words, id)))).toBe(word);
  });
});
