import { join } from 'node:path';
import type { Cognate } from '#contract/dictionary/item.ts';
import { ITEM_LEVELS, type ItemLevel } from '#contract/levels.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { indexEntries, type SearchIndex } from '#core/search/index-entries.ts';
import type { Database } from '#server/db/connect.ts';
import { type Content, readContent } from '#server/db/content/read-content.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { items } from '#server/db/schema/index.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { projectRoot } from '#server/project-root.ts';
import { openTestKanji } from './test-kanji.ts';

type ShippedWord = Omit<SearchEntry, 'id' | 'level' | 'ruby' | 'isFalseFriend'> & {
  readonly type: ItemLevel;
  readonly cognate: Cognate | null;
};

type NewItem = typeof items.$inferInsert;

let content: Promise<Content> | undefined;
let entries: Promise<SearchEntry[]> | undefined;
let index: Promise<SearchIndex> | undefined;

/** Everything of `content/courses` and `content/dictionary`, read once for all tests of a worker. */
export const readShippedContent = (): Promise<Content> => (content ??= readContent(join(projectRoot, 'content')));

/** The words of `content/dictionary`, as entries of the search. */
export const readShippedEntries = (): Promise<readonly SearchEntry[]> => (entries ??= makeEntries());

/** These entries, indexed once for all tests of a worker. */
export const openShippedIndex = (): Promise<SearchIndex> => (index ??= readShippedEntries().then(indexEntries));

/** Inserts the words of `content/dictionary`, or some of them. */
export async function insertShippedWords(
  db: Database,
  isWanted: (word: NewItem, at: number) => boolean = () => true,
): Promise<void> {
  const words = (await readShippedContent()).entries
    .filter(({ kind }) => kind === 'items')
    .map(({ id, fields }) => ({ id, ...fields }) as NewItem);
  for await (const chunk of inChunks(words.filter(isWanted))) await db.insert(items).values(chunk);
}

async function makeEntries(): Promise<SearchEntry[]> {
  const kanji = createKanjiService(await openTestKanji());
  const shipped = await readShippedContent();
  return shipped.entries
    .filter((entry) => entry.kind === 'items')
    .map(({ id, fields }) => {
      const word = fields as ShippedWord;
      return {
        ...word,
        id,
        level: ITEM_LEVELS.indexOf(word.type),
        ruby: kanji.align(word.kanji, word.hiragana),
        isFalseFriend: word.cognate?.kind === 'false-friend',
      };
    });
}
