import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The judge's thread as one script, and its source files. */
export async function bundleJudge(): Promise<{ code: string; modules: string[] }> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../app/lib/judge/judge-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'judgeWorker',
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('Nothing was built');
  return { code: chunk.code, modules: chunk.moduleIds.map((id) => id.replace(root, '')) };
}
