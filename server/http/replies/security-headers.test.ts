import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';

const https = await buildTestApp({ env: { PUBLIC_URL: 'https://kakehashi.example' } });
const http = await buildTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } });

describe('every reply of the API', () => {
  test.each([
    { path: '/health', status: 200, why: 'success' },
    { path: '/api/khong-co', status: 404, why: 'an unknown address' },
    { path: '/auth/1/score', status: 401, why: 'a refusal' },
    { path: '/api/topics?page=0', status: 400, why: 'a bad request' },
  ])('runs no scripts, and cannot be framed or sniffed: $why', async ({ path, status }) => {
    const reply = await https.call('GET', path);
    expect(reply.status).toBe(status);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    });
  });

  test('requires https for a year, but only where there is https', async () => {
    const strict = (reply: { headers: Headers }) => reply.headers.get('Strict-Transport-Security');
    expect(strict(await https.call('GET', '/health'))).toBe('max-age=31536000');
    expect(strict(await http.call('GET', '/health'))).toBeNull();
  });

  test('requires it of other sites under the same name only if the operator says so', async () => {
    const env = { PUBLIC_URL: 'https://kakehashi.example', HSTS_SUBDOMAINS: 'on' };
    const { headers } = await (await buildTestApp({ env })).call('GET', '/health');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });
});
