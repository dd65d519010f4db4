import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addCardsTexts } from '#contract/texts/memory.ts';
import { themeNames, themeTexts } from '#contract/texts/themes.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import * as themePage from './theme-page.tsx';
import * as themesPage from './themes-page.tsx';

withLearningStorage();
afterEach(cleanup);

const word = (id: number, kanji: string, type: string) => ({
  id,
  kanji,
  hiragana: 'いえ',
  sino: 'GIA',
  mean: `nghĩa ${id}`,
  type,
  ruby: kanji,
});
const words = [word(1, '家', 'N5'), word(2, '窓', 'N5'), word(3, '敷金', 'N2')];

const open = (address = '/words/nha-o', listed = words) =>
  renderPage({
    page: themePage,
    path: '/words/:theme',
    address,
    answers: { 'GET /api/themes/nha-o': () => Response.json({ theme: 'nha-o', words: listed }) },
  });
const shown = async () =>
  (await screen.findAllByRole('listitem')).map((row) => within(row).getByRole('link').getAttribute('href'));

test('all themes under their groups, each with its words and a link', async () => {
  renderPage({
    page: themesPage,
    path: '/words',
    address: '/words',
    answers: {
      'GET /api/themes': () =>
        Response.json([
          { theme: 'nha-o', words: 1_234, first: ['家', '窓'] },
          { theme: 'thuoc', words: 40, first: ['薬'] },
        ]),
    },
  });
  expect(await shown()).toEqual(['/words/nha-o', '/words/thuoc']);
  expect(screen.getByText(themeTexts.count('1.234'))).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

test('the words of a theme under their levels', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: themeNames['nha-o'] })).toBeDefined();
  expect(await shown()).toEqual(['/search/1', '/search/2', '/search/3']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'N52 từ',
    'N21 từ',
  ]);
});

test('a level has its own address; only levels with words can be chosen', async () => {
  open('/words/nha-o?level=N2');
  expect(await shown()).toEqual(['/search/3']);
  const levels = within(screen.getByRole('navigation', { name: uiTexts.levels })).getAllByRole('link');
  expect(levels.map(({ textContent }) => textContent)).toEqual([uiTexts.allLevels, 'N5', 'N2']);
  cleanup();
  open('/words/nha-o?level=N1');
  expect(await shown()).toHaveLength(3);
});

test('the words that are shown become cards, once', async () => {
  open('/words/nha-o?level=N5');
  fireEvent.click(await screen.findByRole('button', { name: addCardsTexts.add(2) }));
  expect(await screen.findByText(addCardsTexts.missing(0, 2))).toBeDefined();
  cleanup();
  open();
  expect(await screen.findByRole('button', { name: addCardsTexts.add(1) })).toBeDefined();
});

test('a theme whose words were deleted says so and leads on', async () => {
  open('/words/nha-o', []);
  expect(await screen.findByText(themeTexts.emptyTitle)).toBeDefined();
  expect(screen.getByRole('link', { name: themeTexts.allThemes }).getAttribute('href')).toBe('/words');
});
