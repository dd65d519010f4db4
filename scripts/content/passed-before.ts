import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What has passed a slow check before, so that it is only checked again when something has changed. */
export interface PassedBefore {
  has(row: unknown): boolean;
  add(row: unknown): void;
  /** For the next run. Rows that were not asked for are forgotten. */
  save(): Promise<void>;
}

/** Long enough that two rows never share one. */
const DIGEST_CHARS = 20;

/**
 * Reads the record in a file: the digest of everything that the check depends on (`basis`), then a line for each row that
 * has passed. With another basis nothing has passed.
 */
export async function readPassedBefore(file: string, basis: unknown): Promise<PassedBefore> {
  const title = digest(basis);
  const before = await readFile(file, 'utf8').catch(() => '');
  const [first, ...lines] = before.split('\n');
  const known = new Set(first === title ? lines : []);
  const passed = new Set<string>();
  return {
    has(row) {
      const line = digest(row);
      if (known.has(line)) passed.add(line);
      return known.has(line);
    },
    add: (row) => void passed.add(digest(row)),
    async save() {
      const after = `${[title, ...[...passed].toSorted()].join('\n')}\n`;
      if (after === before) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, after);
    },
  };
}

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, DIGEST_CHARS);
