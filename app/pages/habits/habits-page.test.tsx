import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { todayTexts } from '#contract/texts/today.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { learnt, pathAnswers, withLearningStorage } from '#app/testing/path.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import * as page from './habits-page.tsx';

const MISTAKES = 'GET /api/me/mistakes';
const LEVELS = 'GET /api/items/levels';
const levels = ['N5', 'N4', 'N3', 'N2', 'N1'].map((level, at) => ({
  level,
  wordIds: at === 0 ? [7, 8, 9] : [100 + at],
}));
const confused = ['ni-de', 'wa-ga', 'kara-node', 'te-iru'].map((id, at) => ({
  kind: 'contrast',
  id,
  title: `Cặp ${id}`,
  summary: `Khác nhau ở ${id}.`,
  count: 7 - at,
  lastAt: '2026-11-17T01:00:00.000Z',
}));
const account = {
  id: 7,
  email: 'lan@vi.vn',
  name: 'Trần Lan',
  phoneNumber: null,
  roles: ['USER'],
  hasPassword: true,
  hasGoogle: false,
  createdAt: '2026-11-01T01:00:00.000Z',
  deletionDueAt: null,
};
const answers = {
  ...pathAnswers,
  [LEVELS]: () => Response.json(levels),
  [MISTAKES]: () => Response.json(confused),
  'GET /api/me/learning-events': () => Response.json({ events: [], last: 0, hasMore: false }),
  'GET /api/me': () => Response.json(account),
};

withLearningStorage();
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  signOut();
  vi.restoreAllMocks();
});

const show = (changes: object = {}) =>
  renderPage({ page, path: '/habits', address: '/habits', answers: { ...answers, ...changes } });
const section = (name: string) => screen.findByRole('region', { name });

// One log for the whole file, so the cases build on each other.
test('nobody has begun: why the page is empty, and the two first steps', async () => {
  show();
  expect(await screen.findByRole('heading', { name: texts.newTitle })).toBeTruthy();
  expect(screen.getByRole('link', { name: navigationTexts.startFromZero }).getAttribute('href')).toBe(
    '/kana',
  );
  expect(screen.queryByRole('heading', { name: texts.streakTitle })).toBeNull();
});

test('without an account: everything that the log of this browser says', async () => {
  learnt(['kana-read', 'kana:あ'], ['kana-hear', 'kana:あ']);
  const { callsOf } = show();
  const streak = await section(texts.streakTitle);
  expect(within(streak).getByText(texts.streakDays(1))).toBeTruthy();
  expect(within(streak).getByText(texts.learntToday)).toBeTruthy();
  expect(within(streak).getByText(texts.freezesLeft(2))).toBeTruthy();
  const goal = await section(texts.goalTitle);
  expect(within(goal).getByText(texts.minutesOfGoal(0, 10))).toBeTruthy();
  expect(within(await section(texts.weekTitle)).getByText(/trong 1 ngày/)).toBeTruthy();
  expect(within(await section(texts.forecastTitle)).getByText(texts.forecastEmpty)).toBeTruthy();
  expect(await screen.findByText(todayTexts.mistakesNeedAccount)).toBeTruthy();
  expect(callsOf(MISTAKES)).toEqual([]);
});

test('the calendar is a table with a row for each weekday and the date in every cell', async () => {
  show();
  const table = within(await section(texts.yearTitle)).getByRole('table', { name: texts.yearCaption });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    ['Hai', 'Ba', 'Tư', 'Năm', 'Sáu', 'Bảy'].map((name, at) => `T${at + 2}Thứ ${name}`).concat('CNChủ Nhật'),
  );
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '');
  expect(cells.length).toBeGreaterThanOrEqual(365);
  expect(cells.filter((text) => !/^\d\d\/\d\d\/\d{4}: /.test(text))).toEqual([]);
  expect(cells.filter((text) => text.endsWith('dưới 1 phút'))).toHaveLength(1);
});

test('the goal can be changed, and the change is said', async () => {
  show();
  const goal = await section(texts.goalTitle);
  fireEvent.change(within(goal).getByLabelText(texts.goalLabel), { target: { value: '20' } });
  expect(await within(goal).findByText(texts.minutesOfGoal(0, 20))).toBeTruthy();
  expect(within(goal).getByRole('status').textContent).toBe(texts.goalSaved(20));
});

test('cards: what comes, how much was remembered, and the words of each level', async () => {
  recordLearning(
    { kind: 'card-known', subject: 'word:7-read', result: 'right' },
    { kind: 'review', subject: 'word:8-read', result: 'easy' },
  );
  show();
  const forecast = await section(texts.forecastTitle);
  expect(await within(forecast).findByText(texts.forecastSum('1', '0'))).toBeTruthy();
  expect(within(forecast).getAllByRole('listitem')).toHaveLength(30);
  expect(within(await section(texts.retentionTitle)).getByText(texts.retentionTooFew(0, 20))).toBeTruthy();
  const words = await section(texts.wordsTitle);
  expect(await within(words).findByText(texts.wordsOf('2', '3'))).toBeTruthy();
  expect(within(words).getByText(texts.wordsMethod)).toBeTruthy();
});

test('with an account: the confusions of the week lead to their explanations', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  show();
  const link = await screen.findByRole('link', { name: 'Cặp te-iru' });
  expect(link.getAttribute('href')).toBe('/compare/te-iru');
});

test('a failed call says so in its own place', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show({ [LEVELS]: () => refusal(400, 'x') });
  expect(await screen.findByText(texts.wordsFailed)).toBeTruthy();
  expect(await section(texts.streakTitle)).toBeTruthy();
});

test('the picture: without a canvas it says so; the name of the account is offered only when asked for', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  const { callsOf } = show();
  const picture = await section(texts.pictureTitle);
  expect(within(picture).queryByLabelText(texts.name)).toBeNull();
  expect(callsOf('GET /api/me')).toEqual([]);
  fireEvent.click(within(picture).getByLabelText(texts.withName));
  expect(await within(picture).findByDisplayValue('Trần Lan')).toBeTruthy();
  // The window of the tests has no canvas.
  fireEvent.click(within(picture).getByRole('button', { name: texts.makePicture }));
  expect((await within(picture).findByRole('alert')).textContent).toBe(texts.pictureFailed);
});
