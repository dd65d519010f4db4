import type { Done } from '#contract/fields.ts';
import {
  DAY_MS,
  MISSED_SEARCH_BROWSERS_MIN,
  MISSED_SEARCH_DAYS,
  MISSED_SEARCH_PER_ADDRESS_MAX,
  MISSED_SEARCHES_SHOWN,
} from '#contract/limits.ts';
import type { MissedSearch } from '#contract/missed-searches/endpoints.ts';
import { missedSearchTexts } from '#contract/texts/missed-searches.ts';
import { countedSearch } from '#core/search/missed-search.ts';
import type { Database } from '#server/db/connect.ts';
import type { Visitor } from '#server/http/route.ts';
import { createPause } from '#server/in-slices.ts';
import { createMissedSearchesRepository } from './missed-searches.repository.ts';

interface MissedSearchesParts {
  readonly db: Database;
  /** Keyed by the server's secret: short texts could all be tried. */
  readonly hash: (text: string) => string;
  /** Whether the product has an answer by now; browsers say what they like. */
  readonly isAnswered: (text: string) => Promise<boolean>;
  readonly clock: () => Date;
}

/**
 * Counts what people look up in vain. A text can be read only once enough browsers have typed it, so that what only one
 * person types stays unread (PRODUCT.md, Dictionary).
 */
export function createMissedSearchesService({ db, hash, isAnswered, clock }: MissedSearchesParts) {
  const stored = createMissedSearchesRepository(db);
  const windowStart = () => new Date(clock().getTime() - MISSED_SEARCH_DAYS * DAY_MS);
  const hashed = (...parts: readonly string[]): string => hash(JSON.stringify(['missed search', ...parts]));

  /** Does nothing for a text that must not be counted, and for a browser without an id. */
  async function count(typed: string, { browserId, address }: Visitor): Promise<void> {
    const text = countedSearch(typed);
    if (text === null || browserId === null || (await isAnswered(text))) return;
    const search = hashed(text);
    const browser = hashed(text, 'browser', browserId);
    const origin = hashed(text, 'address', address);
    if ((await stored.countFrom(origin)) >= MISSED_SEARCH_PER_ADDRESS_MAX) return;
    await stored.save({ search, browser, origin, missedAt: clock() });
    const browsers = await stored.countOf(search, windowStart());
    if (browsers >= MISSED_SEARCH_BROWSERS_MIN) await stored.keepText(search, browser, text);
  }

  return {
    /** Everybody gets the same reply, counted or not. */
    async count(typed: string, visitor: Visitor): Promise<Done> {
      await count(typed, visitor);
      return { statusCode: 200, message: missedSearchTexts.noted };
    },

    /** Without those that have an entry by now. */
    async list(): Promise<MissedSearch[]> {
      const rows = await stored.list(MISSED_SEARCH_BROWSERS_MIN, windowStart(), MISSED_SEARCHES_SHOWN);
      const pause = createPause();
      const missing: MissedSearch[] = [];
      for (const { text, browsers, lastMissedAt } of rows) {
        await pause();
        if (!(await isAnswered(text)))
          missing.push({ text, browsers, lastMissedAt: lastMissedAt.toISOString() });
      }
      return missing;
    },

    cleanUp: (signal?: AbortSignal): Promise<void> => stored.deleteUntil(windowStart(), signal),
  };
}

export type MissedSearchesService = ReturnType<typeof createMissedSearchesService>;
