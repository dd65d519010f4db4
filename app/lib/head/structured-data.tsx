import { useLocation, useRouteLoaderData } from 'react-router';
import { InertData, inertJson } from '../choices/document-scripts.tsx';
import type { SiteAddress } from './page-head.tsx';

interface StructuredDataProps {
  /**
   * `import.meta.env.SSR && …`: search engines read the server's HTML, so the browser is sent neither the data a second
   * time nor the code that makes it.
   */
  readonly graph: false | ((origin: string) => readonly object[]);
}

/** What a page is about, for search engines (schema.org). Inert JSON: the Content-Security-Policy lets it pass. */
export function StructuredData({ graph }: StructuredDataProps) {
  const site = useRouteLoaderData<SiteAddress>('root');
  const { pathname } = useLocation();
  return (
    <InertData
      // What the server wrote is left as it is, and goes with its page.
      key={pathname}
      type="application/ld+json"
      json={graph && site ? graphJson(graph(site.origin)) : ''}
    />
  );
}

export const graphJson = (graph: readonly object[]): string =>
  inertJson({ '@context': 'https://schema.org', '@graph': graph });
