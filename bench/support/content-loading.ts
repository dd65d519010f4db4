import { join } from 'node:path';
import { openDatabase } from '#server/db/connect.ts';
import { loadContent } from '#server/db/content/load-content.ts';
import { projectRoot } from '#server/project-root.ts';

/** Opens the embedded database of a folder, loads the shipped content and returns how long it took. */
export async function loadInto(dataDir: string) {
  const database = await openDatabase({ dataDir, onConnectionError: () => {} });
  try {
    const start = performance.now();
    const summary = await loadContent(database, join(projectRoot, 'content'));
    return { ...summary, seconds: (performance.now() - start) / 1_000 };
  } finally {
    await database.close();
  }
}
