import { setTimeout as wait } from 'node:timers/promises';
import { openTcpProxy } from '#server/testing/fakes/tcp-proxy.ts';
import { ClassAtWork } from './class-at-work.ts';
import type { Comparison } from './journal.ts';
import { problemsOf } from './kills.ts';
import { lineOfOutage, liveThrough, type Outage, type OutageResult } from './outage.ts';
import { mountSmallDisk } from './small-disk.ts';
import { type Cluster, embeddedStore, postgresStore, type Store } from './stores.ts';

export interface OutagesResult {
  readonly store: string;
  readonly outages: readonly OutageResult[];
  readonly compared: readonly Comparison[];
  readonly problems: readonly string[];
}

const HOLD_MS = 6_000;
/** Longer than the product waits for a statement. */
const SILENT_MS = 20_000;
const DISK_MB = 400;

type Network = Awaited<ReturnType<typeof openTcpProxy>>;

const outagesOf = (cluster: Cluster, network: Network): readonly Outage[] => [
  { name: 'stopped', begin: () => cluster.stop(), end: () => cluster.start(), holdMs: HOLD_MS },
  { name: 'restarted', begin: () => cluster.stop('fast'), end: () => cluster.start(), holdMs: 0 },
  {
    name: 'slow (150 ms each way)',
    begin: () => network.delay(150),
    end: () => network.delay(0),
    holdMs: HOLD_MS,
  },
  { name: 'silent', begin: () => network.blackHole(), end: () => network.pass(), holdMs: SILENT_MS },
  {
    name: 'read-only',
    begin: () => cluster.configure('alter system set default_transaction_read_only = on'),
    end: () => cluster.configure('alter system reset default_transaction_read_only'),
    holdMs: HOLD_MS,
  },
];

/** A PostgreSQL that is away, slow, silent, and read-only. */
export async function loseDatabase(prepared: string): Promise<OutagesResult> {
  const store = await postgresStore(prepared);
  const network = await openTcpProxy({ host: '127.0.0.1', port: store.cluster.port });
  const environment = {
    DATABASE_URL: network.through(store.environment['DATABASE_URL'] ?? store.cluster.url),
  };
  try {
    return await liveThroughAll(store, environment, outagesOf(store.cluster, network));
  } finally {
    await network.close();
    await store.remove();
  }
}

/** Both databases on a disk without room; null where no small disk can be made. */
export async function fillDisk(prepared: string): Promise<readonly OutagesResult[] | null> {
  const results: OutagesResult[] = [];
  for (const kind of ['embedded', 'PostgreSQL'] as const) {
    const disk = mountSmallDisk(DISK_MB);
    if (!disk) return null;
    const server =
      kind === 'PostgreSQL'
        ? await postgresStore(prepared, {
            parent: disk.folder,
            settings: ['max_wal_size=64MB', 'min_wal_size=32MB'],
          })
        : null;
    const store: Store = server ?? (await embeddedStore(prepared, disk.folder));
    const full: Outage = {
      name: 'full',
      begin: () => disk.fill(),
      async end() {
        disk.free();
        // It gives up when it cannot write its log; an operator starts it again.
        if (server && !server.cluster.isRunning()) server.cluster.start();
      },
      holdMs: SILENT_MS,
    };
    try {
      results.push(await liveThroughAll(store, {}, [full]));
    } finally {
      await store.remove();
      disk.remove();
    }
  }
  return results;
}

const BETWEEN_MS = 1_000;

export async function liveThroughAll(
  store: Store,
  environment: Readonly<Record<string, string>>,
  outages: readonly Outage[],
): Promise<OutagesResult> {
  const atWork = new ClassAtWork(store, environment);
  await atWork.start();
  try {
    await atWork.beginWork();
    const results: OutageResult[] = [];
    for (const outage of outages) {
      await wait(BETWEEN_MS);
      const result = await liveThrough(atWork, outage);
      console.log(`${store.name}:${lineOfOutage(result)}`);
      results.push(result);
    }
    const { tally } = atWork;
    const end = await atWork.end();
    const problems = [
      ...results.flatMap(({ name, problems: found }) => found.map((problem) => `${name}: ${problem}`)),
      ...problemsOf({ tally, ...end }),
    ];
    return { store: store.name, outages: results, compared: end.compared, problems };
  } catch (error) {
    atWork.product.kill('SIGKILL');
    throw error;
  }
}
