import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import initSqlJs from 'sql.js';
import { toHiragana } from '#core/japanese/kana.ts';
import { kanjiumFolder } from '../word-facts.ts';

interface KanjiumWord {
  /** For each sense its glosses, in the order of JMdict. */
  readonly senses: readonly (readonly string[])[];
  /** 0 where the frequency is that of this reading, 1 where it is that of the spelling with all its readings. */
  readonly doubt: number;
}

export type Kanjium = (spelling: string, reading: string) => KanjiumWord | null;

const WORDS = `
  SELECT jukugo, reading, meaning, frequency FROM jukugo
  UNION SELECT compverb, reading, meaning, frequency FROM compverbs
  UNION SELECT okurigana, reading, meaning, frequency FROM edict
  ORDER BY 1, 2, 3`;

/** The English of Kanjium. The package of JMdict has lost the order of the senses, and which reading is the usual one. */
export async function readKanjium(): Promise<Kanjium> {
  const { Database } = await initSqlJs();
  const database = new Database(await readFile(join(kanjiumFolder, 'data', 'kanjidb.sqlite')));
  try {
    const rows = (database.exec(WORDS)[0]?.values ?? []).map((row) => row.map((cell) => String(cell ?? '')));
    const words = new Map(
      rows.map(([spelling = '', reading = '', meaning = '', frequency = '']) => [
        nameOf(spelling, reading),
        { senses: sensesOf(meaning), doubt: Number(frequency.endsWith('*')) },
      ]),
    );
    return (spelling, reading) => words.get(nameOf(spelling, reading)) ?? null;
  } finally {
    database.close();
  }
}

const nameOf = (spelling: string, reading: string): string => `${spelling}\t${toHiragana(reading)}`;

/** `[noun] {1} water (esp. cool);{2} fluid;liquid`. */
export const sensesOf = (meaning: string): string[][] =>
  meaning
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(/\{\d+\}/)
    .map((sense) =>
      sense
        .split(';')
        .map((gloss) => gloss.trim())
        .filter(Boolean),
    )
    .filter((glosses) => glosses.length > 0);
