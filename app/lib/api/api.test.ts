import { expect, test, vi } from 'vitest';
import { BROWSER_ID_HEADER } from '#contract/browser-id.ts';
import { type Access, defineEndpoint } from '#contract/endpoint.ts';
import { jsonPart, uploadedFile } from '#contract/fields.ts';
import { z } from '#contract/zod.ts';
import { createApi, type Transport } from './api.ts';

const shared = { summary: 'một lời gọi mẫu', access: 'anyone', output: z.object({ id: z.int() }) } as const;

function apiAnswering(response: Response, transport: Partial<Transport> = {}) {
  const requests: Request[] = [];
  const api = createApi({
    origin: 'http://kakehashi.test',
    send: async (request) => {
      requests.push(request);
      return response;
    },
    token: () => null,
    onFreshToken: () => {},
    onTokenRefused: () => {},
    ...transport,
  });
  return { api, sent: () => requests[0] ?? new Request('http://nothing.was.sent') };
}

const ok = (headers = {}) => Response.json({ id: 1, secret: 'extra' }, { headers });

test('path parameters are escaped, absent query parameters left out, the token sent along', async () => {
  const { api, sent } = apiAnswering(ok(), { token: () => 'abc' });
  const find = defineEndpoint({
    ...shared,
    method: 'GET',
    path: '/words/{word}',
    params: z.object({ word: z.string() }),
    query: z.object({ page: z.optional(z.number()), kana: z.optional(z.string()) }),
  });
  const reply = await api.call(find, { params: { word: 'a/b?' }, query: { kana: 'みず', page: undefined } });
  expect(decodeURIComponent(sent().url)).toBe('http://kakehashi.test/words/a/b??kana=みず');
  expect(new URL(sent().url).pathname).toBe('/words/a%2Fb%3F');
  expect(sent().headers.get('Authorization')).toBe('Bearer abc');
  expect(reply).toEqual({ id: 1 });
});

test.each([
  { endpoint: { browserId: true }, sent: 'id-of-a-browser-1', why: 'the endpoint asks for it' },
  { endpoint: {}, sent: null, why: 'the endpoint does not' },
] as const)('the id of the browser is sent along: $why', async ({ endpoint, sent: expected }) => {
  const { api, sent } = apiAnswering(ok(), { browserId: () => 'id-of-a-browser-1' });
  await api.call(defineEndpoint({ ...shared, ...endpoint, method: 'GET', path: '/a' }), {});
  expect(sent().headers.get(BROWSER_ID_HEADER)).toBe(expected);
});

test('a JSON body is sent as JSON, a form as a form', async () => {
  const body = z.object({ text: z.string() });
  const json = apiAnswering(ok());
  await json.api.call(defineEndpoint({ ...shared, method: 'POST', path: '/a', body }), {
    body: { text: 'ă' },
  });
  expect(await json.sent().json()).toEqual({ text: 'ă' });

  const form = apiAnswering(ok());
  await form.api.call(defineEndpoint({ ...shared, method: 'POST', path: '/a', body, accepts: 'form' }), {
    body: { text: 'ă' },
  });
  expect(await form.sent().text()).toBe('text=%C4%83');
});

test('a multipart body has a JSON part and a file part', async () => {
  const { api, sent } = apiAnswering(ok());
  const upload = defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/topics',
    accepts: 'multipart',
    body: z.object({ dto: jsonPart(z.object({ title: z.string() })), img: uploadedFile }),
  });
  await api.call(upload, {
    body: { dto: { title: 'Chợ' }, img: new File(['x'], 'cho.png', { type: 'image/png' }) },
  });
  const form = await sent().formData();
  expect(await (form.get('dto') as Blob).text()).toBe('{"title":"Chợ"}');
  expect((form.get('img') as File).name).toBe('cho.png');
});

