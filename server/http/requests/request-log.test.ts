import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';

describe('the log line of a request', () => {
  test('has method, path, status and time, but neither query nor token', async () => {
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
      method: 'GET',
      path: '/api/conversations/{id}',
      why: 'read',
      logged: '/api/conversations/{conversationId}',
    },
    {
      method: 'DELETE',
      path: '/api/me/conversations/{id}',
      why: 'deleted',
      logged: '/api/me/conversations/{conversationId}',
    },
    {
      method: 'PUT',
      path: '/api/conversations/{id}',
      why: 'an unknown method',
      logged: '/api/conversations/…',
    },
    {
      method: 'GET',
      path: '/api/conversations/{id}/x',
      why: 'an unknown address',
      logged: '/api/conversations/…/x',
    },
    { method: 'GET', path: '/conversations/{id}', why: 'an unknown page', logged: '/conversations/…' },
  ] as const)('does not contain the id of a conversation: $why', async ({ method, path, logged }) => {
    const recorded = recordLog();
    const { call } = await buildTestApp({ log: recorded.log });
    const id = randomUUID();
    await call(method, path.replace('{id}', id));
    expect(JSON.parse(recorded.text())).toMatchObject({ path: logged });
    expect(recorded.text()).not.toContain(id);
  });

  test('does not contain an e-mail in the address', async () => {
    const recorded = recordLog();
    const { call } = await buildTestApp({ log: recorded.log });
    await call('GET', '/api/users/hoa@example.com');
    expect(recorded.text()).toContain('"path":"/api/users/[e-mail]"');
  });

  test('does not contain the names of an invitation, neither from its address nor from the referrer', async () => {
    const recorded = recordLog();
    const { call } = await buildTestApp({ log: recorded.log });
    const invitation = '/crush?ten=Lan&diadiem=Qu%C3%A1n&thoigian=T%E1%BB%91i&voiai=Minh';
    await call('GET', invitation);
    await call('GET', '/health', { headers: { Referer: `https://kakehashi.example${invitation}` } });
    expect(recorded.text()).toContain('"path":"/crush"');
    expect(recorded.text()).not.toMatch(/Lan|Qu|voiai|Minh/);
  });

  test.each([
    {
      given: 'trace-0123456789',
      isUsed: true,
      why: 'the id of a proxy is used, so that both logs can be matched',
    },
    { given: 'short', isUsed: false, why: 'an id that is too short is replaced' },
    { given: 'a"},{"level":60', isUsed: false, why: 'an id that could forge a log line is replaced' },
    { given: 'x'.repeat(65), isUsed: false, why: 'an id that would fill the log is replaced' },
  ])('$why', async ({ given, isUsed }) => {
    const recorded = recordLog();
    const { call } = await buildTestApp({ log: recorded.log });
    const reply = await call('GET', '/health', { headers: { 'X-Request-Id': given } });
    const { id } = JSON.parse(recorded.text()) as { id: string };
    expect(reply.headers.get('X-Request-Id')).toBe(id);
    expect(id === given).toBe(isUsed);
  });
});
