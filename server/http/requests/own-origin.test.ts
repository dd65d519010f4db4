import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';

const PUBLIC_URL = 'https://kakehashi.example';
const direct = await buildTestApp({ env: { PUBLIC_URL } });
const behindProxy = await buildTestApp({ env: { PUBLIC_URL, TRUST_PROXY: 'on' } });

/** A call that changes something: without valid fields it is a 400, but only after the check of the origin. */
const CHANGE = ['POST', '/auth/login'] as const;
const READ = 400;
const REFUSED = 403;

const cases: {
  headers: Record<string, string>;
  status: number;
  why: string;
  proxy?: boolean;
}[] = [
  { headers: {}, status: READ, why: 'a program that sends no origin' },
  { headers: { Origin: PUBLIC_URL }, status: READ, why: 'the site itself' },
  {
    headers: { Origin: PUBLIC_URL, Host: 'intern:3000' },
    status: READ,
    why: 'the site itself, although a proxy changed the host',
  },
  {
    headers: { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' },
    status: READ,
    why: 'the requested host, although PUBLIC_URL is another',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'hoc.example:443' },
    status: READ,
    why: 'the default port, written explicitly',
  },
  {
    headers: { Origin: 'https://HOC.example', Host: 'hoc.EXAMPLE' },
    status: READ,
    why: 'upper and lower case',
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
    why: 'a name that starts like ours',
  },
  {
    headers: { Origin: 'https://evil.example', Host: 'evil.example@hoc.example' },
    status: REFUSED,
    why: 'an invalid host',
  },
  { headers: { Origin: 'null', Host: 'hoc.example' }, status: REFUSED, why: 'a sandboxed frame' },
  { headers: { Origin: 'file://', Host: '' }, status: REFUSED, why: 'a local file' },
  { headers: { Origin: '', Host: 'hoc.example' }, status: REFUSED, why: 'an empty origin' },
  {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    status: REFUSED,
    why: 'another site in a browser that hides the origin',
  },
  { headers: { 'Sec-Fetch-Site': 'none' }, status: READ, why: 'a navigation by the user' },
  {
    headers: { Origin: 'https://hoc.example', Host: 'intern:3000', 'Sec-Fetch-Site': 'same-origin' },
    status: READ,
    why: 'the browser reports the same origin, although a proxy hides the host',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'intern:3000', 'X-Forwarded-Host': 'hoc.example' },
    status: REFUSED,
    why: 'a forwarded host is not trusted',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'intern:3000', 'X-Forwarded-Host': 'hoc.example' },
    proxy: true,
    status: READ,
    why: 'a forwarded host of our proxy is trusted',
  },
  {
    headers: { Origin: 'https://hoc.example', Host: 'a', 'X-Forwarded-Host': 'hoc.example, intern' },
    proxy: true,
    status: READ,
    why: 'a forwarded host of several proxies is trusted',
  },
  {
    headers: { Origin: 'https://evil.example', Host: 'a', 'X-Forwarded-Host': 'hoc.example' },
    proxy: true,
    status: REFUSED,
    why: 'another site behind our proxy',
  },
];

test.each(cases)('$status: $why', async ({ headers, status, proxy = false }) => {
  const { call } = proxy ? behindProxy : direct;
  expect((await call(...CHANGE, { headers, body: {} })).status).toBe(status);
});

describe('another site', () => {
  const headers = { Origin: 'https://evil.example', Host: 'hoc.example' };

  test.each(['GET', 'HEAD'] as const)('may read (%s)', async (method) => {
    expect((await direct.call(method, '/api/topics', { headers })).status).toBe(200);
  });

  test.each([
    ['PUT', '/api/items/1'],
    ['DELETE', '/api/items/1'],
    ['POST', '/api/favorites/add'],
  ] as const)('may not change anything: %s %s', async (method, path) => {
    const { status, body } = await direct.call(method, path, { headers });
    expect(status).toBe(REFUSED);
    expect(body).toMatchObject({ statusCode: REFUSED, message: errorTexts.foreignOrigin });
  });
});

