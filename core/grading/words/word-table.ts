/** The tables of this folder are written for teachers to read: many words per line, separated by spaces. */

export type WordTable = ReadonlyMap<string, readonly string[]>;

export const wordList = (text: string): readonly string[] => text.trim().split(/\s+/);

/** A list as a set. It throws on a word that is listed twice, so the tests find such a mistake by loading the table. */
export function wordSet(text: string): ReadonlySet<string> {
  const words = wordList(text);
  const set = new Set(words);
  if (set.size < words.length)
    throw new Error(`twice: ${words.filter((word, at) => words.indexOf(word) < at).join(' ')}`);
  return set;
}

/** `いい/よい=良い,好い`: the part after `=` belongs to each word before it. */
export function wordTable(text: string): WordTable {
  const table = new Map<string, readonly string[]>();
  for (const entry of wordList(text)) {
    const [words = '', others = ''] = entry.split('=');
    const values = others.split(',');
    for (const word of words.split('/')) {
      if (table.has(word)) throw new Error(`twice: ${word}`);
      table.set(word, values);
    }
  }
  return table;
}
