import { type Context, Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/connect.ts';
import { createAccountsRepository } from './features/accounts/accounts.repository.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { createTokens } from './features/accounts/tokens.ts';
import { createCoursesRepository } from './features/courses/courses.repository.ts';
import { coursesRoutes } from './features/courses/courses.routes.ts';
import { createCoursesService } from './features/courses/courses.service.ts';
import { publicPaths } from './features/site/public-paths.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { createAuthentication } from './http/authentication.ts';
import { clientAddress } from './http/client-address.ts';
import { type AppError, asAppError, notFound } from './http/errors.ts';
import { assertSameEndpoints, mountEndpoints } from './http/mount-endpoints.ts';
import { openPages } from './http/pages/open-pages.ts';
import type { PageCache } from './http/pages/page-cache.ts';
import { createRateLimits, unlimited } from './http/rate-limits.ts';
import { errorReply } from './http/reply.ts';
import { logRequests, requestIdHeader } from './http/request-log.ts';
import { apiHeaders } from './http/security-headers.ts';
import { mountStaticFiles } from './http/static-files.ts';
import type { Logger } from './log.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly tokenSecret: string;
  readonly clock: () => Date;
  readonly log: Logger;
  /** The built pages; API tests do without. */
  readonly pages?: { readonly build: ServerBuild; readonly clientDir: string; readonly live?: boolean };
}

export interface App {
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Absent in development, where every page is rendered anew. */
  readonly pageCache?: PageCache;
}

/** The whole product as one function from Request to Response. Everything from outside comes in through the parts. */
export function buildApp({ config, database, tokenSecret, clock, log, pages }: AppParts): App {
  const { db } = database;
  const tokens = createTokens(tokenSecret, clock);
  const accounts = createAccountsService(createAccountsRepository(db), tokens);
  const courses = createCoursesService(createCoursesRepository(db), clock);

  const routes = [
    ...accountsRoutes(accounts),
    ...coursesRoutes(courses),
    ...siteRoutes({
      publicUrl: config.PUBLIC_URL,
      pingDatabase: database.ping,
      sitemapPaths: async () => publicPaths(await courses.listTopics()),
    }),
  ];
  assertSameEndpoints(endpoints, routes);

  const app = new Hono();
  const headers = apiHeaders(config.PUBLIC_URL);
  const logged = logRequests(log);
  if (pages && !pages.live) mountStaticFiles(app, pages.clientDir);
  mountEndpoints(app, routes, {
    authentication: createAuthentication({
      verifyToken: tokens.verify,
      issueToken: tokens.issue,
      findCaller: accounts.findCaller,
    }),
    rateLimits: config.RATE_LIMITS ? createRateLimits() : unlimited,
    addressOf: clientAddress(config.TRUST_PROXY),
    headers,
    logged,
    log,
  });

  const refuse = (context: Context, error: AppError) =>
    errorReply(error, { ...headers, ...requestIdHeader(context) });
  const opened = pages && openPages(pages, config, async (request) => app.fetch(request), log);
  app.notFound((context) =>
    logged(context, () =>
      opened && asksForPage(context)
        ? opened.handle(context)
        : refuse(context, notFound(errorTexts.unknownEndpoint)),
    ),
  );
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path }, 'request failed');
    return refuse(context, asAppError(error));
  });

  database.changes.onChange(() => opened?.cache?.clear());
  return { fetch: app.fetch, pageCache: opened?.cache };
}

const API_PREFIXES = ['/api/', '/auth/', '/auto/'];

function asksForPage({ req }: Context): boolean {
  const reads = req.method === 'GET' || req.method === 'HEAD';
  return reads && !API_PREFIXES.some((prefix) => req.path.startsWith(prefix));
}