test.each([
  {
    response: Response.json({ statusCode: 409, error: 'Đã có.', message: 'Đã có.' }, { status: 409 }),
    message: 'Đã có.',
    why: 'the message of an error body',
  },
  {
    response: Response.json(
      { statusCode: 401, error: 'Hết phiên.', message: 'Hết phiên.', reason: 'tomorrow' },
      { status: 401 },
    ),
    message: 'Hết phiên.',
    why: 'the message beside a reason that a newer version has',
  },
  {
    response: new Response('Gửi hỏng.', { status: 500 }),
    errors: 'text' as const,
    message: 'Gửi hỏng.',
    why: 'a plain text body, where the endpoint says so',
  },
  {
    response: new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    errors: 'text' as const,
    message: 'Máy chủ gặp sự cố ngoài ý muốn. Vui lòng thử lại sau ít phút.',
    why: 'a neutral text instead of the page of a proxy',
  },
  {
    response: Response.json({ other: 1 }, { status: 500 }),
    message: 'Máy chủ gặp sự cố ngoài ý muốn. Vui lòng thử lại sau ít phút.',
    why: 'an unknown body gets a neutral text',
  },
])('a refusal is thrown with $why', async ({ response, message, errors }) => {
  const { api } = apiAnswering(response);
  const call = api.call(defineEndpoint({ ...shared, method: 'GET', path: '/a', errors }), {});
  await expect(call).rejects.toMatchObject({ name: 'ApiError', message, statusCode: response.status });
});

test('a refusal includes the suggestions of the server', async () => {
  const body = { statusCode: 404, error: 'Không.', message: 'Không.', suggestions: ['学校'] };
  const { api } = apiAnswering(Response.json(body, { status: 404 }));
  const call = api.call(defineEndpoint({ ...shared, method: 'GET', path: '/a' }), {});
  await expect(call).rejects.toMatchObject({ statusCode: 404, suggestions: ['学校'] });
});

test('a fresh token in the reply is passed on', async () => {
  const onFreshToken = vi.fn<(token: string) => void>();
  const { api } = apiAnswering(ok({ 'X-Token': 'new' }), { token: () => 'abc', onFreshToken });
  await api.call(defineEndpoint({ ...shared, method: 'GET', path: '/a' }), {});
  expect(onFreshToken).toHaveBeenCalledWith('new');
});

test.each<{ token: string | null; status: number; ended: boolean; why: string; access?: Access }>([
  { token: 'abc', status: 401, ended: true, why: 'a refused token ends the session' },
  { token: null, status: 401, ended: false, why: 'without a token there is no session to end' },
  { token: 'abc', status: 403, ended: false, why: 'a missing role does not end the session' },
  {
    token: 'abc',
    status: 401,
    access: 'anyone',
    ended: false,
    why: 'a 401 from an endpoint for anyone is not about the session',
  },
])('$why', async ({ token, status, ended, access = 'loggedIn' }) => {
  const onTokenRefused = vi.fn<() => void>();
  const { api } = apiAnswering(new Response('', { status }), { token: () => token, onTokenRefused });
  await api.call(defineEndpoint({ ...shared, method: 'GET', path: '/a', access }), {}).catch(() => {});
  expect(onTokenRefused).toHaveBeenCalledTimes(ended ? 1 : 0);
});

test.each([
  { now: null, told: true, why: 'whose session has ended with it, or who was about to log in' },
  { now: 'abc', told: true, why: 'who is still logged in' },
  { now: 'of someone else', told: false, why: 'but nobody who has logged in as someone else meanwhile' },
])('a blocked account tells its owner the reason: $why', async ({ now, told }) => {
  let token: string | null = 'abc';
  const onBlocked = vi.fn<(message: string) => void>();
  const api = createApi({
    origin: 'http://kakehashi.test',
    send: async () => {
      token = now;
      const message = 'Đã khóa.';
      return Response.json({ statusCode: 401, error: message, message, reason: 'blocked' }, { status: 401 });
    },
    token: () => token,
    onFreshToken: () => {},
    onTokenRefused: () => {},
    onBlocked,
  });
  const call = api.call(defineEndpoint({ ...shared, method: 'GET', path: '/a', access: 'loggedIn' }), {});
  await expect(call).rejects.toMatchObject({ reason: 'blocked' });
  expect(onBlocked.mock.calls).toEqual(told ? [['Đã khóa.']] : []);
});

