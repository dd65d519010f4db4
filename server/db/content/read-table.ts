import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError, type Place } from './content-error.ts';
import type { ContentFile } from './content-files.ts';

export interface TableRow<Column extends string> {
  readonly cells: Readonly<Record<Column, string>>;
  readonly place: Place;
}

/**
 * A TSV file has a header line and one entry per line; it may leave out the `optional` columns. A row may end before the
 * column `rest`, where nothing follows in most rows; any other count is a lost tab.
 */
export function readTable<Column extends string>(
  file: ContentFile,
  columns: readonly Column[],
  optional: readonly Column[] = [],
  rest?: Column,
): TableRow<Column>[] {
  // Trims only line ends: a tab at the end comes before an empty last cell.
  const [header = '', ...rows] = file.text.replace(/\n+$/, '').split('\n');
  const named = header.split('\t');
  const present = columns.filter((column) => named.includes(column) || !optional.includes(column));
  if (header !== present.join('\t')) {
    throw new ContentError({ file: file.name, line: 1 }, contentTexts.wrongColumns(columns.join(', ')));
  }
  const blank = byColumn(columns, []);
  return rows.map((row, index) => {
    const place = { file: file.name, line: index + 2 };
    const found = row.split('\t');
    const isShort = rest !== undefined && found.length === present.indexOf(rest);
    if (found.length !== present.length && !isShort) {
      throw new ContentError(place, contentTexts.wrongColumnCount(found.length, present.length));
    }
    return { cells: { ...blank, ...byColumn(present, found) }, place };
  });
}

const byColumn = <Column extends string>(columns: readonly Column[], found: readonly string[]) =>
  Object.fromEntries(columns.map((column, at) => [column, found[at] ?? ''])) as Record<Column, string>;
