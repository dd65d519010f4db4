import { tmpdir } from 'node:os';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOOP_LAG_LOGGED_EVERY_MS, LOOP_LOOK_EVERY_MS, SHED_ABOVE_LAG_MS } from '#contract/limits.ts';
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

/** Lets so many looks come that much too late. */
function lag(ms: number, looks = 1): void {
  for (let look = 0; look < looks; look++) {
    time += LOOP_LOOK_EVERY_MS + ms;
    watchdog.look();
  }
}

const rest = () => lag(0, 40);
const overload = () => lag(SHED_ABOVE_LAG_MS * 2, 10);

beforeEach(rest);

describe('requests are turned away', () => {
  test.each([
    { looks: [0, 0, 0], status: 200, why: 'not in peace' },
    { looks: [49, 49, 49, 49, 49, 49, 49], status: 200, why: 'not while turns are as long as they may be' },
    { looks: [17_000], status: 200, why: 'not after one long hold, which is over' },
    { looks: [2_000, 2_000], status: 200, why: 'not after two' },
    { looks: Array.from({ length: 20 }, () => 400), status: 200, why: 'not while everybody waits a little' },
    { looks: Array.from({ length: 8 }, () => 700), status: 503, why: 'when it goes on' },
    { looks: [2_000, 2_000, 2_000, 2_000], status: 503, why: 'when long holds follow each other' },
  ])('$why', async ({ looks, status }) => {
    for (const ms of looks) lag(ms);
    expect((await call('GET', '/api/topics')).status).toBe(status);
  });

  test('with a pause and a sentence, until there is room again, which it notices by itself', async () => {
    overload();
    const refused = await call('GET', '/api/topics');
    expect(refused.body).toMatchObject({ statusCode: 503, message: errorTexts.overloaded });
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    rest();
    expect((await call('GET', '/api/topics')).status).toBe(200);
  });

  test('but not those that a supervisor asks, nor the calls of a page that was let in', async () => {
    overload();
    expect((await call('GET', '/health')).status).toBe(200);
    expect((await call('GET', '/ready')).status).toBe(200);
    expect((await app.fetch(new Request('http://in-process/api/topics'), ownCall)).status).toBe(200);
  });

  test('pages too, by a page, unless they are in memory', async () => {
    expect((await call('GET', '/search')).status).toBe(200);
    overload();
    expect((await call('GET', '/search')).status).toBe(200);
    const refused = await call('GET', '/topics/7');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(refused.text).toContain(`<h1>${pageFailureTexts.busyTitle}</h1>`);
    expect(refused.text).toContain(errorTexts.overloaded);
  });

  test('which is told once, not with every request', async () => {
    const before = recorded.text().length;
    overload();
    for (let count = 0; count < 5; count++) await call('GET', '/api/topics');
    rest();
    const told = recorded.text().slice(before);
    expect(told.match(/new requests are turned away/g)).toHaveLength(1);
    expect(told.match(/no longer overloaded/g)).toHaveLength(1);
    expect(told).not.toContain('"err"');
  });
});

describe('what held the event loop', () => {
  const holds = () =>
    recorded
      .text()
      .split('\n')
      .filter((line) => line.includes('the event loop was held'))
      .map((line) => JSON.parse(line) as { lagMs: number; during: string[] });

  beforeEach(() => {
    time += LOOP_LAG_LOGGED_EVERY_MS;
    rest();
  });

  test.each([
    {
      path: '/api/items/search?kanji=secret',
      during: ['GET /api/items/search'],
      why: 'the endpoint as it is declared, without what was typed',
    },
    {
      path: '/exercises/98765?kanji=secret',
      during: ['page /exercises/:topicId', 'GET /api/topics/{topicId}'],
      why: 'the page and the calls that it made',
    },
  ])('is named: $why', async ({ path, during }) => {
    await call('GET', path);
    lag(120);
    const told = holds().at(-1);
    expect(told?.lagMs).toBe(120);
    expect(told?.during.toSorted()).toEqual(during.toSorted());
    expect(JSON.stringify(told)).not.toMatch(/secret|98765/);
  });

  test('is also what is still running, and not what ended before', async () => {
    await call('GET', '/api/topics');
    rest();
    let finish = () => {};
    const running = watchdog.during('an import', () => new Promise<void>((resolve) => (finish = resolve)));
    rest();
    lag(90);
    finish();
    await running;
    expect(holds().at(-1)?.during).toEqual(['an import']);
  });

  test('is told at most once a second, with the longest of the holds', () => {
    const before = holds().length;
    for (const ms of [60, 70, 300, 60]) lag(ms);
    rest();
    expect(
      holds()
        .slice(before)
        .map(({ lagMs }) => lagMs),
    ).toEqual([60, 300]);
  });

  test('is nothing while turns are short', () => {
    const before = holds().length;
    lag(50, 30);
    expect(holds()).toHaveLength(before);
  });
});
