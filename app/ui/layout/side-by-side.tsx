import { versionTexts } from '#contract/texts/versions.ts';
import { type Side, SideValue, type VersionValue } from './side-value.tsx';

export interface SideField {
  readonly name: string;
  /** Null if the piece is new. */
  readonly before: VersionValue | null;
  readonly after: VersionValue;
  readonly japanese?: boolean;
  /** The value is the URL of a picture. */
  readonly picture?: boolean;
}

interface SideBySideProps {
  readonly beforeLabel: string;
  readonly afterLabel: string;
  readonly fields: readonly SideField[];
  /** Shown if nothing differs. */
  readonly nothingDiffers?: string;
}

/**
 * Compares old and new, side by side or stacked on phones: changes are marked, unchanged fields are collapsed. A new
 * piece is shown alone, without marks and empty fields.
 */
export function SideBySide({
  beforeLabel,
  afterLabel,
  fields,
  nothingDiffers = versionTexts.nothingDiffers,
}: SideBySideProps) {
  if (fields.every(({ before }) => before === null))
    return <Values label={afterLabel} fields={fields.filter(({ after }) => after.length > 0)} />;
  const changed = fields.filter((field) => !isSame(field));
  const unchanged = fields.filter(isSame);
  return (
    <div className="grid gap-4">
      {changed.length === 0 ? (
        <p>{nothingDiffers}</p>
      ) : (
        // Column headings are visual; each cell repeats its label for screen readers and for phones.
        <p aria-hidden className="hidden grid-cols-2 gap-4 text-sm font-bold text-ink-soft sm:grid">
          <span>{beforeLabel}</span>
          <span>{afterLabel}</span>
        </p>
      )}
      {changed.map((field) => (
        <section key={field.name} aria-label={field.name} className="grid gap-1.5">
          <p className="text-sm font-bold">{field.name}</p>
          <div className="grid gap-2 sm:grid-cols-2 sm:gap-4">
            <Cell field={field} side="before" label={beforeLabel} />
            <Cell field={field} side="after" label={afterLabel} />
          </div>
        </section>
      ))}
      {unchanged.length > 0 && (
        <details className="text-ink-soft">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm">
            {versionTexts.unchanged(unchanged.map(({ name }) => name).join(', '))}
          </summary>
          <Values label={afterLabel} fields={unchanged} />
        </details>
      )}
    </div>
  );
}

const isSame = ({ before, after }: SideField): boolean =>
  typeof before === 'string' || typeof after === 'string'
    ? before === after
    : before?.length === after.length && after.every((line, at) => line === before[at]);

interface CellProps {
  readonly field: SideField;
  readonly side: Side;
  readonly label: string;
}

const SURFACES: Record<Side, string> = { before: 'bg-sunken', after: 'bg-surface' };

function Cell({ field: { before, after, ...field }, side, label }: CellProps) {
  const old = before ?? '';
  const [value, other] = side === 'before' ? [old, after] : [after, old];
  return (
    <div className={`min-w-0 rounded-md border border-line px-3 py-2 wrap-anywhere ${SURFACES[side]}`}>
      <p className="text-xs text-ink-soft sm:sr-only">{label}</p>
      <SideValue {...field} label={label} value={value} comparison={{ side, value: other }} />
    </div>
  );
}

/** Values without a comparison. */
function Values({ label, fields }: { readonly label: string; readonly fields: readonly SideField[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(7rem,auto)_1fr]">
      {fields.map(({ name, after, japanese, picture }) => (
        <div key={name} className="sm:contents">
          <dt className="text-sm text-ink-soft sm:pt-0.5">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <SideValue name={name} label={label} value={after} japanese={japanese} picture={picture} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
