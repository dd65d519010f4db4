import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { habitsTexts } from '#contract/texts/habits.ts';
import { reviewTexts } from '#contract/texts/memory.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { pathTexts as texts } from '#contract/texts/path-screens.ts';
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
