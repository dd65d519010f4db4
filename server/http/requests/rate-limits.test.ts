import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { HOUR_MS } from '#contract/limits.ts';
import { type RateLimit, rates, type Rates } from '#contract/rates.ts';
import { z } from '#contract/zod.ts';
import { rateLimits } from '#server/db/schema/index.ts';
import { createSecretHash } from '#server/features/accounts/secret-hash.ts';
import { buildTestApp, TEST_TOKEN_SECRET } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { AppError } from '../errors.ts';
import { route } from '../route.ts';
import { ownCall } from './incoming.ts';
import { createRateLimits, deleteExpiredCounters, type RateLimits } from './rate-limits.ts';

const twice = <Limit extends Rates[keyof Rates]>(limit: Limit) => ({ ...limit, count: 2, perSeconds: 3600 });
const twiceEach: Rates = {
  ...rates,
  searchPerAddress: twice(rates.searchPerAddress),
  speechPerUser: twice(rates.speechPerUser),
  mailRequestPerAccount: twice(rates.mailRequestPerAccount),
  registerPerAddress: twice(rates.registerPerAddress),
  suggestPerAddress: twice(rates.suggestPerAddress),
};
const declared = { method: 'POST', summary: '', access: 'anyone' } as const;
const perAddress = defineEndpoint({ ...declared, path: '/address', limits: ['searchPerAddress'] });
const perUser = defineEndpoint({ ...declared, path: '/user', limits: ['speechPerUser'] });
const perAccount = defineEndpoint({
  ...declared,
  path: '/account',
  limits: ['mailRequestPerAccount'],
  body: z.object({ email: z.string().check(z.toLowerCase()) }),
});
const refusing = defineEndpoint({
  ...declared,
  path: '/refusing',
  limits: ['registerPerAddress'],
  body: z.object({ email: z.string() }),
});

const rendering = defineEndpoint({ ...declared, path: '/rendering', limits: ['suggestPerAddress'] });

const { fetch, call, factories, db } = await mountRoutes(
  [perAddress, perUser, perAccount, refusing, rendering].map((endpoint) => route(endpoint, () => undefined)),
  undefined,
  twiceEach,
);
beforeAll(() => emptyTables(db));

let lastAddress = 0;
const newAddress = () => `10.0.0.${(lastAddress += 1)}`;
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

