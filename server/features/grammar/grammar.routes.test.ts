import { describe, expect, test } from 'vitest';
import type { Word } from '#contract/dictionary/word.ts';
import type { Contrast, GrammarPoint, ListedContrast, ListedPoint } from '#contract/grammar/grammar.ts';
import { grammarRefusals } from '#contract/texts/grammar.ts';
import { searchGrammar } from '#core/grammar/search-grammar.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';

const { app, call, db } = await buildTestApp();
const bodyOf = async <Body>(path: string) => (await call('GET', path)).body as Body;

describe('lists', () => {
  test.each([
    { path: '/api/grammar', first: 'N5', last: 'N3' },
    { path: '/api/contrasts', first: 'N5', last: 'N4' },
  ])('$path: the easiest first', async ({ path, first, last }) => {
    const levels = (await bodyOf<{ level: string }[]>(path)).map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted().toReversed());
    expect([levels.at(0), levels.at(-1)]).toEqual([first, last]);
  });

  test.each([
    { typed: 'わけではない', id: 'wake-dewa-nai', why: 'Japanese' },
    { typed: 'wake dewa nai', id: 'wake-dewa-nai', why: 'romaji as it sounds' },
    { typed: 'te shimau', id: 'te-shimau', why: 'romaji' },
    { typed: 'lỡ làm mất', id: 'te-shimau', why: 'Vietnamese' },
    { typed: 'lo lam mat', id: 'te-shimau', why: 'Vietnamese without marks' },
  ])('the keys of points are found by what learners type: $why', async ({ typed, id }) => {
    const points = await bodyOf<ListedPoint[]>('/api/grammar');
    expect(searchGrammar(points, typed)[0]?.id).toBe(id);
  });

  test('the keys of contrasts are the spellings of their sides', async () => {
    const contrasts = await bodyOf<ListedContrast[]>('/api/contrasts');
    expect(contrasts.find(({ id }) => id === 'wa-ga')?.keys).toBe('は が ha ga');
  });
});

