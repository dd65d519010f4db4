import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from '#contract/zod.ts';

const run = promisify(execFile);
const AT_ONCE = 6;
const CALL_MAX_MS = 20_000;
/** Packages with nightly versions have thousands of times. */
const REPLY_MAX_BYTES = 64 * 1024 * 1024;
const view = z.object({ version: z.string(), time: z.record(z.string(), z.string()) });

/** The newest version of a package and the day of its release. */
export interface Release {
  readonly version: string;
  readonly day: string;
}

/** By the name of the package; without those that the registry did not tell. */
export async function lastReleases(names: readonly string[]): Promise<ReadonlyMap<string, Release>> {
  const releases = new Map<string, Release>();
  const [first, ...rest] = names;
  // One call says whether there is a registry at all: offline nobody waits for seventy.
  if (first === undefined || !(await ask(first, releases))) return releases;
  const askInTurn = async () => {
    for (let name = rest.shift(); name !== undefined; name = rest.shift()) await ask(name, releases);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return releases;
}

async function ask(name: string, releases: Map<string, Release>): Promise<boolean> {
  try {
    const args = ['view', name, 'version', 'time', '--json', '--fetch-retries=0'];
    const { stdout } = await run('npm', args, { timeout: CALL_MAX_MS, maxBuffer: REPLY_MAX_BYTES });
    const { version, time } = view.parse(JSON.parse(stdout));
    releases.set(name, { version, day: time[version]?.slice(0, 'yyyy-mm-dd'.length) ?? '–' });
    return true;
  } catch {
    // No registry, or one that does not know the package: the table says so.
    return false;
  }
}