describe('with a limit of two, the third call is refused', () => {
  test('with 429, Retry-After and a Vietnamese sentence with the time to wait', async () => {
    const address = newAddress();
    await call('POST', '/address', from(address));
    await call('POST', '/address', from(address));
    const reply = await call('POST', '/address', from(address));
    const seconds = Number(reply.headers.get('Retry-After'));
    const message = `Bạn thao tác quá nhanh. Vui lòng thử lại sau ${Math.ceil(seconds / 60)} phút.`;
    expect(reply).toMatchObject({ status: 429, body: { statusCode: 429, error: message, message } });
    expect(seconds).toSatisfy((wait: number) => Number.isInteger(wait) && wait > 0 && wait <= 3600);
  });

  test.each([
    { why: 'an address', first: () => from('10.1.0.1'), other: () => from('10.1.0.2'), path: '/address' },
    {
      why: 'an anonymous visitor by address',
      first: () => from('10.1.0.3'),
      other: () => from('10.1.0.4'),
      path: '/user',
    },
    {
      why: 'a body field',
      first: () => ({ ...from('10.1.0.5'), body: { email: 'HOA@example.com' } }),
      other: () => ({ ...from('10.1.0.5'), body: { email: 'lan@example.com' } }),
      path: '/account',
    },
    {
      why: 'a body field and the address together, so that nobody can lock out others from elsewhere',
      first: () => ({ ...from('10.1.0.6'), body: { email: 'hoa@example.com' } }),
      other: () => ({ ...from('10.1.0.7'), body: { email: 'hoa@example.com' } }),
      path: '/account',
    },
  ])('by $why, while another one is allowed', async ({ path, first, other }) => {
    expect((await call('POST', path, first())).status).toBe(200);
    expect((await call('POST', path, first())).status).toBe(200);
    expect((await call('POST', path, first())).status).toBe(429);
    expect((await call('POST', path, other())).status).toBe(200);
  });

  test('by user, from any address, while another user at the same address is allowed', async () => {
    const [hoa, lan] = [await factories.user(), await factories.user()];
    for (const status of [200, 200, 429]) {
      expect((await call('POST', '/user', { ...from(newAddress()), token: hoa.token })).status).toBe(status);
    }
    expect((await call('POST', '/user', { ...from('10.0.0.1'), token: lan.token })).status).toBe(200);
  });

  test('by the parsed body field: capitals do not make another account', async () => {
    const tries = ['mai@example.com', 'MAI@example.com', 'Mai@example.com'];
    const address = newAddress();
    const replies = await Promise.all(
      tries.map((email) => call('POST', '/account', { ...from(address), body: { email } })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  });

  test('calls that were refused for another reason count too', async () => {
    const address = newAddress();
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      statuses.push((await call('POST', '/refusing', { ...from(address), body: {} })).status);
    expect(statuses).toEqual([400, 400, 429]);
  });
});

describe('a call made while rendering a page', () => {
  const ask = async (env?: object, headers = {}) => {
    const request = new Request('http://localhost/rendering', { method: 'POST', headers });
    return (await fetch(request, env)).status;
  };

  test('is not counted, and a request from outside cannot imitate it', async () => {
    for (let time = 0; time < 4; time += 1) expect(await ask(ownCall)).toBe(200);
    const lookalike = { ...ownCall };
    expect([await ask(lookalike), await ask(lookalike), await ask(lookalike)]).toEqual([200, 200, 429]);
    expect(await ask(undefined, { 'X-Own-Call': '1' })).toBe(429);
    expect(await ask(ownCall)).toBe(200);
  });
});

/** The part of a pool that the limiter uses, backed by the test database. */
let statements = 0;
const pool = {
  query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
    statements += 1;
    const parts = text.split(/(\$\d)/);
    return db.execute(
      sql.join(
        parts.map((part) => (part.startsWith('$') ? sql`${values[Number(part[1]) - 1]}` : sql.raw(part))),
      ),
    );
  },
} as unknown as Pool;
/** The product as one of several nodes. */
const node = await buildTestApp({ database: { ...(await openTestDatabase()), pool } });
const shared = () => createRateLimits({ pool, hash: createSecretHash(TEST_TOKEN_SECRET).of });
const rowsOf = async () => JSON.stringify(await db.select().from(rateLimits));

describe('counters shared by several nodes', () => {
  const limit = { ...twiceEach.searchPerAddress, name: 'nodes' };

  test('two nodes count together', async () => {
    const [one, other] = [shared(), shared()];
    await one.spend(limit, 'hoa');
    await other.spend(limit, 'hoa');
    await expect(one.spend(limit, 'hoa')).rejects.toMatchObject({ statusCode: 429 });
    await expect(other.spend(limit, 'hoa')).rejects.toMatchObject({ statusCode: 429 });
    await expect(other.spend(limit, 'lan')).resolves.toBeUndefined();
  });

  test('a limit that protects an account is counted by all nodes at every use', async () => {
    const exact = { ...limit, name: 'exact', count: 20, exact: true } as const;
    const nodes = [shared(), shared(), shared()];
    statements = 0;
    const allowed = await useByAll(nodes, exact, 30);
    expect(allowed).toBe(20);
    expect(statements).toBe(30);
  });

  test('the table contains neither e-mails nor addresses', async () => {
    const limits = shared();
    for (const key of ['lan@example.com 203.0.113.7', '203.0.113.7', 'user:7']) {
      await limits.spend(limit, key);
      await limits.spend(rates.loginFailures, key);
    }
    expect(await rowsOf()).toContain('login-failures:');
    expect(await rowsOf()).not.toMatch(/lan@|example|203\.0|user:7/);
  });

  test('a node counts in memory while the database is unavailable', async () => {
    const away = new Pool({ connectionString: 'postgres://127.0.0.1:1/none', connectionTimeoutMillis: 200 });
    const limits = createRateLimits({ pool: away, hash: (key) => key });
    await limits.spend(limit, 'mai');
    await limits.spend(limit, 'mai');
    await expect(limits.spend(limit, 'mai')).rejects.toMatchObject({ statusCode: 429 });
    await away.end();
  });
});

/** How many of the uses, which the nodes take in turns and at the same time, are allowed. */
async function useByAll(nodes: readonly RateLimits[], limit: RateLimit, uses: number, key = 'hoa') {
  const use = async (index: number) => nodes[index % nodes.length]?.spend(limit, key);
  const results = await Promise.allSettled(Array.from({ length: uses }, (_, index) => use(index)));
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('limits that nodes lease from each other', () => {
  const limit = { ...rates.searchPerAddress, name: 'leased', count: 100, perSeconds: 60 };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    statements = 0;
    return emptyTables(db);
  });
  afterEach(() => void vi.useRealTimers());

  test('what an ordinary caller uses costs no statement', async () => {
    const one = shared();
    for (let caller = 0; caller < 20; caller += 1)
      expect(await useByAll([one], limit, 10, `caller ${caller}`)).toBe(10);
    expect(statements).toBe(0);
  });

  test('one node allows exactly the limit, with a statement for every tenth part', async () => {
    expect(await useByAll([shared()], limit, 300)).toBe(100);
    expect(statements).toBe(10);
  });

  test.each([
    { nodes: 2, most: 110, why: 'two nodes: a tenth more' },
    { nodes: 3, most: 120, why: 'three nodes: two tenths more' },
  ])('uses at the same moment are allowed as far as promised by $why', async ({ nodes: count, most }) => {
    const nodes = Array.from({ length: count }, shared);
    const allowed = await useByAll(nodes, limit, 500);
    expect(allowed).toBeGreaterThanOrEqual(100);
    expect(allowed).toBeLessThanOrEqual(most);
    expect(await useByAll(nodes, limit, 50), 'afterwards').toBe(0);
  });

  test('who is refused costs no statement until the time is over', async () => {
    const one = shared();
    await useByAll([one], limit, 300);
    statements = 0;
    expect(await useByAll([one], limit, 100)).toBe(0);
    expect(statements).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await useByAll([one], limit, 300)).toBe(100);
  });

  test('who is above a limit that is too small for a free part is told when the shared period ends', async () => {
    const small = { ...limit, name: 'small', count: 5 };
    const [one, other] = [shared(), shared()];
    const start = Date.now();
    await other.spend(small, 'hoa');
    vi.setSystemTime(start + 30_000);
    await one.spend(small, 'hoa');
    // The shared period has ended, and the next one begins.
    vi.setSystemTime(start + 61_000);
    expect(await useByAll([one], small, 5)).toBe(5);
    await expect(one.spend(small, 'hoa')).rejects.toMatchObject({ headers: { 'Retry-After': '60' } });
  });

  test('a cached reply costs no statement', async () => {
    await node.factories.topic();
    const replies = [];
    for (let time = 0; time < 30; time += 1) replies.push((await node.call('GET', '/api/topics')).status);
    expect(new Set(replies)).toEqual(new Set([200]));
    expect(statements).toBe(0);
  });
});

