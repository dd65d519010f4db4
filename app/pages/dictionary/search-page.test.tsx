import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { CACHES, SHARED_TEXT } from '#app/lib/service-worker/messages.ts';
import { signOut } from '#app/lib/session/session.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { foundStudy } from '#app/testing/dictionary.ts';
import { stubCaches } from '#app/testing/fake-caches.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import SearchPage from './search-page.tsx';

const SEARCH = 'GET /api/items/search';
const MISSED = 'POST /api/missed-searches';
const NO_ANSWERS = {
  hasEntry: true,
  namesFirst: false,
  names: [],
  numberReadings: [],
  characters: [],
  nearWords: [],
};
const answering: Answers = {
  [SEARCH]: () => Response.json([foundStudy]),
  'GET /api/items/suggest': () => Response.json([]),
  'GET /api/grammar/named': () => Response.json([]),
  'GET /api/items/answers': () => Response.json(NO_ANSWERS),
  [MISSED]: () => Response.json({ statusCode: 200, message: '' }),
};

const show = (address = '/search', answers: Answers = {}) =>
  renderWithApi(<SearchPage />, { ...answering, ...answers }, address);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: searchTexts.box });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('search'));
const found = () => screen.findByRole('link', { name: '勉強' });
const asked = ({ state }: ReturnType<typeof show>['router']) =>
  new URLSearchParams(state.location.search).get('kanji');

beforeEach(() => {
  localStorage.clear();
  signOut();
});
afterEach(cleanup);

test('?kanji= fills the box and runs the search', async () => {
  const { callsOf } = show('/search?kanji=勉強');
  expect(box().value).toBe('勉強');
  expect((await found()).getAttribute('href')).toBe('/search/2');
  expect(callsOf(SEARCH)).toMatchObject([{ query: { kanji: '勉強' } }]);
});

test('before a search there is a link to the words by theme', () => {
  show();
  const link = screen.getByRole('link', { name: searchTexts.toThemes });
  expect(link.getAttribute('href')).toBe('/words');
});

test('one permanent live region announces the number of results, empty while loading', async () => {
  const held = heldBack(() => Response.json([foundStudy, { ...foundStudy, id: 3 }]));
  const { router } = show('/search', { [SEARCH]: held.answer });
  const regions = screen.getAllByRole('status');
  const announced = () => regions.map(({ textContent }) => textContent).filter(Boolean);
  await act(() => router.navigate('/search?kanji=勉強'));
  expect(announced()).toEqual([]);
  held.release();
  await screen.findByText(searchTexts.found('2'));
  expect(announced()).toEqual([searchTexts.found('2')]);
  await act(() => router.navigate('/search'));
  expect(announced()).toEqual([]);
  expect(screen.getAllByRole('status')).toEqual(regions);
});

test('a word is pinned and unpinned', async () => {
  show('/search?kanji=勉強');
  await found();
  fireEvent.click(screen.getByRole('button', { name: searchTexts.pin('勉強') }));
  expect(JSON.parse(localStorage.getItem('pinnedWords') ?? '[]')).toMatchObject([{ id: 2, kanji: '勉強' }]);
  fireEvent.click(screen.getByRole('button', { name: searchTexts.unpin('勉強') }));
  expect(localStorage.getItem('pinnedWords')).toBeNull();
});

test('pinned words are under the empty box, and can be erased', async () => {
  localStorage.setItem(
    'pinnedWords',
    JSON.stringify([{ id: 2, kanji: '勉強', hiragana: 'べんきょう', mean: 'việc học' }]),
  );
  show();
  const list = await screen.findByRole('region', { name: searchTexts.pinned });
  expect(within(list).getByRole('link').getAttribute('href')).toBe('/search/2');
  fireEvent.click(within(list).getByRole('button', { name: searchTexts.unpinAll }));
  expect(screen.queryByRole('region', { name: searchTexts.pinned })).toBeNull();
});

