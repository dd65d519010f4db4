import { SmartRouter } from 'hono/router/smart-router';
import { base64url, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Access, type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { SHARE_TARGET, STROKE_DRAWINGS, UPLOADED_IMAGES } from '#contract/paths.ts';
import { ROLES } from '#contract/roles.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { buildTestApp, TEST_NOW, TEST_TOKEN_SECRET } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { testsAll } from '#server/testing/sweeps.ts';

/**
 * Every route goes through `mountEndpoints`, which checks origin, access, rate limits and input. So a forged token needs
 * trying only once for each kind of access, and one of them at every endpoint.
 */

const recorded = recordLog();
const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' }, log: recorded.log });

let user: TestUser;
let otherUser: TestUser;
beforeAll(async () => {
  await emptyTables(db);
  user = await factories.user({ roles: ROLES });
  otherUser = await factories.user();
});

const inRouter = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What needs no access rule, and why. */
const WITHOUT_ENDPOINT: Readonly<Record<string, string>> = {
  [`GET ${STROKE_DRAWINGS}/:name`]: 'public drawings of KanjiVG',
  [`GET ${UPLOADED_IMAGES}/:name`]: 'public images of courses',
  [`POST ${SHARE_TARGET}`]: 'redirects to the search without reading the request',
};

test('every route of the app is an endpoint of the contract, mounted once, or has a reason to be none', async () => {
  const add = vi.spyOn(SmartRouter.prototype, 'add');
  onTestFinished(() => add.mockRestore());
  await buildTestApp();
  const mounted = add.mock.calls.map(([method, path]) => `${method} ${path}`);
  const declared = endpoints.map((endpoint) => inRouter(nameOf(endpoint)));
  expect(mounted.toSorted()).toEqual([...declared, ...Object.keys(WITHOUT_ENDPOINT)].toSorted());
});

const nowInSeconds = TEST_NOW.getTime() / 1000;
const claims = (): JWTPayload => ({
  sub: user.email,
  uid: user.id,
  roles: [...user.roles],
  ver: user.tokenVersion,
  sid: user.sessionId,
  exp: nowInSeconds + 60,
});
const sign = (given: JWTPayload, secret = TEST_TOKEN_SECRET) =>
  new SignJWT(given).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
const encode = (part: object) => base64url.encode(JSON.stringify(part));

interface Forgery {
  readonly what: string;
  readonly token: () => string | Promise<string>;
}

const FORGERIES: readonly Forgery[] = [
  { what: 'an expired token', token: () => sign({ ...claims(), exp: nowInSeconds - 1 }) },
  { what: 'a wrong signature', token: () => sign(claims(), 'x'.repeat(40)) },
  { what: 'alg none', token: () => `${encode({ alg: 'none' })}.${encode(claims())}.` },
  { what: 'a session of another account', token: () => sign({ ...claims(), sid: otherUser.sessionId }) },
  { what: 'a token without a session', token: () => sign({ ...claims(), sid: undefined }) },
  { what: 'an old version', token: () => sign({ ...claims(), ver: -1 }) },
];

const kindOf = (access: Access): string => (typeof access === 'string' ? access : Object.keys(access).join());

const pathOf = ({ path }: Endpoint): string =>
  pathParameters(path).reduce((filled, name) => filled.replace(`{${name}}`, String(user.id)), path);

const send = (endpoint: Endpoint, token: string) =>
  call(endpoint.method, pathOf(endpoint), { token, body: endpoint.body && {} });

describe('a token that is not valid', () => {
  /** Reads, so that the valid token below changes nothing. */
  const oneOfEachKind = ['loggedIn', 'roles', 'owner'].map((kind) => ({
    kind,
    endpoint: endpoints.find(({ method, access }) => method === 'GET' && kindOf(access) === kind),
  }));

  describe.each(oneOfEachKind)('at an endpoint for $kind', ({ endpoint }) => {
    test.each(FORGERIES)('is refused: $what', async ({ token }) => {
      if (!endpoint) throw new Error('Each kind of access is declared by an endpoint');
      expect([401, 403]).not.toContain((await send(endpoint, await sign(claims()))).status);
      const reply = await send(endpoint, await token());
      expect(reply).toMatchObject({ status: 401, body: { message: errorTexts.sessionEnded } });
    });
  });

  const attempts = endpoints.map((endpoint, at) => ({
    endpoint,
    name: nameOf(endpoint),
    forgeries: testsAll ? FORGERIES : FORGERIES.filter((_, index) => index === at % FORGERIES.length),
  }));

  test.each(attempts)('never counts as a login: $name', async ({ endpoint, forgeries }) => {
    for (const { what, token } of forgeries) {
      const linesBefore = recorded.text().length;
      const { status } = await send(endpoint, await token());
      const isRefused = endpoint.access !== 'anyone';
      expect([what, status === 401]).toEqual([what, isRefused]);
      // Only `mountEndpoints` logs the path of the contract.
      const { method, path } = endpoint;
      const lines = recorded.text().slice(linesBefore).trim().split('\n');
      expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ method, path, status }),
      );
    }
  });
});
