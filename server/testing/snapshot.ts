import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '#server/db/migrate.ts';
import { projectRoot } from '#server/project-root.ts';

/**
 * The path of the migrated, empty PGlite that every test worker starts from: creating one takes seconds, loading it a
 * fraction of a second. Its name depends on the migrations and on PGlite, so an outdated snapshot is never loaded.
 */
export function snapshotPath(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')));
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const name of migrations.toSorted())
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return join(projectRoot, '.cache', `test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}
