import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contrastTexts, grammarListTexts, grammarTexts } from '#contract/texts/grammar.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { listedContrasts, listedPoints } from '#app/testing/grammar.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import * as contrastsPage from './contrasts-page.tsx';
import * as grammarPage from './grammar-page.tsx';

afterEach(cleanup);

const open = (address = '/grammar') =>
  renderPage({
    page: grammarPage,
    path: '/grammar',
    address,
    answers: { 'GET /api/grammar': () => Response.json(listedPoints) },
  });
const cards = async () =>
  (await screen.findAllByRole('listitem')).map((card) => within(card).getByRole('link').getAttribute('href'));

test('every point under its level, with a link to its page', async () => {
  open();
  expect(await cards()).toEqual(['/grammar/te-iru', '/grammar/te-kudasai', '/grammar/te-shimau']);
  const levels = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(levels).toEqual(['N5 2 mẫu', 'N4 1 mẫu'].map((heading) => heading.replace(' ', '')));
});

test.each([
  { address: '/grammar?level=N4', shown: ['/grammar/te-shimau'], why: 'a level' },
  {
    address: '/grammar?level=N1',
    shown: ['/grammar/te-iru', '/grammar/te-kudasai', '/grammar/te-shimau'],
    why: 'a level that we do not have is ignored',
  },
  { address: '/grammar?search=te shimau', shown: ['/grammar/te-shimau'], why: 'a search in romaji' },
  { address: '/grammar?search=dang', shown: ['/grammar/te-iru'], why: 'Vietnamese without marks' },
])('the address decides what is listed: $why', async ({ address, shown }) => {
  open(address);
  expect(await cards()).toEqual(shown);
});

test('typing filters the list and changes the address; the level is kept', async () => {
  const { router } = open('/grammar?level=N5');
  const box = await screen.findByRole('searchbox', { name: grammarTexts.search });
  fireEvent.change(box, { target: { value: '〜てください' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText(grammarTexts.count('1'))).toBeDefined();
  expect(await cards()).toEqual(['/grammar/te-kudasai']);
  expect(router.state.location.search).toBe(
    `?${new URLSearchParams({ level: 'N5', search: '〜てください' })}`,
  );
  const all = screen.getByRole('link', { name: uiTexts.allLevels });
  expect(all.getAttribute('href')).toBe(`/grammar?search=${encodeURIComponent('〜てください')}`);
});

test('nothing found: it says so and offers the whole list', async () => {
  open('/grammar?search=xyz');
  expect(await screen.findByText(grammarTexts.nothingTitle)).toBeDefined();
  expect(screen.getByRole('link', { name: grammarListTexts.showAll }).getAttribute('href')).toBe('/grammar');
});

test('contrasts are listed and searched in the same way', async () => {
  renderPage({
    page: contrastsPage,
    path: '/compare',
    address: '/compare?search=nếu',
    answers: { 'GET /api/contrasts': () => Response.json(listedContrasts) },
  });
  const link = await screen.findByRole('link', { name: /たら và ば/ });
  expect(link.getAttribute('href')).toBe('/compare/tara-ba');
  expect(screen.getByText(contrastTexts.count('1'))).toBeDefined();
});
