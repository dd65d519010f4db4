import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commentTexts } from '#contract/texts/comments.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { endSession, signOut } from '#app/lib/session/session.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import {
  alertShown,
  cardOf,
  composer,
  logIn,
  press,
  said,
  showComments,
  type,
  wordsShown,
} from '#app/testing/comments.tsx';

const FAILED = 'Không thể gửi bình luận/phản hồi/thích bình luận. Vui lòng thử lại!';
const mine = { userId: 7, userName: 'Lan' };

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  signOut();
});

const failures = [
  { answer: () => refusal(500, 'Máy chủ gặp sự cố.'), shown: FAILED, why: 'the server failed' },
  {
    answer: () => refusal(429, 'Bạn thao tác quá nhanh.'),
    shown: 'Bạn thao tác quá nhanh.',
    why: 'the refusal has a reason',
  },
];

describe('a comment', () => {
  test('goes to the top of the list, and the field is empty again', async () => {
    const { callsOf, path } = showComments([said(1, 'cũ')], (at) => ({
      [`POST ${at}`]: () => Response.json(said(2, 'mới', mine)),
    }));
    await screen.findByText('cũ');
    type(await composer(), '  mới\n ');
    await press(commentTexts.send);
    await cardOf('mới');
    expect(wordsShown(['cũ', 'mới'])).toEqual(['mới', 'cũ']);
    expect(callsOf(`POST ${path}`)).toMatchObject([{ body: { content: 'mới', userId: 7, parentId: null } }]);
    expect((await composer()).value).toBe('');
    expect(screen.getByRole('heading', { name: 'Bình luận 2' })).toBeDefined();
  });

  test('that is blank is refused at the field, until the learner types', async () => {
    const { sent } = showComments([]);
    type(await composer(), ' \n ');
    await press(commentTexts.send);
    expect(alertTexts()).toEqual(['Vui lòng nhập nội dung bình luận!']);
    expect(document.activeElement).toBe(await composer());
    type(await composer(), 'a');
    expect(alertTexts()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test.each([
    { keys: { key: 'Enter', ctrlKey: true }, sends: true, why: 'Ctrl+Enter sends' },
    { keys: { key: 'Enter', metaKey: true }, sends: true, why: 'so does ⌘+Enter' },
    { keys: { key: 'Enter' }, sends: false, why: 'Enter alone is a new line' },
    {
      keys: { key: 'Enter', ctrlKey: true, isComposing: true },
      sends: false,
      why: 'not during an IME composition',
    },
  ])('by keyboard: $why', async ({ keys, sends }) => {
    const { callsOf, path } = showComments([], (at) => ({
      [`POST ${at}`]: () => Response.json(said(2, 'mới', mine)),
    }));
    type(await composer(), 'mới');
    fireEvent.keyDown(await composer(), keys);
    if (sends) await screen.findByText('mới', { selector: 'p' });
    expect(callsOf(`POST ${path}`)).toHaveLength(sends ? 1 : 0);
  });

  test('is sent once, even when the button is pressed repeatedly', async () => {
    const pendingReply = heldBack(() => Response.json(said(2, 'mới', mine)));
    const { callsOf, path } = showComments([], (at) => ({ [`POST ${at}`]: pendingReply.answer }));
    type(await composer(), 'mới');
    await press(commentTexts.send);
    await screen.findByRole('button', { name: commentTexts.sending });
    fireEvent.keyDown(await composer(), { key: 'Enter', ctrlKey: true });
    pendingReply.release();
    await screen.findByText('mới', { selector: 'p' });
    expect(callsOf(`POST ${path}`)).toHaveLength(1);
  });

  test('waits for the network in its place, and is sent once when that is back', async () => {
    const network = { isAway: true };
    const { callsOf, path } = showComments([said(1, 'cũ')], (at) => ({
      [`POST ${at}`]: () =>
        network.isAway
          ? Promise.reject(new TypeError('offline'))
          : Response.json(said(2, 'viết trên tàu', mine)),
    }));
    type(await composer(), 'viết trên tàu');
    await press(commentTexts.send);
    const waiting = await screen.findByRole('list', { name: outboxTexts.commentWaiting });
    expect(waiting.textContent).toContain('viết trên tàu');
    expect((await composer()).value).toBe('');
    network.isAway = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByRole('list', { name: outboxTexts.commentWaiting })).toBeNull());
    await cardOf('viết trên tàu');
    fireEvent(window, new Event('online'));
    expect(callsOf(`POST ${path}`)).toHaveLength(2);
  });

  test.each([
    {
      answer: () => refusal(503, 'Đang bảo trì.'),
      shown: outboxTexts.commentKept,
      why: 'a server that is away',
    },
    {
      answer: () => {
        endSession();
        return refusal(401, 'Phiên đăng nhập đã hết hạn.');
      },
      shown: outboxTexts.commentKeptForLogin,
      why: 'a session that has expired',
    },
  ])('is kept, and says when it will be sent: $why', async ({ answer, shown }) => {
    showComments([], (path) => ({ [`POST ${path}`]: answer }));
    type(await composer(), 'giữ lại');
    await press(commentTexts.send);
    expect(await screen.findByText(shown)).toBeDefined();
  });

  test('that waits for the network can be taken back', async () => {
    const { callsOf, path } = showComments([], (at) => ({
      [`POST ${at}`]: () => Promise.reject(new TypeError('offline')),
    }));
    type(await composer(), 'thôi');
    await press(commentTexts.send);
    await press(outboxTexts.cancelComment);
    await waitFor(() => expect(screen.queryByRole('list', { name: outboxTexts.commentWaiting })).toBeNull());
    fireEvent(window, new Event('online'));
    expect(callsOf(`POST ${path}`)).toHaveLength(1);
  });

  test.each(failures)(
    'that could not be sent shows an alert, and the text stays: $why',
    async ({ answer, shown }) => {
      showComments([], (path) => ({ [`POST ${path}`]: answer }));
      type(await composer(), 'một lời dài');
      await press(commentTexts.send);
      expect(await alertShown(shown)).toBeDefined();
      await press(uiTexts.ok);
      expect((await composer()).value).toBe('một lời dài');
    },
  );

  test('is kept for its author across a login, and for nobody else', async () => {
    showComments([]);
    type(await composer(), 'một lời dài');
    signOut();
    await screen.findByText(commentTexts.loginNeeded);
    logIn(['USER'], 9);
    await waitFor(async () => expect((await composer()).value).toBe(''));
    logIn();
    await waitFor(async () => expect((await composer()).value).toBe('một lời dài'));
  });

  test('near its limit shows the remaining length', async () => {
    showComments([]);
    expect((await composer()).maxLength).toBe(1_000);
    type(await composer(), 'x'.repeat(899));
    expect(screen.queryByRole('status')).toBeNull();
    type(await composer(), 'x'.repeat(980));
    expect(screen.getByRole('status').textContent).toBe('Còn 20 ký tự');
  });
});

describe('a reply', () => {
  const replyTo = async (content: string) =>
    fireEvent.click((await cardOf(content)).getByRole('button', { name: commentTexts.reply }));
  const replyField = () => screen.findByLabelText<HTMLTextAreaElement>('Phản hồi cho Minh');

  test('is shown under the comment it answers, even where replies were collapsed', async () => {
    const replies = [2, 3, 4, 5].map((id) => said(id, `đáp ${id}`));
    const { callsOf, path } = showComments([said(1, 'Hỏi', { replies })], (at) => ({
      [`POST ${at}`]: () => Response.json(said(6, 'đáp 6', { ...mine, parentId: 1 })),
    }));
    await replyTo('Hỏi');
    expect(document.activeElement).toBe(await replyField());
    type(await replyField(), 'đáp 6');
    await press(commentTexts.sendReply);
    await cardOf('đáp 6');
    expect(wordsShown(['đáp 2', 'đáp 3', 'đáp 4', 'đáp 5', 'đáp 6'])).toHaveLength(5);
    expect(callsOf(`POST ${path}`)).toMatchObject([{ body: { content: 'đáp 6', parentId: 1 } }]);
    expect(screen.queryByLabelText('Phản hồi cho Minh')).toBeNull();
    expect(document.activeElement?.textContent).toBe(commentTexts.reply);
  });

  test('that is blank has its own message', async () => {
    showComments([said(1, 'Hỏi')]);
    await replyTo('Hỏi');
    await press(commentTexts.sendReply);
    expect(alertTexts()).toEqual(['Vui lòng nhập nội dung phản hồi!']);
  });

  test('has one form per comment, which can be closed again', async () => {
    showComments([said(1, 'Hỏi'), said(2, 'Khác', { userName: 'Hoa' })]);
    await replyTo('Hỏi');
    await replyTo('Khác');
    expect(await screen.findByLabelText('Phản hồi cho Hoa')).toBeDefined();
    type(await replyField(), 'bỏ đi');
    const [first] = await screen.findAllByRole('button', { name: uiTexts.cancel });
    if (first) fireEvent.click(first);
    expect(screen.queryByLabelText('Phản hồi cho Minh')).toBeNull();
    expect(screen.getByLabelText('Phản hồi cho Hoa')).toBeDefined();
    await replyTo('Hỏi');
    expect((await replyField()).value).toBe('');
  });

  test.each(failures)('that could not be sent stays in its form: $why', async ({ answer, shown }) => {
    showComments([said(1, 'Hỏi')], (path) => ({ [`POST ${path}`]: answer }));
    await replyTo('Hỏi');
    type(await replyField(), 'một lời dài');
    await press(commentTexts.sendReply);
    expect(await alertShown(shown)).toBeDefined();
    await press(uiTexts.ok);
    expect((await replyField()).value).toBe('một lời dài');
  });
});
