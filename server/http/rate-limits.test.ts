import { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { defineEndpoint } from '#contract/endpoint.ts';
import { rates, type Rates } from '#contract/rates.ts';
import { z } from '#contract/zod.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { emptyTables } from '#server/testing/empty-tables.ts';
import { openTestDatabase, testServerUrl } from '#server/testing/test-database.ts';
import { ownCall } from './incoming.ts';
import { createRateLimits } from './rate-limits.ts';
import { route } from './route.ts';

const twice = <Limit extends Rates[keyof Rates]>(limit: Limit) => ({ ...limit, count: 2, perSeconds: 3600 });
const twiceEach: Rates = {
  ...rates,
  searchPerAddress: twice(rates.searchPerAddress),
  speechPerUser: twice(rates.speechPerUser),
  loginPerAccount: twice(rates.loginPerAccount),
  registerPerAddress: twice(rates.registerPerAddress),
  suggestPerAddress: twice(rates.suggestPerAddress),
};
const shared = { method: 'POST', summary: '', access: 'anyone' } as const;
const perAddress = defineEndpoint({ ...shared, path: '/address', limits: ['searchPerAddress'] });
const perUser = defineEndpoint({ ...shared, path: '/user', limits: ['speechPerUser'] });
const perAccount = defineEndpoint({
  ...shared,
  path: '/account',
  limits: ['loginPerAccount'],
  body: z.object({ email: z.string().check(z.toLowerCase()) }),
});
const refusing = defineEndpoint({
  ...shared,
  path: '/refusing',
  limits: ['registerPerAddress'],
  body: z.object({ email: z.string() }),
});

const rendering = defineEndpoint({ ...shared, path: '/rendering', limits: ['suggestPerAddress'] });

const { fetch, call, factories, db } = await mountRoutes(
  [perAddress, perUser, perAccount, refusing, rendering].map((endpoint) => route(endpoint, () => undefined)),
  undefined,
  twiceEach,
);
beforeAll(() => emptyTables(db));

let lastAddress = 0;
const newAddress = () => `10.0.0.${(lastAddress += 1)}`;
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

describe('the third call of two is refused', () => {
  test('with 429, Retry-After and a Vietnamese sentence that says how long', async () => {
    const address = newAddress();
    await call('POST', '/address', from(address));
    await call('POST', '/address', from(address));
    const reply = await call('POST', '/address', from(address));
    const seconds = Number(reply.headers.get('Retry-After'));
    const says = `Bạn thao tác quá nhanh. Vui lòng thử lại sau ${Math.ceil(seconds / 60)} phút.`;
    expect(reply).toMatchObject({ status: 429, body: { statusCode: 429, error: says, message: says } });
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
      why: 'a body field, from wherever it comes',
      first: () => ({ ...from(newAddress()), body: { email: 'HOA@example.com' } }),
      other: () => ({ ...from('10.1.0.5'), body: { email: 'lan@example.com' } }),
      path: '/account',
    },
  ])('by $why, while another one is free', async ({ path, first, other }) => {
    expect((await call('POST', path, first())).status).toBe(200);
    expect((await call('POST', path, first())).status).toBe(200);
    expect((await call('POST', path, first())).status).toBe(429);
    expect((await call('POST', path, other())).status).toBe(200);
  });

  test('by user, whatever the address, while a classmate behind the same address is free', async () => {
    const [hoa, lan] = [await factories.user(), await factories.user()];
    for (const status of [200, 200, 429]) {
      expect((await call('POST', '/user', { ...from(newAddress()), token: hoa.token })).status).toBe(status);
    }
    expect((await call('POST', '/user', { ...from('10.0.0.1'), token: lan.token })).status).toBe(200);
  });

  test('a body field is counted in its checked form: capitals make no other account', async () => {
    const tries = ['mai@example.com', 'MAI@example.com', 'Mai@example.com'];
    const replies = await Promise.all(
      tries.map((email) => call('POST', '/account', { ...from(newAddress()), body: { email } })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  });

  test('calls that were refused for another reason count as well', async () => {
    const address = newAddress();
    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      statuses.push((await call('POST', '/refusing', { ...from(address), body: {} })).status);
    expect(statuses).toEqual([400, 400, 429]);
  });
});

describe('a call that rendering a page makes', () => {
  const ask = async (env?: object, headers = {}) => {
    const request = new Request('http://localhost/rendering', { method: 'POST', headers });
    return (await fetch(request, env)).status;
  };

  test('spends nothing, and no request from outside passes for one', async () => {
    for (let time = 0; time < 4; time += 1) expect(await ask(ownCall)).toBe(200);
    const lookalike = { ...ownCall };
    expect([await ask(lookalike), await ask(lookalike), await ask(lookalike)]).toEqual([200, 200, 429]);
    expect(await ask(undefined, { 'X-Own-Call': '1' })).toBe(429);
    expect(await ask(ownCall)).toBe(200);
  });
});

describe.runIf(testServerUrl)('on a server', () => {
  const limit = { ...twiceEach.searchPerAddress, name: 'nodes' };

  test('two nodes count together', async () => {
    const { pool } = await openTestDatabase();
    const [one, other] = [createRateLimits(pool), createRateLimits(pool)];
    await one.spend(limit, 'hoa');
    await other.spend(limit, 'hoa');
    await expect(one.spend(limit, 'hoa')).rejects.toMatchObject({ statusCode: 429 });
    await expect(other.spend(limit, 'hoa')).rejects.toMatchObject({ statusCode: 429 });
    await expect(other.spend(limit, 'lan')).resolves.toBeUndefined();
  });

  test('a node counts for itself while the database is away', async () => {
    const away = new Pool({ connectionString: 'postgres://127.0.0.1:1/none', connectionTimeoutMillis: 200 });
    const alone = createRateLimits(away);
    await alone.spend(limit, 'mai');
    await alone.spend(limit, 'mai');
    await expect(alone.spend(limit, 'mai')).rejects.toMatchObject({ statusCode: 429 });
    await away.end();
  });
});
