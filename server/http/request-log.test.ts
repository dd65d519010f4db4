import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { recordLog } from '#server/testing/recorded-log.ts';

describe('one line a request', () => {
  test('tells method, path, status and time, and nothing of what was asked', async () => {
    const recorded = recordLog();
    const { call } = await buildTestApp({ log: recorded.log });
    await call('GET', '/health?token=bi-mat&otp=123456', { token: 'bi-mat' });
    expect(JSON.parse(recorded.text())).toMatchObject({
      method: 'GET',
      path: '/health',
      status: 200,
      ms: expect.any(Number),
    });
    expect(recorded.text()).not.toMatch(/bi-mat|123456/);
  });

  test.each([
    {
      given: 'trace-0123456789',
      kept: true,
      why: 'the id of a proxy is kept, so that its log and ours meet',
    },
    { given: 'short', kept: false, why: 'an id that is too short is replaced' },
    { given: 'a"},{"level":60', kept: false, why: 'an id that could forge a line is replaced' },
    { given: 'x'.repeat(65), kept: false, why: 'an id that would fill the log is replaced' },
  ])('$why', async ({ given, kept }) => {
    const recorded = recordLog();
    const { call } = await buildTestApp({ log: recorded.log });
    const reply = await call('GET', '/health', { headers: { 'X-Request-Id': given } });
    const { id } = JSON.parse(recorded.text()) as { id: string };
    expect(reply.headers.get('X-Request-Id')).toBe(id);
    expect(id === given).toBe(kept);
  });
});
