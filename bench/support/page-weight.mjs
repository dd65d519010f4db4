// What a page makes a browser download: bodies as they travel, without headers, by kind, in kilobytes.
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';

export async function pageWeight(url) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const bytes = {};
  const kinds = {
    document: 'Document',
    script: 'Script',
    stylesheet: 'Stylesheet',
    font: 'Font',
    image: 'Image',
  };
  page.on('requestfinished', async (request) => {
    const kind = kinds[request.resourceType()] ?? 'Other';
    const { responseBodySize } = await request.sizes();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  return Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, size / 1024]));
}
