import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { rates } from './rates.ts';

/** Counted where it is decided: after a failure, or for a page. */
const SPENT_BY_THE_SERVER = [
  'loginFailures',
  'loginFailuresOfUnknownBrowsers',
  'secondFactorFailures',
  'registeredNotice',
  'cardExercisesPerUser',
  'pagePerAddress',
];

/** Writes that everybody may call as often as they like, because they can only repeat what they have done. */
const WITHOUT_LIMIT = [
  // Its limits depend on the browser (login-guard.ts).
  'POST /auth/login',
  'POST /auth/logout',
  'PUT /api/me',
  'POST /api/me/logout-everywhere',
  'DELETE /api/me/sessions/{id}',
  'DELETE /api/me/deletion',
  // A wrong code is counted by account (`secondFactorFailures`).
  'POST /api/me/second-factor/confirm',
  'POST /api/me/second-factor/recovery-codes',
  'POST /api/me/second-factor/off',
  'PUT /api/me/notifications/read',
  'DELETE /api/comments/{commentId}',
];

test('every rate limits an endpoint, or is spent by the server', () => {
  const declared = new Set<string>(endpoints.flatMap(({ limits = [] }) => limits));
  expect(Object.keys(rates).filter((name) => !declared.has(name))).toEqual(SPENT_BY_THE_SERVER);
});

test('what visitors and learners write is limited', () => {
  const unlimited = endpoints.filter(
    ({ method, access, limits = [] }) =>
      method !== 'GET' && (access === 'anyone' || access === 'loggedIn') && limits.length === 0,
  );
  expect(unlimited.map(({ method, path }) => `${method} ${path}`)).toEqual(WITHOUT_LIMIT);
});
