import { useRouteLoaderData } from 'react-router';
import { uiTexts } from '#contract/texts/ui.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The address that search engines should keep; without it the page is not for them. */
  readonly path?: string;
}

/** What the root loader knows: the origin of PUBLIC_URL, which canonical and Open Graph addresses need in full. */
export interface SiteAddress {
  readonly origin: string;
}

/** Title, description, canonical address and Open Graph of a page. React moves them into the document's head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const site = useRouteLoaderData<SiteAddress>('root');
  const fullTitle = title.includes(uiTexts.brand) ? title : `${title} · ${uiTexts.brand}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={uiTexts.brand} />
      <meta property="og:locale" content="vi_VN" />
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {path !== undefined && site ? (
        <Address path={path} origin={site.origin} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function Address({ path, origin }: { readonly path: string; readonly origin: string }) {
  const href = new URL(path, origin).href;
  return (
    <>
      <link rel="canonical" href={href} />
      <meta property="og:url" content={href} />
      <meta property="og:image" content={new URL('/og.png', origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
