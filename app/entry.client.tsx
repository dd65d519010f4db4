import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { createApi } from './lib/api.ts';
import { createQueryClient, queryClientContext, rememberQueries } from './lib/query-client.ts';
import { currentSession, signIn, signOut } from './lib/session.ts';
import { readQueryData } from './query-data.tsx';

const api = createApi({
  origin: window.location.origin,
  send: (request) => fetch(request),
  token: () => currentSession()?.token ?? null,
  onFreshToken: (token) => signIn({ token }),
  onTokenRefused: signOut,
});
const client = createQueryClient(api);
rememberQueries(client, readQueryData());

hydrateRoot(
  document,
  <StrictMode>
    <QueryClientProvider client={client}>
      <HydratedRouter
        getContext={() => {
          const context = new RouterContextProvider();
          context.set(queryClientContext, client);
          return context;
        }}
      />
    </QueryClientProvider>
  </StrictMode>,
);
