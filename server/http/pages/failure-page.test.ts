import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { errorTexts, pageFailureTexts as texts } from '#contract/texts/errors.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createSamplePages } from '#server/testing/data/sample-pages.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { AppError, tooManyRequests, tooBusy, unavailable } from '../errors.ts';
import { failurePage } from './failure-page.ts';

const ID = 'request-0123456789';
/** The source folder of its style and its picture. */
const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url));
const show = async (error: AppError) => {
  const response = await failurePage(error, { 'X-Content-Type-Options': 'nosniff' }, ID);
  return { response, page: await response.text() };
};

describe('the page of a failure', () => {
  test.each([
    {
      error: unavailable(errorTexts.databaseAway),
      title: texts.failedTitle,
      text: errorTexts.databaseAway,
      hasId: true,
      why: 'the database is unavailable',
    },
    {
      error: new AppError(500, errorTexts.unexpected),
      title: texts.failedTitle,
      text: errorTexts.unexpected,
      hasId: true,
      why: 'an unexpected error',
    },
    {
      error: tooManyRequests(30),
      title: texts.busyTitle,
      text: errorTexts.tooManyRequests(30),
      hasId: false,
      why: 'a visitor has to wait, without an id to report',
    },
    {
      error: tooBusy(errorTexts.overloaded),
      title: texts.busyTitle,
      text: errorTexts.overloaded,
      hasId: false,
      why: 'all visitors have to wait',
    },
  ])('$why', async ({ error, title, text, hasId }) => {
    const { response, page } = await show(error);
    expect(response.status).toBe(error.statusCode);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`<p>${text}</p>`);
    expect(page).toContain(`<a class="first" href="">${texts.retry}</a>`);
    expect(page.includes(ID)).toBe(hasId);
    expect(page).not.toMatch(/undefined|null|false/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('has the header Retry-After, and escapes markup in the message', async () => {
    expect((await show(tooManyRequests(30))).response.headers.get('Retry-After')).toBe('30');
    expect((await show(new AppError(500, '<script>x</script>'))).page).not.toContain('<script>');
  });
});

test('is used when even the error page cannot be rendered, with the request id of the log line', async () => {
  const { build } = createSamplePages();
  const entry = {
    ...build.entry.module,
    default: () => {
      throw new Error('rendering fell over');
    },
    createPageContext: () => {
      throw new Error('rendering fell over');
    },
  };
  const recorded = recordLog();
  const { call } = await buildTestApp({
    log: recorded.log,
    pages: { build: { ...build, entry: { module: entry } }, clientDir: PUBLIC },
  });
  const reply = await call('GET', '/topics/7?kanji=secret', { headers: { 'X-Request-Id': ID } });
  expect(reply.status).toBe(500);
  expect(reply.headers.get('X-Request-Id')).toBe(ID);
  expect(reply.text).toContain(ID);
  expect(reply.text).not.toContain('fell over');
  const failed = recorded
    .text()
    .split('\n')
    .find((line) => line.includes('request failed'));
  expect(failed).toContain('rendering fell over');
  expect(failed).toContain(ID);
  expect(recorded.text()).not.toContain('secret');

  const files = [...reply.text.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files).toEqual(['/favicon.svg', '/failure.css', '/images/broken-bridge.svg']);
  for (const file of files) expect.soft((await call('GET', file)).status, file).toBe(200);

  const asData = await call('GET', '/api/nothing');
  expect(asData.body).toMatchObject({ message: errorTexts.unknownEndpoint });
});
