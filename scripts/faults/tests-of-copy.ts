import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LayerResult } from './layers.ts';

/** Longer than these few files need on a busy machine. */
const TIME_MAX_MS = 5 * 60_000;

const SESSION = fileURLToPath(new URL('./test-session.mjs', import.meta.url));

/** Runs tests of a copy of the checkout, in one process for many faults. */
export interface TestsOfCopy {
  /** The files, up to the first failure. `changed` is the file with the fault. */
  run(tests: readonly string[], changed: string): Promise<LayerResult>;
  /** The text of the file is the one from before again. */
  forget(changed: string): Promise<void>;
  /** The next run sets everything up again, such as the database from the migrations. */
  restart(): void;
}

export function testsOfCopy(folder: string): TestsOfCopy {
  let open: ChildProcess | undefined;

  async function session(): Promise<ChildProcess> {
    if (open?.connected) return open;
    open = fork(SESSION, { cwd: folder, stdio: 'ignore' });
    await once(open, 'message');
    return open;
  }
  const restart = () => {
    open?.kill('SIGKILL');
    open = undefined;
  };

  return {
    async run(tests, changed) {
      if (tests.length === 0) return { found: false, by: '' };
      const asked = await session();
      asked.send({ tests, changed });
      try {
        const [answer] = await once(asked, 'message', { signal: AbortSignal.timeout(TIME_MAX_MS) });
        return answer as LayerResult;
      } catch {
        restart();
        return { found: false, by: `no answer in ${TIME_MAX_MS / 60_000} minutes` };
      }
    },
    async forget(changed) {
      if (open?.connected) open.send({ tests: [], changed });
    },
    restart,
  };
}
