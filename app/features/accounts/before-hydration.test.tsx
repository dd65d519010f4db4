import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts, registrationTexts } from '#contract/texts/credentials.ts';
import { createApi } from '#app/lib/api/api.ts';
import { createQueryClient } from '#app/lib/api/query-client.ts';
import { settle, stopClock } from '#app/testing/still-clock.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResendOtpForm } from './resend-otp-form.tsx';
import { useResetToken } from './use-reset-token.ts';
import { VerifyOtpForm } from './verify-otp-form.tsx';

const sent: unknown[] = [];
const client = createQueryClient(
  createApi({
    origin: 'http://kakehashi.test',
    send: async (request) => {
      sent.push(await request.json());
      return Response.json({ statusCode: 200, message: passwordTexts.linkSent });
    },
    token: () => null,
    onFreshToken: () => {},
    onTokenRefused: () => {},
  }),
);

const at = (address: string, Form: () => React.ReactNode) => (
  <QueryClientProvider client={client}>
    <MemoryRouter initialEntries={[address]}>
      <Form />
    </MemoryRouter>
  </QueryClientProvider>
);

/** The server's HTML in the browser, before any script has run. */
function serverHtml(element: React.ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  return container;
}

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  sent.length = 0;
});

const ResetToken = () => <p>{String(useResetToken())}</p>;

test.each([
  { path: '/verify-otp', query: '?email=lan@vi.vn&otp=123456', Part: VerifyOtpForm, why: 'e-mail and code' },
  { path: '/otp', query: '?email=lan@vi.vn', Part: ResendOtpForm, why: 'the e-mail' },
  { path: '/reset-password', query: '?token=abc123', Part: ResetToken, why: 'the token' },
])(
  'the server’s HTML does not depend on the query, because it is cached for everyone: $why',
  ({ path, query, Part }) => {
    expect(renderToString(at(path + query, Part))).toBe(renderToString(at(path, Part)));
  },
);

test('the query is filled in after hydration', async () => {
  const element = at('/verify-otp?email=lan@vi.vn&otp=123456', VerifyOtpForm);
  const container = serverHtml(element);
  render(element, { container, hydrate: true });
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>(registrationTexts.otp).value).toBe('123456');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: registrationTexts.verify }));
});

test('a form cannot be submitted before hydration, and keeps text typed until then', async () => {
  const element = at('/forgot', ForgotPasswordForm);
  const container = serverHtml(element);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: passwordTexts.sendLink });
  expect(button().disabled).toBe(true);
  screen.getByLabelText<HTMLInputElement>(accountTexts.email).value = 'lan@vi.vn';

  render(element, { container, hydrate: true });
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>(accountTexts.email).value).toBe('lan@vi.vn');
  fireEvent.click(button());
  await settle();
  expect(sent).toEqual([{ email: 'lan@vi.vn' }]);
});

test('typed text wins over the query of the link', async () => {
  const element = at('/verify-otp?email=lan@vi.vn&otp=123456', VerifyOtpForm);
  const container = serverHtml(element);
  screen.getByLabelText<HTMLInputElement>(accountTexts.email).value = 'ha@vi.vn';
  render(element, { container, hydrate: true });
  await settle();
  expect(screen.getByLabelText<HTMLInputElement>(accountTexts.email).value).toBe('ha@vi.vn');
});
