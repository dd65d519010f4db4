import { killUnderLoad, problemsOf } from '../scripts/outages/kills.ts';
import { embeddedStore } from '../scripts/outages/stores.ts';
import { expect, test } from './support/test.ts';

/** Each takes a start. `npm run test:faults` makes thirty of them, on both databases. */
const KILLS = 3;

// A start takes seconds, more on a busy machine.
test.describe.configure({ timeout: 300_000 });

test('a product that is killed while ten learners write loses nothing that it acknowledged, and does nothing twice', async () => {
  const store = await embeddedStore(process.env['E2E_DATA_DIR'] ?? '');
  try {
    const result = await killUnderLoad(store, KILLS);
    expect(problemsOf(result)).toEqual([]);
    const acknowledged = result.compared.reduce((sum, one) => sum + one.acknowledged, 0);
    expect(acknowledged, 'something was written').toBeGreaterThan(KILLS);
  } finally {
    await store.remove();
  }
});
