import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { type Answers, createAnsweringApi } from './answering-api.ts';
import { createEagerClient } from './eager-client.ts';

interface Screens {
  /** By path; other URLs are blank. */
  readonly screens: readonly RouteObject[];
  readonly answers?: Answers;
  readonly address: string;
  readonly state?: unknown;
}

/** Renders screens with navigation between them. Router, query client and api are real; the replies are fake. */
export function renderScreens({ screens, answers = {}, address, state }: Screens) {
  const { api, callsOf } = createAnsweringApi(answers);
  const [pathname = '', search = ''] = address.split('?');
  const router = createMemoryRouter([...screens, { path: '*', element: null }], {
    initialEntries: [{ pathname, search: search && `?${search}`, state }],
  });
  render(
    <QueryClientProvider client={createEagerClient(api)}>
      <RouterProvider router={router} flushSync={(update) => void flushSync(update)} />
    </QueryClientProvider>,
  );
  return { router, bodiesOf: (call: string) => callsOf(call).map(({ body }) => body) };
}
