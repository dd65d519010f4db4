import { html, raw } from 'hono/html';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openApi } from '#contract/site/endpoints.ts';
import { apiDocsTexts } from '#contract/texts/site.ts';
import { accessInWords, openApiPaths } from './open-api-document.ts';

export const API_DOCS_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

let written: Promise<string> | undefined;

/** The contract for people, at /api/docs: plain HTML without a script, generated on the first request. */
export const apiDocsPage = (): Promise<string> => (written ??= writePage());

async function writePage(): Promise<string> {
  const rows = await Promise.all(endpoints.map(section));
  const page = await html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${apiDocsTexts.heading}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${apiDocsTexts.heading}</h1>
          <p>
            ${apiDocsTexts.lead}
            <a href="${openApi.path}">openapi.json</a>.
          </p>
          ${raw(rows.join(''))}
        </main>
      </body>
    </html>`;
  return page.toString();
}

async function section(endpoint: Endpoint): Promise<string> {
  const { method, path, summary, access } = endpoint;
  const details = JSON.stringify(openApiPaths[path]?.[method.toLowerCase()], null, 2);
  const block = await html`<section>
    <h2><b>${method}</b> <code>${path}</code></h2>
    <p>${summary}. ${accessInWords(access)}.</p>
    <details>
      <summary>${apiDocsTexts.details}</summary>
      <pre>${details}</pre>
    </details>
  </section>`;
  return block.toString();
}
