import { useId } from 'react';
import { REPORT_KINDS, type ReportKind } from '#contract/lesson-feedback/report-kinds.ts';
import { sentenceReportTexts as texts } from '#contract/texts/practice.ts';

interface ReportKindsProps {
  readonly chosen: ReportKind | null;
  readonly onChoose: (kind: ReportKind) => void;
  readonly error: string | null;
}

/** Asks where the error is. */
export function ReportKinds({ chosen, onChoose, error }: ReportKindsProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-1.5">
      <legend className="text-sm font-bold">{texts.kind}</legend>
      <div className="mt-1.5 divide-y divide-line overflow-hidden rounded-md border border-edge">
        {REPORT_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-indigo-wash"
          >
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-indigo"
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            {texts.kinds[kind]}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
