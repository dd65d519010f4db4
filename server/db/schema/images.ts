import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that people upload, re-encoded. In the database, so that every node has them. */
export const images = pgTable('images', {
  /** The digest of the bytes: the same picture is stored once, and the content of a URL never changes. */
  id: text().primaryKey(),
  bytes: bytes().notNull(),
  createdAt: createdAt(),
});
