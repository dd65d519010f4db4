import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OUTBOX_FAILURES_MAX } from '#contract/device-limits.ts';
import { outboxTexts as texts } from '#contract/texts/outbox.ts';
import { signOut } from '#app/lib/session/session.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { rightAnswer } from '#app/testing/practice.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { OutboxBadge } from './outbox-badge.tsx';

const CHECK = 'POST /api/sentences/check-answer';

beforeEach(() => signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] }));
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

const TYPED = ['', 'ひとつ', 'ふたつ', 'みっつ'];
/** An answer as browsers stored it before there was an outbox. */
const oldAnswer = (id: number, userId: number | null = 7) => ({
  id: `3f2b8c1e-5d47-4a90-9c36-7be1f0a2d85${id}`,
  userId,
  sentenceId: 400 + id,
  mode: 'translate',
  text: TYPED[id],
});
const leave = (...answers: readonly unknown[]) =>
  localStorage.setItem('unsent-answers', JSON.stringify({ version: 1, answers }));
const show = (answers: Answers) => renderWithApi(<OutboxBadge />, answers);
const offline = () => Promise.reject(new TypeError('offline'));
const badge = (count: number) => screen.findByRole('button', { name: texts.waiting(String(count)) });

test('nothing is shown or loaded where nothing waits', () => {
  const { sent } = show({});
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([]);
});

test('answers of an older version are moved here once, and sent by their account only', async () => {
  leave(oldAnswer(1), oldAnswer(2, 8), oldAnswer(3));
  const { callsOf } = show({ [CHECK]: () => Response.json(rightAnswer) });
  await waitFor(() =>
    expect(callsOf(CHECK).map(({ body }) => (body as { userAnswer: string }).userAnswer)).toEqual([
      'ひとつ',
      'みっつ',
    ]),
  );
  expect(localStorage.getItem('unsent-answers')).toBeNull();
  signOut();
  signInWith({ sub: 'minh@vi.vn', uid: 8, roles: ['USER'] });
  await waitFor(() => expect(callsOf(CHECK)).toHaveLength(3));
});

test('what waits is listed, and can be sent by hand or removed after a question', async () => {
  leave(oldAnswer(1), oldAnswer(2));
  const network = { isAway: true };
  const { callsOf } = show({ [CHECK]: () => (network.isAway ? offline() : Response.json(rightAnswer)) });
  fireEvent.click(await badge(2));
  expect(await screen.findByText('ひとつ')).toBeDefined();
  fireEvent.click(screen.getAllByRole('button', { name: texts.removeOf(texts.answer) })[0] ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: texts.remove }));
  await waitFor(() => expect(screen.queryByText('ひとつ')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: texts.sendNow }));
  expect(await screen.findByText(texts.stillWaiting)).toBeDefined();
  network.isAway = false;
  fireEvent.click(screen.getByRole('button', { name: texts.sendNow }));
  expect(await screen.findByText(texts.empty)).toBeDefined();
  expect(callsOf(CHECK).at(-1)).toMatchObject({ body: { userAnswer: 'ふたつ' } });
});

test('what the server has failed at eight times is not called refused, and is sent at a tap', async () => {
  leave(oldAnswer(1));
  const server = { fails: true };
  const { callsOf } = show({
    [CHECK]: () => (server.fails ? refusal(500, 'Máy chủ bị lỗi.') : Response.json(rightAnswer)),
  });
  fireEvent.click(await badge(1));
  const sendNow = await screen.findByRole('button', { name: texts.sendNow });
  for (let tries = callsOf(CHECK).length; tries < OUTBOX_FAILURES_MAX; tries += 1) {
    fireEvent.click(sendNow);
    await waitFor(() => expect(callsOf(CHECK).length).toBeGreaterThan(tries));
  }
  expect(await screen.findByText(texts.putAsideLead)).toBeDefined();
  expect(screen.queryByText(texts.refusedLead)).toBeNull();
  server.fails = false;
  fireEvent.click(screen.getByRole('button', { name: texts.sendNow }));
  expect(await screen.findByText(texts.empty)).toBeDefined();
});

test('a refusal is told once, and its text can still be read', async () => {
  leave(oldAnswer(1));
  show({ [CHECK]: () => refusal(404, 'Không tìm thấy câu này.') });
  expect(await screen.findByText(texts.refusedToast(texts.answer, 'Không tìm thấy câu này.'))).toBeDefined();
  // It does not wait for anything: neither the badge nor the list says that it will be sent.
  fireEvent.click(await screen.findByRole('button', { name: texts.unsent('1') }));
  expect(await screen.findByText(texts.refusedLead)).toBeDefined();
  expect(await screen.findByText('ひとつ')).toBeDefined();
  expect(screen.getByText(texts.refused('Không tìm thấy câu này.'))).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.sendNow })).toBeNull();
});
