import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** For many columns: cards are used up to desktop width. */
  readonly wide?: boolean;
}

/** A table on wide screens; cards at 600 px and less, where a table would scroll sideways. */
export function Table<Row>({ caption, columns, rows, rowKey, wide = false }: TableProps<Row>) {
  return (
    <>
      <div
        className={classNames(
          'hidden overflow-x-auto rounded-lg border border-line bg-surface',
          wide ? 'xl:block' : 'sm:block',
        )}
      >
        <table className="w-full text-left">
          <caption className="sr-only">{caption}</caption>
          <thead className="bg-sunken text-sm text-ink-soft">
            <tr>
              {columns.map(({ key, heading, align }) => (
                <th
                  key={key}
                  scope="col"
                  className={`px-4 py-3 font-bold ${align === 'end' ? 'text-right' : ''}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, cell, align }) => (
                  <td
                    key={key}
                    className={`px-4 py-3 align-top ${align === 'end' ? 'text-right tabular-nums' : ''}`}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul
        aria-label={caption}
        className={classNames('grid gap-3', wide ? 'sm:grid-cols-2 xl:hidden' : 'sm:hidden')}
      >
        {rows.map((row) => (
          <li key={rowKey(row)} className="rounded-lg border border-line bg-surface p-4">
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
              {columns.map(({ key, heading, cell }) => (
                <div key={key} className="contents">
                  <dt className="text-sm text-ink-soft">{heading}</dt>
                  <dd className="min-w-0">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
