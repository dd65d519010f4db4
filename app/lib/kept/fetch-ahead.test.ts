import { beforeEach, expect, test, vi } from 'vitest';
import { CARDS_KEPT, UNITS_KEPT, WORD_PAGES_KEPT } from '#contract/device-limits.ts';
import { getWord } from '#contract/dictionary/endpoints.ts';
import { getKanaRow } from '#contract/kana/endpoints.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { readCards } from '#contract/memory/endpoints.ts';
import { listCategories, listCategoryChoices } from '#contract/notebook/endpoints.ts';
import { getPath, getPathStep, type ShortUnit } from '#contract/path/endpoints.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { withFakeDatabase } from '#app/testing/fake-database.ts';
import { addressFor, type Api } from '../api/api.ts';
import { NO_ACCOUNT } from '../owner.ts';
import type { SpokenSource } from '../voice/voice-turn.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keptCards } from './kept-cards.ts';
import { forgetAllReplies, forgetOthers, keepReplies, keptReply } from './kept-replies.ts';
import { repliesOf } from './start-offline.ts';

withFakeDatabase();
beforeEach(forgetAllReplies);

// The device notes by its own clock when something was kept.
const NOW = Date.now();
const units: ShortUnit[] = Array.from({ length: 6 }, (_, at) => ({
  id: `u${at}`,
  level: 'N5',
  title: `Chặng ${at}`,
  about: '',
  steps: [
    { id: `u${at}-bai`, kind: 'lesson', title: 'Bài' },
    { id: `u${at}-kiem-tra`, kind: 'checkpoint', title: 'Kiểm tra' },
  ],
}));
const passed = (unit: number): LearningEvent => ({
  id: `${unit}`,
  kind: 'step-finished',
  subject: `step:u${unit}-kiem-tra`,
  result: 'right',
  at: new Date(NOW - 1000).toISOString(),
});
const added = (word: number): LearningEvent => ({
  id: `card ${word}`,
  kind: 'card-added',
  subject: `word:${word}-read`,
  result: 'right',
  at: new Date(NOW - 2000 + word).toISOString(),
});
const content = { kind: 'kana', kana: 'あ', romaji: 'a' };

type Replies = Partial<Record<'step' | 'row' | 'word' | 'notebook', (id: string) => unknown>>;

/** A server that knows every step, card and word, or fails as the test says. */
function server(replies: Replies = {}) {
  const asked: string[] = [];
  const step = (id: string) => ({
    id,
    kind: 'reading',
    title: 'Bài đọc',
    unit: { id: 'u0', title: 'Chặng', level: 'N5' },
    lines: [{ ja: `${id}の文`, vi: '' }],
    questions: [],
  });
  const know = async (endpoint: object, id: string): Promise<unknown> => {
    if (endpoint === getPathStep) return (replies.step ?? step)(id);
    if (endpoint === getWord) return (replies.word ?? String)(id);
    expect(endpoint).toBe(getKanaRow);
    return replies.row?.(id);
  };
  const addressed: Pick<Api, 'call' | 'callPage'> = {
    async call(endpoint, input): Promise<never> {
      const { params, body } = input as {
        params?: Record<string, string>;
        body?: { subjects: string[] };
      };
      if ([listCategories, listCategoryChoices].includes(endpoint as never)) return [] as never;
      if ((endpoint as object) === getPath) return { units } as never;
      if ((endpoint as object) === readCards) {
        asked.push(...(body?.subjects ?? []));
        return { cards: (body?.subjects ?? []).map((subject) => ({ subject, content })) } as never;
      }
      const [id = ''] = Object.values(params ?? {});
      asked.push(id);
      const reply = await know(endpoint, id);
      await keepReplies(NO_ACCOUNT, [{ address: addressFor(endpoint.path, { params }), reply }]);
      return reply as never;
    },
    callPage: async () => ({ rows: (replies.notebook ?? (() => []))(''), total: 0 }) as never,
  };
  const heard: SpokenSource[] = [];
  interface Run {
    readonly goesOn?: () => boolean;
    readonly now?: number;
    readonly learningNow?: number;
    readonly userId?: number;
    /** With an expired session, that of the device. */
    readonly cardsOwner?: number;
    readonly keepsSounds?: boolean;
  }
  const run = (
    events: readonly LearningEvent[],
    {
      goesOn = () => true,
      now = NOW,
      learningNow = now,
      userId,
      cardsOwner = userId,
      keepsSounds = true,
    }: Run = {},
  ) =>
    fetchAhead({
      api: addressed,
      userId: userId ?? null,
      cardsOwner: cardsOwner ?? null,
      ownerOf: () => NO_ACCOUNT,
      readEvents: async () => events,
      now,
      learningNow: () => learningNow,
      keepSounds: async (sources) => {
        heard.push(...sources);
        return keepsSounds;
      },
      goesOn,
    });
  return { asked, heard, run };
}
const steps = (...at: number[]) => at.flatMap((unit) => [`u${unit}-bai`, `u${unit}-kiem-tra`]);

test('the unit that the learner is at and the next two are fetched, with what is heard in them', async () => {
  const { asked, heard, run } = server();
  await run([passed(0)]);
  expect(asked).toEqual(steps(1, 2, 3));
  expect(asked.length / 2).toBe(UNITS_KEPT);
  expect(heard).toEqual(asked.map((id) => ({ text: `${id}の文` })));
});

test('a cut leaves sounds out: they are wanted the next time, without fetching their steps again', async () => {
  const { asked, heard, run } = server();
  await run([], { keepsSounds: false });
  const [first, ...others] = heard;
  asked.length = heard.length = 0;
  await run([]);
  expect(asked).toEqual([]);
  expect(heard).toEqual([first, ...others]);
});