describe('a GET that costs something', () => {
  const QUESTION = '/api/chat-ai';
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' };
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };

  test.each<{ headers: Record<string, string>; status: number; why: string }>([
    { headers: {}, status: READ, why: 'a program' },
    { headers: own, status: READ, why: 'our own page' },
    { headers: { ...own, 'Sec-Fetch-Dest': 'audio' }, status: READ, why: 'our own player' },
    { headers: { ...own, 'Sec-Fetch-Site': 'none' }, status: READ, why: 'an extension of the user' },
    { headers: { Referer: 'https://hoc.example/ai?c=1' }, status: READ, why: 'our page in an older browser' },
    {
      headers: { Referer: `${PUBLIC_URL}/ai` },
      status: READ,
      why: 'the site behind a proxy that hides the host',
    },
    {
      headers: { ...foreign, 'Sec-Fetch-Site': 'same-site', Origin: PUBLIC_URL },
      status: READ,
      why: 'the site itself, at another of its names',
    },
    {
      headers: { ...foreign, 'Sec-Fetch-Dest': 'image' },
      status: REFUSED,
      why: 'a picture in a foreign page',
    },
    {
      headers: { ...foreign, 'Sec-Fetch-Dest': 'script' },
      status: REFUSED,
      why: 'a script in a foreign page',
    },
    { headers: { ...foreign, 'Sec-Fetch-Dest': 'style' }, status: REFUSED, why: 'a style in a foreign page' },
    { headers: { ...foreign, 'Sec-Fetch-Dest': 'video' }, status: REFUSED, why: 'a film in a foreign page' },
    { headers: { ...foreign, 'Sec-Fetch-Dest': 'audio' }, status: REFUSED, why: 'a sound in a foreign page' },
    { headers: { ...foreign, 'Sec-Fetch-Dest': 'empty' }, status: REFUSED, why: 'a fetch of a foreign page' },
    {
      headers: { ...foreign, 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Mode': 'navigate' },
      status: REFUSED,
      why: 'a frame in a foreign page',
    },
    {
      headers: { ...foreign, 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' },
      status: REFUSED,
      why: 'a link in a foreign page',
    },
    {
      headers: { ...foreign, 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'empty' },
      status: REFUSED,
      why: 'a page on a neighbouring subdomain',
    },
    { headers: { ...own, 'Sec-Fetch-Dest': 'image' }, status: REFUSED, why: 'a picture in our own page' },
    {
      headers: { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
      status: REFUSED,
      why: 'an address that a mail or a chat has shown as a link',
    },
    {
      headers: { Origin: 'https://evil.example' },
      status: REFUSED,
      why: 'a foreign page in an older browser',
    },
    { headers: { Origin: 'null' }, status: REFUSED, why: 'a sandboxed frame in an older browser' },
    {
      headers: { Referer: 'https://evil.example/' },
      status: REFUSED,
      why: 'a picture of a foreign page in an older browser',
    },
    { headers: { Referer: 'khong/phai' }, status: REFUSED, why: 'a page that cannot be read' },
    {
      headers: { ...foreign, Referer: 'https://hoc.example.evil.example/', 'Sec-Fetch-Dest': 'empty' },
      status: REFUSED,
      why: 'a name that starts like ours',
    },
  ])('$status: $why', async ({ headers, status }) => {
    // Without a question it is a 400, but only after the check.
    const host = { Host: 'hoc.example', ...headers };
    for (const method of ['GET', 'HEAD'] as const)
      expect((await direct.call(method, QUESTION, { headers: host })).status).toBe(
        method === 'HEAD' && status === READ ? 200 : status,
      );
    expect((await direct.call('GET', '/api/speech', { headers: host })).status).toBe(status);
  });

  test('is refused in Vietnamese', async () => {
    const refusal = async (headers: Record<string, string>) =>
      (await direct.call('GET', QUESTION, { headers })).body;
    expect(await refusal({ 'Sec-Fetch-Dest': 'image' })).toMatchObject({ message: errorTexts.notAsPage });
    expect(await refusal({ 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      message: errorTexts.foreignOrigin,
    });
  });

  test('is declared: an answer of a model and speech, which visitors may call', () => {
    const costly = endpoints.filter(({ ownPagesOnly }) => ownPagesOnly).map(({ path }) => path);
    expect(costly.toSorted()).toEqual([QUESTION, '/api/speech']);
  });
});
