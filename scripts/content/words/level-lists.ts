import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import initSqlJs from 'sql.js';
import type { ListedWord } from './check-levels.ts';

const require = createRequire(import.meta.url);
const databaseFile = join(dirname(require.resolve('jisho/package.json')), 'data', 'kanjidb.sqlite');

/** Compounds and compound verbs have the level of the word. */
const COMPOUNDS =
  'SELECT jukugo AS kanji, reading, jlpt FROM jukugo UNION SELECT compverb, reading, jlpt FROM compverbs';

/**
 * The words of one character, with okurigana (上がる) or without (上). A row has the level of its character if nobody has
 * listed the word.
 */
const OF_ONE_CHARACTER = 'SELECT okurigana AS kanji, reading, edict.jlpt FROM edict';

/** So its level only says something if it is not the level of the character. */
const GRADED_BY_ITSELF = 'JOIN kanjidict USING (kanji) WHERE edict.jlpt IS NOT kanjidict.jlpt';

// Levels look like "N5 (beginner)"; the easiest comes first.
const listed = (rows: string) => `
  SELECT kanji, reading, MAX(substr(jlpt, 1, 2)) AS level FROM (${rows}) WHERE jlpt LIKE 'N_ %'
  GROUP BY kanji, reading ORDER BY level DESC, kanji, reading`;

/** The words of the Kanjium database that have a level of their own: only words that are written with kanji. */
export const readLevelLists = (): Promise<ListedWord[]> =>
  read(listed(`${COMPOUNDS} UNION ${OF_ONE_CHARACTER} ${GRADED_BY_ITSELF}`));

/**
 * All its words, to see which ones are missing: native verbs (刺す) have only the level of their character, and so have
 * readings that occur in compounds alone (人: じん).
 */
export const readWholeLists = (): Promise<ListedWord[]> =>
  read(listed(`${COMPOUNDS} UNION ${OF_ONE_CHARACTER}`));

async function read(query: string): Promise<ListedWord[]> {
  const { Database } = await initSqlJs();
  const database = new Database(await readFile(databaseFile));
  try {
    const rows = database.exec(query)[0]?.values ?? [];
    return rows.map(([kanji, hiragana, level]) => ({
      kanji: String(kanji),
      hiragana: String(hiragana),
      level: String(level),
    }));
  } finally {
    database.close();
  }
}
