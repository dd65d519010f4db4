import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { habitsTexts } from '#contract/texts/habits.ts';
import { reviewTexts } from '#contract/texts/memory.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { pathTexts as texts, stepTexts } from '#contract/texts/path-screens.ts';
import { todayTexts } from '#contract/texts/today.ts';
import type { StoredLearningEvent } from '#core/learning/learning-event.ts';
import { OfflineNote } from '#app/features/navigation/offline-note.tsx';
import { forgetLog, learningSoFar, syncLearning } from '#app/lib/learning/learning.ts';
import { signOut } from '#app/lib/session/session.ts';
import { eventually } from '#app/testing/eventually.ts';
import { pathAnswers, withLearningStorage } from '#app/testing/path.ts';
import { renderPage } from '#app/testing/render-page.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import * as habitsPage from '../habits/habits-page.tsx';
import * as reviewPage from '../memory/review-page.tsx';
import * as pathPage from './path-page.tsx';
import * as stepPage from './step-page.tsx';
import * as todayPage from './today-page.tsx';

withLearningStorage();

const events = Array.from({ length: 8 }, (_, place): StoredLearningEvent => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  kind: 'step-finished',
  subject: 'step:hira-test',
  result: 'right',
  at: new Date(Date.UTC(2026, 10, 1, 8, place)).toISOString(),
}));
const HALF = events.length / 2;

/** After the first half of the log the network is gone. */
const network = { isCut: true };
beforeEach(() => {
  network.isCut = true;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const after = Number(searchParams.get('after'));
    if (pathname !== '/api/me/learning-events' || (network.isCut && after > 0))
      throw new TypeError('offline');
    const part = events.slice(after, after + HALF);
    const last = after + part.length;
    return Response.json({ events: part, last, hasMore: last < events.length, total: events.length });
  });
});
afterEach(() => {
  cleanup();
  forgetLog();
  signOut();
});

const answers = {
  ...pathAnswers,
  'GET /api/me/mistakes': () => Response.json([]),
  'GET /auth/load/userrank': () => Response.json([]),
};

function FramedWith(Page: React.ComponentType) {
  return function Framed() {
    return (
      <>
        <Page />
        <OfflineNote />
      </>
    );
  };
}

let account = 100;

test.each([
  { page: todayPage, address: '/today', whole: todayTexts.goOn },
  { page: pathPage, address: '/path', whole: texts.bridge(1, 2) },
  { page: habitsPage, address: '/habits', whole: habitsTexts.streakTitle },
  { page: { ...reviewPage, clientLoader: () => null }, address: '/review', whole: reviewTexts.emptyTitle },
])('$address waits for the whole log, and says how much is here', async ({ page, address, whole }) => {
  account += 1;
  signInWith({ sub: 'lan@vi.vn', uid: account, roles: ['USER'] });
  renderPage({
    page: { default: FramedWith(page.default), clientLoader: page.clientLoader },
    path: address,
    address,
    answers,
  });
  expect(await screen.findByText(navigationTexts.learningIsPartial('50'))).toBeDefined();
  expect(document.body.innerHTML).not.toContain(whole);
  expect(await learningSoFar(), 'nor is anything else computed from it').toBeUndefined();
  network.isCut = false;
  act(syncLearning);
  await eventually(() => expect(document.body.innerHTML).toContain(whole));
  expect(screen.queryByText(navigationTexts.learningIsPartial('50'))).toBeNull();
});

const open = (page: Parameters<typeof renderPage>[0]['page'], path: string, address: string) => {
  account += 1;
  signInWith({ sub: 'lan@vi.vn', uid: account, roles: ['USER'] });
  renderPage({
    page: { default: FramedWith(page.default), clientLoader: page.clientLoader },
    path,
    address,
    answers,
  });
};

test('the path names no number and no next step before the whole log is here', async () => {
  open(pathPage, '/path', '/path');
  await screen.findByText(navigationTexts.learningIsPartial('50'));
  expect(screen.queryByText(texts.progress(0, 5))).toBeNull();
  expect(screen.queryByText(texts.unitProgress(0, 2))).toBeNull();
  expect(screen.queryByRole('link', { name: texts.begin('Hàng あ') })).toBeNull();
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(texts.bridgeOfUnits(2));
  expect(screen.getByText(texts.progressUnknown(5))).toBeDefined();
  network.isCut = false;
  act(syncLearning);
  expect(await screen.findByText(texts.progress(2, 5))).toBeDefined();
  expect(screen.getByRole('link', { name: texts.goOn('Tôi là…') })).toBeDefined();
});

test.each([
  {
    begins: true,
    why: 'a step that the learner has begun goes on when the log arrives and says that it is locked',
  },
  { begins: false, why: 'a step that nobody has touched is locked then' },
])('$why', async ({ begins }) => {
  open(stepPage, '/path/:stepId', '/path/hoi-thoai');
  await screen.findByText(navigationTexts.learningIsPartial('50'));
  const wrong = await screen.findByRole('button', { name: 'Sai Một' });
  if (begins) fireEvent.click(wrong);
  network.isCut = false;
  act(syncLearning);
  await eventually(() => expect(screen.queryByText(navigationTexts.learningIsPartial('50'))).toBeNull());
  expect(screen.queryAllByRole('button', { name: 'Sai Một' })).toHaveLength(begins ? 1 : 0);
  expect(screen.queryAllByRole('heading', { name: stepTexts.lockedTitle })).toHaveLength(begins ? 0 : 1);
});
