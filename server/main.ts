import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import * as build from 'virtual:react-router/server-build';
import { SHUTDOWN_GRACE_MS } from '#contract/limits.ts';
import { operatorTexts } from '#contract/texts/operator.ts';
import type { App } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { ContentError } from './db/content/content-error.ts';
import { DatabaseUnreachableError } from './db/database-away.ts';
import { DataDirError } from './db/pglite/data-dir.ts';
import { serve, type ServedPort } from './http/serve.ts';
import { createLogger, type Logger } from './log.ts';
import { startUp, informOperator } from './start-up.ts';

const OWNER_ONLY_UMASK = 0o077;

// Not awaited: parts of the build that are loaded later may import from this one, and would wait for its end.
run().then(
  () => process.exit(0),
  (error: unknown) => {
    // What the operator can mend is one clear line; anything else keeps its stack.
    const mendable = [ConfigError, DataDirError, DatabaseUnreachableError, ContentError].some(
      (kind) => error instanceof kind,
    );
    console.error(mendable && error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

/** From the start to the end that a signal asks for. */
async function run(): Promise<void> {
  // What the embedded database writes would be open to every account of the machine.
  process.umask(OWNER_ONLY_UMASK);
  const config = readConfig(process.env);
  const log = createLogger(config.LOG_LEVEL);
  if (!config.RATE_LIMITS) log.warn(operatorTexts.rateLimitsOff);
  const { asked, stopping } = listenForSignals();

  const product = await Promise.race([startUp(config, log, build, { stopping }), asked.then(tooLate)]).catch(
    (error: unknown) => {
      if (stopping.aborted) return null;
      throw error;
    },
  );
  if (!product) return;
  try {
    const served = await open(product.app, config, log);
    const { signal, isUrgent } = await asked;
    log.info({ signal }, 'shutting down: finishing the requests in flight');
    product.app.leave();
    // Whoever sends requests here has time to hear of it. Nobody waits for that at a terminal.
    await Promise.race([wait(signal === 'SIGTERM' ? config.DRAIN_NOTICE_MS : 0), isUrgent]);
    await served.drain();
  } finally {
    await product.close();
  }
}

/** A start that cannot be interrupted, such as one that waits for a database, is not waited for. */
async function tooLate(): Promise<never> {
  await wait(SHUTDOWN_GRACE_MS);
  throw new Error('not started in time to be stopped');
}

/** Waits for SIGTERM or SIGINT; a second one is in a hurry. */
function listenForSignals() {
  const stopping = new AbortController();
  let hurry = () => {};
  const isUrgent = new Promise<void>((resolve) => (hurry = resolve));
  const asked = new Promise<{ signal: string; isUrgent: Promise<void> }>((resolve) => {
    const onSignal = (signal: string) => {
      if (stopping.signal.aborted) hurry();
      stopping.abort();
      resolve({ signal, isUrgent });
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
  return { asked, stopping: stopping.signal };
}

async function open(
  app: App,
  { HOST: host, PORT: port, TRUST_PROXY }: Config,
  log: Logger,
): Promise<ServedPort> {
  const listener = getRequestListener(app.fetch);
  const limits = TRUST_PROXY ? { connectionsPerAddressMax: null } : {};
  try {
    const served = await serve(
      (request, response) => {
        const route = () => void listener(request, response);
        if (!app.readyReplies.send(request, response, route)) route();
      },
      { host, port, log, limits },
    );
    app.watchdog.start();
    informOperator(operatorTexts.running(served.port));
    return served;
  } catch (cause) {
    throw new ConfigError(operatorTexts.portTaken(port, String(cause)), { cause });
  }
}
