import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import * as build from 'virtual:react-router/server-build';
import { operatorTexts } from '#contract/texts/operator.ts';
import { ConfigError, readConfig } from './config.ts';
import { ContentError } from './db/content/content-error.ts';
import { DataDirError } from './db/data-dir.ts';
import { DatabaseUnreachableError } from './db/database-away.ts';
import { sendCachedPage } from './http/pages/serve-pages.ts';
import { createLogger } from './log.ts';
import { startUp, tellOperator } from './start-up.ts';

const HEADERS_TIMEOUT_MS = 10_000;
/** A whole page pasted into a search box arrives in the address, and is to be refused in words. */
const HEADERS_MAX_BYTES = 128 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const SHUTDOWN_GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;
const OWNER_ONLY_UMASK = 0o077;

try {
  await serve();
} catch (error) {
  // What the operator can mend is one clear line; anything else keeps its stack.
  const mendable = [ConfigError, DataDirError, DatabaseUnreachableError, ContentError].some(
    (kind) => error instanceof kind,
  );
  console.error(mendable && error instanceof Error ? error.message : error);
  process.exit(1);
}

async function serve(): Promise<void> {
  // What the embedded database writes would be open to every account of the machine.
  process.umask(OWNER_ONLY_UMASK);
  const config = readConfig(process.env);
  const log = createLogger(config.LOG_LEVEL);
  if (!config.RATE_LIMITS) log.warn(operatorTexts.rateLimitsOff);
  const { app, close } = await startUp(config, log, build);

  const listener = getRequestListener(app.fetch);
  const fromCache = app.pageCache ? sendCachedPage(app.pageCache) : () => false;
  const server = createServer({ maxHeaderSize: HEADERS_MAX_BYTES }, (request, response) => {
    const route = () => void listener(request, response);
    if (!fromCache(request, response) && !app.readyReplies.send(request, response, route)) route();
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;

  server.listen(config.PORT, config.HOST);
  try {
    await once(server, 'listening');
  } catch (cause) {
    await close();
    throw new ConfigError(operatorTexts.portTaken(config.PORT, String(cause)), { cause });
  }
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  tellOperator(operatorTexts.running(port));

  const shutDown = atMostOnce(async (signal: string) => {
    log.info({ signal }, 'shutting down: finishing the requests in flight');
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection whose last reply has gone out would otherwise be kept alive for its next request.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    const grace = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(grace);
    await close();
    process.exit(0);
  });
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}

function atMostOnce<T>(action: (argument: T) => Promise<void>): (argument: T) => void {
  let called = false;
  return (argument) => {
    if (called) return;
    called = true;
    void action(argument);
  };
}
