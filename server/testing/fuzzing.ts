import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { ROLES } from '#contract/roles.ts';
import { buildTestApp } from './build-test-app.ts';
import type { Reply } from './caller.ts';
import { emptyTables } from './data/empty-tables.ts';
import type { TestUser } from './data/factories.ts';
import { seedOfCommit, testsAll } from './sweeps.ts';

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
    '0901234567',
    'Nguyễn\r\nBcc: x@example.com',
  ),
  fc.string({ unit: 'binary', minLength: 1 }),
);
const oddField = fc.oneof(
  odd,
  fc.constantFrom('', '\ud800', 'hoa@example.com', '123456', 'mật khẩu đủ dài', ['ADMIN'], []),
  fc.jsonValue(),
);

const fieldsOf = (schema: Endpoint['body']) =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

/** Mostly the declared fields with odd values; some bodies are not even of the right shape. */
const bodyFor = ({ body }: Endpoint) => {
  if (!body) return fc.constant(undefined);
  const nearly = fc.record(Object.fromEntries(fieldsOf(body).map((field) => [field, oddField])), {
    requiredKeys: [],
  });
  return fc.oneof(
    nearly.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string(),
  );
};

const queryFor = ({ query }: Endpoint) => fc.dictionary(fc.constantFrom('x', ...fieldsOf(query)), odd);

const fill = (path: string, value: string) =>
  pathParameters(path).reduce((filled, name) => filled.replace(`{${name}}`, encodeURIComponent(value)), path);

const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;

/** The type that the endpoint accepts: with any other the body would not be parsed. */
const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=cut',
};

const RUNS = testsAll ? 200 : 5;

/** No input may cause a 5xx. A failure prints the seed that repeats it. */
export async function fuzz(endpoints: readonly Endpoint[]): Promise<void> {
  const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  let admin: TestUser;
  let token: string;
  beforeAll(async () => {
    await emptyTables(db);
    admin = await factories.user({ roles: ROLES });
    ({ token } = admin);
  });

  /** Some calls end all sessions of the caller: then this logs in again and retries. */
  async function callAsAdmin(
    { method, accepts = 'json' }: Endpoint,
    address: string,
    body?: string,
  ): Promise<Reply> {
    const headers = { 'Content-Type': CONTENT_TYPES[accepts] };
    const reply = await call(method, address, { token, body, headers });
    if (reply.status !== 401) return reply;
    token = await factories.freshToken(admin);
    return call(method, address, { token, body, headers });
  }

  const seed = seedOfCommit();
  const named = endpoints.map((endpoint, at) => ({
    endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
    // Otherwise all endpoints would get the same few values.
    settings: { numRuns: RUNS, seed: seed + at },
  }));
  describe('fuzzed input', () => {
    test.each(named)('$name never causes a server error', async ({ endpoint, settings }) => {
      const input = [odd, queryFor(endpoint), bodyFor(endpoint)] as const;
      const attempt = fc.asyncProperty(...input, async (inPath, inQuery, body) => {
        const address = `${fill(endpoint.path, inPath)}?${new URLSearchParams(inQuery)}`;
        const reply = await callAsAdmin(endpoint, address, body);
        expect(reply.status).toBeLessThan(500);
        expect(reply.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|Failed query/);
        if (reply.status < 400) return;
        const message = endpoint.errors === 'text' ? reply.text : errorBody.parse(reply.body).message;
        expect(message).toMatch(VIETNAMESE);
      });
      await fc.assert(attempt, settings);
    });
  });
}
