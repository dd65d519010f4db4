// Lets the product create its own database and admin, then adds the other accounts while it is stopped.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hash } from '@node-rs/argon2';
import { accounts, PASSWORD } from './accounts.mjs';
import { startProduct } from './product.mjs';

export async function prepareAccounts(dataDir) {
  const product = await startProduct(dataDir);
  await product.stop();
  const database = await PGlite.create(join(dataDir, 'pglite'));
  const passwordHash = await hash(PASSWORD);
  const { admin: _, ...others } = accounts;
  for (const { id, email, roles } of Object.values(others)) {
    await database.query(
      'insert into users (id, email, name, password_hash, verified_at) values ($1, $2, $3, $4, now())',
      [id, email, email.split('@')[0], passwordHash],
    );
    for (const role of roles)
      await database.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role]);
  }
  await database.close();
  await cp(join(dataDir, 'pglite'), untouchedDatabase(dataDir), { recursive: true });
}

/** A copy from before the tests, for those that start a product of their own: a first start loads all content. */
export const untouchedDatabase = (dataDir) => join(dataDir, 'untouched');
