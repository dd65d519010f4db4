import { join } from 'node:path';
import { loadContent } from '#server/db/content/load-content.ts';
import { createSearchService, type SearchService } from '#server/features/dictionary/search.service.ts';
import { createTailService } from '#server/features/dictionary/tail.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { openTail } from '#server/gateways/tail-data.ts';
import { projectRoot } from '#server/project-root.ts';
import { openTestDatabase } from '../test-database.ts';
import { emptyTables } from './empty-tables.ts';
import { openTestEnglish } from './test-grammar.ts';
import { openTestKanji } from './test-kanji.ts';

/** The search over the shipped words and the long tail. */
export async function openShippedSearch(): Promise<SearchService> {
  const database = await openTestDatabase();
  const { db } = database;
  await emptyTables(db);
  await loadContent(database, join(projectRoot, 'content'));
  const kanji = createKanjiService(await openTestKanji());
  const tail = createTailService({ tail: await openTail(), kanji });
  return createSearchService({ db, kanji, tail, english: await openTestEnglish() });
}
