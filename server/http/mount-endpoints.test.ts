import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defineEndpoint, type Endpoint } from '#contract/endpoint.ts';
import { idText } from '#contract/fields.ts';
import { UNAVAILABLE_RETRY_S } from '#contract/server-limits.ts';
import { NAME_TO_COME } from '#contract/site-name.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { z } from '#contract/zod.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { unavailable } from './errors.ts';
import { assertSameEndpoints } from './mount-endpoints.ts';
import { createNameSite } from './replies/with-site-name.ts';
import { type Route, route } from './route.ts';

const shared = { method: 'GET', summary: '', access: 'anyone' } as const;
const nameSite = createNameSite(async () => 'Cầu "Việt"');
const word = z.object({ kanji: z.string() });
const getWord = defineEndpoint({ ...shared, path: '/word', output: word });

describe('a reply', () => {
  test('contains only the fields of the contract', async () => {
    const row = { kanji: '水', passwordHash: 'secret' };
    const { call } = await mountRoutes([route(getWord, () => row)]);
    const reply = await call('GET', '/word');
    expect(reply.text).toBe('{"kanji":"水"}');
    expect(reply.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });

  test('is sent as a text where the contract says so', async () => {
    const contentType = 'text/csv; charset=utf-8';
    const csv = defineEndpoint({ ...shared, path: '/words.csv', answers: 'text', contentType });
    const { call } = await mountRoutes([route(csv, () => 'kanji\n水\n')]);
    const reply = await call('GET', '/words.csv');
    expect(reply).toMatchObject({ status: 200, text: 'kanji\n水\n' });
    expect(reply.headers.get('Content-Type')).toBe(contentType);
  });

  test('is sent as bytes where the contract says so', async () => {
    const sound = defineEndpoint({ ...shared, path: '/sound', answers: 'bytes', contentType: 'audio/mpeg' });
    const bytes = new Uint8Array([0, 255, 128]);
    const { fetch } = await mountRoutes([route(sound, () => bytes)]);
    const reply = await fetch(new Request('http://localhost/sound'));
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(bytes);
    expect(reply.headers.get('Content-Type')).toBe('audio/mpeg');
  });

  test.each([
    { as: {}, result: { kanji: NAME_TO_COME }, sent: '{"kanji":"Cầu \\"Việt\\""}', why: 'JSON' },
    { as: { answers: 'text' }, result: NAME_TO_COME, sent: 'Cầu "Việt"', why: 'a text' },
    {
      as: { answers: 'text', contentType: 'text/html; charset=utf-8' },
      result: `<p>${NAME_TO_COME}</p>`,
      sent: '<p>Cầu &#34;Việt&#34;</p>',
      why: 'a page',
    },
    {
      as: { answers: 'text', contentType: 'application/manifest+json' },
      result: JSON.stringify({ name: NAME_TO_COME }),
      sent: '{"name":"Cầu \\"Việt\\""}',
      why: 'JSON that the feature writes',
    },
    {
      as: { answers: 'stream' },
      result: (async function* () {
        yield 'Chào từ ';
        yield `${NAME_TO_COME}!`;
      })(),
      sent: 'Chào từ Cầu "Việt"!',
      why: 'a stream',
    },
  ] as const)('says the name of the site as it is called now, in $why', async ({ as, result, sent }) => {
    const endpoint = defineEndpoint({ ...shared, path: '/named', output: word, ...as });
    const named = await mountRoutes(
      [route(endpoint as Endpoint, () => result as never)],
      undefined,
      undefined,
      nameSite,
    );
    expect((await named.call('GET', '/named')).text).toBe(sent);
  });

  test('says it when it refuses, too', async () => {
    const refusing = route(getWord, () => {
      throw unavailable(`Không có trong API của ${NAME_TO_COME}.`);
    });
    const { call } = await mountRoutes([refusing], undefined, undefined, nameSite);
    expect((await call('GET', '/word')).body).toMatchObject({
      message: 'Không có trong API của Cầu "Việt".',
    });
  });

  test('has the headers that the handler adds', async () => {
    const counted = route(getWord, ({ headers }) => {
      headers['X-Total-Count'] = '1';
      return { kanji: '水' };
    });
    const { call } = await mountRoutes([counted]);
    expect((await call('GET', '/word')).headers.get('X-Total-Count')).toBe('1');
  });

  test('is `null` where the contract declares no output', async () => {
    const { call } = await mountRoutes([
      route(defineEndpoint({ ...shared, path: '/nothing' }), () => undefined),
    ]);
    expect(await call('GET', '/nothing')).toMatchObject({ status: 200, text: 'null' });
  });
});

describe('a failure', () => {
  const failing = (error: unknown) =>
    route(getWord, () => {
      throw error;
    });

  test.each([
    {
      broken: failing(new Error('an internal secret')),
      logged: 'an internal secret',
      why: 'an unexpected exception',
    },
    {
      broken: failing('an internal secret'),
      logged: 'an internal secret',
      why: 'a thrown value that is not an Error',
    },
    {
      broken: { endpoint: getWord, handle: () => ({ kanji: 5 }) },
      logged: 'ZodError',
      why: 'a reply that breaks the contract',
    },
  ])('$why is a neutral 500 for the caller and is logged', async ({ broken, logged }) => {
    const recorded = recordLog();
    const { call } = await mountRoutes([broken], recorded.log);
    const reply = await call('GET', '/word');
    const { unexpected } = errorTexts;
    expect(reply).toMatchObject({ status: 500 });
    expect(reply.body).toEqual({ statusCode: 500, error: unexpected, message: unexpected });
    expect(recorded.text()).toContain(logged);
  });

  test('an expected failure keeps its text; a 5xx is logged', async () => {
    const recorded = recordLog();
    const { call } = await mountRoutes([failing(unavailable(errorTexts.databaseAway))], recorded.log);
    const reply = await call('GET', '/word');
    expect(reply).toMatchObject({ status: 503, body: { message: errorTexts.databaseAway } });
    expect(recorded.text()).toContain(errorTexts.databaseAway);
  });

  test.each([
    { code: '53100', why: 'the disk is full' },
    { code: '57014', why: 'a cancelled statement' },
    { code: 'ECONNREFUSED', why: 'no connection' },
  ])('an unavailable database is a 503 with Retry-After: $why', async ({ code }) => {
    const recorded = recordLog();
    const cause = Object.assign(new Error('an internal disk error'), { code });
    const away = failing(new DrizzleQueryError('select secret from users', [], cause));
    const { call } = await mountRoutes([away], recorded.log);
    const reply = await call('GET', '/word');
    expect(reply).toMatchObject({ status: 503, body: { message: errorTexts.databaseAway } });
    expect(reply.headers.get('Retry-After')).toBe(String(UNAVAILABLE_RETRY_S));
    expect(recorded.text()).toContain('an internal disk error');
  });

  test('a refused request is not logged as an error', async () => {
    const recorded = recordLog();
    const members = defineEndpoint({ ...shared, path: '/members', access: 'loggedIn' });
    const { call } = await mountRoutes([route(members, () => undefined)], recorded.log);
    expect((await call('GET', '/members')).status).toBe(401);
    expect(recorded.text()).not.toContain('"err"');
    expect(JSON.parse(recorded.text())).toMatchObject({ status: 401, path: '/members' });
  });

  test('is plain text where clients show the body as the message', async () => {
    const mail = defineEndpoint({ ...shared, path: '/mail', access: 'loggedIn', errors: 'text' });
    const { call } = await mountRoutes([route(mail, () => undefined)]);
    const reply = await call('GET', '/mail');
    expect(reply).toMatchObject({ status: 401, text: errorTexts.loginRequired });
    expect(reply.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  });

  test('is never cacheable, even where the reply would be', async () => {
    const cached = route(getWord, ({ headers }) => {
      headers['Cache-Control'] = 'public';
      throw unavailable(errorTexts.databaseAway);
    });
    const { call } = await mountRoutes([cached]);
    expect((await call('GET', '/word')).headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('route matching', () => {
  const name = z.object({ name: z.string() });
  const named = (path: string, params?: Endpoint['params']) =>
    route(defineEndpoint({ ...shared, path, params, output: name }), () => ({ name: path }));
  const one = named('/words/{wordId}', z.object({ wordId: idText }));
  const popular = named('/words/popular');
  const examples = named('/words/{wordId}/examples', z.object({ wordId: idText }));

  test.each([
    { asked: '/words/popular', expected: '/words/popular', why: 'the literal path before the parameter' },
    { asked: '/words/7', expected: '/words/{wordId}', why: 'the parameter for all other values' },
    {
      asked: '/words/7/examples',
      expected: '/words/{wordId}/examples',
      why: 'the longer path for its own address',
    },
  ])('$why, in any order of the routes', async ({ asked, expected }) => {
    for (const routes of [
      [one, popular, examples],
      [examples, popular, one],
    ]) {
      const { call } = await mountRoutes(routes);
      expect((await call('GET', asked)).body).toEqual({ name: expected });
    }
  });
});

describe('the boot fails', () => {
  const nothing = (endpoint: Endpoint): Route => ({ endpoint, handle: () => undefined });
  // The compiler refuses it too, but not in code with casts.
  const withoutAccess = { ...getWord, access: undefined } as unknown as Endpoint;
  const userId = z.object({ userId: idText });

  test.each([
    {
      endpoint: withoutAccess,
      message: 'GET /word has no access rule',
      why: 'an endpoint without an access rule: the default is deny',
    },
    {
      endpoint: { ...getWord, path: '/users/{userId}' },
      message: 'GET /users/{userId} declares other path parameters: none',
      why: 'a path parameter that is not checked',
    },
    {
      endpoint: { ...getWord, path: '/users/{id}', params: userId },
      message: 'GET /users/{id} declares other path parameters: userId',
      why: 'path parameters with different names',
    },
    {
      endpoint: { ...getWord, path: '/users/{userId}', params: userId, access: { owner: 'id' } },
      message: 'GET /users/{userId} names an owner that is not in its path: id',
      why: 'an owner that is not in the path',
    },
  ])('$why', async ({ endpoint, message }) => {
    await expect(mountRoutes([nothing(endpoint)])).rejects.toThrow(message);
  });

  test.each([
    {
      declared: [getWord],
      routes: [],
      message: 'Endpoints without a route: GET /word',
      why: 'an endpoint without a route',
    },
    {
      declared: [],
      routes: [nothing(getWord)],
      message: 'Routes that the contract does not list',
      why: 'a route that the contract does not list',
    },
    {
      declared: [getWord],
      routes: [nothing(getWord), nothing(getWord)],
      message: 'or lists once: GET /word',
      why: 'an endpoint with two routes',
    },
  ])('$why', ({ declared, routes, message }) => {
    expect(() => assertSameEndpoints(declared, routes)).toThrow(message);
  });
});
