import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that people upload, re-encoded. In the database, so that every node has them. */
export const images = pgTable('images', {
  /** The digest of the bytes: the same picture is kept once, and an address never changes its content. */
  id: text().primaryKey(),
  bytes: bytes().notNull(),
  createdAt: createdAt(),
});