test.each([
  { now: null, why: 'logged out meanwhile' },
  { now: 'of someone else', why: 'logged in as someone else meanwhile' },
])('a late reply does not change the session: $why', async ({ now }) => {
  let token: string | null = 'abc';
  const onFreshToken = vi.fn<() => void>();
  const onTokenRefused = vi.fn<() => void>();
  const api = createApi({
    origin: 'http://kakehashi.test',
    send: async () => {
      token = now;
      return new Response('', { status: 401, headers: { 'X-Token': 'new' } });
    },
    token: () => token,
    onFreshToken,
    onTokenRefused,
  });
  const call = api.call(defineEndpoint({ ...shared, method: 'GET', path: '/a', access: 'loggedIn' }), {});
  await expect(call).rejects.toThrow();
  expect(onFreshToken).not.toHaveBeenCalled();
  expect(onTokenRefused).not.toHaveBeenCalled();
});

test('a streamed reply arrives in chunks', async () => {
  const { api } = apiAnswering(new Response('xin chào'));
  const chat = defineEndpoint({
    method: 'GET',
    path: '/chat',
    summary: 'trò chuyện',
    access: 'anyone',
    answers: 'stream',
  });
  const pieces: string[] = [];
  for await (const piece of await api.call(chat, {})) pieces.push(piece);
  expect(pieces.join('')).toBe('xin chào');
});

test('a binary reply arrives unchanged', async () => {
  const bytes = new Uint8Array([0, 255, 128]);
  const { api } = apiAnswering(new Response(bytes));
  const sound = defineEndpoint({
    method: 'GET',
    path: '/sound',
    summary: 'âm thanh',
    access: 'anyone',
    answers: 'bytes',
  });
  expect(await api.call(sound, {})).toEqual(bytes);
});

test('a page of a list comes with the total count', async () => {
  const { api } = apiAnswering(Response.json([1, 2], { headers: { 'X-Total-Count': '34' } }));
  const list = defineEndpoint({ ...shared, method: 'GET', path: '/a', output: z.array(z.int()) });
  expect(await api.callPage(list, {})).toEqual({ rows: [1, 2], total: 34 });
});

test('an upload reports its progress, and its reply is read like any other', async () => {
  const shares: number[] = [];
  const { api } = apiAnswering(ok(), {
    send: async (_, onProgress) => {
      onProgress?.(0.5);
      return ok();
    },
  });
  const upload = defineEndpoint({
    ...shared,
    method: 'POST',
    path: '/topics',
    accepts: 'multipart',
    body: z.object({ img: z.optional(uploadedFile) }),
  });
  const reply = await api.upload(upload, { body: {} }, (share) => shares.push(share));
  expect(reply).toEqual({ id: 1 });
  expect(shares).toEqual([0.5]);
});

test('a missing part is not sent', async () => {
  const { api, sent } = apiAnswering(ok());
  const change = defineEndpoint({
    ...shared,
    method: 'PUT',
    path: '/topics/1',
    accepts: 'multipart',
    body: z.object({ dto: jsonPart(z.object({ title: z.string() })), img: z.optional(uploadedFile) }),
  });
  await api.call(change, { body: { dto: { title: 'Chợ' }, img: undefined } });
  expect([...(await sent().formData()).keys()]).toEqual(['dto']);
});

test.each([
  { header: '7', seconds: 7, why: 'seconds, as our server sends them' },
  { header: 'Wed, 18 Nov 2026 07:28:00 GMT', seconds: undefined, why: 'a date of a proxy is ignored' },
  { header: undefined, seconds: undefined, why: 'waiting does not help' },
])('a refusal says when to try again: $why', async ({ header, seconds }) => {
  const headers = header === undefined ? undefined : { 'Retry-After': header };
  const body = { statusCode: 429, error: 'Đợi nhé.', message: 'Đợi nhé.' };
  const { api } = apiAnswering(Response.json(body, { status: 429, headers }));
  const call = api.call(defineEndpoint({ ...shared, method: 'GET', path: '/a' }), {});
  await expect(call).rejects.toMatchObject({ message: 'Đợi nhé.', retryAfterSeconds: seconds });
});