test('a name without an entry is a card, and nothing is called missing', async () => {
  const tanaka = {
    spelling: '田中',
    reading: 'たなか',
    latin: 'Tanaka',
    kind: 'family',
    hanViet: 'ĐIỀN TRUNG',
  };
  show('/search?kanji=田中', {
    [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả'),
    'GET /api/items/answers': () =>
      Response.json({ ...NO_ANSWERS, hasEntry: false, namesFirst: true, names: [tanaka] }),
  });
  expect(await screen.findByText('Họ Tanaka')).toBeTruthy();
  expect(await screen.findByText(searchTexts.noEntry)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('words that are only a part stand under a heading, with what may have been meant', async () => {
  show('/search?kanji=勉強官', {
    [SEARCH]: () => Response.json([{ ...foundStudy, match: 'piece' }]),
    'GET /api/items/answers': () =>
      Response.json({
        ...NO_ANSWERS,
        hasEntry: false,
        nearWords: [{ text: '勉強家', gloss: 'người chăm học' }],
      }),
  });
  expect(await screen.findByRole('heading', { name: searchTexts.madeOf })).toBeTruthy();
  expect(await screen.findByRole('link', { name: '勉強家' })).toBeTruthy();
  expect(screen.getByText('người chăm học')).toBeTruthy();
});

test('a search that nothing answers is counted as missed', async () => {
  const { callsOf } = show('/search?kanji=推し活', {
    [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả'),
    'GET /api/items/answers': () => Response.json({ ...NO_ANSWERS, hasEntry: false }),
  });
  await waitFor(() => expect(callsOf(MISSED)).toMatchObject([{ body: { kanji: '推し活' } }]));
});

test('a search that is answered without an entry is not counted', async () => {
  const { callsOf } = show('/search?kanji=7', {
    [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả'),
    'GET /api/items/answers': () =>
      Response.json({ ...NO_ANSWERS, hasEntry: false, numberReadings: ['なな'] }),
  });
  await screen.findByText(searchTexts.noEntry);
  expect(callsOf(MISSED)).toEqual([]);
});

test('a search that only a name answers is remembered', async () => {
  show('/search?kanji=7', {
    [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả'),
    'GET /api/items/answers': () =>
      Response.json({ ...NO_ANSWERS, hasEntry: false, numberReadings: ['なな'] }),
  });
  await screen.findByText(searchTexts.noEntry);
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '[]')).toEqual(['7']);
});

test('a search without any answer is not remembered', async () => {
  show('/search?kanji=qwzx', {
    [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả'),
    'GET /api/items/answers': () => Response.json({ ...NO_ANSWERS, hasEntry: false }),
  });
  await screen.findByText(searchTexts.nothingFound);
  expect(localStorage.getItem('recentSearches')).toBeNull();
});

test.each([
  { typed: 'miễn cưỡng', isWarned: true, why: 'it means something else in Vietnamese' },
  { typed: '勉強', isWarned: false, why: 'nobody thought of Vietnamese' },
])('$typed, warned of a false friend: $isWarned, because $why', async ({ typed, isWarned }) => {
  show(`/search?kanji=${typed}`);
  await found();
  const warning = screen.queryByText(dictionaryTexts.cognate['false-friend']);
  expect(warning !== null).toBe(isWarned);
});

test('a number is answered with its readings', async () => {
  show('/search?kanji=7', {
    [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả'),
    'GET /api/items/answers': () =>
      Response.json({ ...NO_ANSWERS, hasEntry: false, numberReadings: ['なな', 'しち'] }),
  });
  const card = await screen.findByRole('region', { name: searchTexts.numbers });
  expect(card.textContent).toContain('なな');
  expect(card.textContent).toContain('しち');
});

test('a grammar point with this name is above the words, also when no word is found', async () => {
  const point = { id: 'te-shimau', level: 'N4', pattern: '〜てしまう', meaning: 'lỡ làm mất' };
  show('/search?kanji=てしまう', {
    [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả'),
    'GET /api/grammar/named': ({ url }) =>
      Response.json(new URL(url).searchParams.get('kanji') === 'てしまう' ? [point] : []),
  });
  const link = await screen.findByRole('link', { name: /〜てしまう/ });
  expect(link.getAttribute('href')).toBe('/grammar/te-shimau');
  expect(await screen.findByText(searchTexts.nothingFound)).toBeDefined();
});

test('the page does not focus the search box: on phones the keyboard would cover the page', () => {
  show();
  expect(document.activeElement).toBe(document.body);
});

test('a search adds a history entry', async () => {
  const { router } = show();
  type(' 勉強 ');
  submit();
  await found();
  expect(asked(router)).toBe('勉強');
  await act(() => router.navigate(-1));
  expect(await screen.findByText(searchTexts.examplesTitle)).toBeDefined();
  expect(box().value).toBe('');
});

test.each(['', '   '])('a blank search (“%s”) says so and clears the results', async (text) => {
  const { router, callsOf } = show('/search?kanji=勉強');
  await found();
  type(text);
  submit();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(alertTexts()).toEqual(['Không được bỏ trống']);
  expect(screen.queryByRole('article')).toBeNull();
  expect(callsOf(SEARCH)).toHaveLength(1);
  type('水');
  expect(alertTexts()).toEqual([]);
});

test('no results: a red message, with suggestions', async () => {
  const message = 'Không tìm thấy kết quả';
  show('/search?kanji=勉弱', {
    [SEARCH]: () =>
      Response.json(
        { statusCode: 404, error: message, message, suggestions: ['勉強', 'học'] },
        { status: 404 },
      ),
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(message);
  expect(alert.className).toContain('text-error');
  expect(screen.getByRole('link', { name: 'học' }).getAttribute('href')).toBe('/search?kanji=h%E1%BB%8Dc');
});

test.each([
  {
    answer: () => refusal(400, 'Từ khóa dài tối đa 200 ký tự.'),
    shown: 'Từ khóa dài tối đa 200 ký tự.',
    why: 'refused',
  },
  {
    answer: () => refusal(429, 'Bạn thao tác quá nhanh.'),
    shown: 'Bạn thao tác quá nhanh.',
    why: 'too many requests',
  },
])('the message of the server is shown: $why', async ({ answer, shown }) => {
  show('/search?kanji=x', { [SEARCH]: answer });
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});

test('a failed search can be retried', async () => {
  let reachable = false;
  const answer = () => (reachable ? Response.json([foundStudy]) : refusal(429, 'Bạn thao tác quá nhanh.'));
  show('/search?kanji=勉強', { [SEARCH]: answer });
  const retry = await screen.findByRole('button', { name: uiTexts.tryAgain });
  reachable = true;
  fireEvent.click(retry);
  await found();
  expect(alertTexts()).toEqual([]);
});

describe('a result shows', () => {
  test('all about the word', async () => {
    show('/search?kanji=勉強');
    await found();
    const card = within(screen.getByRole('article'));
    for (const text of ['べんきょう', 'MIỄN CƯỠNG', 'N5', 'việc học; bài học', 'Tôi học bài ở thư viện.'])
      expect(card.getAllByText(text)).not.toHaveLength(0);
    expect(card.getByText('としょかん').tagName).toBe('RT');
    expect(screen.getByText('勉強', { selector: 'a *' }).getAttribute('lang')).toBe('ja');
  });

  test('how an inflected form led there', async () => {
    const chain = ['bị động hoặc khả năng', 'phủ định', 'quá khứ'];
    const eat = { ...foundStudy, kanji: '食べる', matched: '食べられなかった', chain };
    show('/search?kanji=食べられなかった', { [SEARCH]: () => Response.json([eat]) });
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain(
      '食べられなかった → 食べる: bị động hoặc khả năng → phủ định → quá khứ',
    );
  });

  test('which part of a sentence it matches', async () => {
    const items = [
      { ...foundStudy, matched: 'べんきょお' },
      { ...foundStudy, id: 3 },
    ];
    show('/search?kanji=図書館でべんきょお勉強', { [SEARCH]: () => Response.json(items) });
    const [first, second] = await screen.findAllByRole('article');
    expect(first?.textContent).toContain(`${searchTexts.matchedPiece} べんきょお`);
    expect(second?.textContent).not.toContain(searchTexts.matchedPiece);
  });
});

describe('recent searches', () => {
  const recent = () => screen.queryByRole('region', { name: searchTexts.recent });

  test('successful searches are offered when the box is empty, and can be removed', async () => {
    show('/search?kanji=勉強');
    await found();
    expect(recent()).toBeNull();
    type('');
    const list = within(recent() ?? document.body);
    expect(list.getByRole('link', { name: '勉強' }).getAttribute('href')).toContain('/search?kanji=');
    fireEvent.click(list.getByRole('button', { name: searchTexts.forget('勉強') }));
    expect(recent()).toBeNull();
  });

  test('all can be removed at once', () => {
    localStorage.setItem('recentSearches', '["水","学校"]');
    show();
    fireEvent.click(screen.getByRole('button', { name: searchTexts.forgetAll }));
    expect(recent()).toBeNull();
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });
});

test('while loading, a skeleton replaces the old results', async () => {
  const held = heldBack(() => Response.json([foundStudy]));
  show('/search?kanji=勉強', { [SEARCH]: held.answer });
  expect(screen.getByText(uiTexts.loading)).toBeDefined();
  held.release();
  await found();
});

test('visitors go to /login and return to the search', async () => {
  const { router } = show('/search?kanji=勉強');
  await found();
  fireEvent.click(screen.getByRole('button', { name: searchTexts.save('勉強') }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/search?kanji=勉強' });
});

describe('a text that another app has shared', () => {
  const posting: Answers = {
    'POST /api/items/search': () => Response.json([foundStudy]),
    'POST /api/items/answers': () => Response.json({ ...NO_ANSWERS, hasEntry: false }),
    'POST /api/items/suggest': () => Response.json([foundStudy]),
    'POST /api/grammar/named': () => Response.json([]),
  };
  /** Every address that the page has asked for or shown. */
  const addresses = ({ sent, router }: ReturnType<typeof show>) =>
    JSON.stringify([
      sent.map(({ query }) => query),
      router.state.location.search,
      router.state.location.hash,
    ]);

  beforeEach(async () => {
    const cache = await stubCaches().open(CACHES.shared);
    await cache.put(SHARED_TEXT, new Response('勉強'));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is searched in bodies of calls, stands in no address, and is neither counted nor remembered', async () => {
    const page = show(paths.sharedSearch, posting);
    await found();
    expect(box().value).toBe('勉強');
    const calls = page.sent.map(({ call }) => call).toSorted();
    expect(calls).toEqual(['POST /api/grammar/named', 'POST /api/items/answers', 'POST /api/items/search']);
    expect(page.sent.map(({ body }) => body)).toEqual(calls.map(() => ({ kanji: '勉強' })));
    expect(addresses(page)).not.toContain('勉強');
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('is as private after somebody has changed it', async () => {
    const page = show(paths.sharedSearch, posting);
    await found();
    type('勉強する');
    await screen.findAllByRole('option');
    // The first options may be those of the text before: it was there longer than the pause in typing.
    const suggested = () => page.callsOf('POST /api/items/suggest').at(-1);
    await waitFor(() => expect(suggested()).toMatchObject({ body: { kanji: '勉強する' } }));
    submit();
    await waitFor(() => expect(page.callsOf('POST /api/items/search')).toHaveLength(2));
    expect(addresses(page)).not.toContain('勉強');
    expect(page.sent.filter(({ call }) => call.startsWith('GET'))).toEqual([]);
  });

  test('is over with an empty box: the next search has an address', async () => {
    const page = show(paths.sharedSearch, posting);
    await found();
    type('');
    submit();
    type('水');
    submit();
    await waitFor(() => expect(asked(page.router)).toBe('水'));
  });
});
