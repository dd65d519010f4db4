import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { habitsTexts } from '#contract/texts/habits.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { todayTexts as texts } from '#contract/texts/today.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { learnt, pathAnswers, withLearningStorage } from '#app/testing/path.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import * as page from './today-page.tsx';

const MISTAKES = 'GET /api/me/mistakes';
const RANKING = 'GET /auth/load/userrank';
const lastAt = '2026-11-17T01:00:00.000Z';
const confused = ['ni-de', 'wa-ga', 'kara-node', 'te-iru'].map((id, at) => ({
  kind: at === 3 ? 'point' : 'contrast',
  id,
  title: `Cặp ${id}`,
  summary: `Khác nhau ở ${id}.`,
  count: 7 - at,
  lastAt,
}));
const lan = { id: 7, email: 'lan@vi.vn', name: 'Lan', score: 1250, rank: 3 };
const answers = {
  ...pathAnswers,
  [MISTAKES]: () => Response.json(confused),
  [RANKING]: () => Response.json([{ ...lan, id: 9, rank: 1 }, lan]),
  'GET /api/me/learning-events': () => Response.json({ events: [], last: 0, hasMore: false }),
};

withLearningStorage();
afterEach(() => {
  cleanup();
  signOut();
});

const show = (changes: object = {}) =>
  renderPage({ page, path: '/today', address: '/today', answers: { ...answers, ...changes } });

// One log for the whole file, so the cases build on each other.
test('nobody has begun: the two first steps', async () => {
  show();
  expect(await screen.findByRole('heading', { name: texts.newTitle })).toBeTruthy();
  expect(screen.getByRole('link', { name: navigationTexts.startFromZero }).getAttribute('href')).toBe(
    '/kana',
  );
  expect(screen.queryByRole('heading', { name: texts.nextTitle })).toBeNull();
});

test('without an account: the next step and the week, and why the rest needs a login', async () => {
  learnt(['kana-read', 'kana:あ'], ['kana-hear', 'kana:あ']);
  const { callsOf } = show();
  expect(await screen.findByText(texts.weekSum(2, 1))).toBeTruthy();
  expect(await screen.findByText(habitsTexts.streakInLine(1))).toBeTruthy();
  expect(screen.getByText(habitsTexts.minutesOfGoal(0, 10))).toBeTruthy();
  expect(screen.getByRole('link', { name: habitsTexts.seeAll }).getAttribute('href')).toBe('/habits');
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('2 câu');
  expect(screen.getByRole('link', { name: texts.goOn }).getAttribute('href')).toBe('/kana/hira-a');
  expect(await screen.findByText(texts.mistakesNeedAccount)).toBeTruthy();
  expect(await screen.findByText(texts.rankNeedsAccount)).toBeTruthy();
  expect([...callsOf(MISTAKES), ...callsOf(RANKING)]).toEqual([]);
});

test('with an account: three mistakes with their explanation, and the own rank', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  show();
  expect(await screen.findByText('Khác nhau ở ni-de.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cặp ni-de' }).getAttribute('href')).toBe('/compare/ni-de');
  expect(screen.getByText(texts.mistakeCount(7))).toBeTruthy();
  expect(screen.queryByText('Khác nhau ở te-iru.')).toBeNull();
  expect(await screen.findByText(texts.rank(3))).toBeTruthy();
  expect(screen.getByText(texts.points('1.250'))).toBeTruthy();
});

test.each([
  {
    changes: { [MISTAKES]: () => Response.json([]), [RANKING]: () => Response.json([{ ...lan, score: 0 }]) },
    shown: [texts.noMistakes, texts.noPoints],
    why: 'neither mistakes nor points',
  },
  {
    changes: { [MISTAKES]: () => refusal(400, 'x'), [RANKING]: () => refusal(400, 'x') },
    shown: [texts.mistakesFailed, texts.rankFailed],
    why: 'the server refuses',
  },
])('$why', async ({ changes, shown }) => {
  vi.spyOn(console, 'error').mockReturnValue();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  show(changes);
  for (const text of shown) expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: texts.nextTitle })).toBeTruthy();
});
