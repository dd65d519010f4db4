import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ASSISTANT_KINDS, MESSAGE_AUTHORS, MESSAGE_STATES } from '#contract/chat/message.ts';
import type { OpenQuestion } from '#core/tutor/open-question.ts';
import { createdAt, id, isOneOf, moment } from './columns.ts';
import { users } from './users.ts';

/** A conversation with the assistant. Without an owner until a logged-in user continues it. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (row) => [index().on(row.userId, row.updatedAt), index().on(row.updatedAt)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    author: text({ enum: MESSAGE_AUTHORS }).notNull(),
    text: text().notNull(),
    state: text({ enum: MESSAGE_STATES }).notNull().default('whole'),
    source: text({ enum: ASSISTANT_KINDS }),
    asks: jsonb().$type<OpenQuestion>(),
    createdAt: createdAt(),
  },
  (row) => [
    index().on(row.conversationId, row.id),
    check('chat_messages_author_is_known', isOneOf(row.author, MESSAGE_AUTHORS)),
    check('chat_messages_state_is_known', isOneOf(row.state, MESSAGE_STATES)),
    check('chat_messages_source_is_known', isOneOf(row.source, ASSISTANT_KINDS)),
  ],
);
