import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { HOUR_MS } from '#contract/limits.ts';
import type { ExactRateLimit, RateLimit } from '#contract/rates.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteInPortions } from '#server/db/delete-in-portions.ts';
import { rateLimits as counters } from '#server/db/schema/rate-limits.ts';
import { tooManyRequests } from '../errors.ts';
import { AboveLimit, createLeasedUses } from './leased-uses.ts';

/** The message of a refusal, for the remaining seconds. */
type Refusal = (seconds: number) => string;

export interface RateLimits {
  /** Counts one use, and throws 429 with `Retry-After` above the limit. */
  spend(limit: RateLimit, key: string, refusalText?: Refusal): Promise<void>;
  /** Counts one use, and returns whether it is within the limit. */
  allows(limit: ExactRateLimit, key: string): Promise<boolean>;
  /** Removes one use. */
  refund(limit: ExactRateLimit, key: string): Promise<void>;
  /** Removes all uses, and ends the wait that they caused. */
  forget(limit: ExactRateLimit, key: string): Promise<void>;
}

interface SharedCounters {
  readonly pool: Pick<Pool, 'query'>;
  /** Keys are addresses and e-mails, which must not be readable in the table or its backups. */
  readonly hash: (key: string) => string;
}

/**
 * A single node counts in memory. Several nodes count exact limits in the shared database, at every use, and lease blocks
 * of all others from there.
 */
export function createRateLimits(shared?: SharedCounters): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (counter: Counter) => {
    const known = limiters.get(counter.name);
    if (known) return known;
    const limiter = shared ? countInDatabase(counter, shared.pool) : countInMemory(counter);
    limiters.set(counter.name, limiter);
    return limiter;
  };
  // In memory no hash is needed, and it would cost time on every request.
  const storedKey = shared?.hash ?? ((key: string) => key);

  const spendLeased = createLeasedUses((limit, key, uses) => limiterFor(limit).penalty(storedKey(key), uses));

  function spendAtOnce(limit: RateLimit, key: string): Promise<unknown> {
    if (limit.growingWait) return spendGrowing(limit, limit.growingWait, storedKey(key));
    return shared && !limit.exact ? spendLeased(limit, key) : limiterFor(limit).consume(storedKey(key));
  }

  /** Counts first and then checks the wait, so that only one of many concurrent uses is allowed. */
  async function spendGrowing(limit: RateLimit, wait: GrowingWait, key: string): Promise<void> {
    const uses = limiterFor(limit);
    const { consumedPoints } = await uses.penalty(key);
    if (consumedPoints < limit.count) return;
    try {
      const customDuration = secondsToWait(wait, consumedPoints - limit.count);
      await limiterFor(waitAfter(limit, wait)).consume(key, 1, { customDuration });
    } catch (refusal) {
      // A use that is too early does not make the next wait longer.
      await uses.reward(key);
      throw refusal;
    }
  }

  return {
    async spend(limit, key, refusalText) {
      try {
        await spendAtOnce(limit, key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes || refusal instanceof AboveLimit)) throw refusal;
        throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), refusalText);
      }
    },

    async allows(limit, key) {
      const { consumedPoints } = await limiterFor(limit).penalty(storedKey(key));
      return consumedPoints <= limit.count;
    },

    async refund(limit, key) {
      await limiterFor(limit).reward(storedKey(key));
    },

    async forget(limit, key) {
      await limiterFor(limit).delete(storedKey(key));
      if (limit.growingWait) await limiterFor(waitAfter(limit, limit.growingWait)).delete(storedKey(key));
    },
  };
}

type Counter = Pick<RateLimit, 'name' | 'count' | 'perSeconds'>;
type GrowingWait = NonNullable<RateLimit['growingWait']>;

const secondsToWait = ({ firstSeconds, lastSeconds }: GrowingWait, waitsBefore: number) =>
  Math.min(lastSeconds, firstSeconds * 2 ** waitsBefore);

/** Allows one use per wait. */
const waitAfter = ({ name }: RateLimit, { lastSeconds }: GrowingWait): Counter => ({
  name: `${name}-wait`,
  count: 1,
  perSeconds: lastSeconds,
});

const countInMemory = ({ name, count, perSeconds }: Counter) =>
  new RateLimiterMemory({ keyPrefix: name, points: count, duration: perSeconds });

const countInDatabase = (counter: Counter, pool: SharedCounters['pool']) =>
  new RateLimiterPostgres({
    storeClient: pool,
    // Given, because the library would detect it by the class name, which a bundler may change.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The library would delete all old counters in one statement, for each limit and on each node.
    clearExpiredByTimeout: false,
    keyPrefix: counter.name,
    points: counter.count,
    duration: counter.perSeconds,
    // While the database is unavailable, each node counts in memory.
    insuranceLimiter: countInMemory(counter),
  });

/** Expired counters start again from nothing. An hour later no node counts with them, whatever its clock says. */
export const deleteExpiredCounters = (db: Database, now: Date, signal?: AbortSignal): Promise<void> =>
  deleteInPortions(db, counters, lt(counters.expire, now.getTime() - HOUR_MS), { signal });

/** For load tests only; `server/main.ts` warns at start when it is in use. */
export const unlimited: RateLimits = {
  spend: async () => {},
  allows: async () => true,
  refund: async () => {},
  forget: async () => {},
};
