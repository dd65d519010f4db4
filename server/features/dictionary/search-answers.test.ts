import { beforeAll, describe, expect, test } from 'vitest';
import { NEAR_MISSES_MAX } from '#contract/limits.ts';
import { createNameFinder, isSure } from '#core/names/find-names.ts';
import { readQuery } from '#core/search/read-query.ts';
import { search, suggestInstead } from '#core/search/search.ts';
import { createGrammarService } from '#server/features/grammar/grammar.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { openShippedIndex, readShippedEntries } from '#server/testing/data/shipped-dictionary.ts';
import { openTestGrammar, openTestNames } from '#server/testing/data/test-grammar.ts';
import { openTestKanji } from '#server/testing/data/test-kanji.ts';
import { createSearchAnswersService, type SearchAnswersService } from './search-answers.service.ts';
import {
  characterCases,
  nameCases,
  nearWordCases,
  noNameCases,
  numberCases,
} from './search-cases/answers.ts';

/** Answers over the shipped dictionary and names. */
let answers: SearchAnswersService['answers'];

beforeAll(async () => {
  const entries = await readShippedEntries();
  const index = await openShippedIndex();
  const rows = new Map(entries.map((entry) => [entry.id, entry]));
  const kanji = createKanjiService(await openTestKanji());
  const findNames = createNameFinder(await openTestNames(), { listed: kanji.names, modern: kanji.modern });
  const grammar = createGrammarService(await openTestGrammar());
  ({ answers } = createSearchAnswersService({
    search: {
      hitsFor: async (typed, limit) =>
        search(index, readQuery(typed), limit).flatMap(({ id, ...hit }) => {
          const row = rows.get(id);
          return row ? [{ ...hit, row }] : [];
        }),
      nearWords: async (typed) => suggestInstead(index, readQuery(typed), NEAR_MISSES_MAX),
    },
    kanji,
    findNames,
    setPhraseOf: (typed) => {
      if (grammar.named(typed).length > 0) return 'grammar';
      return findNames(typed).some(isSure) ? 'name' : null;
    },
  }));
});

describe('names', () => {
  test.each(nameCases)('$typed is $latin ($kind): $why', async ({ typed, kind, latin }) => {
    expect((await answers(typed)).names).toContainEqual(expect.objectContaining({ kind, latin }));
  });

  test.each(noNameCases)('$typed: $why', async ({ typed }) => {
    expect((await answers(typed)).names).toEqual([]);
  });

  test('a name has the Hán Việt of its characters', async () => {
    expect((await answers('田中')).names[0]).toEqual({
      spelling: '田中',
      reading: 'たなか',
      latin: 'Tanaka',
      kind: 'family',
      hanViet: 'ĐIỀN TRUNG',
    });
  });
});

describe('numbers', () => {
  test.each(numberCases)('$typed is $reading: $why', async ({ typed, reading }) => {
    expect((await answers(typed)).numberReadings[0] ?? '').toBe(reading);
  });
});

describe('characters', () => {
  test.each(characterCases)('$typed: $why', async ({ typed, characters }) => {
    const cards = (await answers(typed)).characters;
    expect(cards.map(({ character }) => character).join('')).toBe(characters);
    expect(cards.filter(({ hanViet }) => hanViet.length === 0)).toEqual([]);
  });
});

describe('near words', () => {
  test.each(nearWordCases)('$typed → $offers? $why', async ({ typed, offers }) => {
    expect((await answers(typed)).nearWords.map(({ text }) => text)).toContain(offers);
  });

  test.each([
    { typed: '電気をつける', why: 'all of it is explained by its words' },
    { typed: '日本について話す', why: 'grammar may be left over' },
    { typed: 'sinh nhật vui vẻ', why: 'all of it is explained in Vietnamese' },
    { typed: 'として', why: 'it is a pattern of grammar' },
  ])('nothing is offered for $typed: $why', async ({ typed }) => {
    expect((await answers(typed)).nearWords).toEqual([]);
  });

  test('what is offered says what it is in the other language', async () => {
    expect((await answers('truong hocc')).nearWords[0]).toEqual({ text: 'trường học', gloss: '学校' });
    expect((await answers('図書官')).nearWords).toContainEqual({ text: '図書館', gloss: 'thư viện' });
  });

  test.each([
    { typed: 'やまだ', namesFirst: true, why: '山 and だ sound so by chance' },
    { typed: '田中', namesFirst: true, why: 'there is no word' },
    { typed: '森', namesFirst: false, why: 'a word is spelt so' },
  ])('names come first for $typed: $namesFirst, because $why', async ({ typed, namesFirst }) => {
    expect((await answers(typed)).namesFirst).toBe(namesFirst);
  });

  test('nothing is offered beside a word, a name or a number', async () => {
    expect((await answers('学校')).nearWords).toEqual([]);
    expect((await answers('田中')).nearWords).toEqual([]);
    expect((await answers('300')).nearWords).toEqual([]);
  });
});
