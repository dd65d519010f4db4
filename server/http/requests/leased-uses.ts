import { LRUCache } from 'lru-cache';
import type { RateLimit } from '#contract/rates.ts';
import { RATE_LIMIT_KEYS_MAX, RATE_LIMIT_LEASE_PARTS } from '#contract/server-limits.ts';

/** Counts uses for all nodes together, and returns how many there are now. */
type CountShared = (
  limit: RateLimit,
  key: string,
  uses: number,
) => Promise<{ readonly consumedPoints: number; readonly msBeforeNext: number }>;

/** Thrown above a limit. */
export class AboveLimit extends Error {
  override readonly name = 'AboveLimit';

  constructor(readonly msBeforeNext: number) {
    super('above the rate limit');
  }
}

interface Uses {
  /** Uses that this node allows without asking, until they are renewed. */
  free: number;
  freeUntil: number;
  /** Uses that the database has granted to this node. */
  leased: number;
  leasedUntil: number;
  refusedUntil: number;
  /** Concurrent uses wait for one answer. */
  asking: Promise<void> | null;
}

/**
 * Counts in memory what several nodes share. A node allows a small part of the limit without asking, which is all that
 * most callers ever use, and then leases blocks of the same size from the counter in the database. So a use costs no
 * statement, or a fraction of one. Within one period, one node lets through exactly the limit, and each further node adds
 * at most its free part. The free part has a period of its own, so around the end of a period it can be counted twice; and
 * as with every fixed period, two limits can be used up around that end.
 */
export function createLeasedUses(countShared: CountShared) {
  const known = new LRUCache<string, Uses>({ max: RATE_LIMIT_KEYS_MAX });

  function usesOf({ name }: RateLimit, key: string): Uses {
    const id = `${name}:${key}`;
    const found = known.get(id);
    if (found) return found;
    const uses = { free: 0, freeUntil: 0, leased: 0, leasedUntil: 0, refusedUntil: 0, asking: null };
    known.set(id, uses);
    return uses;
  }

  /** Afterwards there is something to use, or it is refused for a while. */
  async function lease(uses: Uses, limit: RateLimit, key: string): Promise<void> {
    const block = Math.max(1, freePartOf(limit));
    const { consumedPoints, msBeforeNext } = await countShared(limit, key, block);
    const left = limit.count - freePartOf(limit) - (consumedPoints - block);
    const until = Date.now() + Math.max(1, msBeforeNext);
    if (left > 0) {
      uses.leased = Math.min(left, block);
      uses.leasedUntil = until;
    } else uses.refusedUntil = until;
  }

  return async function spend(limit: RateLimit, key: string): Promise<void> {
    const uses = usesOf(limit, key);
    for (;;) {
      if (tryUse(uses, limit)) return;
      uses.asking ??= lease(uses, limit, key).finally(() => (uses.asking = null));
      await uses.asking;
    }
  };
}

function tryUse(uses: Uses, limit: RateLimit): boolean {
  const now = Date.now();
  if (uses.freeUntil <= now) {
    uses.free = freePartOf(limit);
    uses.freeUntil = now + limit.perSeconds * 1000;
  }
  if (uses.free > 0) {
    uses.free -= 1;
    return true;
  }
  if (uses.leased > 0 && uses.leasedUntil > now) {
    uses.leased -= 1;
    return true;
  }
  if (uses.refusedUntil > now) {
    // Of a small limit nothing is free, whenever its period ends.
    const freeFrom = freePartOf(limit) > 0 ? uses.freeUntil : Infinity;
    throw new AboveLimit(Math.min(uses.refusedUntil, freeFrom) - now);
  }
  return false;
}

const freePartOf = ({ count }: RateLimit): number => Math.floor(count / RATE_LIMIT_LEASE_PARTS);
