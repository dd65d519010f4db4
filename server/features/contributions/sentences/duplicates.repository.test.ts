import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createDuplicatesRepository } from './duplicates.repository.ts';

const { db } = await openTestDatabase();
// The planner remembers how many rows earlier tests had.
await emptyTables(db);

/** An index over an expression is found only by the same expression: then no sentence is folded to look for another. */
test('both languages are looked up in their index', async () => {
  const plan = await db.transaction(async (tx) => {
    // However few sentences there are: neither all of them nor lesson by lesson.
    for (const way of ['seqscan', 'indexscan', 'nestloop'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const sought = { userId: 1, jpSentence: '水を飲みます。', viSentence: 'Tôi uống nước.' };
    return tx.execute(sql`explain ${createDuplicatesRepository(tx).elsewhere(sought)}`);
  });
  const steps = JSON.stringify(plan.rows);
  for (const index of ['sentences_folded_japanese', 'sentences_folded_vietnamese'])
    expect(steps).toContain(`Scan on ${index}`);
});
