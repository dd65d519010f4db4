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

/** The conversation that goes on from page to page: whose it is, and where it stays. */

const storedId = () => (JSON.parse(localStorage.getItem('conversation') ?? '{}') as { id?: string }).id;

eachInConversation();

const keepFor = (owner: string) => localStorage.setItem('conversation', JSON.stringify({ owner, id: ID }));
const kept = keeping(ID, [said('learner', 'hôm qua'), said('assistant', 'Đã trả lời.')]);

test('goes on after a reload', async () => {
  keepFor('nobody');
  showWidget(kept);
  await openChat();
  await screen.findByText('Đã trả lời.');
  expect(await wordsSaid()).toEqual(['Bạn: hôm qua', 'Trợ lý Kakehashi: Đã trả lời.']);
});

test('whose answer broke off then can be gone on with', async () => {
  keepFor('nobody');
  const { callsOf } = showWidget({ ...keeping(ID, [said('learner', 'hôm qua')]), [STREAM]: spoken('Đây.') });
  await openChat();
  await screen.findByText(chatTexts.unanswered);
  await press(chatTexts.retry);
  await screen.findByText('Đây.');
  expect(callsOf(STREAM)).toMatchObject([
    { query: { message: 'hôm qua', conversationId: ID, again: 'true' } },
  ]);
});

test.each([
  { owner: 'user 7', uid: 7, seen: true, why: 'one’s own' },
  { owner: 'nobody', uid: 7, seen: true, why: 'begun before one logged in' },
  { owner: 'user 7', uid: 8, seen: false, why: 'of another user' },
  { owner: 'user 7', uid: null, seen: false, why: 'of who has logged out' },
])('is shown to whom it belongs: $why', async ({ owner, uid, seen }) => {
  if (uid !== null) signInWith({ sub: 'lan@vi.vn', uid, roles: ['USER'] });
  keepFor(owner);
  const { callsOf } = showWidget(kept);
  await openChat();
  await screen.findByText(seen ? 'Đã trả lời.' : chatTexts.emptyTitle);
  expect(callsOf(`GET /api/conversations/${ID}`)).toHaveLength(seen ? 1 : 0);
  expect(screen.queryByText('Đã trả lời.') !== null).toBe(seen);
});

test('stays when another tab goes on with another one', async () => {
  keepFor('nobody');
  showWidget(kept);
  await openChat();
  await screen.findByText('Đã trả lời.');
  const other = '0d7c8f3a-1111-4d52-8a3b-7a1b6e3f9d11';
  localStorage.setItem('conversation', JSON.stringify({ owner: 'nobody', id: other }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'conversation' })));
  await typeQuestion('a');
  expect(screen.getByText('Đã trả lời.')).toBeDefined();
});

test('gives way to another one when its owner logs out before the open chat', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
  keepFor('user 7');
  showWidget(kept);
  await openChat();
  await screen.findByText('Đã trả lời.');
  act(() => signOut());
  await screen.findByText(chatTexts.emptyTitle);
  expect(screen.queryByText('hôm qua')).toBeNull();
});

test('leaves who has gone up where they are, and leads them back to the end', async () => {
  keepFor('nobody');
  showWidget(kept);
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

test('can be begun anew; what is typed belongs to its own', async () => {
  keepFor('nobody');
  showWidget(kept);
  await openChat();
  await screen.findByText('Đã trả lời.');
  await typeQuestion('nháp');
  await press(chatTexts.newConversation);
  await screen.findByText(chatTexts.emptyTitle);
  expect(storedId()).not.toBe(ID);
  expect((await questionField()).value).toBe('');
});

test('that cannot be read can be asked for again', async () => {
  keepFor('nobody');
  const tries = [refusal(400, 'Mã không đúng.')];
  showWidget({
    [`GET /api/conversations/${ID}`]: (request) =>
      tries.shift() ?? kept[`GET /api/conversations/${ID}`]?.(request) ?? refusal(404, ''),
  });
  await openChat();
  await screen.findByText('Mã không đúng.');
  await press(uiTexts.tryAgain);
  expect(await screen.findByText('Đã trả lời.')).toBeDefined();
});

test('leads to its page only who is logged in', async () => {
  showWidget();
  await openChat();
  expect(screen.queryByRole('link', { name: chatTexts.openPage })).toBeNull();
  act(() => signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] }));
  expect(await screen.findByRole('link', { name: chatTexts.openPage })).toHaveProperty('pathname', '/ai');
});
