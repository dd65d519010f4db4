import { html } from 'hono/html';
import { SITE_NAME } from '#contract/site-name.ts';
import { pageFailureTexts as texts } from '#contract/texts/errors.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type AppError, isFailure } from '../errors.ts';
import type { ReplyHeaders } from '../replies/reply.ts';
import { asWritten, type NameSite } from '../replies/with-site-name.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The last resort when not even the regular error page can be rendered: it needs no database, no script and nothing of
 * the build.
 */
export async function failurePage(
  error: AppError,
  common: Readonly<ReplyHeaders>,
  requestId: string,
  nameSite: NameSite = asWritten,
): Promise<Response> {
  const { statusCode, message, headers } = error;
  const title = isFailure(error) ? texts.failedTitle : texts.busyTitle;
  const page = await html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${SITE_NAME}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href="/failure.css" />
      </head>
      <body>
        <main>
          <img src="/images/broken-bridge.svg" alt="" width="200" height="110" />
          <h1>${title}</h1>
          <p>${message}</p>
          <p>${texts.kept}</p>
          <p class="ways">
            <a class="first" href="">${texts.retry}</a>
            <a href="/">${uiTexts.backHome}</a>
          </p>
          ${isFailure(error) && html`<p class="small">${texts.requestId}: <code>${requestId}</code></p>`}
        </main>
      </body>
    </html>`;
  return new Response(await nameSite(page.toString(), 'html'), {
    status: statusCode,
    headers: {
      ...common,
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  });
}
