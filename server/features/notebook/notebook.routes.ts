import {
  addFavorite,
  createCategory,
  deleteCategory,
  listCategories,
  listCategoryChoices,
  listFavoriteItems,
  listNotebook,
  moveFavorite,
  moveFavorites,
  removeFavorite,
  removeFavorites,
  renameCategory,
  restoreFavorites,
} from '#contract/notebook/endpoints.ts';
import { withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { NotebookService } from './notebook.service.ts';

export const notebookRoutes = (notebook: NotebookService) => [
  // The access rule of the endpoint allows only the owner or an admin.
  route(listCategories, ({ params }) => notebook.listCategories(params.userId)),
  route(listCategoryChoices, ({ caller, query }) => notebook.listChoices(caller, query.itemId)),
  route(createCategory, ({ caller, query, idempotencyKey }) =>
    notebook.createCategory(caller, query.name, idempotencyKey),
  ),
  route(renameCategory, ({ caller, params, body }) =>
    notebook.renameCategory(caller, params.categoryId, body.name),
  ),
  route(deleteCategory, ({ caller, params }) => notebook.deleteCategory(caller, params.categoryId)),
  route(listFavoriteItems, ({ caller, params }) => notebook.listFavorites(caller, params.categoryId)),
  route(addFavorite, ({ caller, query, idempotencyKey }) =>
    notebook.addFavorite(caller, query.categoryId, query.itemId, idempotencyKey),
  ),
  route(moveFavorite, ({ caller, params, body }) =>
    notebook.moveFavorite(caller, params.favoriteId, body.categoryId),
  ),
  route(removeFavorite, ({ caller, params }) => notebook.removeFavorite(caller, params.favoriteId)),
  route(listNotebook, async ({ caller, headers }) => withTotal(await notebook.listAll(caller), headers)),
  route(moveFavorites, ({ caller, body }) =>
    notebook.moveFavorites(caller, body.favoriteIds, body.categoryId),
  ),
  route(removeFavorites, ({ caller, body }) => notebook.removeFavorites(caller, body.favoriteIds)),
  route(restoreFavorites, ({ caller, body }) => notebook.restoreFavorites(caller, body.favorites)),
];
