import { vi } from 'vitest';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { dictionaryAdminRoutes } from '#server/features/dictionary/dictionary-admin.routes.ts';
import { createItemEditingService } from '#server/features/dictionary/item-editing.service.ts';
import { createItemImportService } from '#server/features/dictionary/item-import.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { mountRoutes } from '../mount-routes.ts';
import { openTestDatabase } from '../test-database.ts';
import { openTestKanji } from './test-kanji.ts';

/** The admin calls of the dictionary; `refreshSearch` records refreshes of the search. */
export async function mountDictionaryAdmin() {
  const { db, changes } = await openTestDatabase();
  const refreshSearch = vi.fn<(announcement: string) => Promise<void>>();
  const parts = { db, changes, kanji: createKanjiService(await openTestKanji()), refreshSearch };
  const routes = dictionaryAdminRoutes({
    editing: createItemEditingService(parts),
    importing: createItemImportService({ ...parts, audit: createAuditService() }),
  });
  return { ...(await mountRoutes(routes)), changes, refreshSearch };
}