describe.each([
  { where: 'in memory', create: () => createRateLimits() },
  { where: 'in the database', create: shared },
])('a growing wait, counted $where', ({ create }) => {
  const growing = {
    name: 'growing',
    count: 3,
    perSeconds: 3600,
    by: 'address',
    exact: true,
    growingWait: { firstSeconds: 10, lastSeconds: 40 },
  } as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  /** The seconds to wait, or null if the use is allowed. */
  const use = (limits: RateLimits, key: string) =>
    limits.spend(growing, key).then(
      () => null,
      (error: unknown) => (error instanceof AppError ? Number(error.headers['Retry-After']) : error),
    );

  test('doubles with each use up to the maximum, and trying too early does not make it longer', async () => {
    const limits = create();
    expect([await use(limits, 'a'), await use(limits, 'a'), await use(limits, 'a')]).toEqual([
      null,
      null,
      null,
    ]);
    for (const seconds of [10, 20, 40, 40]) {
      expect(await use(limits, 'a')).toBe(seconds);
      pass(seconds - 1);
      expect(await use(limits, 'a')).toBe(1);
      pass(1);
      expect(await use(limits, 'a')).toBeNull();
    }
    expect(await use(limits, 'b'), 'another key does not wait').toBeNull();
  });

  test('concurrent uses are limited like sequential ones', async () => {
    const limits = create();
    const uses = await Promise.all(Array.from({ length: 30 }, () => use(limits, 'at once')));
    expect(uses.filter((wait) => wait === null)).toHaveLength(3);
    pass(40);
    const later = await Promise.all(Array.from({ length: 30 }, () => use(limits, 'at once')));
    expect(later.filter((wait) => wait === null)).toHaveLength(1);
  });

  test('ends when it is reset, and the first uses are free again', async () => {
    const limits = create();
    for (let time = 0; time < 3; time += 1) await use(limits, 'c');
    expect(await use(limits, 'c')).toBe(10);
    await limits.forget(growing, 'c');
    expect([await use(limits, 'c'), await use(limits, 'c'), await use(limits, 'c')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await use(limits, 'c')).toBe(10);
  });

  test('a refunded use does not count', async () => {
    const limits = create();
    for (let time = 0; time < 5; time += 1) {
      expect(await use(limits, 'd')).toBeNull();
      await limits.refund(growing, 'd');
    }
  });
});

test.each([
  { expire: -HOUR_MS - 1, left: 0, why: 'expired for an hour' },
  { expire: -HOUR_MS + 1, left: 1, why: 'just expired: another node’s clock may be behind' },
  { expire: HOUR_MS, left: 1, why: 'still counting' },
  { expire: null, left: 1, why: 'without an end' },
])('a stored counter is cleaned up when nobody needs it: $why', async ({ expire, left }) => {
  await emptyTables(db);
  const now = new Date();
  await db.insert(rateLimits).values({ key: 'a', expire: expire === null ? null : now.getTime() + expire });
  await deleteExpiredCounters(db, now);
  expect(await db.$count(rateLimits)).toBe(left);
});
