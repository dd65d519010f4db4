import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { unzipSync } from 'fflate';
import { paths } from '../contract/paths.ts';
import { ankiExportTexts as texts, ankiPageTexts } from '../contract/texts/anki-export.ts';
import { ankiImportTexts as importTexts } from '../contract/texts/anki-import.ts';
import { inspectMoment } from './support/inspect-screen.ts';
import { eventsOf } from './support/path.ts';
import { newLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Words that the product ships. */
const WORDS = [6, 7];

async function categoryWith(request: APIRequestContext, token: string, itemIds: readonly number[]) {
  const headers = { Authorization: `Bearer ${token}` };
  const made = await request.post('/api/favorites/categories', { headers, params: { name: 'Đi làm' } });
  const { id } = (await made.json()) as { id: number };
  for (const itemId of itemIds)
    await request.post('/api/favorites/add', { headers, params: { categoryId: id, itemId } });
  return id;
}

test(
  'the words of a category are downloaded for Anki with their sounds, and the file is imported by somebody else',
  { tag: '@all' },
  async ({ page, request }) => {
    const { token } = await newLearner(request);
    const categoryId = await categoryWith(request, token, WORDS);
    await openAs(page, token, paths.favoriteItems(categoryId));
    await page.getByRole('link', { name: ankiPageTexts.link }).click();
    await expect(page.getByText(texts.summary(WORDS.length, 0))).toBeVisible();
    await page.getByRole('checkbox', { name: texts.withSound }).check();
    await inspectMoment(page, 'before the export');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.begin }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^kakehashi-[\d-]+\.apkg$/);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files).toSorted()).toEqual(['0', '1', 'collection.anki2', 'media']);
    const media = Object.values(JSON.parse(new TextDecoder().decode(files['media'])) as object);
    expect(media.toSorted()).toEqual(WORDS.map((id) => `kakehashi-${id}.mp3`));
    expect(new TextDecoder().decode(files['collection.anki2']?.subarray(0, 15))).toBe('SQLite format 3');
    for (const name of ['0', '1']) expect(files[name]?.length).toBeGreaterThan(2_000);
    await expect(page.getByText(texts.done(download.suggestedFilename(), WORDS.length))).toBeVisible();
    await inspectMoment(page, 'after the export');

    const other = await newLearner(request);
    await openAs(page, other.token, paths.anki);
    // The import is loaded when it comes into sight.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const buffer = await readFile(await download.path());
    await page
      .getByLabel(importTexts.file)
      .setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/zip', buffer });
    await page.getByRole('button', { name: importTexts.preview }).click();
    await expect(page.getByText(importTexts.words(WORDS.length), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: importTexts.start, exact: true }).click();
    await expect(page.getByRole('heading', { name: importTexts.doneHeading })).toBeVisible();
    await expect
      .poll(() => eventsOf(request, other.token), { timeout: 15_000 })
      .toEqual(expect.arrayContaining(WORDS.map((id) => `card-added word:${id}-read`)));
  },
);
