import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../when-idle.ts';

/** Opens ahead what the page leads to, when the page itself has everything. */
export function useNextPage(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    const controller = new AbortController();
    whenIdle(async () => {
      const { prepareNextPage } = await import('./prepare-next-page.ts');
      if (!controller.signal.aborted) prepareNextPage(pathname, client, controller.signal);
    });
    return () => controller.abort();
  }, [client, pathname]);
}
