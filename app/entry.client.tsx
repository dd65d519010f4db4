import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserApi } from '#app/lib/api/browser-api.ts';
import { createQueryClient, queryClientContext, rememberQueries } from '#app/lib/api/query-client.ts';
import { showChoices } from '#app/lib/choices/document-choices.ts';
import { prepareRouter } from './page-start.tsx';
import { readQueryData } from './query-data.tsx';

const client = createQueryClient(browserApi());
rememberQueries(client, readQueryData());

// Follow what another tab chooses, such as the theme or furigana.
window.addEventListener('storage', showChoices);

reloadWhenOnline();

const hydrate = () =>
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

if (import.meta.env.DEV) hydrate();
else void prepareRouter().then(hydrate);

/**
 * When the code of a page cannot be loaded, the router reloads the document. Offline that would end at the browser's
 * own error page, so the visitor stays on the current page and the document is reloaded when the network is back.
 */
function reloadWhenOnline(): void {
  // Browsers without the Navigation API reload at once.
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || navigator.onLine) return;
    event.preventDefault();
    window.addEventListener('online', () => window.location.reload(), { once: true });
  });
}
