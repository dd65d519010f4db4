import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import initSqlJs, { type Database } from 'sql.js';
import { FREQUENCIES } from '#contract/dictionary/word-fields.ts';
import { toHiragana } from '#core/japanese/kana.ts';
import { moraeOf } from '#core/japanese/pitch.ts';

const require = createRequire(import.meta.url);
export const kanjiumFolder: string = dirname(require.resolve('jisho/package.json'));

const WORDS = `
  SELECT DISTINCT jukugo AS kanji, reading, acc_pos, frequency FROM jukugo
  UNION SELECT compverb, reading, acc_pos, frequency FROM compverbs
  UNION SELECT okurigana, reading, acc_pos, frequency FROM edict
  ORDER BY 1, 2, 3`;

interface KanjiumRow {
  readonly kanji: string;
  readonly reading: string;
  readonly pitch: string;
  /** `Very common`, or `Very common*` for the spelling with all its readings together. */
  readonly frequency: string;
}

/** Opens Kanjium for as long as it is read. */
export async function fromKanjium<T>(read: (database: Database) => T): Promise<T> {
  const sql = await initSqlJs();
  const database = new sql.Database(await readFile(join(kanjiumFolder, 'data', 'kanjidb.sqlite')));
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** The pitch accent and the frequency of the words of Kanjium, one line for each spelling with its reading. */
export function readWordFacts(database: Database): string {
  const rows = (database.exec(WORDS)[0]?.values ?? []).map(([kanji, reading, pitch, frequency]) => ({
    kanji: String(kanji),
    reading: toHiragana(String(reading)),
    pitch: String(pitch ?? ''),
    frequency: String(frequency ?? ''),
  }));
  return linesOf(rows);
}

function linesOf(rows: readonly KanjiumRow[]): string {
  const readingsOf = new Map<string, Set<string>>();
  for (const { kanji, reading, pitch } of rows)
    if (pitch !== '') readingsOf.set(kanji, (readingsOf.get(kanji) ?? new Set()).add(reading));
  const facts = new Map<string, { readonly falls: Set<string>; frequency: string }>();
  for (const row of rows) {
    const key = `${row.kanji}\t${row.reading}`;
    const known = facts.get(key) ?? { falls: new Set(), frequency: '' };
    if (row.pitch !== '' && Number(row.pitch) <= moraeOf(row.reading).length) known.falls.add(row.pitch);
    known.frequency ||= frequencyOf(row, readingsOf.get(row.kanji) ?? new Set());
    facts.set(key, known);
  }
  return [...facts]
    .filter(([, { falls, frequency }]) => falls.size > 0 || frequency !== '')
    .map(([key, { falls, frequency }]) => `${key}\t${[...falls].join('、')}\t${frequency}\n`)
    .join('');
}

/** The frequency of a spelling says something about a reading only if no other reading of it is a word. */
function frequencyOf({ reading, frequency }: KanjiumRow, readings: ReadonlySet<string>): string {
  const isOfSpelling = frequency.endsWith('*');
  if (isOfSpelling && !(readings.size === 1 && readings.has(reading))) return '';
  const name = frequency.replace('*', '').toLowerCase().replace(' ', '-');
  return FREQUENCIES.find((known) => known === name) ?? '';
}
