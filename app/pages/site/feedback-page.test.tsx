import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedbackTexts } from '#contract/texts/feedback.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import FeedbackPage from './feedback-page.tsx';

const SEND = 'POST /api/feedback';
const ME = 'GET /api/me';

const stored = () =>
  Response.json({ id: 100_000, name: 'Lan', text: 'Hay quá', createdAt: '2026-03-05T02:00:00.000Z' });
const me = {
  id: 7,
  email: 'lan@vi.vn',
  name: 'Ngọc Lan',
  phoneNumber: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  roles: ['USER'],
  hasPassword: true,
  hasGoogle: false,
  deletionDueAt: null,
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const nameField = () => screen.getByLabelText<HTMLInputElement>(feedbackTexts.name);
const textField = () => screen.getByLabelText<HTMLTextAreaElement>(feedbackTexts.text);
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: feedbackTexts.send });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function send(name: string, text: string): void {
  write(nameField(), name);
  write(textField(), text);
  fireEvent.click(sendButton());
}

test('a message is sent as typed, and the thanks offer the next step', async () => {
  const { callsOf } = renderWithApi(<FeedbackPage />, { [SEND]: stored });
  send('Lan', 'Hay quá\nCảm ơn');
  const heading = await screen.findByRole('heading', { name: 'Góp ý đã được gửi thành công!' });
  expect(document.activeElement).toBe(heading);
  expect(callsOf(SEND)).toMatchObject([{ body: { name: 'Lan', text: 'Hay quá\nCảm ơn', subject: '' } }]);
  expect(screen.getByRole('link', { name: feedbackTexts.goOn }).getAttribute('href')).toBe('/exercises');
});

test('another message starts with an empty text and the same name', async () => {
  renderWithApi(<FeedbackPage />, { [SEND]: stored });
  send('Lan', 'Hay quá');
  fireEvent.click(await screen.findByRole('button', { name: feedbackTexts.writeAnother }));
  expect(nameField().value).toBe('Lan');
  expect(textField().value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(textField()));
});

test('while sending, the button says so and ignores a second click', async () => {
  const held = heldBack(stored);
  const { callsOf } = renderWithApi(<FeedbackPage />, { [SEND]: held.answer });
  send('Lan', 'Hay quá');
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: feedbackTexts.sending });
  expect(busy.disabled).toBe(true);
  const form = busy.closest('form');
  if (form) fireEvent.submit(form);
  held.release();
  await screen.findByRole('heading', { name: feedbackTexts.sent });
  expect(callsOf(SEND)).toHaveLength(1);
});

test.each([
  {
    name: '',
    text: 'Hay quá',
    says: ['Tên không được bỏ trống.'],
    focused: nameField,
    why: 'no name',
  },
  {
    name: 'Lan',
    text: ' \n ',
    says: ['Nội dung góp ý không được bỏ trống.'],
    focused: textField,
    why: 'a blank text',
  },
  {
    name: ' ',
    text: '',
    says: ['Tên không được bỏ trống.', 'Nội dung góp ý không được bỏ trống.'],
    focused: nameField,
    why: 'no name and no text',
  },
  {
    name: 'Lan',
    text: 'a'.repeat(2_001),
    says: ['Nội dung góp ý dài tối đa 2.000 ký tự.'],
    focused: textField,
    why: 'the text is too long',
  },
])('is not sent, and the field shows the reason: $why', async ({ name, text, says, focused }) => {
  const { sent } = renderWithApi(<FeedbackPage />, {});
  send(name, text);
  await waitFor(() => expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(says));
  expect(document.activeElement).toBe(focused());
  expect(focused().getAttribute('aria-invalid')).toBe('true');
  expect(textField().value).toBe(text);
  expect(sent).toEqual([]);
});

test.each([
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: 'Có lỗi xảy ra, vui lòng thử lại.',
    why: 'the server was not reached',
  },
  {
    answer: () => refusal(500, 'Máy chủ gặp sự cố.'),
    says: 'Có lỗi xảy ra, vui lòng thử lại.',
    why: 'the server failed',
  },
  {
    answer: () => refusal(429, 'Bạn thao tác quá nhanh.'),
    says: 'Có lỗi xảy ra, vui lòng thử lại.Bạn thao tác quá nhanh.',
    why: 'too many messages, with the reason of the server',
  },
  {
    answer: () => refusal(400, 'Tên không đúng định dạng.', 'name'),
    says: 'Tên không đúng định dạng.',
    why: 'a field was refused, shown only there',
  },
])('a failure loses no text, and the next attempt works: $why', async ({ answer, says }) => {
  let attempts = 0;
  renderWithApi(<FeedbackPage />, { [SEND]: () => (attempts++ === 0 ? answer() : stored()) });
  send('Lan', 'Hay quá');
  expect((await screen.findByRole('alert')).textContent).toBe(says);
  expect(nameField().value).toBe('Lan');
  expect(textField().value).toBe('Hay quá');
  fireEvent.click(sendButton());
  expect(await screen.findByRole('heading', { name: feedbackTexts.sent })).toBeDefined();
});

test.each([
  { text: '', counter: '0 / 2.000 ký tự', announced: '', why: 'empty' },
  {
    text: ' ế\n'.normalize('NFD'),
    counter: '1 / 2.000 ký tự',
    announced: '',
    why: 'counted as on the server',
  },
  { text: 'a'.repeat(1_899), counter: '1.899 / 2.000 ký tự', announced: '', why: 'far from the limit' },
  {
    text: 'a'.repeat(1_950),
    counter: '1.950 / 2.000 ký tự',
    announced: 'Còn 50 ký tự',
    why: 'close to the limit',
  },
  {
    text: 'a'.repeat(2_013),
    counter: '2.013 / 2.000 ký tự',
    announced: 'Thừa 13 ký tự',
    why: 'over the limit',
  },
])('the characters are counted: $why', ({ text, counter, announced }) => {
  renderWithApi(<FeedbackPage />, {});
  write(textField(), text);
  expect(screen.getByText(counter)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe(announced);
});

test('the name of the logged-in user is filled in once it is loaded', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7 });
  renderWithApi(<FeedbackPage />, { [ME]: () => Response.json(me) });
  await waitFor(() => expect(nameField().value).toBe('Ngọc Lan'));
});

test('the name does not overwrite what was typed meanwhile', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7 });
  const held = heldBack(() => Response.json(me));
  const { client } = renderWithApi(<FeedbackPage />, { [ME]: held.answer });
  write(nameField(), 'Bạn của Lan');
  held.release();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(nameField().value).toBe('Bạn của Lan');
});

test('the form works if the account fails to load', async () => {
  signInWith({ sub: 'lan@vi.vn', uid: 7 });
  const { client } = renderWithApi(<FeedbackPage />, {
    [ME]: () => refusal(403, 'Không được.'),
    [SEND]: stored,
  });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  send('Lan', 'Hay quá');
  expect(await screen.findByRole('heading', { name: feedbackTexts.sent })).toBeDefined();
});

test('the honeypot field has no role and no tab stop', () => {
  renderWithApi(<FeedbackPage />, {});
  const replyField = screen.getByLabelText(feedbackTexts.replyTo);
  expect(screen.getAllByRole('textbox')).toEqual([nameField(), textField(), replyField]);
  const trap = screen.getByLabelText<HTMLInputElement>(feedbackTexts.subject);
  expect(trap.tabIndex).toBe(-1);
  expect([trap.name, trap.autocomplete], 'ignored by password managers').toEqual(['subject', 'off']);
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
});
