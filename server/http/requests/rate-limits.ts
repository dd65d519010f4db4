import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateLimit } from '#contract/rates.ts';
import { tooManyRequests } from '../errors.ts';

/** What a refusal says, by the seconds that are left to wait. */
type Refusal = (seconds: number) => string;

export interface RateLimits {
  /** Counts one use and throws 429 with `Retry-After` when the limit is passed. */
  spend(limit: RateLimit, key: string, says?: Refusal): Promise<void>;
  /** Counts one use, and tells whether it is within the limit. */
  allows(limit: RateLimit, key: string): Promise<boolean>;
  /** Takes one use back. */
  refund(limit: RateLimit, key: string): Promise<void>;
  /** Takes all uses back, and ends the wait that they led to. */
  forget(limit: RateLimit, key: string): Promise<void>;
}

interface SharedCounters {
  readonly pool: Pick<Pool, 'query'>;
  /** Keys are addresses and e-mails: the table, and its copies, must not tell them. */
  readonly hash: (key: string) => string;
}

/** Counted in memory by a single node; in the database that several nodes share. */
export function createRateLimits(shared?: SharedCounters): RateLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterFor = (counter: Counter) => {
    const known = limiters.get(counter.name);
    if (known) return known;
    const limiter = shared ? countInDatabase(counter, shared.pool) : countInMemory(counter);
    limiters.set(counter.name, limiter);
    return limiter;
  };
  // A memory is nobody's to read, and most limits are asked on every request.
  const kept = shared?.hash ?? ((key: string) => key);

  /** Counted first, then held against the wait: of many who come at once no two get through. */
  async function spendGrowing(limit: RateLimit, wait: GrowingWait, key: string): Promise<void> {
    const uses = limiterFor(limit);
    const { consumedPoints } = await uses.penalty(key);
    if (consumedPoints < limit.count) return;
    try {
      const customDuration = secondsToWait(wait, consumedPoints - limit.count);
      await limiterFor(waitAfter(limit, wait)).consume(key, 1, { customDuration });
    } catch (refusal) {
      // Who only asks too early does not make the next wait longer.
      await uses.reward(key);
      throw refusal;
    }
  }

  return {
    async spend(limit, key, says) {
      try {
        if (limit.growingWait) await spendGrowing(limit, limit.growingWait, kept(key));
        else await limiterFor(limit).consume(kept(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), says);
      }
    },

    async allows(limit, key) {
      const { consumedPoints } = await limiterFor(limit).penalty(kept(key));
      return consumedPoints <= limit.count;
    },

    async refund(limit, key) {
      await limiterFor(limit).reward(kept(key));
    },

    async forget(limit, key) {
      await limiterFor(limit).delete(kept(key));
      if (limit.growingWait) await limiterFor(waitAfter(limit, limit.growingWait)).delete(kept(key));
    },
  };
}

type Counter = Pick<RateLimit, 'name' | 'count' | 'perSeconds'>;
type GrowingWait = NonNullable<RateLimit['growingWait']>;

const secondsToWait = ({ firstSeconds, lastSeconds }: GrowingWait, waitsBefore: number) =>
  Math.min(lastSeconds, firstSeconds * 2 ** waitsBefore);

/** One use until the wait is over. */
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
    // Named, because the library would tell by the name of the class, which a bundler may change.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: counter.name,
    points: counter.count,
    duration: counter.perSeconds,
    // While the database is away each node counts for itself.
    insuranceLimiter: countInMemory(counter),
  });

/** For load tests only; `server/main.ts` warns at start when it is in use. */
export const unlimited: RateLimits = {
  spend: async () => {},
  allows: async () => true,
  refund: async () => {},
  forget: async () => {},
};
