import { join } from 'node:path';
import type { Cognate } from '#contract/dictionary/item.ts';
import { ITEM_LEVELS, type ItemLevel } from '#contract/levels.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { indexEntries, type SearchIndex } from '#core/search/index-entries.ts';
import type { Database } from '#server/db/connect.ts';
import type { KindName } from '#server/db/content/content-kinds.ts';
import { type Content, readContent } from '#server/db/content/read-content.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { curriculums, items, lessons, sentences, topics } from '#server/db/schema/index.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { projectRoot } from '#server/project-root.ts';
import { openTestKanji } from './test-kanji.ts';

type ShippedWord = Omit<SearchEntry, 'id' | 'level' | 'ruby' | 'isFalseFriend'> & {
  readonly type: ItemLevel;
  readonly cognate: Cognate | null;
};

type NewItem = typeof items.$inferInsert;
type NewLesson = typeof lessons.$inferInsert;

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

/** Inserts some lessons of `content/courses` with their sentences, and all topics and curriculums. */
export async function insertShippedLessons(db: Database, isWanted: (at: number) => boolean): Promise<void> {
  const { entries: all } = await readShippedContent();
  const ofKind = <Row>(kind: KindName) =>
    all.filter((entry) => entry.kind === kind).map(({ id, fields }) => ({ id, ...fields }) as Row);
  const wanted = ofKind<NewLesson>('lessons').filter((_, at) => isWanted(at));
  const ids = new Set(wanted.map(({ id }) => id));
  await db.insert(topics).values(ofKind<typeof topics.$inferInsert>('topics'));
  await db.insert(curriculums).values(ofKind<typeof curriculums.$inferInsert>('curriculums'));
  await db.insert(lessons).values(wanted);
  const spoken = ofKind<typeof sentences.$inferInsert>('sentences').filter(({ lessonId }) => ids.has(lessonId));
  for await (const chunk of inChunks(spoken)) await db.insert(sentences).values(chunk);
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
