import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/errors.ts';
import { ROLES } from '#contract/roles.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { TestUser } from '#server/testing/factories.ts';
import { emptyTables } from '#server/testing/test-database.ts';

/** What holds for every endpoint of the product, those of tomorrow too: these tests walk over the whole list. */

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let learner: TestUser;
let admin: TestUser;
beforeAll(async () => {
  await emptyTables(db);
  learner = await factories.user();
  admin = await factories.user({ roles: ROLES });
});

const named = endpoints.map((endpoint) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }));
const guarded = named.filter(({ endpoint }) => endpoint.access !== 'anyone');
const closedToLearners = guarded.filter(
  ({ endpoint: { access } }) =>
    typeof access === 'object' && !('roles' in access && access.roles.includes('USER')),
);

/** The path with this in the place of each parameter. */
const fill = (path: string, value: string) =>
  pathParameters(path).reduce((filled, name) => filled.replace(`{${name}}`, encodeURIComponent(value)), path);

describe('access', () => {
  test.each(guarded)('$name asks a stranger to log in', async ({ endpoint: { method, path } }) => {
    expect((await call(method, fill(path, '1'))).status).toBe(401);
  });

  test.each(guarded)('$name ends a session with a forged token', async ({ endpoint: { method, path } }) => {
    expect((await call(method, fill(path, '1'), { token: 'forged' })).status).toBe(401);
  });

  test.each(closedToLearners)('$name is not for a learner', async ({ endpoint: { method, path } }) => {
    expect((await call(method, fill(path, '1'), { token: learner.token })).status).toBe(403);
  });
});

describe('whatever is sent', () => {
  const odd = fc.oneof(
    fc.constantFrom(
      '0',
      '-1',
      '1.5',
      '2147483648',
      '9'.repeat(400),
      'null',
      '\u0000',
      "' or 1=1--",
      '%',
      '..',
    ),
    fc.string({ unit: 'binary', minLength: 1 }),
  );
  const oddField = fc.oneof(odd, fc.constantFrom('', '\ud800', 'hoa@example.com'), fc.jsonValue());

  /** Bodies that are nearly right: the declared fields with odd values. And some that are not right at all. */
  const bodyFor = ({ body }: Endpoint) => {
    if (!body) return fc.constant(undefined);
    const fields = 'shape' in body ? Object.keys(body.shape as object) : [];
    const nearly = fc.record(Object.fromEntries(fields.map((field) => [field, oddField])), {
      requiredKeys: [],
    });
    return fc.oneof(
      nearly.map((value) => JSON.stringify(value)),
      fc.json(),
      fc.string(),
    );
  };

  test.each(named)('$name never fails on its own account', async ({ endpoint }) => {
    const query = fc.dictionary(fc.constantFrom('page', 'size', 'kanji', 'x'), odd);
    const attempt = fc.asyncProperty(odd, query, bodyFor(endpoint), async (inPath, inQuery, body) => {
      const address = `${fill(endpoint.path, inPath)}?${new URLSearchParams(inQuery)}`;
      const reply = await call(endpoint.method, address, { token: admin.token, body });
      expect(reply.status).toBeLessThan(500);
      if (reply.status >= 400 && endpoint.errors !== 'text') errorBody.parse(reply.body);
    });
    await fc.assert(attempt, { numRuns: 40 });
  });
});
