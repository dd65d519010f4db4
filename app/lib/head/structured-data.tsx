import { useLocation, useRouteLoaderData } from 'react-router';
import { InertData, inertJson } from '../choices/document-scripts.tsx';
import type { SiteAddress } from './page-head.tsx';

interface StructuredDataProps {
  /**
   * `import.meta.env.SSR && …`: search engines read the server's HTML, so the browser gets neither the data a second
   * time nor the code that builds it.
   */
  readonly graph: false | ((origin: string) => readonly object[]);
}

/** Structured data of a page (schema.org). Inert JSON, so the Content-Security-Policy allows it. */
export function StructuredData({ graph }: StructuredDataProps) {
  const site = useRouteLoaderData<SiteAddress>('root');
  const { pathname } = useLocation();
  return (
    <InertData
      // The server's element is left unchanged, and removed with its page.
      key={pathname}
      type="application/ld+json"
      json={graph && site ? graphJson(graph(site.origin)) : ''}
    />
  );
}

export const graphJson = (graph: readonly object[]): string =>
  inertJson({ '@context': 'https://schema.org', '@graph': graph });
