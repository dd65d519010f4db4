import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uiTexts } from '#contract/texts/ui.ts';
import { signOut } from '#app/lib/session/session.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { alertShown, cardOf, logIn, press, said, showComments } from '#app/testing/comments.tsx';

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  signOut();
});

const heart = async () => (await cardOf('Hỏi')).getByRole('button', { name: /^Thích/ });
const likeButton = async () => {
  const button = await heart();
  return `${button.textContent} ${button.getAttribute('aria-pressed')}`;
};
const likes = (...ids: number[]) => Response.json({ likes: ids });

test('a like is shown at once, then the count of the server', async () => {
  const pendingReply = heldBack(() => likes(3, 4, 7));
  const { path, callsOf } = showComments([said(1, 'Hỏi', { likes: [3] })], (at) => ({
    [`POST ${at}/1/like`]: pendingReply.answer,
  }));
  expect(await likeButton()).toBe('Thích 1 false');
  fireEvent.click(await heart());
  await waitFor(async () => expect(await likeButton()).toBe('Thích 2 true'));
  expect(callsOf(`POST ${path}/1/like`)).toMatchObject([{ query: { userId: '7' } }]);
  pendingReply.release();
  await waitFor(async () => expect(await likeButton()).toBe('Thích 3 true'));
});

test('a like can be removed', async () => {
  showComments([said(1, 'Hỏi', { likes: [3, 7] })], (path) => ({
    [`DELETE ${path}/1/like`]: () => likes(3),
  }));
  expect(await likeButton()).toBe('Thích 2 true');
  fireEvent.click(await heart());
  await waitFor(async () => expect(await likeButton()).toBe('Thích 1 false'));
});

test.each([
  {
    answer: () => refusal(500, 'Máy chủ gặp sự cố.'),
    message: 'Không thể gửi bình luận/phản hồi/thích bình luận. Vui lòng thử lại!',
    why: 'the server failed',
  },
  {
    answer: () => refusal(409, 'Bình luận này đang bị ẩn.'),
    message: 'Bình luận này đang bị ẩn.',
    why: 'the refusal has a reason',
  },
])('a failed like is reverted, with an alert: $why', async ({ answer, message }) => {
  const pendingReply = heldBack(answer);
  showComments([said(1, 'Hỏi', { likes: [3] })], (path) => ({
    [`POST ${path}/1/like`]: pendingReply.answer,
  }));
  fireEvent.click(await heart());
  await waitFor(async () => expect(await likeButton()).toBe('Thích 2 true'));
  pendingReply.release();
  expect(await alertShown(message)).toBeDefined();
  await press(uiTexts.ok);
  await waitFor(async () => expect(await likeButton()).toBe('Thích 1 false'));
});

test('without a network the heart stays as it was pressed, and the like is sent later', async () => {
  const network = { isAway: true };
  const { callsOf, path } = showComments([said(1, 'Hỏi', { likes: [3] })], (at) => ({
    [`POST ${at}/1/like`]: () => {
      if (network.isAway) throw new TypeError('offline');
      return likes(3, 5, 7);
    },
  }));
  fireEvent.click(await heart());
  await waitFor(() => expect(callsOf(`POST ${path}/1/like`)).toHaveLength(1));
  await waitFor(async () => expect(await likeButton()).toBe('Thích 2 true'));
  network.isAway = false;
  fireEvent(window, new Event('online'));
  await waitFor(async () => expect(await likeButton()).toBe('Thích 3 true'));
});

test('several presses are sent one after the other, and the last one decides', async () => {
  const pendingReply = heldBack(() => likes(3, 7));
  const { sent } = showComments([said(1, 'Hỏi', { likes: [3] })], (path) => ({
    [`POST ${path}/1/like`]: pendingReply.answer,
    [`DELETE ${path}/1/like`]: () => likes(3),
  }));
  fireEvent.click(await heart());
  await waitFor(async () => expect(await likeButton()).toBe('Thích 2 true'));
  fireEvent.click(await heart());
  await waitFor(async () => expect(await likeButton()).toBe('Thích 1 false'));
  expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'POST']);
  pendingReply.release();
  await waitFor(() => expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'POST', 'DELETE']));
  await waitFor(async () => expect(await likeButton()).toBe('Thích 1 false'));
});

test('a like of a nested reply is shown there', async () => {
  const reply = said(2, 'Đáp', { replies: [said(3, 'Hỏi lại')] });
  showComments([said(1, 'Đầu', { replies: [reply] })], (path) => ({
    [`POST ${path}/3/like`]: () => likes(7),
  }));
  fireEvent.click((await cardOf('Hỏi lại')).getByRole('button', { name: 'Thích' }));
  expect(await screen.findByRole('button', { name: 'Thích 1 lượt thích' })).toBeDefined();
  expect((await cardOf('Đáp')).getByRole('button', { name: 'Thích' })).toBeDefined();
});
