import type { ImportReport } from '#contract/dictionary/upkeep-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/item-admin.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';

/** What a file would change, and what stands in its way. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { rows, created, edited, unchanged, errors, errorCount } = report;
  const figures = [
    { name: itemAdminTexts.rows, count: rows },
    { name: itemAdminTexts.newRows, count: created },
    { name: itemAdminTexts.changedRows, count: edited },
    { name: itemAdminTexts.unchangedRows, count: unchanged },
    { name: itemAdminTexts.errorRows, count: errorCount, bad: errorCount > 0 },
  ];
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 tabular-nums">
        {figures.map(({ name, count, bad }) => (
          <div key={name} className={classNames('flex justify-between gap-4', bad && 'font-bold text-error')}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {errorCount > 0 ? (
        <section className="grid gap-2">
          <h3 className="font-bold text-error">{itemAdminTexts.importErrors}</h3>
          <ul className="grid gap-1.5 text-sm">
            {errors.map(({ line, message }, index) => (
              <li key={index} className="grid grid-cols-[auto_1fr] gap-x-3">
                <span className="text-ink-soft tabular-nums">{itemAdminTexts.errorAt(line)}</span>
                <span className="wrap-anywhere">{message}</span>
              </li>
            ))}
          </ul>
          {errorCount > errors.length && (
            <p className="text-sm text-ink-soft">
              {itemAdminTexts.moreErrors(formatNumber(errorCount - errors.length))}
            </p>
          )}
        </section>
      ) : (
        <p role="status">
          {created + edited > 0 ? itemAdminTexts.importReady : itemAdminTexts.importNothing}
        </p>
      )}
    </div>
  );
}
