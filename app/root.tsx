import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import latinBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url';
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import vietnameseBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Outlet, Scripts } from 'react-router';
import { SITE_NAME } from '#contract/site-name.ts';
import { firstPaintScript } from '#app/lib/choices/document-choices.ts';
import { InlineScript } from '#app/lib/choices/document-scripts.tsx';
import { japaneseFontScript } from '#app/lib/head/japanese-font.ts';
import type { SiteAddress } from '#app/lib/head/page-head.tsx';
import { begunLessonScript } from '#app/lib/progress/begun-lesson.ts';
import { PageFailure } from '#app/pages/failures/page-failure.tsx';
import { PageScripts } from './page-start.tsx';
import { QueryData } from './query-data.tsx';
import { ScrollMemory } from './scroll-memory.tsx';
import theme from './ui/theme.css?url';

export const links = () => [
  ...[latin, vietnamese, latinBold, vietnameseBold].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'stylesheet', href: theme },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const loader = ({ request }: { request: Request }): SiteAddress => ({
  origin: new URL(request.url).origin,
});

// The origin does not change.
export const shouldRevalidate = () => false;

/** A keyboard makes the page shorter instead of covering it: what is fixed at the bottom stands above the keys. */
const VIEWPORT =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

/**
 * The document. It is the same for everyone: the session is known only in the browser. Texts of the browser take the name
 * of the site from it (`contract/site-name.ts`).
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="vi" data-site={SITE_NAME} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12141a" />
        {/* Runs before the first paint, so that the page does not flash. Not needed after hydration. */}
        <InlineScript code={import.meta.env.SSR ? firstPaintScript : ''} />
        <InlineScript code={import.meta.env.SSR ? japaneseFontScript : ''} />
        <InlineScript code={import.meta.env.SSR ? begunLessonScript : ''} />
        <Links />
      </head>
      <body>
        {children}
        <QueryData />
        <ScrollMemory />
        {/* In development React Router's own scripts include hot reload, and there is no policy. */}
        {import.meta.env.DEV ? <Scripts /> : <PageScripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Only for errors outside the site's frame; pages fail inside it (layouts/site-layout). */
export function ErrorBoundary() {
  return <PageFailure />;
}
