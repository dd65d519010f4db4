import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserApi, onLateReply } from '#app/lib/api/browser-api.ts';
import { contextWith, createQueryClient, rememberQueries } from '#app/lib/api/query-client.ts';
import { showChoices } from '#app/lib/choices/document-choices.ts';
import { expectEndedFades } from '#app/lib/choices/motion.ts';
import { serverSilence } from '#app/lib/network/server-silence.ts';
import { keepInstallOffer } from '#app/lib/service-worker/install-offer.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import { isShell, prepareRouter } from './page-start.tsx';
import { readQueryData } from './query-data.tsx';

const client = createQueryClient(browserApi());
const pageData = readQueryData();
rememberQueries(client, pageData);
onLateReply(({ method, path }) => void client.invalidateQueries({ queryKey: [method, path] }));
keepInstallOffer();
expectEndedFades();

// Follow what another tab chooses, such as the theme or furigana.
window.addEventListener('storage', showChoices);

reloadWhenOnline();

// As a transition, React works in short pieces: a tap or a key is answered in between.
const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <QueryClientProvider client={client}>
          <HydratedRouter getContext={() => contextWith(client)} />
        </QueryClientProvider>
      </StrictMode>,
    );
  });

if (import.meta.env.DEV) hydrate();
else {
  // The service worker has waited for the server already: the calls of the page need not.
  if (isShell()) serverSilence.noteSilence();
  void prepareRouter().then(hydrate).then(prepareForOffline);
}

/** After everything that the visitor waits for. Without a service worker the product is a site like others. */
function prepareForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(async () => {
    const { startOffline } = await import('#app/lib/kept/start-offline.ts');
    await startOffline(pageData);
  });
}

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
