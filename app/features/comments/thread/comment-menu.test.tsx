import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { commentTexts } from '#contract/texts/comments.ts';
import { uiTexts, unsavedTexts } from '#contract/texts/ui.ts';
import { signOut } from '#app/lib/session/session.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import {
  alertShown,
  cardOf,
  chooseFromMenu,
  logIn,
  pageOf,
  press,
  said,
  showComments,
  type,
} from '#app/testing/comments.tsx';

afterEach(() => {
  cleanup();
  signOut();
});

const mine = { userId: 7, userName: 'Lan' };
const DELETE = 'DELETE /api/comments/1';
const done = (message: string) => Response.json({ statusCode: 200, message });

test.each([
  { roles: ['USER'], comment: said(1, 'Hỏi', mine), offered: ['Sửa', 'Xóa'], why: 'their own comment' },
  { roles: ['USER'], comment: said(1, 'Hỏi'), offered: ['Báo cáo'], why: 'a comment by somebody else' },
  {
    roles: ['QC'],
    comment: said(1, 'Hỏi'),
    offered: ['Báo cáo', 'Ẩn'],
    why: 'a comment by somebody else, for QC',
  },
  {
    roles: ['ADMIN'],
    comment: said(1, 'Hỏi', mine),
    offered: ['Sửa', 'Xóa', 'Ẩn'],
    why: 'their own comment, for ADMIN',
  },
  {
    roles: ['ADMIN'],
    comment: said(1, 'Hỏi', { state: 'hidden' }),
    offered: ['Hiện lại'],
    why: 'a hidden comment',
  },
])('the actions for $why', async ({ roles, comment, offered }) => {
  logIn(roles);
  showComments([comment]);
  fireEvent.click((await cardOf('Hỏi')).getByRole('button', { name: /^Tùy chọn/ }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(offered);
});

describe('editing', () => {
  const EDIT = 'PUT /api/comments/1';
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(commentTexts.editLabel);

  test('replaces the text with a form, and changes it', async () => {
    logIn();
    const { callsOf } = showComments([said(1, 'Hỏi', mine)], () => ({
      [EDIT]: () => Response.json({ content: 'Hỏi lại', edited: true }),
    }));
    await chooseFromMenu('Hỏi', 'Sửa');
    expect((await field()).value).toBe('Hỏi');
    type(await field(), 'Hỏi lại');
    await press(commentTexts.save);
    expect((await cardOf('Hỏi lại')).getByText(/đã sửa/)).toBeDefined();
    expect(callsOf(EDIT)).toMatchObject([{ body: { content: 'Hỏi lại' } }]);
    expect(screen.queryByLabelText(commentTexts.editLabel)).toBeNull();
  });

  test('can be cancelled, refuses blank text, and keeps the typed text after a failure', async () => {
    logIn();
    showComments([said(1, 'Hỏi', mine)], () => ({ [EDIT]: () => refusal(409, 'Đang bị ẩn.') }));
    await chooseFromMenu('Hỏi', 'Sửa');
    type(await field(), ' ');
    await press(commentTexts.save);
    expect(alertTexts()).toEqual(['Vui lòng nhập nội dung bình luận!']);
    type(await field(), 'Khác');
    await press(commentTexts.save);
    await alertShown('Đang bị ẩn.');
    await press(uiTexts.ok);
    expect((await field()).value).toBe('Khác');
    await press(uiTexts.cancel);
    await cardOf('Hỏi');
    await chooseFromMenu('Hỏi', 'Sửa');
    expect((await field()).value).toBe('Hỏi');
  });
});

test('deleting asks first, then the list is refetched', async () => {
  logIn();
  const reply = said(2, 'Đáp');
  let threads = [said(1, 'Hỏi', { ...mine, replies: [reply] })];
  const pendingReply = heldBack(() => {
    threads = [said(1, '', { state: 'deleted', userId: null, userName: '', replies: [reply] })];
    return done('Xong.');
  });
  const { callsOf } = showComments([], (path) => ({
    [`GET ${path}`]: (request) => pageOf(threads, request),
    [DELETE]: pendingReply.answer,
  }));
  await chooseFromMenu('Hỏi', 'Xóa');
  const question = await screen.findByRole('dialog', { name: commentTexts.removeQuestion });
  expect(callsOf(DELETE)).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: commentTexts.removeConfirm }));
  // The dialog returns the focus to the menu that opened it.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Tùy chọn/));
  pendingReply.release();
  expect(await screen.findByText('Bình luận này đã bị xóa.')).toBeDefined();
  expect(screen.getByText('Đáp')).toBeDefined();
  expect(document.activeElement?.tagName).toBe('SECTION');
});