test('a point has its related points and the contrasts about it', async () => {
  const point = await bodyOf<GrammarPoint>('/api/grammar/te-iru');
  expect(point).toMatchObject({ id: 'te-iru', level: 'N5', pattern: '〜ている' });
  expect(point.examples[0]?.ja).toMatch(/\p{sc=Han}\[/u);
  expect(point.contrasts.map(({ id }) => id)).toContain('teiru-tearu');
  expect(point).not.toHaveProperty('find');
});

test('a contrast has the points of its sides, and other contrasts, those about the same points first', async () => {
  const contrast = await bodyOf<Contrast>('/api/contrasts/ni-de');
  expect(contrast.points.map(({ id }) => id)).toEqual(['ni-ton-tai', 'de-noi-chon']);
  const [first, ...others] = contrast.related.map(({ id }) => id);
  expect(first, 'で of a place, in another level').toBe('o-de');
  expect(others[0], 'the next of its level').toBe('ni-e');
  expect(others).not.toContain('ni-de');
});

describe('by name, for the dictionary search', () => {
  test.each([
    { typed: '〜てしまう', ids: ['te-shimau'], why: 'with its wave' },
    { typed: '～ている', ids: ['te-iru'], why: 'another wave' },
    { typed: 'わけではない', ids: ['wake-dewa-nai'], why: 'a name' },
    { typed: 'te shimau', ids: ['te-shimau'], why: 'romaji' },
    { typed: '~たい', ids: ['tai'], why: 'the ASCII tilde' },
    { typed: '~tai', ids: ['tai'], why: 'short romaji after a tilde' },
    { typed: '-tai', ids: ['tai'], why: 'or a hyphen' },
    { typed: 'tai', ids: [], why: 'also an ear in Vietnamese' },
    { typed: 'も', ids: ['mo-cung', 'mo-so-luong'], why: 'the easiest first' },
    { typed: 'て い', ids: [], why: 'only the beginning of a name' },
    { typed: '勉強', ids: [], why: 'a word' },
    { typed: 'thử', ids: [], why: 'a meaning is not a name' },
    { typed: 'てください', ids: ['te-kudasai'], why: 'without its wave' },
    { typed: 'てもいい', ids: ['te-mo-ii'], why: 'without です' },
    { typed: 'temo ii', ids: ['te-mo-ii'], why: 'romaji with a space somewhere else' },
    { typed: 'によると', ids: ['ni-yoru-to'], why: 'a particle of several words' },
    { typed: 'ni yoru to', ids: ['ni-yoru-to'], why: 'the same in romaji' },
    { typed: 'なきゃ', ids: ['nakucha-nakya'], why: 'a contraction' },
    { typed: 'っぽい', ids: ['ppoi'], why: 'a suffix' },
    { typed: '〜せられる', ids: ['sai-khien-bi-dong'], why: 'the ending of a form' },
    { typed: 'bị động', ids: ['bi-dong'], why: 'a form in Vietnamese' },
    { typed: 'thể bị động', ids: ['bi-dong'], why: 'the same with “thể”' },
    { typed: 'V-te iru', ids: ['te-iru'], why: 'any verb, in romaji' },
    { typed: 'V ている', ids: ['te-iru'], why: 'any verb and a space' },
    { typed: 'Vている', ids: ['te-iru'], why: 'any verb without a space' },
    { typed: 'V + ながら', ids: ['nagara'], why: 'any verb and a plus' },
    { typed: 'động từ + ながら', ids: ['nagara'], why: 'any verb in Vietnamese' },
    { typed: 'Vる前に', ids: ['mae-ni'], why: 'the form of the verb before the pattern' },
    { typed: 'trợ từ は', ids: ['wa-chu-de'], why: 'a particle, called so' },
    { typed: 'tro tu は', ids: ['wa-chu-de'], why: 'the same without marks' },
    { typed: 'ngữ pháp てしまう', ids: ['te-shimau'], why: 'grammar, called so' },
    { typed: 'てform', ids: ['te-noi'], why: 'a form as textbooks call it' },
    { typed: 'te-form', ids: ['te-noi'], why: 'the same in romaji' },
    {
      typed: 'mẫu câu điều kiện',
      ids: ['dieu-kien-to', 'dieu-kien-ba', 'dieu-kien-tara', 'dieu-kien-nara'],
      why: 'a form of several points',
    },
    {
      typed: 'câu điều kiện',
      ids: ['dieu-kien-to', 'dieu-kien-ba', 'dieu-kien-tara', 'dieu-kien-nara'],
      why: 'the same in short',
    },
    { typed: 'điều kiện', ids: [], why: 'a word, unless grammar is asked for' },
    { typed: 'câu cá', ids: [], why: 'fishing is no sentence' },
    { typed: 'the bi dong', ids: ['bi-dong'], why: 'the same without marks' },
    { typed: 'sai khiến', ids: ['sai-khien'], why: 'not the passive of it' },
    { typed: 'thể sai khiến bị động', ids: ['sai-khien-bi-dong'], why: 'the longer name' },
    { typed: 'thể て', ids: ['te-noi'], why: 'Vietnamese before Japanese' },
    { typed: 'ngữ pháp によると', ids: ['ni-yoru-to'], why: 'Vietnamese before a pattern' },
    { typed: 'mẫu câu てもいい', ids: ['te-mo-ii'], why: 'Vietnamese before a pattern' },
    { typed: 'mẫu giáo', ids: [], why: 'a word that begins like a request for a pattern' },
    { typed: 'thế giới', ids: [], why: 'a word that begins like “thể” without marks' },
    { typed: '', ids: [], why: 'nothing' },
  ])('$typed: $why', async ({ typed, ids }) => {
    const found = await bodyOf<GrammarPoint[]>(`/api/grammar/named?kanji=${encodeURIComponent(typed)}`);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a word of the dictionary', () => {
  test.each([
    { word: 'もう', hiragana: 'もう', points: ['mou'], contrasts: ['mou-mada'], why: 'a name and a side' },
    { word: '見る', hiragana: 'みる', points: [], contrasts: ['miru-mieru'], why: 'a side' },
    { word: '殻', hiragana: 'から', points: [], contrasts: [], why: 'only its reading is a name' },
    {
      word: '為',
      hiragana: 'ため',
      variants: 'ため',
      points: 2,
      contrasts: ['tame-you'],
      why: 'another spelling',
    },
  ])('$word: $why', async ({ word, hiragana, variants = '', points, contrasts }) => {
    await emptyTables(db);
    const row = { kanji: word, hiragana, variants, mean: 'nghĩa', type: 'N5' } as const;
    const [item] = await db.insert(items).values(row).returning();
    await app.refreshSearch();
    const found = await bodyOf<Word>(`/api/items/${item?.id}`);
    const ids = found.grammarPoints.map(({ id }) => id);
    expect(typeof points === 'number' ? ids.length : ids).toEqual(points);
    expect(found.contrasts.map(({ id }) => id)).toEqual(contrasts);
  });
});

test.each([
  { path: '/api/grammar/no-such', status: 404, message: grammarRefusals.unknownPoint },
  { path: '/api/contrasts/te-iru', status: 404, message: grammarRefusals.unknownContrast },
  { path: '/api/grammar/TE_IRU', status: 400, message: expect.any(String) },
])('$path is refused', async ({ path, status, message }) => {
  expect(await call('GET', path)).toMatchObject({ status, body: { message } });
});
