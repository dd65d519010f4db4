import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface FieldFrameProps {
  readonly label: string;
  /** Marks it visibly as required. */
  readonly isMarked?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** The id of a text elsewhere that screen readers read with the field: what it answers. */
  readonly describedBy?: string | undefined;
}

const CONTROL =
  'w-full rounded-md border border-edge bg-surface px-4 text-base text-ink transition-colors placeholder:text-ink-soft ' +
  'hover:border-indigo focus-visible:border-indigo disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken ' +
  'aria-invalid:border-error';

interface Wiring {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** Label above, hint and error below, all linked to the control for screen readers. */
export function FieldFrame({
  label,
  isMarked = false,
  hint,
  error,
  describedBy: elsewhere,
  children,
}: FieldFrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = classNames(errorId, elsewhere, hintId) || undefined;
  return (
    <div className="grid gap-1.5">
      {/* By the style sheet: screen readers already say that the field is required. */}
      <label
        htmlFor={id}
        className={classNames(
          'text-sm font-bold',
          isMarked && "after:ml-0.5 after:text-error after:content-['*'/'']",
        )}
      >
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type InputProps = FieldFrameProps &
  ComponentProps<'input'> & {
    /** A control inside the input at its end, such as "show password". */
    readonly action?: ReactNode;
  };

export function Field({ label, isMarked, hint, error, action, className, ...rest }: InputProps) {
  return (
    <FieldFrame label={label} isMarked={isMarked} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          <input
            className={classNames(CONTROL, 'h-12', Boolean(action) && 'pr-13', className)}
            {...wiring}
            {...rest}
          />
          {action && <span className="absolute inset-y-0 right-0.5 grid place-items-center">{action}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  describedBy,
  className,
  ...rest
}: FieldFrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} describedBy={describedBy}>
      {(wiring) => (
        <textarea rows={4} className={classNames(CONTROL, 'py-3', className)} {...wiring} {...rest} />
      )}
    </FieldFrame>
  );
}

/** The native select: familiar on phones, and without injected styles, which our policy would block. */
export function Select({
  label,
  hint,
  error,
  className,
  children,
  ...rest
}: FieldFrameProps & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          <select
            className={classNames(CONTROL, 'h-12 appearance-none truncate pr-11', className)}
            {...wiring}
            {...rest}
          >
            {children}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4.5 text-ink-soft"
          />
        </span>
      )}
    </FieldFrame>
  );
}

export function Checkbox({
  label,
  className,
  ...rest
}: { readonly label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={classNames('inline-flex min-h-11 items-center gap-3 text-base', className)}>
      <input type="checkbox" className="size-5 shrink-0 accent-indigo" {...rest} />
      {label}
    </label>
  );
}
