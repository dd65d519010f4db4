import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type RateLimit, rates } from '#contract/rates.ts';
import { ROLES } from '#contract/roles.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

/**
 * Every rate limit that an endpoint declares refuses calls above it, and none below. New limits are covered
 * automatically.
 */

const { db } = await openTestDatabase();
beforeEach(() => emptyTables(db));
afterEach(() => void vi.useRealTimers());

/** Limits by a body field count only valid bodies. */
const email = 'hoa@example.com';
const BODIES: Readonly<Record<string, Record<string, string>>> = {
  '/auth/register': { name: 'Hoa', email, password: 'cầu-nối-tiếng-Nhật', phoneNumber: '0901234567' },
  '/auth/regenerate-otp': { email },
  '/auth/forgot-password': { email },
};

/** Each limit with all endpoints that share it. */
const limitsOf = ({ limits = [] }: Endpoint): readonly RateLimit[] => limits.map((name) => rates[name]);
const guarded = [...new Set(endpoints.flatMap(limitsOf))].map((limit) => ({
  limit,
  together: endpoints.filter((endpoint) => limitsOf(endpoint).includes(limit)),
}));

/** Milliseconds between two calls: slow enough not to hit this endpoint's limits with shorter windows. */
function pauseBetween(endpoint: Endpoint, { by, perSeconds }: RateLimit): number {
  const shorter = limitsOf(endpoint).filter((other) => other.by === by && other.perSeconds < perSeconds);
  return Math.max(0, ...shorter.map((other) => Math.ceil((other.perSeconds * 1000) / other.count) + 1));
}

/** How many callers at one address are needed, so that none of them hits a limit by user. */
function callersAt(endpoint: Endpoint, { by, count }: RateLimit): number {
  if (by === 'user') return 1;
  const beside = limitsOf(endpoint);
  const own = by === 'address' ? beside.filter((other) => other.by === 'user' && other.count < count) : [];
  return own.length === 0 ? 0 : Math.ceil(count / Math.min(...own.map((other) => other.count)));
}

async function prepare(limit: RateLimit, first: Endpoint) {
  const { by, onlyWithQuery } = limit;
  const { call, factories } = await buildTestApp({ env: { TRUST_PROXY: 'on' } });
  const callers = await Promise.all(
    Array.from({ length: callersAt(first, limit) }, () => factories.user({ roles: ROLES })),
  );
  // A limit by user must hold across addresses.
  const addressOf = (time: number) => (by === 'user' ? `10.0.${time}.1` : '192.0.2.1');
  return ({ method, path, body }: Endpoint, time: number) =>
    call(method, onlyWithQuery === undefined ? path : `${path}?${onlyWithQuery}=x`, {
      token: callers[time % callers.length]?.token,
      body: body && (typeof by === 'object' ? BODIES[path] : {}),
      headers: { 'X-Forwarded-For': addressOf(time) },
    });
}

describe('every declared limit', () => {
  test.each(guarded)(
    '$limit.name · $limit.count per $limit.perSeconds s by $limit.by',
    async ({ limit, together }) => {
      const [first] = together;
      if (!first) throw new Error('A limit comes from its endpoint');
      const attempt = await prepare(limit, first);
      const pauseMs = pauseBetween(first, limit);
      if (pauseMs > 0) vi.useFakeTimers({ toFake: ['Date'] });
      for (let time = 1; time <= limit.count; time += 1) {
        expect((await attempt(first, time)).status).not.toBe(429);
        if (pauseMs > 0) vi.setSystemTime(Date.now() + pauseMs);
      }
      for (const endpoint of together) {
        const refused = await attempt(endpoint, limit.count + 1);
        expect(refused.status, `${endpoint.method} ${endpoint.path}`).toBe(429);
        expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(refused.text).toContain('Bạn thao tác quá nhanh.');
      }
    },
  );
});
