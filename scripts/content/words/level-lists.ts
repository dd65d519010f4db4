import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import initSqlJs from 'sql.js';
import type { ListedWord } from './check-levels.ts';

const require = createRequire(import.meta.url);
const databaseFile = join(dirname(require.resolve('jisho/package.json')), 'data', 'kanjidb.sqlite');

/**
 * Compounds and compound verbs have the level of the word. A row of `edict` (上がる, 上) has the level of its character if
 * nobody has listed the word, so it only says something if the two differ. Levels look like "N5 (beginner)"; the
 * easiest comes first.
 */
const LISTED_WORDS = `
  SELECT kanji, reading, substr(jlpt, 1, 2) AS level FROM (
    SELECT jukugo AS kanji, reading, jlpt FROM jukugo
    UNION SELECT compverb, reading, jlpt FROM compverbs
    UNION SELECT okurigana, reading, edict.jlpt FROM edict JOIN kanjidict USING (kanji)
      WHERE edict.jlpt IS NOT kanjidict.jlpt
  ) WHERE jlpt LIKE 'N_ %' ORDER BY level DESC, kanji, reading`;

/** The words of all levels in the Kanjium database: only words that are written with kanji. */
export async function readLevelLists(): Promise<ListedWord[]> {
  const { Database } = await initSqlJs();
  const database = new Database(await readFile(databaseFile));
  try {
    const rows = database.exec(LISTED_WORDS)[0]?.values ?? [];
    return rows.map(([kanji, hiragana, level]) => ({
      kanji: String(kanji),
      hiragana: String(hiragana),
      level: String(level),
    }));
  } finally {
    database.close();
  }
}
