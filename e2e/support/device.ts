// What a browser keeps on its device.
import type { Page } from '@playwright/test';

/** All rows of a store of this browser. A database that is not there yet must not be created by looking. */
export const rowsOf = (page: Page, database: string, store: string): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    async ([name, table]) => {
      const known = await indexedDB.databases();
      if (!known.some((one) => one.name === name)) return [];
      return new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(table).objectStore(table).getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result as Record<string, unknown>[]);
          });
        });
      });
    },
    [database, store] as const,
  );

/** The events of the device, as `kind subject`. */
export const eventsOnDevice = async (page: Page) =>
  (await rowsOf(page, 'kakehashi-learning', 'events')).map(
    ({ kind, subject }) => `${String(kind)} ${String(subject)}`,
  );
