import { categoryFieldNames as fieldNames, notebookTexts } from '#contract/texts/notebook.ts';
import { shortItem } from '../dictionary/item.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, idNumber, idText, lineOfText } from '../fields.ts';
import { CATEGORY_MAX_CHARS, FAVORITES_AT_ONCE_MAX } from '../limits.ts';
import { z } from '../zod.ts';

/** A favourite category (PRODUCT.md, Notebook), with its number of words. */
export const category = z.object({ id: z.int(), name: z.string(), itemCount: z.int() });
export type Category = z.output<typeof category>;

/** For the dialog that saves a word: whether the category already contains it. */
export const categoryChoice = z.extend(category, { contains: z.boolean() });
export type CategoryChoice = z.output<typeof categoryChoice>;

export const favoriteItem = z.object({
  id: z.int(),
  item: shortItem,
});
export type FavoriteItem = z.output<typeof favoriteItem>;

/** For the list of all words, in which a word of two categories is listed twice. */
export const favoriteInCategory = z.extend(favoriteItem, { categoryId: z.int() });
export type FavoriteInCategory = z.output<typeof favoriteInCategory>;

/** Where a favourite is, or was before it was moved or removed. */
const favoritePlace = z.object({ id: idNumber, categoryId: idNumber, itemId: idNumber });
export type FavoritePlace = z.output<typeof favoritePlace>;

const categoryName = lineOfText(CATEGORY_MAX_CHARS);
const missingTexts = { name: notebookTexts.nameMissing };
const ofCategory = z.object({ categoryId: idText });
const ofFavorite = z.object({ favoriteId: idText });
const favoriteIds = z.array(idNumber).check(z.minLength(1), z.maxLength(FAVORITES_AT_ONCE_MAX));
const limits = ['notebookPerUser'] as const;

export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/api/users/{userId}/categories',
  summary: 'Danh mục trong sổ tay của một người',
  access: { owner: 'userId' },
  kept: 'own',
  params: z.object({ userId: idText }),
  output: z.array(category),
});

/** The caller's own categories, for the dialog that saves a word. */
export const listCategoryChoices = defineEndpoint({
  method: 'GET',
  path: '/api/favorites/categories',
  summary: 'Danh mục của tôi, và danh mục nào đã có từ này',
  access: 'loggedIn',
  kept: 'own',
  query: z.object({ itemId: z.optional(idText) }),
  output: z.array(categoryChoice),
});

export const createCategory = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/categories',
  summary: 'Tạo danh mục',
  access: 'loggedIn',
  limits,
  once: ['name'],
  query: z.object({ name: categoryName }),
  fieldNames,
  missingTexts,
  output: category,
});

export const renameCategory = defineEndpoint({
  method: 'PUT',
  path: '/api/categories/{categoryId}',
  summary: 'Đổi tên danh mục',
  access: 'loggedIn',
  limits,
  params: ofCategory,
  body: z.object({ name: categoryName }),
  fieldNames,
  missingTexts,
  output: category,
});

export const deleteCategory = defineEndpoint({
  method: 'DELETE',
  path: '/api/categories/{categoryId}',
  summary: 'Xóa danh mục cùng các từ đã lưu trong đó',
  access: 'loggedIn',
  limits,
  params: ofCategory,
  output: done,
});

export const listFavoriteItems = defineEndpoint({
  method: 'GET',
  path: '/api/categories/{categoryId}/favorite-items',
  summary: 'Các từ trong một danh mục của tôi',
  access: 'loggedIn',
  kept: 'own',
  params: ofCategory,
  output: z.array(favoriteItem),
});

export const addFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/add',
  summary: 'Lưu một từ vào danh mục',
  access: 'loggedIn',
  limits,
  once: ['categoryId', 'itemId'],
  query: z.object({ categoryId: idText, itemId: idText }),
  output: favoriteItem,
});

export const moveFavorite = defineEndpoint({
  method: 'PUT',
  path: '/api/favorites/{favoriteId}/category',
  summary: 'Chuyển một từ sang danh mục khác',
  access: 'loggedIn',
  limits,
  params: ofFavorite,
  body: z.object({ categoryId: idNumber }),
  output: favoriteItem,
});

export const removeFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/api/favorites/{favoriteId}',
  summary: 'Bỏ một từ khỏi danh mục',
  access: 'loggedIn',
  limits,
  params: ofFavorite,
  output: done,
});

/** `X-Total-Count` tells when a notebook has more words than one reply. */
export const listNotebook = defineEndpoint({
  method: 'GET',
  path: '/api/favorites',
  summary: 'Các từ trong mọi danh mục của tôi, mới lưu trước',
  access: 'loggedIn',
  kept: 'own',
  limits: ['notebookListPerUser'],
  output: z.array(favoriteInCategory),
});

/** A word that the category has already leaves its old place only. Returns where the words were, for `restore`. */
export const moveFavorites = defineEndpoint({
  method: 'PUT',
  path: '/api/favorites/category',
  summary: 'Chuyển nhiều từ sang danh mục khác',
  access: 'loggedIn',
  limits,
  body: z.object({ favoriteIds, categoryId: idNumber }),
  output: z.array(favoritePlace),
});

/** Returns where the words were, for `restore`. */
export const removeFavorites = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/remove',
  summary: 'Bỏ nhiều từ khỏi danh mục',
  access: 'loggedIn',
  limits,
  body: z.object({ favoriteIds }),
  output: z.array(favoritePlace),
});

/** Undoes the two calls above. */
export const restoreFavorites = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/restore',
  summary: 'Đưa nhiều từ về chỗ trước khi chuyển hay bỏ',
  access: 'loggedIn',
  limits,
  body: z.object({
    favorites: z.array(favoritePlace).check(z.minLength(1), z.maxLength(FAVORITES_AT_ONCE_MAX)),
  }),
  output: done,
});
