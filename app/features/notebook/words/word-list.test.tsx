import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAVORITES_PER_PAGE } from '#contract/limits.ts';
import type { FavoriteItem } from '#contract/notebook/endpoints.ts';
import { LOOP_PAUSE_MS } from '#contract/server-limits.ts';
import { memoryLevelNames } from '#contract/texts/memory-levels.ts';
import { notebookTexts, wordListTexts as texts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import type { MemoryLevel } from '#core/memory/levels.ts';
import { type FakeUtterance, stubAudio, stubVoices } from '#app/testing/fake-voices.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { CategoryWords } from './category-words.tsx';

const favorite = (id: number, kanji: string, hiragana: string, sino = ''): FavoriteItem => ({
  id,
  item: { id: id * 10, kanji, hiragana, sino, mean: `nghĩa ${id}`, type: 'N5' },
});
const study = favorite(3, '勉強', 'べんきょう', 'MIỄN CƯỜNG');
const company = favorite(2, '会社', 'かいしゃ', 'HỘI XÃ');
const here = favorite(1, 'ここ', 'ここ');
const LIST = 'GET /api/categories/3/favorite-items';

function open(
  words: readonly FavoriteItem[] = [study, company, here],
  memoryOf?: ReadonlyMap<number, MemoryLevel>,
) {
  return renderWithApi(
    <CategoryWords categoryId="3" userId={7} categories={[]} title="Đi làm" memoryOf={memoryOf} />,
    { [LIST]: () => Response.json(words) },
    '/categories/3/favorite-items',
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const words = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const readAloud = () => document.querySelector('[aria-current=true] h2')?.textContent;

beforeEach(() => {
  stubAudio();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every word has a place for its state of memory, by which the list is sorted', async () => {
  open(
    [study, company, here],
    new Map<number, MemoryLevel>([
      [30, 'stable'],
      [10, 'learning'],
    ]),
  );
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(within(first as HTMLElement).getByText(memoryLevelNames.stable)).toBeDefined();
  expect(within(third as HTMLElement).getByText(memoryLevelNames.learning)).toBeDefined();
  for (const name of Object.values(memoryLevelNames))
    expect(within(second as HTMLElement).queryByText(name)).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: texts.order }), { target: { value: 'memory' } });
  await waitFor(() => expect(words()).toEqual(['ここ', '勉強', '会社']));
});

test('all words are read one after the other; the word that is read is marked', async () => {
  const { speak } = stubVoices(['ja-JP'], ({ onstart }: FakeUtterance) => onstart());
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  await screen.findByRole('link', { name: '勉強' });
  vi.useFakeTimers();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.listen })));
  expect(readAloud()).toBe('勉強');
  expect(screen.getByText(texts.listeningTo('1', '3'))).toBeDefined();
  await act(async () => {
    speak.mock.lastCall?.[0].onend();
    await vi.advanceTimersByTimeAsync(LOOP_PAUSE_MS);
  });
  expect(readAloud()).toBe('会社');
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(speak.mock.calls.map(([{ text }]) => text)).toEqual(['べんきょう', 'かいしゃ']);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.stopListening })));
  await act(() => vi.advanceTimersByTimeAsync(5 * LOOP_PAUSE_MS));
  expect(readAloud()).toBeUndefined();
  expect(speak).toHaveBeenCalledTimes(2);
});

test.each([
  { stop: () => fireEvent.keyDown(document.body, { key: 'Escape' }), why: 'Escape' },
  { stop: () => fireEvent.click(screen.getByRole('button', { name: texts.listen })), why: 'the same button' },
  {
    stop: () =>
      fireEvent.change(screen.getByRole('combobox', { name: texts.order }), { target: { value: 'kana' } }),
    why: 'another order',
  },
])('$why stops reading', async ({ stop }) => {
  stubVoices(['ja-JP'], ({ onstart }: FakeUtterance) => onstart());
  open();
  await press(texts.listen);
  await waitFor(() => expect(readAloud()).toBe('勉強'));
  await act(async () => void stop());
  expect(readAloud()).toBeUndefined();
});

test('the pages follow the voice', async () => {
  const many = Array.from({ length: FAVORITES_PER_PAGE + 1 }, (_, at) =>
    favorite(1000 - at, `字${at}`, 'じ'),
  );
  const WORD_MS = 400;
  stubVoices(['ja-JP'], ({ onstart, onend }: FakeUtterance) => {
    onstart();
    setTimeout(onend, WORD_MS);
  });
  open(many);
  await screen.findByRole('link', { name: '字0' });
  vi.useFakeTimers();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: texts.listen })));
  await act(() => vi.advanceTimersByTimeAsync((FAVORITES_PER_PAGE - 1) * (WORD_MS + LOOP_PAUSE_MS)));
  expect(readAloud()).toBe(`字${FAVORITES_PER_PAGE - 1}`);
  await act(() => vi.advanceTimersByTimeAsync(WORD_MS + LOOP_PAUSE_MS));
  expect(screen.getByText(uiTexts.pageOf(2, 2))).toBeDefined();
  expect(words()).toEqual([`字${FAVORITES_PER_PAGE}`]);
});

test('on a page that the learner has turned to, reading starts there', async () => {
  const many = Array.from({ length: FAVORITES_PER_PAGE + 2 }, (_, at) =>
    favorite(1000 - at, `字${at}`, 'じ'),
  );
  stubVoices(['ja-JP'], ({ onstart }: FakeUtterance) => onstart());
  open(many);
  await screen.findByRole('link', { name: '字0' });
  fireEvent.click(screen.getByRole('button', { name: uiTexts.nextPage }));
  await press(texts.listen);
  await waitFor(() => expect(readAloud()).toBe(`字${FAVORITES_PER_PAGE}`));
  expect(screen.getByText(texts.listeningTo('1', '2'))).toBeDefined();
});

const cells = () =>
  [...document.querySelectorAll('.print-sheet tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.trim()),
  );

test('the printed sheet has all words and a column to write in, and only while printing', async () => {
  open();
  await screen.findByRole('link', { name: '勉強' });
  expect(document.querySelector('.print-sheet')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('body > .print-sheet h1')?.textContent).toBe('Đi làm');
  expect(cells()).toEqual([
    ['勉強', 'べんきょう', 'MIỄN CƯỜNG', 'nghĩa 3', ''],
    ['会社', 'かいしゃ', 'HỘI XÃ', 'nghĩa 2', ''],
    ['ここ', '', '', 'nghĩa 1', ''],
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.print-sheet')).toBeNull();
});

test('what is hidden stays empty on paper', async () => {
  open();
  await press(texts.hideMeaning);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(cells()[0]).toEqual(['勉強', 'べんきょう', '', '', '']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('the button prints', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  open();
  await press(texts.print);
  expect(print).toHaveBeenCalledTimes(1);
});

test('nothing can be moved to where there is no other category', async () => {
  open();
  await press(texts.select);
  await press(texts.selectAll('3'));
  expect(screen.queryByRole('button', { name: texts.moveSelected })).toBeNull();
  expect(screen.getByRole('button', { name: texts.removeSelected })).toBeDefined();
  expect(screen.queryByRole('button', { name: notebookTexts.undo })).toBeNull();
});
