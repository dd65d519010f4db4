import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (category) => [unique('categories_user_id_name_unique').on(category.userId, category.name)],
);

/** A word in a category. Its own id is used to move and remove it (PRODUCT.md, Notebook). */
export const favorites = pgTable(
  'favorites',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /**
     * An item, or a word of the long tail, which is in no table. A trigger deletes the favourites of a deleted item (the
     * migration of the tail).
     */
    itemId: integer().notNull(),
    createdAt: createdAt(),
  },
  (favorite) => [
    unique('favorites_category_id_item_id_unique').on(favorite.categoryId, favorite.itemId),
    // For the trigger: deleting an item looks up its favourites.
    index().on(favorite.itemId),
  ],
);
