import { inArray, notInArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { PACK_LEVELS, type PackName } from '#contract/dictionary/pack-endpoints.ts';
import { type PackWord, packWordParts } from '#contract/dictionary/pack-words.ts';
import type { Word } from '#contract/dictionary/word.ts';
import { type OpenedPack, openPack } from '#core/pack/open-pack.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { insertShippedWords } from '#server/testing/data/shipped-dictionary.ts';
import { falseFriendCases } from './search-cases/false-friends.ts';
import { formCases } from './search-cases/forms.ts';
import { leftoverKeyCases } from './search-cases/leftover-keys.ts';
import { borderCases, partialCases } from './search-cases/partial-matches.ts';
import { nearMissCases, nothingCases, rankingCases, sentenceCases } from './search-cases/ranking.ts';
import { scriptCases } from './search-cases/scripts.ts';
import { latinSuggestionCases, suggestionCases } from './search-cases/suggestions.ts';
import { vietnameseCases } from './search-cases/vietnamese.ts';

/** A server that has exactly the words of a pack, and the pack that it gives out: the replies must be the same. */
const { app, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

const get = (path: string) => app.fetch(new Request(`https://kakehashi.example${path}`));
const read = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;
const asking = (path: string, typed: string) => `${path}?${new URLSearchParams({ kanji: typed })}`;

const searched = [
  ...scriptCases,
  ...vietnameseCases,
  ...leftoverKeyCases,
  ...formCases,
  ...partialCases,
  ...borderCases,
  ...rankingCases,
  ...falseFriendCases,
  ...sentenceCases,
  ...nearMissCases,
  ...nothingCases,
].map(({ typed }) => typed.trim());
const suggested = [...suggestionCases, ...latinSuggestionCases, ...scriptCases].map(({ typed }) =>
  typed.trim(),
);
/** Every so many words, one page is compared. */
const WORD_STRIDE = 37;

beforeAll(async () => {
  await emptyTables(db);
  await insertShippedWords(db);
});

/** From the largest pack down, because words are only deleted. */
describe.each<PackName>(['n5-n1', 'n5-n3', 'n5-n4'])('%s', (name) => {
  let pack: OpenedPack<PackWord>;
  let ids: number[] = [];

  beforeAll(async () => {
    await db.delete(items).where(notInArray(items.type, [...PACK_LEVELS[name]]));
    const rows = await db
      .select({ id: items.id })
      .from(items)
      .where(inArray(items.type, [...PACK_LEVELS[name]]));
    ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
    await app.refreshSearch();
    app.readyReplies.clear();
    pack = openPack<PackWord>(await (await get(`/api/dictionary/packs/${name}`)).text(), packWordParts);
  });

  // All of them on the largest pack, which has the words of the others.
  const parts = name === 'n5-n1' ? [0, 1, 2] : [0];
  test.each(parts)('a third of hundreds of searches, from the one at %i', async (part) => {
    const texts = [...new Set(searched)].filter((typed) => typed !== '').filter((_, at) => at % 3 === part);
    expect(texts.length).toBeGreaterThan(100);
    const differing: string[] = [];
    let answered = 0;
    for (const typed of texts) {
      const response = await get(asking('/api/items/search', typed));
      // A text above the maximum length is refused.
      if (response.status === 400) continue;
      const body: unknown = await response.json();
      const { found, nearWords } = pack.search(typed);
      const isFound = response.status === 200;
      const expected: unknown = isFound ? body : (body as { suggestions: string[] }).suggestions;
      const given: unknown = isFound ? found : nearWords.map(({ text }) => text);
      if (!isSame(given, expected ?? [])) differing.push(typed);
      answered += Number(isFound);
    }
    expect(differing).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  });

  test('suggestions while typing', async () => {
    const differing: string[] = [];
    for (const typed of new Set(suggested))
      if (!isSame(pack.suggest(typed), await read<ShortItem[]>(asking('/api/items/suggest', typed))))
        differing.push(typed);
    expect(differing).toEqual([]);
  });

  test('pages of words, without the grammar library', async () => {
    const differing: number[] = [];
    for (const id of ids.filter((_, place) => place % WORD_STRIDE === 0)) {
      const { grammarPoints: _, contrasts: __, ...word } = await read<Word>(`/api/items/${id}`);
      if (!isSame(pack.word(id), word)) differing.push(id);
    }
    expect(differing).toEqual([]);
  });

  test('a word that is not in it has no page', () => {
    expect(pack.word(99_999_999)).toBeNull();
  });
});

/** As JSON would carry them, whatever the order of the fields. */
const isSame = (given: unknown, expected: unknown): boolean => canonical(given) === canonical(expected);
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
