import * as build from 'virtual:react-router/server-build';
import { readConfig } from './config.ts';
import { createLogger } from './log.ts';
import { type RunningProduct, startUp } from './start-up.ts';

/**
 * The entry of `npm run dev`, reloaded after each edit. The running product is stored on `globalThis`, so that a reload
 * can close it: the embedded database cannot be opened twice.
 */
const globals = globalThis as { kakehashi?: Promise<RunningProduct> };

export async function fetch(request: Request): Promise<Response> {
  const { app } = await product;
  return app.fetch(request);
}

const previous = globals.kakehashi;
const product = (async () => {
  if (previous) await (await previous).close();
  const config = readConfig({ DATA_DIR: './data/dev', PUBLIC_URL: 'http://localhost:5173', ...process.env });
  return startUp(config, createLogger('warn'), build, { live: true });
})();
globals.kakehashi = product;
