import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Access, type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/errors.ts';
import { type Role, ROLES } from '#contract/roles.ts';
import { curriculums, items, lessons, sentences, topics } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import {
  type FieldPath,
  sampleOf,
  type TextField,
  textFieldsOf,
  withValue,
} from '#server/testing/contract-fields.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { readShippedEntries } from '#server/testing/data/shipped-dictionary.ts';
import { openTestTalks } from '#server/testing/data/test-talks.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';
import { fileOf, formOf } from '#server/testing/data/upload.ts';

/**
 * Strings that are expensive to process, sent in every text field of every endpoint, as long as the field allows and
 * longer: no server error, and no long block of the event loop. New endpoints are covered automatically.
 */

const { app, call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

/** Far above the lag of a normal call on a busy machine, and far below the seconds that unbounded work takes. */
const LAG_MAX_MS = 250;
const CALM_FACTOR = 10;
const ATTEMPTS_MAX = 6;

const STRINGS: Readonly<Record<string, string>> = {
  numerals: '一〇',
  digits: '0123456789',
  'repetition 々': '々',
  'mark 〆': '〆',
  'mark ヶ': 'ヶ',
  'mark 〻': '〻',
  'one kanji': '生',
  'one kana': 'す',
  particles: 'はがをにへとでものねよかばやから',
  'no spaces': 'わたしはにほんごをべんきょうしています',
  verbs: '食べさせられたくなくて',
  Vietnamese: 'e\u0302\u0301',
  zalgo: 'あ\u0301\u0323\u0302\u030a',
  'half a letter': '\ud800',
  brackets: '[({',
  slots: '{(に|へ) [は] も}',
};
const LENGTHS = [300, 1_000, 5_000];

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

interface Attempt {
  readonly string: string;
  readonly path: FieldPath;
  readonly value: string;
}

/** Each string at the maximum length of the field, and some of them too long; ids and e-mails get only the latter. */
function attemptsAt({ path, isFree, maxChars }: TextField): Attempt[] {
  const all = Object.entries(STRINGS);
  // Fewer strings for the slow fields: a list costs as much as twenty fields, and hashing a password is slow by design.
  const isSlow = path.at(-1) === 0 || /password/i.test(path.join());
  const fitting = all
    .filter((_, at) => isFree && (!isSlow || at % 3 === 0))
    .map(([string, unit]) => ({ string, path, value: repeated(unit, maxChars) }));
  const tooLong = LENGTHS.map((length, at) => {
    const [string, unit] = all[(path.join('.').length + at * 5) % all.length] ?? ['', ''];
    return { string, path, value: repeated(unit, length) };
  });
  return [...fitting, ...tooLong];
}

const named = endpoints
  .map((endpoint) => ({
    endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
    fields: {
      params: textFieldsOf(endpoint.params),
      query: textFieldsOf(endpoint.query),
      body: textFieldsOf(endpoint.body),
    },
  }))
  .filter(({ fields }) => Object.values(fields).flat().length > 0);

/** Ids and names that exist, so that a request is not refused for another reason than the string. */
const known: Record<string, unknown> = {
  reading: '',
  parentId: undefined,
  // Nothing is sent to a mail server.
  server: null,
};
const tokens = new Map<Role, string>();
let owner: TestUser | null = null;
beforeAll(async () => {
  await emptyTables(db);
  const rows = (await readShippedEntries()).slice(0, 1_000);
  await db.insert(items).values(
    rows.map(({ id, kanji, hiragana, sino, mean }) => ({
      id,
      kanji,
      hiragana,
      sino,
      mean,
      type: 'N5' as const,
    })),
  );
  const topic = await factories.topic();
  owner = await factories.user({ roles: ROLES });
  for (const table of [topics, curriculums, lessons, sentences])
    await db.update(table).set({ createdBy: owner.id });
  tokens.set('SUPPLIER', owner.token);
  const [scene] = (await openTestTalks()).scenes;
  Object.assign(known, {
    topicId: topic.id,
    curriculumId: topic.curriculum.id,
    curriId: topic.curriculum.id,
    lessonId: topic.lesson.id,
    sentenceId: topic.sentence.id,
    itemId: rows[0]?.id,
    sceneId: scene?.id,
    userId: owner.id,
    step: 0,
  });
  await app.refreshSearch();
  await testTokenizer.tokenize(['水を飲みます。']);
  await calmCalls();
});

interface Row {
  readonly endpoint: string;
  calls: number;
  lagMs: number;
  string: string;
}
const table: Row[] = [];
let calmMs = 0;

afterAll(() => {
  const worst = table.toSorted((a, b) => b.lagMs - a.lagMs);
  const lines = worst.map(
    ({ endpoint, calls, lagMs, string }) =>
      `${endpoint.padEnd(76)} ${String(calls).padStart(4)} calls  ${lagMs.toFixed(0).padStart(5)} ms  ${string}`,
  );
  const calls = table.reduce((sum, row) => sum + row.calls, 0);
  process.stdout.write(
    [
      `Longest turn of the event loop by endpoint and string (calm: ${calmMs.toFixed(0)} ms)`,
      ...lines,
      `${table.length} endpoints × ${Object.keys(STRINGS).length} strings, ${calls} calls; the worst: ${lines[0] ?? ''}`,
      '',
    ].join('\n'),
  );
});

/** Common calls, to measure the normal lag of this machine. */
async function calmCalls(): Promise<void> {
  for (let time = 0; time < 20; time++) {
    const { lagMs } = await withLag(() =>
      call('GET', time % 2 ? '/api/topics' : '/api/items/search?kanji=%E6%B0%B4'),
    );
    calmMs = Math.max(calmMs, lagMs);
  }
}

/** The longest time during which the event loop was blocked. */
async function withLag<Result>(work: () => Promise<Result>): Promise<{ result: Result; lagMs: number }> {
  let last = performance.now();
  let lagMs = 0;
  let done = false;
  const tick = () => {
    const now = performance.now();
    lagMs = Math.max(lagMs, now - last);
    last = now;
    if (!done) setImmediate(tick);
  };
  setImmediate(tick);
  const result = await work();
  done = true;
  tick();
  return { result, lagMs };
}

async function tokenFor(access: Access): Promise<string | undefined> {
  if (access === 'anyone') return undefined;
  const role = typeof access === 'object' && 'roles' in access ? access.roles[0] : 'USER';
  if (typeof access === 'object' && 'owner' in access) return tokens.get('SUPPLIER');
  const token = tokens.get(role) ?? (await factories.user({ roles: [role] })).token;
  tokens.set(role, token);
  return token;
}

type Sent = Readonly<Record<string, unknown>>;

const withKnown = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.fromEntries(
        Object.entries(sent).map(([key, value]) => [key, key in known ? known[key] : withKnown(value)]),
      )
    : sent;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function addressOf({ path, query }: Endpoint, params: Sent, asked: Sent): string {
  const address = pathParameters(path).reduce(
    (begun, name) =>
      begun.replace(`{${name}}`, encodeURIComponent(textOf(params[name]).replaceAll(/\p{Cs}/gu, '?'))),
    path,
  );
  if (!query) return address;
  const fields = Object.entries(asked).filter(([, value]) => value !== undefined);
  return `${address}?${new URLSearchParams(fields.map(([key, value]) => [key, textOf(value)]))}`;
}

function bodyOf({ body, accepts }: Endpoint, sent: Sent): Sent | BodyInit | undefined {
  if (!body) return undefined;
  if (accepts === 'form')
    return new URLSearchParams(Object.entries(sent).map(([key, value]) => [key, textOf(value)]));
  if (accepts === 'multipart')
    return formOf({ ...(sent as Record<string, object>), file: fileOf('a,b'), img: fileOf('a') });
  return sent;
}

/** Lists are filled up, because their cost grows with the number of entries. */
const LIST_LENGTH = 20;
function filled(sent: unknown, { path, value }: Attempt): unknown {
  if (path.at(-1) !== 0) return withValue(sent, path, value);
  const list = Array.from({ length: LIST_LENGTH }, (_, at) => value.slice(at) + value.slice(0, at));
  return withValue(sent, path.slice(0, -1), list);
}

const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;

async function send(endpoint: Endpoint, where: 'params' | 'query' | 'body', attempt: Attempt) {
  const sent = { params: {}, query: {}, body: {} };
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema) Object.assign(sent[part], withKnown(sampleOf(schema)));
  }
  sent[where] = filled(sent[where], attempt) as Sent;
  return sendWhole(endpoint, addressOf(endpoint, sent.params, sent.query), bodyOf(endpoint, sent.body));
}

