import { fileImportTexts as texts } from '#contract/texts/files.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '../class-names.ts';
import { MixedText } from '../japanese/mixed-text.tsx';

interface LineNote {
  readonly line: number;
  readonly message: string;
}

/** The first notes; `count` is the total. */
interface LineNotes {
  readonly notes: readonly LineNote[];
  readonly count: number;
}

interface ImportReportProps {
  readonly figures: readonly { readonly name: string; readonly count: number }[];
  readonly errors: LineNotes;
  /** Hints for the author; they do not block the import. */
  readonly warnings?: LineNotes;
  /** Shown for a file without errors. */
  readonly verdict: string;
}

const NONE: LineNotes = { notes: [], count: 0 };

/** The changes and errors of a file. */
export function ImportReport({ figures, errors, warnings = NONE, verdict }: ImportReportProps) {
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 tabular-nums">
        {figures.map(({ name, count }) => (
          <Figure key={name} name={name} count={count} />
        ))}
        <Figure name={texts.errorRows} count={errors.count} tone="font-bold text-error" />
        {warnings.count > 0 && (
          <Figure name={texts.warningRows} count={warnings.count} tone="font-bold text-amber" />
        )}
      </dl>
      {errors.count > 0 ? (
        <Lines heading={texts.errors} tone="text-error" {...errors} more={texts.moreErrors} />
      ) : (
        <p role="status">{verdict}</p>
      )}
      {warnings.count > 0 && (
        <Lines heading={texts.warnings} tone="text-amber" {...warnings} more={texts.moreWarnings} />
      )}
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly count: number;
  /** Applied if the count is not zero. */
  readonly tone?: string;
}

const Figure = ({ name, count, tone }: FigureProps) => (
  <div className={classNames('flex justify-between gap-4', count > 0 && tone)}>
    <dt>{name}</dt>
    <dd>{formatNumber(count)}</dd>
  </div>
);

interface LinesProps extends LineNotes {
  readonly heading: string;
  readonly tone: string;
  readonly more: (count: string) => string;
}

function Lines({ heading, tone, notes, count, more }: LinesProps) {
  return (
    <section className="grid gap-2">
      <h3 className={classNames('font-bold', tone)}>{heading}</h3>
      <ul className="grid gap-1.5 text-sm">
        {notes.map(({ line, message }, index) => (
          <li key={index} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span className="text-ink-soft tabular-nums">{texts.atLine(line)}</span>
            <span className="wrap-anywhere">
              <MixedText>{message}</MixedText>
            </span>
          </li>
        ))}
      </ul>
      {count > notes.length && (
        <p className="text-sm text-ink-soft">{more(formatNumber(count - notes.length))}</p>
      )}
    </section>
  );
}
