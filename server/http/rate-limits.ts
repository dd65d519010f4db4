import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimit } from '#contract/limits.ts';
import { tooManyRequests } from './errors.ts';

export interface RateLimits {
  /** Counts one use and throws 429 with `Retry-After` when the limit is passed. */
  spend(limit: RateLimit, key: string): Promise<void>;
}

export function createRateLimits(): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterFor = ({ name, count, perSeconds }: RateLimit) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterMemory({ keyPrefix: name, points: count, duration: perSeconds });
    limiters.set(name, limiter);
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

/** For load tests only; `server/main.ts` warns at start when it is in use. */
export const unlimited: RateLimits = { spend: async () => {} };