async function sendWhole(endpoint: Endpoint, address: string, body: Sent | BodyInit | undefined) {
  const token = await tokenFor(endpoint.access);
  const { result, lagMs } = await withLag(() =>
    call(endpoint.method, address, { ...(token && { token }), body }),
  );
  // Some calls end the session of the caller.
  if (result.status === 401) await refreshTokens();
  expect(result.status === 503 || result.status < 500, `${result.status} ${result.text.slice(0, 200)}`).toBe(
    true,
  );
  if (result.status < 400) return lagMs;
  const message = endpoint.errors === 'text' ? result.text : errorBody.parse(result.body).message;
  expect(message).toMatch(VIETNAMESE);
  return lagMs;
}

async function refreshTokens(): Promise<void> {
  tokens.clear();
  if (owner) tokens.set('SUPPLIER', await factories.freshToken(owner));
}

/** A slow turn may come from other work on the machine: only lag that repeats every time is counted. */
async function lagOf(attempt: () => Promise<number>): Promise<number> {
  let least = await attempt();
  for (let again = 1; again < ATTEMPTS_MAX && least > bound(); again++)
    least = Math.min(least, await attempt());
  return least;
}
const bound = () => Math.max(LAG_MAX_MS, CALM_FACTOR * calmMs);

const DEEP = 30_000;
const NESTED: Readonly<Record<string, string>> = {
  'nested lists': '['.repeat(DEEP) + ']'.repeat(DEEP),
  'nested objects': `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  'a list without an end': '['.repeat(DEEP),
};

describe('a hostile string', () => {
  test.each(named)('$name', async ({ endpoint, name, fields }) => {
    const row: Row = { endpoint: name, calls: 0, lagMs: 0, string: '' };
    table.push(row);
    const note = async (string: string, attempt: () => Promise<number>) => {
      const lagMs = await lagOf(attempt);
      row.calls++;
      if (lagMs > row.lagMs) Object.assign(row, { lagMs, string });
    };
    for (const where of ['params', 'query', 'body'] as const)
      for (const field of fields[where])
        for (const attempt of attemptsAt(field))
          await note(`${attempt.string} in ${field.path.join('.')}`, () => send(endpoint, where, attempt));
    if (endpoint.body && (endpoint.accepts ?? 'json') === 'json')
      for (const [string, body] of Object.entries(NESTED))
        await note(string, () => sendWhole(endpoint, endpoint.path.replaceAll(/\{\w+\}/g, '1'), body));
    expect(row.lagMs, `${row.string}, calm ${calmMs} ms`).toBeLessThanOrEqual(bound());
  });
});
