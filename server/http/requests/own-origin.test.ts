import { describe, expect, test } from 'vitest';
import { errorTexts } from '#contract/texts/errors.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';

const PUBLIC_URL = 'https://kakehashi.example';
const direct = await buildTestApp({ env: { PUBLIC_URL } });
const behindProxy = await buildTestApp({ env: { PUBLIC_URL, TRUST_PROXY: 'on' } });

/** Any call that changes something: this one is refused by a 400 as soon as it is read. */
const CHANGE = ['POST', '/auth/login'] as const;
const READ = 400;
const REFUSED = 403;

const cases: {
  headers: Record<string, string>;
  status: number;
  why: string;
  proxy?: boolean;
}[] = [
  { headers: {}, status: READ, why: 'a program names no origin' },
  { headers: { Origin: PUBLIC_URL }, status: READ, why: 'the site itself' },
  {
    headers: { Origin: PUBLIC_URL, Host: 'intern:3000' },
    status: READ,
    why: 'the site itself, whatever its proxy makes of the host',
  },
  {
    headers: { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' },
    status: READ,
    why: 'the host that was asked, where PUBLIC_URL says another',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'hoc.example:443' },
    status: READ,
    why: 'the usual port, written out',
  },
  {
    headers: { Origin: 'https://HOC.example', Host: 'hoc.EXAMPLE' },
    status: READ,
    why: 'letters of any size',
  },
  { headers: { Origin: 'https://evil.example', Host: 'hoc.example' }, status: REFUSED, why: 'another site' },
  {
    headers: { Origin: 'https://hoc.example:8443', Host: 'hoc.example' },
    status: REFUSED,
    why: 'another port is another site',
  },
  {
    headers: { Origin: 'https://hoc.example.evil.example', Host: 'hoc.example' },
    status: REFUSED,
    why: 'a name that begins like ours',
  },
  {
    headers: { Origin: 'https://evil.example', Host: 'evil.example@hoc.example' },
    status: REFUSED,
    why: 'a host that is none',
  },
  { headers: { Origin: 'null', Host: 'hoc.example' }, status: REFUSED, why: 'a sandboxed frame' },
  { headers: { Origin: 'file://', Host: '' }, status: REFUSED, why: 'a file of somebody' },
  { headers: { Origin: '', Host: 'hoc.example' }, status: REFUSED, why: 'nothing where a name belongs' },
  { headers: { 'Sec-Fetch-Site': 'cross-site' }, status: REFUSED, why: 'a browser that hides the name' },
  { headers: { 'Sec-Fetch-Site': 'none' }, status: READ, why: 'what the visitor did by hand' },
  {
    headers: { Origin: 'https://hoc.example', Host: 'intern:3000', 'Sec-Fetch-Site': 'same-origin' },
    status: READ,
    why: 'the browser knows that it is the same site, though a proxy hides the host',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'intern:3000', 'X-Forwarded-Host': 'hoc.example' },
    status: REFUSED,
    why: 'a forwarded host is not believed',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'intern:3000', 'X-Forwarded-Host': 'hoc.example' },
    proxy: true,
    status: READ,
    why: 'except behind a proxy of ours',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'a', 'X-Forwarded-Host': 'hoc.example, intern' },
    proxy: true,
    status: READ,
    why: 'or behind several',
  },
  {
    headers: { Origin: 'https://evil.example', Host: 'a', 'X-Forwarded-Host': 'hoc.example' },
    proxy: true,
    status: REFUSED,
    why: 'which does not open it to others',
  },
];

test.each(cases)('$status: $why', async ({ headers, status, proxy = false }) => {
  const { call } = proxy ? behindProxy : direct;
  expect((await call(...CHANGE, { headers, body: {} })).status).toBe(status);
});

describe('another site', () => {
  const headers = { Origin: 'https://evil.example', Host: 'hoc.example' };

  test.each(['GET', 'HEAD'] as const)('may ask (%s): nothing is changed', async (method) => {
    expect((await direct.call(method, '/api/topics', { headers })).status).toBe(200);
  });

  test.each([
    ['PUT', '/api/items/1'],
    ['DELETE', '/api/items/1'],
    ['POST', '/api/favorites/add'],
  ] as const)('is refused whatever it changes: %s %s', async (method, path) => {
    const { status, body } = await direct.call(method, path, { headers });
    expect(status).toBe(REFUSED);
    expect(body).toMatchObject({ statusCode: REFUSED, message: errorTexts.foreignOrigin });
  });
});
