import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { contextWith } from '#app/lib/api/query-client.ts';
import { type Answers, createAnsweringApi } from './answering-api.ts';
import { createEagerClient } from './eager-client.ts';

interface Page {
  /** The exports of a page module. */
  readonly page: {
    readonly default: ComponentType;
    readonly clientLoader: LoaderFunction;
    readonly ErrorBoundary?: ComponentType;
  };
  readonly path: string;
  readonly address: string;
  readonly answers: Answers;
}

/** Renders a page as in the browser: its loader, then the page or its error boundary. Other URLs are blank. */
export function renderPage({ page, path, address, answers }: Page) {
  const { api, callsOf } = createAnsweringApi(answers);
  const client = createEagerClient(api);
  const context = contextWith(client);
  const router = createMemoryRouter(
    [
      {
        path,
        loader: page.clientLoader,
        Component: page.default,
        ErrorBoundary: page.ErrorBoundary,
        HydrateFallback: () => null,
      },
      { path: '*', element: null },
    ],
    { initialEntries: [address], getContext: () => context },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, client, callsOf };
}
