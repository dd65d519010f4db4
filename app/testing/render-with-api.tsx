import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import { loadToasts, ToastArea } from '#app/ui/overlays/toast.tsx';
import { type Answers, createAnsweringApi } from './answering-api.ts';
import { createEagerClient } from './eager-client.ts';

// A pending toast would appear on the next screen, even in the next test.
const { toast } = await loadToasts();
afterEach(() => toast.dismiss());

/** Shown at every other URL. */
const ELSEWHERE = 'another page';

/** Renders a part of the app with the real router, query client, api and toasts; only the server's replies are fake. */
export function renderWithApi(
  content: ReactNode,
  answers: Answers,
  address = '/',
  /** The route path; needed if the URL has parameters. */
  path = new URL(address, 'http://kakehashi.test').pathname,
) {
  const { api, sent, callsOf } = createAnsweringApi(answers);
  const router = createMemoryRouter(
    [
      { path, element: content },
      { path: '*', element: <p>{ELSEWHERE}</p> },
    ],
    { initialEntries: [address] },
  );
  const client = createEagerClient(api);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastArea />
    </QueryClientProvider>,
  );
  return { client, router, sent, callsOf };
}
