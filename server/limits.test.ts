import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type RateLimit, type RateName, rates } from '#contract/rates.ts';
import { ROLES } from '#contract/roles.ts';
import { rateLimits } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { Call } from '#server/testing/caller.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

/**
 * Every rate limit that an endpoint declares refuses calls above it, and none below. New limits are covered
 * automatically. Each is tried with a count of a few calls; one of each kind with the number that is declared.
 */

const FEW = 2;

const { db, factories } = await buildTestApp();
let hoa: TestUser;
let lan: TestUser;
beforeAll(async () => {
  await emptyTables(db);
  hoa = await factories.user({ roles: ROLES });
  lan = await factories.user({ roles: ROLES });
});

/** Limits by a body field count only valid bodies. */
const email = 'hoa@example.com';
const BODIES: Readonly<Record<string, Record<string, string>>> = {
  '/auth/register': { name: 'Hoa', email, password: 'cầu-nối-tiếng-Nhật', phoneNumber: '0901234567' },
  '/auth/regenerate-otp': { email },
  '/auth/forgot-password': { email },
};

interface Guarded {
  readonly rate: RateName;
  readonly limit: RateLimit;
  /** All endpoints that share it. */
  readonly together: readonly Endpoint[];
}

/** Limits that no endpoint declares are spent by a service, and tested there. */
const guarded = (Object.keys(rates) as RateName[])
  .map((rate): Guarded => ({
    rate,
    limit: rates[rate],
    together: endpoints.filter(({ limits }) => limits?.includes(rate)),
  }))
  .filter(({ together }) => together.length > 0);

const kindOf = ({ by, onlyWithQuery }: RateLimit): string =>
  [typeof by === 'string' ? by : 'a body field', ...(onlyWithQuery ? ['a query'] : [])].join(' and ');

/** Of each kind the limit that takes the fewest calls, so that no other limit of its endpoint refuses before it. */
const oneOfEachKind = guarded
  .map((one) => ({ ...one, kind: kindOf(one.limit) }))
  .toSorted((one, other) => one.limit.count - other.limit.count)
  .filter(({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at);

/** Lowered in one app: no endpoint has two of them, so it is clear which limit refuses. */
const rounds: Guarded[][] = [];
for (const one of guarded) {
  const isApart = ({ together }: Guarded) => !together.some((endpoint) => one.together.includes(endpoint));
  const round = rounds.find((others) => others.every(isApart));
  if (round) round.push(one);
  else rounds.push([one]);
}

const openApp = async (lowered: readonly Guarded[] = []): Promise<Call> => {
  const few = lowered.map(({ rate, limit }) => [rate, { ...limit, count: FEW }] as const);
  const app = await buildTestApp({
    env: { TRUST_PROXY: 'on' },
    rates: { ...rates, ...Object.fromEntries(few) },
  });
  return app.call;
};

function attempt(
  call: Call,
  { by, onlyWithQuery }: RateLimit,
  { method, path, body }: Endpoint,
  time: number,
) {
  // A limit by user must hold across addresses, and one by address for all users at it.
  const address = by === 'user' ? `10.0.${time}.1` : '192.0.2.1';
  const { token } = by === 'user' || time % 2 === 0 ? hoa : lan;
  return call(method, onlyWithQuery === undefined ? path : `${path}?${onlyWithQuery}=x`, {
    token,
    body: body && (typeof by === 'object' ? BODIES[path] : {}),
    headers: { 'X-Forwarded-For': address },
  });
}

/** How many calls were refused too early, and how each endpoint refuses the call after them. */
async function outcomeOf(count: number, call: Call, { limit, together }: Guarded) {
  let early = 0;
  for (let time = 1; time <= count; time += 1)
    for (const first of together.slice(0, 1))
      if ((await attempt(call, limit, first, time)).status === 429) early += 1;
  const refusals = [];
  for (const endpoint of together) {
    const { status, headers, text } = await attempt(call, limit, endpoint, count + 1);
    const saysWhen = Number(headers.get('Retry-After')) > 0;
    refusals.push({ path: endpoint.path, status, saysWhen, saysWhy: text.includes(TOO_FAST) });
  }
  return { early, refusals };
}

const TOO_FAST = 'Bạn thao tác quá nhanh.';
const refusedByAll = ({ together }: Guarded) => ({
  early: 0,
  refusals: together.map(({ path }) => ({ path, status: 429, saysWhen: true, saysWhy: true })),
});

describe.each(rounds.map((limits) => ({ limits })))(
  `lowered to ${FEW}, every declared limit`,
  ({ limits }) => {
    let call: Call;
    beforeAll(async () => {
      // Several nodes count in the database.
      await db.delete(rateLimits);
      call = await openApp(limits);
    });

    test.each(limits)('refuses the next call to each of its endpoints: $limit.name', async (one) => {
      expect(await outcomeOf(FEW, call, one)).toEqual(refusedByAll(one));
    });
  },
);

describe('the app counts up to the declared number', () => {
  test.each(oneOfEachKind)('by $kind: $limit.name · $limit.count per $limit.perSeconds s', async (one) => {
    await db.delete(rateLimits);
    expect(await outcomeOf(one.limit.count, await openApp(), one)).toEqual(refusedByAll(one));
  });
});

test('no two limits share a counter', () => {
  const names = Object.values(rates).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
