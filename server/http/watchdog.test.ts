import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOOP_LAG_LOGGED_EVERY_MS, LOOP_LOOK_EVERY_MS, SHED_ABOVE_LAG_MS } from '#contract/server-limits.ts';
import { errorTexts, pageFailureTexts } from '#contract/texts/errors.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createSamplePages } from '#server/testing/data/sample-pages.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { ownCall } from './requests/incoming.ts';
import { createWatchdog } from './watchdog.ts';

let time = 0;
const recorded = recordLog();
const watchdog = createWatchdog({ log: recorded.log, now: () => time });
const { app, call } = await buildTestApp({
  log: recorded.log,
  watchdog,
  pages: { build: createSamplePages().build, clientDir: tmpdir() },
});

/** Simulates `looks` checks that come `ms` too late. */
function lag(ms: number, looks = 1): void {
  for (let look = 0; look < looks; look++) {
    time += LOOP_LOOK_EVERY_MS + ms;
    watchdog.look();
  }
}

const recover = () => lag(0, 40);
const overload = () => lag(SHED_ABOVE_LAG_MS * 2, 10);

beforeEach(recover);

describe('requests are refused', () => {
  test.each([
    { looks: [0, 0, 0], status: 200, why: 'not without load' },
    { looks: [49, 49, 49, 49, 49, 49, 49], status: 200, why: 'not while turns are within the limit' },
    { looks: [17_000], status: 200, why: 'not after a single long block' },
    { looks: [2_000, 2_000], status: 200, why: 'not after two long blocks' },
    { looks: Array.from({ length: 20 }, () => 400), status: 200, why: 'not while the lag is moderate' },
    { looks: Array.from({ length: 8 }, () => 700), status: 503, why: 'when high lag continues' },
    { looks: [2_000, 2_000, 2_000, 2_000], status: 503, why: 'when several long blocks follow each other' },
  ])('$why', async ({ looks, status }) => {
    for (const ms of looks) lag(ms);
    expect((await call('GET', '/api/topics')).status).toBe(status);
  });

  test('with Retry-After and a message, until the load is normal again', async () => {
    overload();
    const refused = await call('GET', '/api/topics');
    expect(refused.body).toMatchObject({ statusCode: 503, message: errorTexts.overloaded });
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    recover();
    expect((await call('GET', '/api/topics')).status).toBe(200);
  });

  test('but not health checks, nor the calls of a page that was admitted', async () => {
    overload();
    expect((await call('GET', '/health')).status).toBe(200);
    expect((await call('GET', '/ready')).status).toBe(200);
    expect((await app.fetch(new Request('http://in-process/api/topics'), ownCall)).status).toBe(200);
  });

  test('pages too, with an error page, unless they are in memory', async () => {
    expect((await call('GET', '/search')).status).toBe(200);
    overload();
    expect((await call('GET', '/search')).status).toBe(200);
    const refused = await call('GET', '/topics/7');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(refused.text).toContain(`<h1>${pageFailureTexts.busyTitle}</h1>`);
    expect(refused.text).toContain(errorTexts.overloaded);
  });

  test('and it is logged once, not for every request', async () => {
    const before = recorded.text().length;
    overload();
    for (let count = 0; count < 5; count++) await call('GET', '/api/topics');
    recover();
    const logged = recorded.text().slice(before);
    expect(logged.match(/new requests are turned away/g)).toHaveLength(1);
    expect(logged.match(/no longer overloaded/g)).toHaveLength(1);
    expect(logged).not.toContain('"err"');
  });
});

describe('the cause of a blocked event loop', () => {
  const holds = () =>
    recorded
      .text()
      .split('\n')
      .filter((line) => line.includes('the event loop was held'))
      .map((line) => JSON.parse(line) as { lagMs: number; during: string[] });

  beforeEach(() => {
    time += LOOP_LAG_LOGGED_EVERY_MS;
    recover();
  });

  test.each([
    {
      path: '/api/items/search?kanji=secret',
      during: ['GET /api/items/search'],
      why: 'the declared path of the endpoint, without the query',
    },
    {
      path: '/exercises/98765?kanji=secret',
      during: ['page /exercises/:topicId', 'GET /api/topics/{topicId}'],
      why: 'the page and the calls that it made',
    },
  ])('is logged: $why', async ({ path, during }) => {
    await call('GET', path);
    lag(120);
    const logged = holds().at(-1);
    expect(logged?.lagMs).toBe(120);
    expect(logged?.during.toSorted()).toEqual(during.toSorted());
    expect(JSON.stringify(logged)).not.toMatch(/secret|98765/);
  });

  test('includes work that is still running, but not work that ended before', async () => {
    await call('GET', '/api/topics');
    recover();
    let finish = () => {};
    const running = watchdog.during('an import', () => new Promise<void>((resolve) => (finish = resolve)));
    recover();
    lag(90);
    finish();
    await running;
    expect(holds().at(-1)?.during).toEqual(['an import']);
  });

  test('is logged at most once a second, with the longest block', () => {
    const before = holds().length;
    for (const ms of [60, 70, 300, 60]) lag(ms);
    recover();
    expect(
      holds()
        .slice(before)
        .map(({ lagMs }) => lagMs),
    ).toEqual([60, 300]);
  });

  test('is not logged while turns are short', () => {
    const before = holds().length;
    lag(50, 30);
    expect(holds()).toHaveLength(before);
  });
});
