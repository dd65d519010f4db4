import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. Found by walking up, because this code runs both from source and from build/server. */
export const projectRoot: string = folderWithPackageJson(dirname(fileURLToPath(import.meta.url)));

function folderWithPackageJson(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found in any folder above the running code.');
  return folderWithPackageJson(parent);
}
