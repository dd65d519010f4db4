import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import { createQueryClient } from '#app/lib/api/query-client.ts';
import { loadToasts, ToastArea } from '#app/ui/overlays/toast.tsx';
import { type Answers, createAnsweringApi } from './answering-api.ts';

// A toast that nobody has seen yet waits for the next screen: not for that of the next test.
const { toast } = await loadToasts();
afterEach(() => toast.dismiss());

/** What stands at every other address. */
const ELSEWHERE = 'another page';

/** Shows a part of the app with the real router, query client, api and toasts; only the server's answers are made up. */
export function renderWithApi(
  content: ReactNode,
  answers: Answers,
  address = '/',
  /** Where the address has parameters, their names. */
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
  const client = createQueryClient(api);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastArea />
    </QueryClientProvider>,
  );
  return { client, router, sent, callsOf };
}
