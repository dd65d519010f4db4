import { join } from 'node:path';
import { readContentFile } from '#server/db/content/content-files.ts';
import { readTable } from '#server/db/content/read-table.ts';
import { projectRoot } from '#server/project-root.ts';

/** What a check accepts although it looks like a mistake. */
export interface ExceptionList {
  /** Whether a line begins with these cells. */
  accepts(...cells: readonly string[]): boolean;
  /** Lines that were never used: an outdated exception must not hide the next mistake. */
  unneeded(): string[];
}

export function exceptionList(name: string, lines: readonly (readonly string[])[]): ExceptionList {
  const keys = new Set(lines.map((cells) => cells.join('\t')));
  const needed = new Set<string>();
  return {
    accepts(...cells) {
      const key = cells.join('\t');
      if (keys.has(key)) needed.add(key);
      return keys.has(key);
    },
    unneeded: () =>
      [...keys]
        .filter((key) => !needed.has(key))
        .map((key) => `${name}: nothing needs ${key.replaceAll('\t', ' ')}`),
  };
}

/** Reads a list of this folder. A last column `reason` is for readers. */
export async function readExceptionList<Column extends string>(
  name: string,
  columns: readonly [...Column[]],
): Promise<ExceptionList> {
  const rows = await readLines(name, columns);
  const keyColumns = columns.filter((column) => column !== 'reason');
  return exceptionList(
    name,
    rows.map((cells) => keyColumns.map((column) => cells[column])),
  );
}

export async function readLines<Column extends string>(
  name: string,
  columns: readonly Column[],
): Promise<Readonly<Record<Column, string>>[]> {
  const file = await readContentFile(join(projectRoot, 'scripts/content'), 'exceptions', name);
  return readTable(file, columns).map(({ cells }) => cells);
}
