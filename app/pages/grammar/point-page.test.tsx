import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contrastTexts, grammarTexts } from '#contract/texts/grammar.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { niDe, teIru } from '#app/testing/grammar.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import * as listen from '#app/ui/japanese/listen.ts';
import * as contrastPage from './contrast-page.tsx';
import * as pointPage from './point-page.tsx';

const listenTo = vi.spyOn(listen, 'listenTo').mockResolvedValue();
afterEach(() => {
  cleanup();
  listenTo.mockClear();
});

const openPoint = (answer: () => Response = () => Response.json(teIru)) =>
  renderPage({
    page: pointPage,
    path: '/grammar/:pointId',
    address: '/grammar/te-iru',
    answers: { 'GET /api/grammar/te-iru': answer },
  });
const openContrast = (answer: () => Response = () => Response.json(niDe)) =>
  renderPage({
    page: contrastPage,
    path: '/compare/:contrastId',
    address: '/compare/ni-de',
    answers: { 'GET /api/contrasts/ni-de': answer },
  });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('a point: title, formation, examples with readings, mistakes, links', async () => {
  openPoint();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('〜ている');
  expect(section(grammarTexts.formation).getByRole('listitem').textContent).toBe('Động từ thể て + いる');
  expect(section(grammarTexts.explanation).getByText('よ').tagName).toBe('RT');
  expect(section(grammarTexts.examples).getAllByRole('listitem')).toHaveLength(2);
  const wrong = section(grammarTexts.mistakes).getByText('ハノイに住みます。');
  expect(wrong).toMatchObject({ tagName: 'S', lang: 'ja' });
  const linkIn = (heading: string) => section(heading).getByRole('link').getAttribute('href');
  expect(linkIn(grammarTexts.related)).toBe('/grammar/te-aru');
  expect(linkIn(grammarTexts.contrasts)).toBe('/compare/teiru-tearu');
});

test('an example is spoken with its readings', async () => {
  openPoint();
  fireEvent.click(await screen.findByRole('button', { name: grammarTexts.listenTo('雨が降っています。') }));
  expect(listenTo.mock.calls).toEqual([['雨が降っています。', { text: '雨[あめ]が降[ふ]っています。' }]]);
});

test('a contrast: rules, examples with their notes, points of both sides, other contrasts', async () => {
  openContrast();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('に và で chỉ nơi chốn');
  expect(section(contrastTexts.rules).getAllByRole('listitem')).toHaveLength(2);
  expect(section(grammarTexts.examples).getByText('Nơi có người.')).toBeDefined();
  expect(screen.queryByRole('region', { name: grammarTexts.mistakes })).toBeNull();
  const linkIn = (heading: string) => section(heading).getByRole('link').getAttribute('href');
  expect(linkIn(contrastTexts.points)).toBe('/grammar/ni-ton-tai');
  expect(linkIn(contrastTexts.related)).toBe('/compare/ni-e');
});

test.each([
  { open: openPoint, title: grammarTexts.pointGoneTitle },
  { open: openContrast, title: contrastTexts.contrastGoneTitle },
])('an unknown id: $title', async ({ open, title }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  open(() => refusal(404, 'Không có.'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
});
