import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimit } from '#contract/rates.ts';
import { tooManyRequests } from './errors.ts';

export interface RateLimits {
  /** Counts one use and throws 429 with `Retry-After` when the limit is passed. */
  spend(limit: RateLimit, key: string): Promise<void>;
}

/** Counted in memory by a single node; in the database that several nodes share. */
export function createRateLimits(sharedBy?: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (limit: RateLimit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = sharedBy ? countInDatabase(limit, sharedBy) : countInMemory(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    async spend(limit, key) {
      try {
        await limiterFor(limit).consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}

const countInMemory = ({ name, count, perSeconds }: RateLimit) =>
  new RateLimiterMemory({ keyPrefix: name, points: count, duration: perSeconds });

const countInDatabase = (limit: RateLimit, pool: Pool) =>
  new RateLimiterPostgres({
    storeClient: pool,
    // Named, because the library would tell by the name of the class, which a bundler may change.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.count,
    duration: limit.perSeconds,
    // While the database is away each node counts for itself.
    insuranceLimiter: countInMemory(limit),
  });

/** For load tests only; `server/main.ts` warns at start when it is in use. */
export const unlimited: RateLimits = { spend: async () => {} };
