import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { operatorTexts } from '#contract/texts/operator.ts';
import { ConfigError } from './config.ts';
import { secretFingerprints } from './db/schema/index.ts';
import { loadOrCreateSecret } from './secret-files.ts';
import { requireSharedSecrets, type SharedSecrets } from './shared-secrets.ts';
import { emptyTables } from './testing/data/empty-tables.ts';
import { openTestDatabase } from './testing/test-database.ts';

const { db } = await openTestDatabase();
beforeEach(() => emptyTables(db));
const folder = await mkdtemp(join(tmpdir(), 'kakehashi-nodes-'));
afterAll(() => rm(folder, { recursive: true }));

let nodes = 0;
const newDataDir = () => join(folder, `node-${(nodes += 1)}`);

interface Node {
  readonly dataDir?: string;
  readonly env?: Partial<SharedSecrets>;
  readonly isShared?: boolean;
  readonly acceptNew?: boolean;
}

/** Starts a node as `start-up.ts` does: secrets of the environment, or files of its own. */
async function start({ dataDir = newDataDir(), env = {}, isShared = true, acceptNew = false }: Node = {}) {
  const printed: string[] = [];
  const secrets = {
    TOKEN_SECRET: env.TOKEN_SECRET ?? (await loadOrCreateSecret(dataDir, 'token-secret')),
    SETTINGS_KEY: env.SETTINGS_KEY ?? (await loadOrCreateSecret(dataDir, 'settings-key')),
  };
  await requireSharedSecrets(db, secrets, { isShared, acceptNew, print: (line) => printed.push(line) });
  return printed;
}

const TOKEN_SECRET = 'a token secret that all nodes share';
const SETTINGS_KEY = 'a settings key that all nodes share';

describe('of three nodes that start together on one database', () => {
  const startThree = (env: Partial<SharedSecrets>) =>
    Promise.allSettled(Array.from({ length: 3 }, () => start({ env })));

  test.each([
    { env: {}, named: 'TOKEN_SECRET, SETTINGS_KEY', why: 'without any secret' },
    { env: { TOKEN_SECRET }, named: 'SETTINGS_KEY', why: 'without SETTINGS_KEY' },
    { env: { SETTINGS_KEY }, named: 'TOKEN_SECRET', why: 'without TOKEN_SECRET' },
  ])('one starts, the others refuse with one sentence: $why', async ({ env, named }) => {
    const results = await startThree(env);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(ConfigError);
      expect(reason).toMatchObject({ message: operatorTexts.secretsDiffer(named) });
    }
  });

  test('all start when they share both secrets', async () => {
    const results = await startThree({ TOKEN_SECRET, SETTINGS_KEY });
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  });
});

test('a single node with files of its own starts again', async () => {
  const dataDir = newDataDir();
  for (let time = 0; time < 3; time += 1) expect(await start({ dataDir })).toEqual([]);
});

test('the embedded database belongs to one node, which may change its secrets', async () => {
  await start({ isShared: false });
  expect(await start({ isShared: false, env: { TOKEN_SECRET } })).toEqual([]);
});

describe('a secret that is changed on purpose', () => {
  const changed = { TOKEN_SECRET: 'another token secret of all the nodes', SETTINGS_KEY };
  beforeEach(() => start({ env: { TOKEN_SECRET, SETTINGS_KEY } }));

  test('is accepted for one start, and then required of all nodes', async () => {
    expect(await start({ env: changed, acceptNew: true })).toEqual([
      operatorTexts.secretsAccepted('TOKEN_SECRET'),
    ]);
    expect(await start({ env: changed })).toEqual([]);
    await expect(start({ env: { TOKEN_SECRET, SETTINGS_KEY } })).rejects.toThrow('TOKEN_SECRET');
  });

  test('a refused start changes nothing', async () => {
    await expect(start({ env: changed })).rejects.toThrow(ConfigError);
    expect(await start({ env: { TOKEN_SECRET, SETTINGS_KEY } })).toEqual([]);
  });

  test('leaving ACCEPT_NEW_SECRETS on is mentioned at each start', async () => {
    expect(await start({ env: { TOKEN_SECRET, SETTINGS_KEY }, acceptNew: true })).toEqual([
      operatorTexts.secretsAcceptedStill,
    ]);
  });
});

test('the database learns nothing of the secrets themselves', async () => {
  await start({ env: { TOKEN_SECRET, SETTINGS_KEY } });
  const stored = JSON.stringify(await db.select().from(secretFingerprints));
  expect(stored).toContain('TOKEN_SECRET');
  expect(stored).not.toContain('that all nodes share');
});
