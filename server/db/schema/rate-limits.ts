import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counters shared by all nodes; rate-limiter-flexible expects these columns. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (counter) => [index().on(counter.expire)],
);