test('a failed deletion is shown, and the comment stays', async () => {
  logIn();
  showComments([said(1, 'Hỏi', mine)], () => ({ [DELETE]: () => refusal(404, 'Không tìm thấy.') }));
  await chooseFromMenu('Hỏi', 'Xóa');
  await press(commentTexts.removeConfirm);
  expect(await screen.findByText('Không tìm thấy.')).toBeDefined();
  await cardOf('Hỏi');
});

describe('reporting', () => {
  const REPORT = 'POST /api/comments/1/report';
  const reason = () => screen.findByLabelText<HTMLTextAreaElement>(commentTexts.reportReason);

  test('asks for a reason and shows a thank-you', async () => {
    logIn();
    const { callsOf } = showComments([said(1, 'Hỏi')], () => ({ [REPORT]: () => done('Cảm ơn bạn.') }));
    await chooseFromMenu('Hỏi', 'Báo cáo');
    await reason();
    await press(commentTexts.reportSend);
    expect(alertTexts()).toEqual([commentTexts.reportReasonMissing]);
    type(await reason(), ' Quảng cáo ');
    await press(commentTexts.reportSend);
    expect(await screen.findByText('Cảm ơn bạn.')).toBeDefined();
    expect(callsOf(REPORT)).toMatchObject([{ body: { reason: 'Quảng cáo' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows the refusal and keeps the reason', async () => {
    logIn();
    showComments([said(1, 'Hỏi')], () => ({ [REPORT]: () => refusal(429, 'Bạn thao tác quá nhanh.') }));
    await chooseFromMenu('Hỏi', 'Báo cáo');
    type(await reason(), 'Quảng cáo');
    await press(commentTexts.reportSend);
    expect(await screen.findByText('Bạn thao tác quá nhanh.')).toBeDefined();
    expect((await reason()).value).toBe('Quảng cáo');
  });

  test('is not closed by Esc once a reason was typed', async () => {
    logIn();
    showComments([said(1, 'Hỏi')], () => ({}));
    await chooseFromMenu('Hỏi', 'Báo cáo');
    type(await reason(), 'Quảng cáo');
    fireEvent.keyDown(await reason(), { key: 'Escape' });
    await press(unsavedTexts.keepTyping);
    expect((await reason()).value).toBe('Quảng cáo');
    fireEvent.keyDown(await reason(), { key: 'Escape' });
    await press(unsavedTexts.discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('QC hides and unhides; a hidden comment is marked and takes neither likes nor replies', async () => {
  logIn(['QC']);
  let state: 'visible' | 'hidden' = 'visible';
  const { callsOf } = showComments([], (path) => ({
    [`GET ${path}`]: (request) => pageOf([said(1, 'Hỏi', { state })], request),
    'PUT /api/comments/1/hidden': async (request) => {
      const { hidden } = (await request.json()) as { hidden: boolean };
      state = hidden ? 'hidden' : 'visible';
      return done('Xong.');
    },
  }));
  await chooseFromMenu('Hỏi', 'Ẩn');
  expect(await screen.findByText('Đã ẩn')).toBeDefined();
  expect((await cardOf('Hỏi')).queryByRole('button', { name: /Thích|Trả lời/ })).toBeNull();
  await chooseFromMenu('Hỏi', 'Hiện lại');
  await waitFor(() => expect(screen.queryByText('Đã ẩn')).toBeNull());
  expect(callsOf('PUT /api/comments/1/hidden').map(({ body }) => body)).toEqual([
    { hidden: true },
    { hidden: false },
  ]);
});
