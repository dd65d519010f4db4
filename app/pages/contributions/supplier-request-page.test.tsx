import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiTexts } from '#contract/texts/ui.ts';
import { supplierTexts } from '#contract/texts/users.ts';
import { heldBack } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import SupplierRequestPage from './supplier-request-page.tsx';

const SEND = 'POST /api/email/send';

const leave = vi.fn<(url: string | URL) => void>();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window.location, 'assign').mockImplementation(leave);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  leave.mockClear();
});

const emailField = () => screen.getByLabelText<HTMLInputElement>(supplierTexts.email);
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: supplierTexts.send });

function send(phoneNumber: string): void {
  fireEvent.change(screen.getByLabelText(supplierTexts.phone), { target: { value: phoneNumber } });
  fireEvent.click(sendButton());
}

async function closeAlert(message: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name: message });
  fireEvent.click(within(alert).getByRole('button', { name: uiTexts.ok }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test.each([
  { claims: { sub: 'lan@vi.vn' }, email: 'lan@vi.vn', why: 'the subject' },
  { claims: { email: 'ha@vi.vn' }, email: 'ha@vi.vn', why: 'the e-mail claim without a subject' },
])('the e-mail comes from the token and cannot be edited: $why', ({ claims, email }) => {
  signInWith(claims);
  renderWithApi(<SupplierRequestPage />, {});
  expect(emailField().value).toBe(email);
  expect(emailField().readOnly).toBe(true);
});

test('success is an alert, and closing it loads the home page', async () => {
  signInWith({ sub: 'lan@vi.vn' });
  const { sent } = renderWithApi(<SupplierRequestPage />, { [SEND]: () => new Response('đã gửi') });
  send(' 0901 234 567 ');
  expect(await screen.findByRole('alertdialog', { name: 'Email đã được gửi thành công!' })).toBeDefined();
  expect(leave).not.toHaveBeenCalled();
  await closeAlert('Email đã được gửi thành công!');
  expect(leave.mock.calls).toEqual([['/']]);
  expect(sent).toMatchObject([{ query: { email: 'lan@vi.vn', phoneNumber: '0901 234 567' } }]);
});

test('while sending, the button says so and ignores a second click', async () => {
  signInWith({ sub: 'lan@vi.vn' });
  const held = heldBack(() => new Response('đã gửi'));
  renderWithApi(<SupplierRequestPage />, { [SEND]: held.answer });
  send('0901234567');
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: supplierTexts.sending });
  expect(busy.disabled).toBe(true);
  held.release();
  await closeAlert('Email đã được gửi thành công!');
});

test.each([
  {
    answer: () => new Response('Tài khoản đã có quyền.', { status: 409 }),
    message: 'Gửi email thất bại: Tài khoản đã có quyền.',
    why: 'with the message of the server',
  },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    message: 'Gửi email thất bại',
    why: 'without one when the server was not reached',
  },
])('a failure is an alert $why, and the page stays', async ({ answer, message }) => {
  signInWith({ sub: 'lan@vi.vn' });
  renderWithApi(<SupplierRequestPage />, { [SEND]: answer });
  send('0901234567');
  await closeAlert(message);
  expect(leave).not.toHaveBeenCalled();
  expect(sendButton().disabled).toBe(false);
});

test.each(['', '   '])('without a phone number (“%s”) nothing is sent', async (phoneNumber) => {
  signInWith({ sub: 'lan@vi.vn' });
  const { sent } = renderWithApi(<SupplierRequestPage />, {});
  send(phoneNumber);
  await closeAlert('Vui lòng nhập số điện thoại');
  expect(sent).toEqual([]);
});

test('a token without an e-mail: the button is disabled, and Enter shows the alert', async () => {
  signInWith({ roles: ['USER'] });
  const { sent } = renderWithApi(<SupplierRequestPage />, {});
  expect(sendButton().disabled).toBe(true);
  const form = emailField().closest('form');
  if (form) fireEvent.submit(form);
  await closeAlert('Vui lòng nhập email hợp lệ');
  expect(sent).toEqual([]);
});
