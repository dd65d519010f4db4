import { type Context, Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { endpoints } from '#contract/endpoints.ts';
import { API_PREFIXES, paths, SHARE_TARGET } from '#contract/paths.ts';
import { rates as declaredRates } from '#contract/rates.ts';
import { READY_REPLIES_MAX_BYTES } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { createReadyReplies, type ReadyReplies } from '#server/http/replies/ready-replies.ts';
import { createReplyCache } from '#server/http/replies/reply-cache.ts';
import { errorReply, type ReplyHeaders } from '#server/http/replies/reply.ts';
import { apiHeaders } from '#server/http/replies/security-headers.ts';
import { mountStaticFiles } from '#server/http/replies/static-files.ts';
import { mountStrokeDrawings } from '#server/http/replies/stroke-drawings.ts';
import { mountUploadedImages } from '#server/http/replies/uploaded-images.ts';
import { createNameSite, type NameSite } from '#server/http/replies/with-site-name.ts';
import { clientAddress, incomingAddress, spendByAddress } from '#server/http/requests/client-address.ts';
import { ownCall } from '#server/http/requests/incoming.ts';
import { createOriginCheck } from '#server/http/requests/own-origin.ts';
import { createRateLimits, unlimited } from '#server/http/requests/rate-limits.ts';
import { createRequestCounts } from '#server/http/requests/request-counts.ts';
import {
  addressForLog,
  type Logged,
  logRequests,
  requestIdHeader,
  requestIdOf,
} from '#server/http/requests/request-log.ts';
import { type Background, createBackground } from './background.ts';
import { composeFeatures, type FeatureParts } from './compose-features.ts';
import { createSecretHash } from './features/accounts/secret-hash.ts';
import { createMailWorker } from './features/mail/mail-worker.ts';
import type { OpenTail } from './gateways/tail-data.ts';
import { type AppError, asAppError, isFailure, notFound } from './http/errors.ts';
import { assertSameEndpoints, mountEndpoints } from './http/mount-endpoints.ts';
import { failurePage } from './http/pages/failure-page.ts';
import { openPages } from './http/pages/open-pages.ts';
import type { PageCache } from './http/pages/page-cache.ts';
import type { PageHandler } from './http/pages/serve-pages.ts';
import { createWatchdog, type Watchdog } from './http/watchdog.ts';
import type { Logger } from './log.ts';
import { refreshOnChange } from './refresh-on-change.ts';

/** What the features need, and the pages. */
export interface AppParts extends Omit<FeatureParts, 'rateLimits' | 'requestCounts' | 'isLeaving'> {
  readonly watchdog?: Watchdog;
  /** The built pages; API tests omit them. */
  readonly pages?: { readonly build: ServerBuild; readonly clientDir: string; readonly live?: boolean };
}

export interface App {
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Absent in development, where every page is rendered on each request. */
  readonly pageCache?: PageCache;
  readonly readyReplies: ReadyReplies;
  /** Work between the requests: sending mail, cleaning up. Idle until started. */
  readonly background: Background;
  /** Rebuilds the search index; resolves when searches see the current database. */
  readonly refreshSearch: () => Promise<void>;
  /** Words of the long tail are found from now on: the build may end after the start. */
  readonly attachTail: (tail: OpenTail) => void;
  /** From now on `/ready` fails, so that a load balancer sends no more requests here. */
  readonly leave: () => void;
  /** Ends the connections to the mail server. */
  readonly closeMailer: () => void;
  /** For tests that change the database directly. */
  readonly forgetSettings: () => void;
  /** Idle until started: in development every turn of the event loop may be long. */
  readonly watchdog: Watchdog;
}

const MEGABYTE = 1024 * 1024;

/** The whole product as one function from Request to Response. All outside dependencies are passed in as `parts`. */
export function buildApp(parts: AppParts): App {
  const { config, database, clock, log, pages } = parts;
  const { watchdog = createWatchdog({ log }), rates = declaredRates } = parts;
  const { db, changes, pool } = database;
  let isLeaving = false;
  const leave = () => void (isLeaving = true);
  const hash = createSecretHash(parts.tokenSecret, 'keys of rate limits').of;
  const rateLimits = config.RATE_LIMITS ? createRateLimits(pool && { pool, hash }) : unlimited;
  const requestCounts = createRequestCounts();
  const features = composeFeatures({ ...parts, rateLimits, requestCounts, isLeaving: () => isLeaving });
  assertSameEndpoints(endpoints, features.routes);

  const nameSite = createNameSite(features.siteName);
  const app = new Hono();
  const headers = apiHeaders(config);
  const addressOf = clientAddress(config.TRUST_PROXY);
  const { logged, logSent } = logRequests(log, requestCounts);
  mountStrokeDrawings(app);
  mountUploadedImages(app, features.findImage);
  if (pages && !pages.live) mountStaticFiles(app, pages.clientDir);
  // Only a browser whose service worker is not ready sends it here. The text is not read.
  app.post(SHARE_TARGET, (context) => context.redirect(paths.search, 303));
  const addressOfIncoming = incomingAddress(config.TRUST_PROXY);
  const replyCache = createReplyCache({
    maxBytes: config.PAGE_CACHE_MB * MEGABYTE + READY_REPLIES_MAX_BYTES,
    now: () => clock().getTime(),
  });
  const readyReplies = createReadyReplies({
    cache: replyCache,
    spend: async (limits, request) => {
      for (const limit of limits) await spendByAddress(rateLimits, limit, addressOfIncoming(request));
    },
    nameSite,
    logSent,
  });
  features.onSearchRefreshed(replyCache.clear);
  features.onSettingsOutdated(replyCache.clear);
  mountEndpoints(app, features.routes, {
    readyReplies,
    nameSite,
    authentication: features.authentication,
    rateLimits,
    rates,
    addressOf,
    requireOwnOrigin: createOriginCheck({
      publicUrl: config.PUBLIC_URL,
      trustForwardedHost: config.TRUST_PROXY > 0,
    }),
    headers,
    logged,
    watchdog,
    log,
  });

  const fetchInProcess = async (request: Request) => app.fetch(request, ownCall);
  const admit = async (context: Context) => {
    watchdog.admit();
    await spendByAddress(rateLimits, rates.pagePerAddress, addressOf(context));
  };
  const opened =
    pages &&
    openPages(pages, {
      config,
      hasGoogle: features.hasGoogle,
      nameSite,
      replyCache,
      fetchInProcess,
      admit,
      watch: watchdog.during,
      log,
    });
  answerTheRest(app, { pages: opened, headers, logged, nameSite, log });

  const { composers, mailer, orderReminders, deliverPushes, countDay, cleanUps, forgetCourses } = features;
  const refreshSearch = (announcement?: string) =>
    watchdog.during('renewal of the dictionary', () => features.refreshSearch(announcement));
  refreshOnChange({ changes, cache: replyCache, refreshSearch, forgetCourses, log });
  const prepare = async (signal: AbortSignal) => {
    const { analyseSentences, findGrammarInSentences, preparePath } = features;
    const analysed = await watchdog.during('analysis of sentences', () => analyseSentences(signal));
    if (analysed > 0) {
      // Pages that were rendered meanwhile miss the grammar of these sentences.
      forgetCourses();
      replyCache.clear();
    }
    if (!signal.aborted) await watchdog.during('grammar in sentences', () => findGrammarInSentences(signal));
    if (!signal.aborted) await watchdog.during('steps of the path', () => preparePath(signal));
  };
  const mailWorker = createMailWorker({ db, composers, mailer, clock, log });
  const background = createBackground({
    mailWorker,
    orderReminders,
    deliverPushes,
    countDay,
    cleanUps: { ...cleanUps, 'announced changes': changes.cleanUp },
    prepare,
    changes,
    log,
  });
  const pageCache = opened?.cache;
  return {
    fetch: app.fetch,
    pageCache,
    readyReplies,
    background,
    refreshSearch: () => refreshSearch(),
    attachTail: (tail) => {
      features.attachTail(tail);
      // Pages and replies that were made without it.
      replyCache.clear();
    },
    leave,
    closeMailer: mailer.close,
    forgetSettings: features.forgetSettings,
    watchdog,
  };
}

interface RestParts {
  readonly pages?: { readonly handle: PageHandler };
  readonly headers: Readonly<ReplyHeaders>;
  readonly logged: Logged;
  readonly nameSite: NameSite;
  readonly log: Logger;
}

/** Requests that match no endpoint are pages or unknown. Errors are a page for page requests, JSON for all others. */
function answerTheRest(app: Hono, { pages, headers, logged, nameSite, log }: RestParts): void {
  const wantsPage = (context: Context) => pages !== undefined && asksForPage(context);
  const refuse = (context: Context, error: AppError) => {
    const replyHeaders = { ...headers, ...requestIdHeader(context) };
    return wantsPage(context)
      ? failurePage(error, replyHeaders, requestIdOf(context), nameSite)
      : errorReply(error, replyHeaders, { nameSite });
  };
  const fail = (context: Context, error: unknown) => {
    const known = asAppError(error);
    const id = requestIdOf(context);
    if (isFailure(known)) log.error({ id, err: error, path: addressForLog(context) }, 'request failed');
    return refuse(context, known);
  };
  app.notFound((context) =>
    logged(context, () =>
      pages && wantsPage(context)
        ? pages.handle(context).catch((error: unknown) => fail(context, error))
        : refuse(context, notFound(errorTexts.unknownEndpoint)),
    ),
  );
  app.onError((error, context) => fail(context, error));
}

function asksForPage({ req }: Context): boolean {
  const reads = req.method === 'GET' || req.method === 'HEAD';
  return reads && !API_PREFIXES.some((prefix) => req.path.startsWith(prefix));
}
