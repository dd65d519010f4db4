import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chatTexts } from '#contract/texts/chat.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import {
  keeping,
  openChat,
  press,
  questionField,
  said,
  showWidget,
  spoken,
  STREAM,
  typeQuestion,
  wordsSaid,
  CONVERSATION_ID as ID,
  eachInConversation,
} from '#app/testing/chat.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';

/** The current conversation, which continues across pages: who owns it and how long it stays. */

const storedId = () => (JSON.parse(localStorage.getItem('conversation') ?? '{}') as { id?: string }).id;

eachInConversation();

const storeFor = (owner: string) => localStorage.setItem('conversation', JSON.stringify({ owner, id: ID }));
const stored = keeping(ID, [said('learner', 'hôm qua'), said('assistant', 'Đã trả lời.')]);

test('the conversation continues after a reload', async () => {
  storeFor('nobody');
  showWidget(stored);
  await openChat();
  await screen.findByText('Đã trả lời.');
  expect(await wordsSaid()).toEqual(['Bạn: hôm qua', 'Trợ lý Kakehashi: Đã trả lời.']);
});

test('a conversation whose answer was interrupted can be continued', async () => {
  storeFor('nobody');
  const { callsOf } = showWidget({ ...keeping(ID, [said('learner', 'hôm qua')]), [STREAM]: spoken('Đây.') });
  await openChat();
  await screen.findByText(chatTexts.unanswered);
  await press(chatTexts.retry);
  await screen.findByText('Đây.');
  expect(callsOf(STREAM)).toMatchObject([
    { body: { message: 'hôm qua', conversationId: ID, again: 'true' } },
  ]);
});

test.each([
  { owner: 'user 7', uid: 7, seen: true, why: 'their own' },
  { owner: 'nobody', uid: 7, seen: true, why: 'started before the login' },
  { owner: 'user 7', uid: 8, seen: false, why: 'of another user' },
  { owner: 'user 7', uid: null, seen: false, why: 'of a user who has logged out' },
])('the conversation is shown to its owner only: $why', async ({ owner, uid, seen }) => {
  if (uid !== null) signInWith({ sub: 'lan@vi.vn', uid, roles: ['USER'] });
  storeFor(owner);
  const { callsOf } = showWidget(stored);
  await openChat();
  await screen.findByText(seen ? 'Đã trả lời.' : chatTexts.emptyTitle);
  expect(callsOf(`GET /api/conversations/${ID}`)).toHaveLength(seen ? 1 : 0);
  expect(screen.queryByText('Đã trả lời.') !== null).toBe(seen);
});

test('the conversation stays when another tab switches to another one', async () => {
  storeFor('nobody');
  showWidget(stored);
  await openChat();
  await screen.findByText('Đã trả lời.');
  const other = '0d7c8f3a-1111-4d52-8a3b-7a1b6e3f9d11';
  localStorage.setItem('conversation', JSON.stringify({ owner: 'nobody', id: other }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'conversation' })));
  await typeQuestion('a');
  expect(screen.getByText('Đã trả lời.')).toBeDefined();
});

test('the open chat starts a new conversation when its owner logs out', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  storeFor('user 7');
  showWidget(stored);
  await openChat();
  await screen.findByText('Đã trả lời.');
  act(() => signOut());
  await screen.findByText(chatTexts.emptyTitle);
  expect(screen.queryByText('hôm qua')).toBeNull();
});

test('a reader who scrolled up is not moved, and has a button to the end', async () => {
  storeFor('nobody');
  showWidget(stored);
  await openChat();
  await screen.findByText('Đã trả lời.');
  expect(screen.queryByRole('button', { name: chatTexts.toEnd })).toBeNull();
  const frame = screen.getByRole('log');
  Object.defineProperties(frame, { scrollHeight: { value: 2_000 }, clientHeight: { value: 300 } });
  fireEvent.scroll(frame);
  await press(chatTexts.toEnd);
  expect(frame.scrollTop).toBe(2_000);
  expect(screen.queryByRole('button', { name: chatTexts.toEnd })).toBeNull();
});

test('a new conversation can be started; each has its own draft', async () => {
  storeFor('nobody');
  showWidget(stored);
  await openChat();
  await screen.findByText('Đã trả lời.');
  await typeQuestion('nháp');
  await press(chatTexts.newConversation);
  await screen.findByText(chatTexts.emptyTitle);
  expect(storedId()).not.toBe(ID);
  expect((await questionField()).value).toBe('');
});

test('a conversation that cannot be loaded can be retried', async () => {
  storeFor('nobody');
  const tries = [refusal(400, 'Mã không đúng.')];
  showWidget({
    [`GET /api/conversations/${ID}`]: (request) =>
      tries.shift() ?? stored[`GET /api/conversations/${ID}`]?.(request) ?? refusal(404, ''),
  });
  await openChat();
  await screen.findByText('Mã không đúng.');
  await press(uiTexts.tryAgain);
  expect(await screen.findByText('Đã trả lời.')).toBeDefined();
});

test('only logged-in learners get a link to the chat page', async () => {
  showWidget();
  await openChat();
  expect(screen.queryByRole('link', { name: chatTexts.openPage })).toBeNull();
  act(() => signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] }));
  expect(await screen.findByRole('link', { name: chatTexts.openPage })).toHaveProperty('pathname', '/ai');
});
