import { createSearchService, type SearchService } from '#server/features/dictionary/search.service.ts';
import { createTailService } from '#server/features/dictionary/tail.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { openTestDatabase } from '../test-database.ts';
import { emptyTables } from './empty-tables.ts';
import { insertShippedWords } from './shipped-dictionary.ts';
import { openTestEnglish } from './test-grammar.ts';
import { openTestKanji } from './test-kanji.ts';
import { openTestTail } from './test-tail.ts';

/** The search over the shipped words and the long tail. */
export async function openShippedSearch(): Promise<SearchService> {
  const { db } = await openTestDatabase();
  await emptyTables(db);
  await insertShippedWords(db);
  const kanji = createKanjiService(await openTestKanji());
  const tail = createTailService({ tail: await openTestTail(), kanji });
  const search = createSearchService({ db, kanji, tail, english: await openTestEnglish() });
  await search.refresh();
  return search;
}
