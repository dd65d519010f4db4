import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import * as build from 'virtual:react-router/server-build';
import { SHUTDOWN_GRACE_MS } from '#contract/server-limits.ts';
import { operatorTexts } from '#contract/texts/operator.ts';
import type { App } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { serve, type ServedPort } from './http/serve.ts';
import { createLogger, type Logger } from './log.ts';
import { startProblem } from './start-problem.ts';
import { startUp, informOperator } from './start-up.ts';

const OWNER_ONLY_UMASK = 0o077;

// No top-level await: chunks of the build that are loaded later may import this module, and would wait for its end.
run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(startProblem(error) ?? error);
    process.exit(1);
  },
);

/** Runs the product until a signal stops it. */
async function run(): Promise<void> {
  // Without it, the files of the embedded database would be readable by every account of the machine.
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
    // Gives a load balancer time to notice. Not for SIGINT: at a terminal somebody is waiting.
    await Promise.race([wait(signal === 'SIGTERM' ? config.DRAIN_NOTICE_MS : 0), isUrgent]);
    await served.drain();
  } finally {
    await product.close();
  }
}

/** Gives up on a start that cannot be interrupted, such as one that waits for a database. */
async function tooLate(): Promise<never> {
  await wait(SHUTDOWN_GRACE_MS);
  throw new Error('not started in time to be stopped');
}

/** Waits for SIGTERM or SIGINT; a second signal skips the drain notice. */
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
