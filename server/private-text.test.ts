import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ROLES } from '#contract/roles.ts';
import {
  requestDays,
  secondFactorRoles,
  secondFactors,
  sessions,
  siteSettings,
  userRoles,
  users,
} from '#server/db/schema/index.ts';
import { createWatchdog } from '#server/http/watchdog.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { sampleOf, textFieldsOf, withValue } from '#server/testing/contract-fields.ts';
import { fileOf, formOf } from '#server/testing/data/upload.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { openClosableTestDatabase } from '#server/testing/test-database.ts';

/**
 * What people type is private: searches, questions, answers, e-mails, tokens of mails. It must not stand in a log line or
 * in the counts of the dashboard, whatever becomes of the request. Every text field of every endpoint; new endpoints are
 * covered automatically.
 */

/** Fits into every text field; the others get the samples of `sampleOf`. */
const SECRET = '私は秘密です。';
const PRIVATE = [SECRET, encodeURIComponent(SECRET), 'hoa@example.com', '7f3c2b1a-9d4e-4f6a'];

/** What a login and a refusal read. Everything else is taken away, so that statements with private values fail. */
const KEPT_TABLES: readonly string[] = [
  users,
  sessions,
  userRoles,
  secondFactors,
  secondFactorRoles,
  siteSettings,
].map(getTableName);

type Sent = Readonly<Record<string, unknown>>;

const filled = (schema: Endpoint['body']): Sent =>
  schema
    ? (textFieldsOf(schema)
        .filter(({ isFree }) => isFree)
        .reduce((sent, { path }) => withValue(sent, path, SECRET), sampleOf(schema)) as Sent)
    : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function requestOf(endpoint: Endpoint) {
  const params = filled(endpoint.params);
  const query = Object.entries(filled(endpoint.query)).map(([name, value]) => [name, textOf(value)]);
  const path = pathParameters(endpoint.path).reduce(
    (begun, name) => begun.replace(`{${name}}`, encodeURIComponent(textOf(params[name]))),
    endpoint.path,
  );
  return { address: `${path}?${new URLSearchParams(query)}`, body: bodyOf(endpoint) };
}

function bodyOf(endpoint: Endpoint): Sent | BodyInit | undefined {
  if (!endpoint.body) return undefined;
  const body = filled(endpoint.body);
  if (endpoint.accepts === 'form')
    return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, textOf(value)]));
  if (endpoint.accepts === 'multipart')
    return formOf({ ...(body as Record<string, object>), file: fileOf(SECRET), img: fileOf(SECRET) });
  return body;
}

const recorded = recordLog();
let time = 0;
const watchdog = createWatchdog({ log: recorded.log, now: () => time });
const database = await openClosableTestDatabase();
const { call, factories, app } = await buildTestApp({
  database,
  log: recorded.log,
  watchdog,
  env: { RATE_LIMITS: 'off' },
});
const { db } = database;
let token: string;
let failed = 0;

beforeAll(async () => {
  ({ token } = await factories.user({ email: 'admin@kakehashi.example', roles: ROLES }));
});

/** Lines that contain what was typed, of a call. */
async function leaksOf(endpoint: Endpoint): Promise<string[]> {
  const before = recorded.text().length;
  const { address, body } = requestOf(endpoint);
  // As a visitor where anyone may call: some of these calls end the session.
  const isOpen = endpoint.access === 'anyone';
  const { status } = await call(endpoint.method, address, { body, token: isOpen ? undefined : token });
  if (status >= 500) failed += 1;
  const lines = recorded.text().slice(before).split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(0);
  return lines.filter((line) => privateIn(line).length > 0);
}

const privateIn = (text: string) => PRIVATE.filter((secret) => text.includes(secret));

afterAll(() => database.close());

const cases = endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

describe('what people type is in no log line of a request that is answered or refused', () => {
  test.each(cases)('$name', async ({ endpoint }) => {
    expect(await leaksOf(endpoint)).toEqual([]);
  });

  test('nor of a page, or of an event loop that was blocked meanwhile', async () => {
    for (const page of ['/tim', '/search', '/media'])
      await call('GET', `${page}/${encodeURIComponent(SECRET)}?kanji=${encodeURIComponent(SECRET)}`);
    time += 10_000;
    watchdog.look();
    expect(recorded.text()).toContain('the event loop was held');
    expect(privateIn(recorded.text())).toEqual([]);
  });

  test('nor in the counts of the dashboard', async () => {
    await app.background.countDay();
    const counted = await db.select().from(requestDays);
    expect(counted.length).toBeGreaterThan(50);
    expect(privateIn(JSON.stringify(counted))).toEqual([]);
  });
});

describe('nor of a request that fails in the database', () => {
  beforeAll(async () => {
    failed = 0;
    await takeTablesAway();
  });

  test.each(cases)('$name', async ({ endpoint }) => {
    expect(await leaksOf(endpoint)).toEqual([]);
  });

  test('and many do fail', () => {
    expect(failed).toBeGreaterThan(15);
    expect(recorded.text()).toContain('Failed query');
  });
});

async function takeTablesAway(): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows)
    if (!KEPT_TABLES.includes(name)) await db.execute(sql`drop table ${sql.identifier(name)} cascade`);
}
