import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { learners } from '../../e2e/support/accounts.mjs';
import { addAccounts } from '../../e2e/support/prepare-accounts.mjs';
import { startProduct } from '../../e2e/support/product.mjs';
import { freePort } from '../free-port.mjs';
import { createCluster } from '../testing/postgres-cluster.mjs';
import type { Query } from './journal.ts';

/** Where a product keeps its rows, and how to read them when it is stopped. */
export interface Store {
  readonly name: string;
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
  query<T>(read: (query: Query) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

const copyOf = async (prepared: string, parent = tmpdir()): Promise<string> => {
  const folder = await mkdtemp(join(parent, 'kakehashi-outages-'));
  await cp(prepared, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
};

/** A copy of a folder that has content and learners. */
export async function embeddedStore(prepared: string, parent?: string): Promise<Store> {
  const dataDir = await copyOf(prepared, parent);
  return {
    name: 'embedded',
    dataDir,
    environment: {},
    async query(read) {
      const database = await PGlite.create(join(dataDir, 'pglite'));
      try {
        return await read(
          async (statement) => (await database.query<Record<string, unknown>>(statement)).rows,
        );
      } finally {
        await database.close();
      }
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

export type Cluster = ReturnType<typeof createCluster>;

export interface PostgresStore extends Store {
  readonly cluster: Cluster;
}

interface ClusterOptions {
  readonly parent?: string;
  readonly settings?: readonly string[];
}

/** A PostgreSQL with content and learners. */
export async function postgresStore(prepared: string, options: ClusterOptions = {}): Promise<PostgresStore> {
  const cluster = createCluster({ port: await freePort(), ...options });
  cluster.start();
  const dataDir = await copyOf(prepared);
  const environment = { DATABASE_URL: cluster.url };
  const product = await startProduct(dataDir, environment);
  await product.stop();
  const withClient = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client(cluster.url);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  await withClient((client) => addAccounts(client, learners));
  return {
    name: 'PostgreSQL',
    cluster,
    dataDir,
    environment,
    query: (read) =>
      withClient((client) =>
        read(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows),
      ),
    async remove() {
      if (cluster.isRunning()) cluster.stop();
      cluster.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
