import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chatTexts } from '#contract/texts/chat.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { refusal } from '#app/testing/answering-api.ts';
import {
  askFor,
  keeping,
  log,
  openChat,
  press,
  questionField,
  said,
  showWidget,
  spoken,
  spokenSlowly,
  STREAM,
  typeQuestion,
  wordsSaid,
  CONVERSATION_ID as ID,
  eachInConversation,
} from '#app/testing/chat.tsx';

/** How an answer of the assistant arrives, or fails. */

eachInConversation();

test.each([
  {
    answer: () => Promise.reject(new TypeError('offline')),
    shown: 'Oops! Có lỗi xảy ra. Vui lòng thử lại.',
    again: 'true',
    why: 'the server was not reached',
  },
  {
    answer: () => refusal(500, 'Máy chủ gặp sự cố.'),
    shown: 'Oops! Có lỗi xảy ra. Vui lòng thử lại.',
    again: 'true',
    why: 'the server failed',
  },
  {
    answer: spoken(''),
    shown: 'Oops! Có lỗi xảy ra. Vui lòng thử lại.',
    again: 'true',
    why: 'the answer is empty',
  },
  {
    answer: () => refusal(429, 'Bạn thao tác quá nhanh.'),
    shown: 'Bạn thao tác quá nhanh.',
    again: undefined,
    why: 'the refusal has a reason',
  },
])('a failed answer shows a message and can be retried: $why', async ({ answer, shown, again }) => {
  const tries: (() => Response | Promise<Response>)[] = [answer, spoken('Đây rồi.')];
  const { callsOf } = showWidget({ [STREAM]: () => (tries.shift() ?? answer)() });
  await openChat();
  await askFor('một');
  expect((await screen.findByRole('alert')).textContent).toBe(shown);
  await press(chatTexts.retry);
  await screen.findByText('Đây rồi.');
  expect(await wordsSaid()).toEqual(['Bạn: một', 'Trợ lý Kakehashi: Đây rồi.']);
  expect({ again: undefined, ...Object(callsOf(STREAM)[1]?.body) }).toMatchObject({ again });
});

test('an interrupted answer keeps its text so far', async () => {
  const slow = spokenSlowly();
  showWidget({ [STREAM]: slow.answer });
  await openChat();
  await askFor('một');
  act(() => slow.say('Nửa câu'));
  await screen.findByText('Nửa câu');
  slow.breakOff();
  expect((await screen.findByRole('alert')).textContent).toBe(chatTexts.failed);
  expect(screen.getByText('Nửa câu')).toBeDefined();
});

test('a refused question goes back into the field, before newer text', async () => {
  showWidget({ [STREAM]: () => refusal(429, 'Chậm lại.') });
  await openChat();
  await askFor('một');
  await screen.findByRole('alert');
  await typeQuestion('hai');
  await press(chatTexts.editQuestion);
  expect((await questionField()).value).toBe('một\nhai');
  expect(await wordsSaid()).toEqual([]);
});

test('a stopped answer keeps its text so far and can be replaced by another answer', async () => {
  const slow = spokenSlowly();
  const tries = [slow.answer, spoken('Trọn vẹn.')];
  const { callsOf } = showWidget({ [STREAM]: (request) => (tries.shift() ?? slow.answer)(request) });
  await openChat();
  await askFor('một');
  act(() => slow.say('Nửa câu'));
  await screen.findByText('Nửa câu');
  await press(chatTexts.stop);
  await screen.findByText('Đã dừng');
  expect(screen.getByText('Nửa câu')).toBeDefined();
  await press(chatTexts.answerAgain);
  await screen.findByText('Trọn vẹn.');
  expect(await wordsSaid()).toEqual(['Bạn: một', 'Trợ lý Kakehashi: Trọn vẹn.']);
  expect(callsOf(STREAM)[1]?.body).toMatchObject({ message: 'một', again: 'true' });
});

test('the answer continues while the chat is closed', async () => {
  const slow = spokenSlowly();
  showWidget({ [STREAM]: slow.answer });
  await openChat();
  await askFor('một');
  await (await log()).findByText('Đang soạn...');
  await press(uiTexts.close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => slow.say('Xong rồi.'));
  slow.end();
  await openChat();
  await screen.findByText('Xong rồi.');
  await screen.findByText(chatTexts.followUps);
});

test('an answer that asks something is followed by suggested replies', async () => {
  localStorage.setItem('conversation', JSON.stringify({ owner: 'nobody', id: ID }));
  const stored = [said('learner', 'đố mình một câu'), said('assistant', 'Từ nào là “ăn”?', { asks: true })];
  const known = [stored.slice(0, 0), stored];
  const path = `GET /api/conversations/${ID}`;
  const { callsOf } = showWidget({
    [path]: (request) => keeping(ID, known.shift() ?? stored)[path]?.(request) ?? refusal(404, ''),
    [STREAM]: spoken('Từ nào là “ăn”?'),
  });
  await openChat();
  await askFor('đố mình một câu');
  const next = within(await screen.findByRole('group', { name: chatTexts.followUps }));
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Đáp án', 'Câu khác']);
  fireEvent.click(next.getByRole('button', { name: 'Đáp án' }));
  await waitFor(() => expect(callsOf(STREAM)).toHaveLength(2));
  expect(callsOf(STREAM)[1]?.body).toMatchObject({ message: 'Đáp án' });
});

test.each([
  { text: '', shown: chatTexts.unanswered, why: 'nothing had arrived' },
  { text: 'Nửa câu', shown: chatTexts.cut, why: 'a part had arrived' },
])('an interrupted answer shows a note: $why', async ({ text, shown }) => {
  localStorage.setItem('conversation', JSON.stringify({ owner: 'nobody', id: ID }));
  showWidget(keeping(ID, [said('learner', 'một'), said('assistant', text, { state: 'cut' })]));
  await openChat();
  expect(await screen.findByText(shown)).toBeDefined();
});
