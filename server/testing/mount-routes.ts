import { Hono } from 'hono';
import type { Rates } from '#contract/rates.ts';
import { createOpenSessionsService } from '#server/features/accounts/open-sessions.service.ts';
import { createSecretHash } from '#server/features/accounts/secret-hash.ts';
import { createTokens } from '#server/features/accounts/tokens.ts';
import { mountEndpoints } from '#server/http/mount-endpoints.ts';
import type { NameSite } from '#server/http/replies/with-site-name.ts';
import { createAuthentication } from '#server/http/requests/authentication.ts';
import { clientAddress } from '#server/http/requests/client-address.ts';
import { createRateLimits } from '#server/http/requests/rate-limits.ts';
import { createRequestCounts } from '#server/http/requests/request-counts.ts';
import { logRequests } from '#server/http/requests/request-log.ts';
import type { Route } from '#server/http/route.ts';
import { createLogger, type Logger } from '#server/log.ts';
import { TEST_NOW, TEST_TOKEN_SECRET } from './build-test-app.ts';
import { createCaller } from './caller.ts';
import { createFactories } from './data/factories.ts';
import { openTestDatabase } from './test-database.ts';

/** Mounts sample routes with the real accounts, tokens and limits. */
export async function mountRoutes(
  routes: readonly Route[],
  log: Logger = createLogger('silent'),
  rates?: Rates,
  nameSite?: NameSite,
) {
  const { db, pool } = await openTestDatabase();
  const clock = () => TEST_NOW;
  const tokens = createTokens(TEST_TOKEN_SECRET, clock);
  const sessions = createOpenSessionsService({ db, tokens, clock });
  const { of: hash } = createSecretHash(TEST_TOKEN_SECRET);
  const app = new Hono();
  mountEndpoints(app, routes, {
    authentication: createAuthentication({
      verifyToken: tokens.verify,
      freshToken: sessions.freshToken,
      findCaller: sessions.findCaller,
      findBlockedReason: sessions.blockedReason,
    }),
    rateLimits: createRateLimits(pool && { pool, hash }),
    rates,
    // The header is trusted here, so that a test can use several addresses.
    addressOf: clientAddress(1),
    requireOwnOrigin: () => {},
    headers: {},
    nameSite,
    logged: logRequests(log, createRequestCounts()).logged,
    log,
  });
  return {
    fetch: app.fetch,
    call: createCaller(app.fetch),
    factories: createFactories(db, tokens, clock),
    db,
  };
}
