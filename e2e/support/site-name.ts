import { type APIRequestContext, expect } from '@playwright/test';
import { NAME_TO_COME, PRODUCT_NAME } from '../../contract/site-name.ts';
import type { SiteDesk } from '../../contract/site-settings/endpoints.ts';
import { uiTexts } from '../../contract/texts/ui.ts';

/** With everything that would be markup, or would end a text in a script. */
export const OTHER_NAME = 'Việt & "N5" </b>';
export const OTHER_NAME_ESCAPED = 'Việt &#38; &#34;N5&#34; &#60;/b&#62;';

/** The site has another name while something is done. The tests of a worker share their site, one after the other. */
export async function underOtherName(
  request: APIRequestContext,
  adminToken: string,
  act: () => Promise<void>,
): Promise<void> {
  await rename(request, adminToken, OTHER_NAME);
  try {
    await act();
  } finally {
    await rename(request, adminToken, PRODUCT_NAME);
  }
}

async function rename(request: APIRequestContext, token: string, name: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const desk = (await (await request.get('/api/site/settings', { headers })).json()) as SiteDesk;
  const { value, revision } = desk.identity;
  const data = { revision, value: { ...value, name } };
  expect((await request.put('/api/site/settings/identity', { headers, data })).status()).toBe(200);
}

/** The picture of shared links shows the product's name, and so does its description. */
const withoutPicture = (text: string) => text.replaceAll(uiTexts.cardPicture, '');

/** Where a text still has the name that the product is shipped with. */
export const oldNames = (text: string): string[] =>
  withoutPicture(text).match(new RegExp(`.{0,60}(?:${PRODUCT_NAME}|${NAME_TO_COME})`, 'g')) ?? [];
