import { vi } from 'vitest';
import { dictionaryUpkeepRoutes } from '#server/features/dictionary/dictionary-upkeep.routes.ts';
import { createItemEditingService } from '#server/features/dictionary/item-editing.service.ts';
import { createItemImportService } from '#server/features/dictionary/item-import.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { mountRoutes } from '../mount-routes.ts';
import { openTestDatabase } from '../test-database.ts';
import { openTestKanji } from './test-kanji.ts';

/** The calls of whoever keeps the dictionary; `refreshSearch` tells when the search was renewed. */
export async function mountDictionaryUpkeep() {
  const { db, changes } = await openTestDatabase();
  const refreshSearch = vi.fn<(announcement: string) => Promise<void>>();
  const parts = { db, changes, kanji: createKanjiService(await openTestKanji()), refreshSearch };
  const routes = dictionaryUpkeepRoutes({
    editing: createItemEditingService(parts),
    importing: createItemImportService(parts),
  });
  return { ...(await mountRoutes(routes)), changes, refreshSearch };
}
