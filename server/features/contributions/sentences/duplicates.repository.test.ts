import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { createDuplicatesRepository } from './duplicates.repository.ts';

const { db } = await openTestDatabase();
// The planner remembers the row counts of earlier tests.
await emptyTables(db);

/**
 * An expression index is used only for the same expression. With it, no sentence has to be folded during the search.
 */
test('both languages are looked up in their index', async () => {
  const plan = await db.transaction(async (tx) => {
    // Forces the index even for a few sentences: no full scan, and no scan per lesson.
    for (const way of ['seqscan', 'indexscan', 'nestloop'])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const sought = { userId: 1, jpSentence: '水を飲みます。', viSentence: 'Tôi uống nước.' };
    return tx.execute(sql`explain ${createDuplicatesRepository(tx).elsewhere(sought)}`);
  });
  const steps = JSON.stringify(plan.rows);
  for (const index of ['sentences_folded_japanese', 'sentences_folded_vietnamese'])
    expect(steps).toContain(`Scan on ${index}`);
});
