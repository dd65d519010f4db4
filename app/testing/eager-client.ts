import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#app/lib/api/api.ts';
import { createQueryClient } from '#app/lib/api/query-client.ts';

/** The real query client, without the three seconds between its tries: what has failed is shown at once. */
export function createEagerClient(api: Api): QueryClient {
  const client = createQueryClient(api);
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  return client;
}
