import type { QueryClient } from '@tanstack/react-query';
import { preloadModule } from 'react-dom';
import { PAGES_AHEAD_MAX } from '#contract/device-limits.ts';
import { contextWith } from '../api/query-client.ts';
import { savesData } from '../saves-data.ts';
import { type Building, createOpenAhead } from './open-ahead.ts';
import { addressOf, watchLinks } from './watch-links.ts';

/** The main action of a screen, such as “Học tiếp” (ui/link.tsx). */
const MAIN_ACTION = 'a[data-main-action]';

/**
 * Until the signal ends, what this page leads to is opened ahead: the page of its main action, and of each link that
 * somebody is about to follow. Who saves data loads nothing before the finger is on the link.
 */
export function prepareNextPage(
  here: string,
  client: QueryClient,
  signal: AbortSignal,
  load = loadModule,
): void {
  const routes = routesOfBuild();
  if (!routes) return;
  const open = createOpenAhead({ routes, load, context: () => contextWith(client) });
  const opened = new Set([here]);
  const openOnce = (address: URL) => {
    const place = address.pathname + address.search;
    if (opened.has(place) || opened.size > PAGES_AHEAD_MAX) return;
    opened.add(place);
    void open(address);
  };
  watchLinks(openOnce, signal);
  if (savesData()) return;
  const action = document.querySelector<HTMLAnchorElement>(MAIN_ACTION);
  const address = action && addressOf(action);
  if (address) openOnce(address);
}

/** Set by React Router's own manifest file (app/page-start.tsx). */
const routesOfBuild = () =>
  (Reflect.get(window, '__reactRouterManifest') as Pick<Building, 'routes'> | undefined)?.routes;

/** All files at once: the browser would find out only from one that it needs the next. */
function loadModule(file: string, imports: readonly string[]): Promise<unknown> {
  for (const href of imports) preloadModule(href, { as: 'script' });
  return import(/* @vite-ignore */ file);
}
