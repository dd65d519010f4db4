import { beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_RESULTS_MAX, SUGGESTIONS_MAX } from '#contract/limits.ts';
import { inflectionNames } from '#contract/texts/inflection.ts';
import type { SearchIndex } from '#core/search/index-entries.ts';
import { japaneseKey } from '#core/search/japanese-keys.ts';
import { readQuery } from '#core/search/read-query.ts';
import { search, suggest, suggestInstead } from '#core/search/search.ts';
import { openShippedIndex, readShippedEntries } from '#server/testing/data/shipped-dictionary.ts';
import { falseFriendCases } from './search-cases/false-friends.ts';
import { formCases, noFormCases } from './search-cases/forms.ts';
import { leftoverKeyCases } from './search-cases/leftover-keys.ts';
import { borderCases, partialCases } from './search-cases/partial-matches.ts';
import { nearMissCases, nothingCases, rankingCases, sentenceCases } from './search-cases/ranking.ts';
import { scriptCases } from './search-cases/scripts.ts';
import {
  firstSuggestionCases,
  latinSuggestionCases,
  noSuggestionCases,
  suggestionCases,
} from './search-cases/suggestions.ts';
import { notMeantCases, vietnameseCases, vietnamesePieceCases } from './search-cases/vietnamese.ts';

/** The search over the shipped dictionary: the typed text, and what must come first. */
let index: SearchIndex;
const headwords = new Map<number, string>();
const readings = new Map<number, string>();

beforeAll(async () => {
  const entries = await readShippedEntries();
  for (const { id, kanji, hiragana } of entries) {
    headwords.set(id, kanji);
    readings.set(id, hiragana);
  }
  index = await openShippedIndex();
});

const find = (typed: string) =>
  search(index, readQuery(typed), SEARCH_RESULTS_MAX).map(({ id, steps, matched, match }) => ({
    word: headwords.get(id),
    chain: steps.map((step) => inflectionNames[step]),
    matched,
    match,
  }));

describe('any script', () => {
  test.each(scriptCases)('$typed → $first: $why', ({ typed, first }) => {
    expect(find(typed)[0]?.word).toBe(first);
  });
});

describe('Vietnamese and Hán Việt', () => {
  test.each(vietnameseCases)('$typed → $first: $why', ({ typed, first }) => {
    expect(find(typed)[0]?.word).toBe(first);
  });
});

describe('Vietnamese that is not meant', () => {
  test.each(notMeantCases)('$typed: $why', ({ typed, never }) => {
    const words = find(typed).filter(({ match }) => match === 'whole');
    expect(words.filter(({ word }) => never.some((other) => other === word))).toEqual([]);
  });
});

describe('Vietnamese without an entry', () => {
  test.each(vietnamesePieceCases)('$typed: $why', ({ typed, pieces }) => {
    const found = find(typed);
    expect(found.filter(({ match }) => match === 'whole')).toEqual([]);
    expect(found.filter(({ match }) => match === 'piece').map(({ word }) => word)).toEqual(pieces);
  });
});

describe('keys of Telex and VNI that are left over', () => {
  test.each(leftoverKeyCases)('$typed → $first: $why', ({ typed, first }) => {
    expect(find(typed)[0]?.word).toBe(first);
  });
});

describe('a text without an entry', () => {
  test.each(partialCases)('$typed: $why', ({ typed, pieces, never }) => {
    const found = find(typed);
    expect(found.filter(({ match }) => match === 'whole')).toEqual([]);
    expect(found.filter(({ match }) => match === 'piece').map(({ word }) => word)).toEqual(pieces);
    expect(found.filter(({ word }) => never.some((other) => other === word))).toEqual([]);
  });

  test.each(borderCases)('$typed: $why', ({ typed, never }) => {
    expect(find(typed).filter(({ word }) => never.some((other) => other === word))).toEqual([]);
  });
});

describe('inflected', () => {
  test.each(formCases)('$typed → $first: $chain', ({ typed, first, chain }) => {
    expect(find(typed)[0]).toMatchObject({ word: first, chain });
  });
});

describe('no form', () => {
  test.each(noFormCases)('$typed: $why', ({ typed, never }) => {
    expect(find(typed).filter(({ word }) => never.some((other) => other === word))).toEqual([]);
  });
});

describe('order', () => {
  test.each([...rankingCases, ...falseFriendCases])('$typed: $why', ({ typed, order }) => {
    const places = order.map((word) => find(typed).findIndex((found) => found.word === word));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('sentences', () => {
  test.each(sentenceCases)('$typed: $why', ({ typed, words }) => {
    const found = find(typed).map(({ word }) => word);
    expect(found.slice(0, words.length)).toEqual(words);
  });
});

describe('suggestions', () => {
  test.each(suggestionCases)('$typed … $among: $why', ({ typed, among }) => {
    const ids = suggest(index, readQuery(typed), SUGGESTIONS_MAX).map(({ id }) => id);
    expect(ids.map((id) => headwords.get(id))).toContain(among);
    const beginning = japaneseKey(typed);
    const others = ids.filter((id) =>
      [headwords, readings].every((texts) => !japaneseKey(texts.get(id) ?? '').startsWith(beginning)),
    );
    expect(others.map((id) => headwords.get(id))).toEqual([]);
  });

  test.each(latinSuggestionCases)('$typed … $among: $why', ({ typed, among }) => {
    const words = suggest(index, readQuery(typed), SUGGESTIONS_MAX).map(({ id }) => headwords.get(id));
    expect(words).toContain(among);
  });

  test.each(firstSuggestionCases)('$typed … $first: $why', ({ typed, first }) => {
    const [id = -1] = suggest(index, readQuery(typed), SUGGESTIONS_MAX).map((found) => found.id);
    expect(headwords.get(id)).toBe(first);
  });

  test.each(noSuggestionCases)('$typed: $why', ({ typed, never }) => {
    const words = suggest(index, readQuery(typed), SUGGESTIONS_MAX).map(({ id }) => headwords.get(id));
    expect(words.filter((word) => never.some((other) => other === word))).toEqual([]);
  });

  test('kana that begin no word suggest nothing that only contains them', () => {
    expect(suggest(index, readQuery('んぶんし'), SUGGESTIONS_MAX)).toEqual([]);
  });
});

describe('nothing found', () => {
  test.each(nearMissCases)('$typed → $offers? $why', ({ typed, offers }) => {
    expect(find(typed)).toEqual([]);
    expect(suggestInstead(index, readQuery(typed), 4).map(({ text }) => text)).toContain(offers);
  });

  test.each(nothingCases)('$why', ({ typed }) => {
    expect(find(typed)).toEqual([]);
  });
});
