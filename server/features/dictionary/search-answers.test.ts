import { beforeAll, describe, expect, test } from 'vitest';
import { NEAR_MISSES_MAX } from '#contract/limits.ts';
import { indexEntries } from '#core/search/index-entries.ts';
import { search, suggestInstead } from '#core/search/search.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { readShippedEntries } from '#server/testing/data/shipped-dictionary.ts';
import { openTestNames } from '#server/testing/data/test-grammar.ts';
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
  const index = indexEntries(entries);
  const rows = new Map(entries.map((entry) => [entry.id, entry]));
  const kanji = createKanjiService(await openTestKanji());
  ({ answers } = createSearchAnswersService({
    search: {
      hitsFor: async (typed, limit) =>
        search(index, typed, limit).flatMap(({ id, ...hit }) => {
          const row = rows.get(id);
          return row ? [{ ...hit, row }] : [];
        }),
      nearWords: async (typed) => suggestInstead(index, typed, NEAR_MISSES_MAX),
    },
    kanji,
    names: await openTestNames(),
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
    expect((await answers(typed)).nearWords).toContain(offers);
  });

  test('nothing is offered beside a word, a name or a number', async () => {
    expect((await answers('学校')).nearWords).toEqual([]);
    expect((await answers('田中')).nearWords).toEqual([]);
    expect((await answers('300')).nearWords).toEqual([]);
  });
});
