import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Optimiser } from '#app/lib/memory/answer-fitting.ts';

const wasmFile = createRequire(import.meta.url).resolve('fsrs-browser/fsrs_browser_bg.wasm');

/** The optimiser as the thread loads it, but from a file. */
export async function loadOptimiser(): Promise<Optimiser> {
  const { default: load, ...optimiser } = await import('fsrs-browser');
  await load({ module_or_path: await readFile(wasmFile) });
  return optimiser;
}
