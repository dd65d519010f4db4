import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveLearningEvents } from '#contract/learning/endpoints.ts';
import { learningKindNames } from '#contract/texts/learning.ts';
import { outboxTexts as texts } from '#contract/texts/outbox.ts';
import { storeLearning, syncLearning } from '#app/lib/learning/learning.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { eventually } from '#app/testing/eventually.ts';
import { wholeLog, withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { OutboxBadge } from './outbox-badge.tsx';

withLearningStorage();

const REASON = 'Máy chủ chưa hiểu lượt học này.';
const server = { refuses: true, taken: [] as unknown[] };
beforeEach(() => {
  Object.assign(server, { refuses: true, taken: [] });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return wholeLog();
    if (server.refuses) return refusal(400, REASON);
    const { events } = saveLearningEvents.body.parse(await request.json());
    server.taken.push(...events);
    return Response.json({ saved: events.length });
  });
});
afterEach(() => {
  cleanup();
  signOut();
});

/** Accounts of their own: what another test of the same window still forgets is not theirs. */
async function learnAs(uid: number) {
  signInWith({ sub: `${uid}@vi.vn`, uid, roles: ['USER'] });
  for (const kana of ['あ', 'い'])
    await storeLearning([{ kind: 'kana-read', subject: `kana:${kana}`, result: 'right' }]);
  await storeLearning([{ kind: 'kana-sing' as never, subject: 'kana:う', result: 'right' }]);
  syncLearning();
  renderWithApi(<OutboxBadge />, {});
  // With the note of the clock.
  fireEvent.click(await screen.findByRole('button', { name: texts.unsent('4') }));
  expect(await screen.findByText(texts.learningLead)).toBeDefined();
}

test('what the server refuses is listed by its kind with the reason, and sent at a tap', async () => {
  await learnAs(4107);
  expect(await screen.findByText(learningKindNames['kana-read'])).toBeDefined();
  expect(screen.getByText(texts.learnt('2'))).toBeDefined();
  expect(screen.getByText(texts.unknownLearning), 'of a newer version').toBeDefined();
  expect(screen.getAllByText(texts.refused(REASON)).length).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: texts.sendNow }));
  expect(await screen.findByText(texts.stillWaiting)).toBeDefined();
  server.refuses = false;
  fireEvent.click(screen.getByRole('button', { name: texts.sendNow }));
  expect(await screen.findByText(texts.empty)).toBeDefined();
  expect(server.taken).toHaveLength(4);
});

test('the learner can give it up', async () => {
  await learnAs(4108);
  const name = texts.removeOf(texts.learnt('2'));
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(await screen.findByRole('button', { name: texts.remove }));
  await eventually(() => expect(screen.queryByText(learningKindNames['kana-read'])).toBeNull());
  expect(screen.getByText(texts.unknownLearning)).toBeDefined();
});
