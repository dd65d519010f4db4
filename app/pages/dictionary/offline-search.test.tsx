import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE_IN_SILENCE_MS } from '#contract/device-limits.ts';
import { paths } from '#contract/paths.ts';
import { packTexts } from '#contract/texts/pack.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { serverSilence } from '#app/lib/network/server-silence.ts';
import { forgetOpenedPack } from '#app/lib/pack/answer-pack.ts';
import { browserPack } from '#app/lib/pack/browser-pack.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { foundStudy, studyPage } from '#app/testing/dictionary.ts';
import { drink, storePack, stubPackDatabase } from '#app/testing/pack.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import SearchPage from './search-page.tsx';
import WordPage from './word-page.tsx';

const SEARCH = 'GET /api/items/search';
const WORD = `GET /api/items/${drink.id}`;
const unreached = (): never => {
  throw new TypeError('Failed to fetch');
};
const offline: Answers = {
  [SEARCH]: unreached,
  [WORD]: unreached,
  'GET /api/items/suggest': unreached,
  'GET /api/grammar/named': unreached,
  'GET /api/items/answers': unreached,
  [`GET /api/items/${drink.id}/lessons`]: unreached,
};

function NoWorker() {
  throw new Error('no threads here');
}

const search = (typed: string, answers: Answers = offline) =>
  renderWithApi(<SearchPage />, answers, `/search?kanji=${encodeURIComponent(typed)}`);
const openWord = (answers: Answers = offline) =>
  renderWithApi(<WordPage />, answers, `/search/${drink.id}`, '/search/:itemId');

beforeEach(() => {
  localStorage.clear();
  stubPackDatabase();
  vi.stubGlobal('Worker', NoWorker);
  browserPack.renew();
  forgetOpenedPack();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('offline, with a pack', () => {
  test.each([
    { typed: '飲みます', word: '飲む' },
    { typed: 'gakkou', word: '学校' },
    { typed: 'truong hoc', word: '学校' },
  ])('$typed is found in it, and the page says where', async ({ typed, word }) => {
    await storePack();
    search(typed);
    expect(await screen.findByRole('link', { name: word })).toBeDefined();
    expect(screen.getByText(packTexts.fromPack('N5–N3'))).toBeDefined();
  });

  test('what it does not have may be in the whole dictionary', async () => {
    await storePack();
    search('敷金');
    expect(await screen.findByText(packTexts.notInPack)).toBeDefined();
    expect(screen.queryByText(searchTexts.reportMissing)).toBeNull();
  });

  test('back online, the server answers', async () => {
    await storePack();
    let isOnline = false;
    search('飲む', {
      ...offline,
      [SEARCH]: () => (isOnline ? Response.json([{ ...foundStudy, kanji: '飲み物' }]) : unreached()),
    });
    await screen.findByText(packTexts.fromPack('N5–N3'));
    isOnline = true;
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByRole('link', { name: '飲み物' })).toBeDefined();
    expect(screen.queryByText(packTexts.fromPack('N5–N3'))).toBeNull();
  });

  test('suggestions come from it too', async () => {
    await storePack();
    renderWithApi(<SearchPage />, offline, '/search');
    const box = screen.getByRole('combobox', { name: searchTexts.box });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'がっこ' } });
    expect(await screen.findByRole('option', { name: /学校/ })).toBeDefined();
  });

  test('a page of a word comes from it, without what only the server has', async () => {
    await storePack();
    openWord();
    expect(await screen.findByText(packTexts.wordFromPack('N5–N3'))).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('飲');
    expect(screen.getByText('uống')).toBeDefined();
  });

  test('a refusal of the server is its answer', async () => {
    await storePack();
    search('飲む', { ...offline, [SEARCH]: () => refusal(404, 'Không tìm thấy kết quả') });
    await waitFor(() => expect(screen.getByText(searchTexts.nothingFound)).toBeDefined());
    expect(screen.queryByText(packTexts.fromPack('N5–N3'))).toBeNull();
  });
});

describe('with a pack, while the server is silent', () => {
  beforeEach(() => serverSilence.noteSilence());
  afterEach(() => serverSilence.noteAnswer());
  const never = () => new Promise<Response>(() => {});
  const silent: Answers = Object.fromEntries(Object.keys(offline).map((call) => [call, never]));

  test('a search is answered from it, until the late reply comes', async () => {
    await storePack();
    const late = heldBack(() => Response.json([{ ...foundStudy, kanji: '飲み物' }]));
    search('飲みます', { ...silent, [SEARCH]: late.answer });
    expect(await screen.findByRole('link', { name: '飲む' })).toBeDefined();
    expect(screen.getByText(packTexts.fromPack('N5–N3'))).toBeDefined();
    late.release();
    expect(await screen.findByRole('link', { name: '飲み物' })).toBeDefined();
    expect(screen.queryByText(packTexts.fromPack('N5–N3'))).toBeNull();
  });

  test('suggestions come from it too', async () => {
    await storePack();
    renderWithApi(<SearchPage />, silent, '/search');
    const box = screen.getByRole('combobox', { name: searchTexts.box });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'がっこ' } });
    expect(await screen.findByRole('option', { name: /学校/ })).toBeDefined();
  });

  test('so does the page of a word', async () => {
    await storePack();
    openWord(silent);
    expect(await screen.findByText(packTexts.wordFromPack('N5–N3'))).toBeDefined();
  });

  test('what it does not have is waited for', async () => {
    await storePack();
    const late = heldBack(() => Response.json({ ...studyPage, id: 9 }));
    const word = { ...silent, 'GET /api/items/9': late.answer, 'GET /api/items/9/lessons': never };
    renderWithApi(<WordPage />, word, '/search/9', '/search/:itemId');
    await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE_IN_SILENCE_MS));
    late.release();
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  });
});

test('online, nothing is said about packs', async () => {
  await storePack();
  openWord({ ...offline, [WORD]: () => Response.json({ ...studyPage, id: drink.id }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByText(packTexts.wordFromPack('N5–N3'))).toBeNull();
});

test('offline without a pack: says that there is one to download, with the way there', async () => {
  search('飲む');
  const link = await screen.findByRole('link', { name: packTexts.toSection });
  expect(link.getAttribute('href')).toBe(paths.dictionaryPack);
  expect(screen.getByText(packTexts.canDownload, { exact: false })).toBeDefined();
});

test('a failure that is not the network does not offer one', async () => {
  search('飲む', { ...offline, [SEARCH]: () => refusal(503, 'Máy chủ đang bận') });
  expect(await screen.findByText(/Máy chủ đang bận/)).toBeDefined();
  expect(screen.queryByRole('link', { name: packTexts.toSection })).toBeNull();
});
