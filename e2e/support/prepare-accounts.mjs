// Starts the product once, so that it creates its database and admin, analyses all sentences and prepares the path, which
// would otherwise happen again in every copy. Then adds the other accounts while it is stopped.
import { constants } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hash } from '@node-rs/argon2';
import { accounts, PASSWORD } from './accounts.mjs';
import { startProduct } from './product.mjs';

export async function prepareAccounts(dataDir, learners = []) {
  const product = await startProduct(dataDir, { LOG_LEVEL: 'debug' });
  await product.printed('prepared ahead');
  await product.stop();
  const database = await PGlite.create(join(dataDir, 'pglite'));
  const { admin: _, ...others } = accounts;
  await addAccounts(database, [...Object.values(others), ...learners]);
  await database.close();
}

/** The database may be an embedded one or the client of a server. */
export async function addAccounts(database, added) {
  const passwordHash = await hash(PASSWORD);
  for (const { id, email, roles } of added) {
    await database.query(
      'insert into users (id, email, name, password_hash, verified_at) values ($1, $2, $3, $4, now())',
      [id, email, email.split('@')[0], passwordHash],
    );
    for (const role of roles)
      await database.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role]);
  }
}

/**
 * A copy of the data folder prepared for this run. A first start without it loads all content, and takes three times as
 * long.
 */
export async function copyPreparedData() {
  const { E2E_DATA_DIR } = process.env;
  if (!E2E_DATA_DIR) throw new Error('Nothing is prepared: start the browser tests with `npm run test:e2e`.');
  const folder = await mkdtemp(join(tmpdir(), 'kakehashi-e2e-copy-'));
  // Where the file system can, a file is copied only when it changes.
  await cp(E2E_DATA_DIR, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}
