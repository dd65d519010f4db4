import {
  exportItems,
  importItems,
  listItemChanges,
  undoItemChange,
} from '#contract/dictionary/admin-endpoints.ts';
import { createItem, deleteItem, updateItem } from '#contract/dictionary/endpoints.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { ItemEditingService } from './item-editing.service.ts';
import type { ItemImportService } from './item-import.service.ts';

interface DictionaryAdminServices {
  readonly editing: ItemEditingService;
  readonly importing: ItemImportService;
}

export const dictionaryAdminRoutes = ({ editing, importing }: DictionaryAdminServices) => [
  route(createItem, ({ caller, body }) => editing.create(caller, body)),
  route(updateItem, ({ caller, params, body }) => editing.update(caller, params.id, body)),
  route(deleteItem, ({ caller, params }) => editing.remove(caller, params.id)),
  route(listItemChanges, async ({ query, headers }) =>
    withTotal(await editing.listChanges(boundsOf(query)), headers),
  ),
  route(undoItemChange, ({ caller, params }) => editing.undo(caller, params.changeId)),
  route(importItems, ({ caller, query, body }) =>
    importing.import(caller, body.file, { dryRun: query.dryRun === 'true' }),
  ),
  route(exportItems, ({ caller, headers }) => {
    headers['Content-Disposition'] = 'attachment; filename="kakehashi-tu-dien.csv"';
    return importing.export(caller);
  }),
];