test.each([
  { fails: 'step', left: ['word:1-read', '6'], why: 'a step that cannot be read' },
  { fails: 'notebook', left: ['word:1-read', ...steps(0, 1, 2)], why: 'a notebook that cannot be read' },
] as const)('$why does not end the others, and is tried again', async ({ fails, left }) => {
  const away = () => {
    throw new TypeError('Failed to fetch');
  };
  vi.spyOn(console, 'warn').mockReturnValue();
  // Only the account of the device has its cards kept.
  localStorage.setItem('userId', '7');
  const notebook = () => [{ item: { id: 6 } }];
  const { asked, heard, run } = server({ notebook, [fails]: away });
  await run([added(1)], { userId: 7 });
  expect(asked).toEqual(expect.arrayContaining([...left]));
  expect(heard).toContainEqual({ kana: 'あ' });
  const { asked: askedAgain, run: runAgain } = server({ notebook });
  await runAgain([added(1)], { userId: 7 });
  expect(askedAgain).toEqual(expect.arrayContaining(fails === 'step' ? steps(0, 1, 2) : ['6']));
  localStorage.clear();
  vi.restoreAllMocks();
});

test('the latest words of the notebook are fetched with their sounds, each once', async () => {
  const rows = Array.from({ length: WORD_PAGES_KEPT + 5 }, (_, at) => ({ item: { id: 1_000 + at } }));
  const { asked, heard, run } = server({ notebook: () => [rows[0], ...rows] });
  await run([], { userId: 7 });
  const words = asked.filter((id) => /^1\d{3}$/.test(id));
  expect(words).toEqual(rows.slice(0, WORD_PAGES_KEPT).map(({ item }) => String(item.id)));
  expect(heard.slice(-WORD_PAGES_KEPT)).toEqual(words.map((id) => ({ itemId: Number(id) })));
});

test('the cards of the next days are kept, the soonest, and not fetched again the same day', async () => {
  const { asked, run } = server();
  const events = Array.from({ length: CARDS_KEPT + 20 }, (_, word) => added(word + 1));
  await run(events);
  const cards = asked.filter((one) => one.startsWith('word:'));
  expect(cards).toHaveLength(CARDS_KEPT);
  expect(await keptCards(null, ['word:1-read', 'word:9999-read'])).toEqual([
    { subject: 'word:1-read', content },
  ]);
  asked.length = 0;
  await run(events, { now: NOW + 2 * HOUR_MS });
  expect(asked.filter((one) => one.startsWith('word:'))).toEqual([]);
});

test('what is due soon is told by the clock of the log, not by that of a device which is behind', async () => {
  const { asked, run } = server();
  await run([added(1)], { now: NOW - 10 * 24 * HOUR_MS, learningNow: NOW });
  expect(asked).toContain('word:1-read');
});

test('with an expired session the cards are kept for the account of the device, where a review looks for them', async () => {
  localStorage.setItem('userId', '7');
  const { asked, heard, run } = server();
  await run([added(1)], { cardsOwner: 7 });
  expect(asked).toContain('word:1-read');
  expect(await keptCards(7, ['word:1-read'])).toEqual([{ subject: 'word:1-read', content }]);
  expect(await keptCards(null, ['word:1-read'])).toEqual([]);
  expect(heard).toContainEqual({ kana: 'あ' });
  localStorage.clear();
});

test('with every page it would replay the whole log: it looks again after an hour', async () => {
  const { asked, run } = server();
  await run([]);
  await keepReplies(NO_ACCOUNT, [{ address: '/api/path/steps/u0-bai', reply: {} }]);
  expect(asked).toHaveLength(2 * UNITS_KEPT);
  await run([passed(0), passed(1), passed(2)]);
  expect(asked).toHaveLength(2 * UNITS_KEPT);
});

test('it stops when the network is gone', async () => {
  const { asked, run } = server();
  let left = 2;
  await run([], { goesOn: () => (left -= 1) >= 0 });
  expect(asked.length).toBeLessThan(4);
});

test('the data of a document is kept under the addresses of its calls', () => {
  const kept = repliesOf([
    [['GET', '/api/items/{id}', { params: { id: '6' } }], { id: 6 }],
    [['GET', '/api/topics', { query: { page: 2 } }, 'page'], { rows: [], total: 0 }],
    [['GET', '/api/items/{id}', { params: { id: '7' } }, 'answer'], { id: 7 }],
    [['GET', '/api/search', { query: { kanji: '水' } }, 'answer', 'items'], { kind: 'found', items: [8] }],
    [['GET', '/api/search', { query: { kanji: 'x' } }, 'answer', 'items'], { kind: 'nothing' }],
    [['GET', '/api/me', {}, 'user 7'], {}],
  ]);
  expect(kept).toEqual([
    { address: '/api/items/6', reply: { id: 6 } },
    { address: 'page /api/topics?page=2', reply: { rows: [], total: 0 } },
    { address: '/api/items/7', reply: { id: 7 } },
    { address: '/api/search?kanji=%E6%B0%B4', reply: [8] },
  ]);
});

test.each([
  { account: 7, left: ['everybody', 'of 7'], why: 'a login removes what others have left' },
  { account: null, left: ['everybody'], why: 'a logout removes what belongs to any account' },
])('$why', async ({ account, left }) => {
  for (const owner of [NO_ACCOUNT, 7, 8]) {
    localStorage.setItem('userId', String(owner));
    await keepReplies(owner, [{ address: '/a', reply: owner === NO_ACCOUNT ? 'everybody' : `of ${owner}` }]);
  }
  await forgetOthers(account);
  const found = await Promise.all([NO_ACCOUNT, 7, 8].map((owner) => keptReply(owner, '/a')));
  expect(found.filter(Boolean)).toEqual(left);
});
