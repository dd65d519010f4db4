import { useRouteLoaderData } from 'react-router';
import { DESCRIPTION_MAX_CHARS } from '#contract/limits.ts';
import { PRODUCT_NAME, SITE_NAME } from '#contract/site-name.ts';
import { uiTexts } from '#contract/texts/ui.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The canonical path; a page without it is not indexed. */
  readonly path?: string;
  /** The type for Open Graph. */
  readonly type?: 'website' | 'article' | 'profile';
}

/** From the root loader: the origin of PUBLIC_URL, for the absolute URLs of canonical links and Open Graph. */
export interface SiteAddress {
  readonly origin: string;
}

/** Title, description, canonical address and Open Graph of a page. React moves them into the document's head. */
export function PageHead({ title, description, path, type = 'website' }: PageHeadProps) {
  const site = useRouteLoaderData<SiteAddress>('root');
  const name = SITE_NAME;
  const fullTitle = title.includes(name) ? title : `${title} · ${name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="vi_VN" />
      {description && (
        <>
          <meta name="description" content={shortened(description)} />
          <meta property="og:description" content={shortened(description)} />
        </>
      )}
      {site && <CardPicture origin={site.origin} />}
      {path !== undefined && site ? (
        <Address href={new URL(path, site.origin).href} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

function Address({ href }: { readonly href: string }) {
  return (
    <>
      <link rel="canonical" href={href} />
      <meta property="og:url" content={href} />
    </>
  );
}

/** The preview of a shared link. Pages that are not indexed have it too: people share invitations. */
function CardPicture({ origin }: SiteAddress) {
  return (
    <>
      <meta property="og:image" content={new URL('/og.png', origin).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={uiTexts.cardPicture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Shortens a text to the length that search engines show, between two words. The name counts as long as the product's: the
 * server does not know it yet (`contract/site-name.ts`), and must not cut elsewhere than the browser.
 */
function shortened(text: string): string {
  const counted = text.replaceAll(SITE_NAME, PRODUCT_NAME);
  if (counted.length <= DESCRIPTION_MAX_CHARS) return text;
  const cut = counted.slice(0, DESCRIPTION_MAX_CHARS - 1).replace(/\s+\S*$/, '');
  return `${cut.replaceAll(PRODUCT_NAME, () => SITE_NAME)}…`;
}
