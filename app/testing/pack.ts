import * as fakeDatabase from 'fake-indexeddb';
import { vi } from 'vitest';
import type { PackInfo } from '#contract/dictionary/pack-endpoints.ts';
import type { PackWord } from '#contract/dictionary/pack-words.ts';
import { blankWord, WORD_FIELD_NAMES } from '#contract/dictionary/word-fields.ts';
import { packColumns, type PackData, packedWord } from '#core/pack/pack-data.ts';
import { openPackStore, type StoredPack } from '#app/lib/pack/pack-store.ts';
import { noteStoredPack } from '#app/lib/pack/stored-pack-name.ts';

/** A fresh IndexedDB for each test. */
export function stubPackDatabase(): void {
  for (const [name, value] of Object.entries(fakeDatabase)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakeDatabase.IDBFactory());
}

export const drink: PackWord = {
  ...blankWord,
  id: 11,
  kanji: '飲む',
  hiragana: 'のむ',
  sino: 'ẨM',
  mean: 'uống',
  wordClass: 'verb-godan',
};
export const school: PackWord = {
  ...blankWord,
  id: 12,
  kanji: '学校',
  hiragana: 'がっこう',
  sino: 'HỌC HIỆU',
  mean: 'trường học',
};

const COLUMNS = packColumns(WORD_FIELD_NAMES);

/** The text of a pack, as the server sends it. */
export function packText(edition = 'edition-1', words: readonly PackWord[] = [drink, school]): Uint8Array {
  const data: PackData = {
    edition,
    pack: 'n5-n3',
    columns: COLUMNS,
    words: words.map((word) => packedWord(word, null, COLUMNS, blankWord)),
    radicals: [],
    characters: [],
    synonyms: [],
  };
  return new TextEncoder().encode(JSON.stringify(data));
}

export const infoOf = (text: Uint8Array, edition = 'edition-1'): PackInfo => ({
  pack: 'n5-n3',
  edition,
  words: 2,
  bytes: text.byteLength,
  downloadBytes: 900_000,
});

/** A pack that was downloaded before. */
export async function storePack(text: Uint8Array = packText(), edition?: string): Promise<StoredPack> {
  const stored = { ...infoOf(text, edition), downloadedAt: '2026-11-05T08:00:00.000Z' };
  const store = await openPackStore();
  await store?.replace(stored, text);
  store?.close();
  noteStoredPack(stored.pack);
  return stored;
}
