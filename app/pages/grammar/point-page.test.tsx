import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GrammarUse } from '#contract/grammar/grammar-use.ts';
import { contrastTexts, grammarTexts } from '#contract/texts/grammar.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { readPractised } from '#app/lib/progress/practised.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { niDe, teIru, teIruUse } from '#app/testing/grammar.ts';
import { breakdown, rightAnswer } from '#app/testing/practice.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { seeEverything } from '#app/testing/see-everything.ts';
import * as listen from '#app/ui/japanese/listen.ts';
import * as contrastPage from './contrast-page.tsx';
import * as pointPage from './point-page.tsx';

const watchVoice = () => vi.spyOn(listen, 'listenTo').mockResolvedValue();
let listenTo: ReturnType<typeof watchVoice>;
beforeEach(() => {
  listenTo = watchVoice();
});
afterEach(cleanup);

const openPoint = (answer: () => Response = () => Response.json(teIru), use: GrammarUse = teIruUse) =>
  renderPage({
    page: pointPage,
    path: '/grammar/:pointId',
    address: '/grammar/te-iru',
    answers: {
      'GET /api/grammar/te-iru': answer,
      'GET /api/grammar/te-iru/sentences': () => Response.json(use),
      'POST /api/sentences/check-answer': () => Response.json(rightAnswer),
      'GET /api/sentences/401/breakdown': () => Response.json(breakdown),
    },
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

test('sentences of ours with the point, by lesson, and how many there are', async () => {
  openPoint();
  await screen.findByRole('heading', { level: 1 });
  const used = section(grammarTexts.lessonsHeading);
  expect(used.getByText(grammarTexts.lessonsCount('117', '60'))).toBeDefined();
  const lesson = used.getByRole('link', { name: 'Buổi sáng' });
  expect(lesson.getAttribute('href')).toBe('/exercises/1/curriculum/3/40/sentence');
  expect(used.getByText('でいます').closest('mark')).not.toBeNull();
});

test('a point without a sentence of ours has no exercise', async () => {
  openPoint(undefined, { sentences: 0, lessons: 0, listed: [], trial: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: grammarTexts.tryHeading })).toBeNull();
  expect(screen.queryByRole('region', { name: grammarTexts.lessonsHeading })).toBeNull();
});

test('a sentence is tried on the spot; it counts for its own lesson', async () => {
  seeEverything();
  const { callsOf } = openPoint();
  const box = await screen.findByRole('textbox', { name: practiceTexts.answerLabel });
  fireEvent.change(box, { target: { value: '水を飲みます' } });
  fireEvent.click(screen.getByRole('button', { name: practiceTexts.check }));
  expect(await screen.findByRole('heading', { name: practiceTexts.verdicts.correct })).toBeDefined();
  expect(callsOf('POST /api/sentences/check-answer')).toMatchObject([{ body: { sentenceId: 401 } }]);
  expect(readPractised(40, 'translate')).toMatchObject({ solved: [401], at: null });
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
